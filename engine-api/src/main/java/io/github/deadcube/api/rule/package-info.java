/** The rules by identifier, with their titles and texts. */
package io.github.deadcube.api.rule;
