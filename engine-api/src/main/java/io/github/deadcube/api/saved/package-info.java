/** The names by which values are saved. */
package io.github.deadcube.api.saved;
