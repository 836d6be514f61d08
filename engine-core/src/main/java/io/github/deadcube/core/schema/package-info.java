/**
 * What the engine knows of the records and enums of a state. Digests, checks, notations and JSON use one description of
 * each.
 */
package io.github.deadcube.core.schema;
