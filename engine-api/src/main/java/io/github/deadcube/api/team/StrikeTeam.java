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
}
