package io.github.deadcube.api.team;

import io.vavr.collection.Vector;

/**
 * One player's models (SET-1), in the order that team order follows.
 *
 * @param name the team's name, free text on one line
 * @param leader the number of its one leader, 1 for the first
 * @param members its models; {@code A1} is the first of side A's team
 */
public record StrikeTeam(String name, int leader, Vector<Profile> members) {
    @Override
    public String toString() {
        return name;
    }

    /**
     * A strike team as another edition of the rules prints it.
     *
     * @param team the same models; what the edition has no counterpart for is left as it is, and refused by {@code start}
     * @param said what has been translated, one line each, in the order of the models; empty if nothing has
     */
    public record Translation(StrikeTeam team, Vector<String> said) {}
}
