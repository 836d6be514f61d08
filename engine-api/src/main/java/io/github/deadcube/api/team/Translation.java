package io.github.deadcube.api.team;

import io.vavr.collection.Vector;

/**
 * A strike team as another edition of the rules prints it.
 *
 * @param team the same models; what the edition has no counterpart for is left as it is, and refused by {@code start}
 * @param said what has been translated, one line each, in the order of the models; empty if nothing has
 */
public record Translation(StrikeTeam team, Vector<String> said) {}
