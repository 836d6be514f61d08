package io.github.deadcube.api.team;

import io.github.deadcube.api.saved.SavedName;
import io.vavr.collection.Vector;

/**
 * One player's models (SET-1), in team order.
 *
 * @param name the team's name, free text on one line
 * @param leader the number of its only leader, 1 for the first model
 * @param members its models; {@code A1} is the first of side A's team
 */
@SavedName("strikeTeam")
public record StrikeTeam(String name, int leader, Vector<Card> members) {
    @Override
    public String toString() {
        return name;
    }
}
