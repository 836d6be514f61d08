package io.github.deadcube.core.json;

import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.StrikeTeam;
import io.vavr.collection.Vector;

/**
 * A strike team.
 * @param leader 1 for the first model
 * @param models each with its name and the items of its card
 */
@SavedName(value = "teamDocument", parts = "name leader models")
record TeamParts(String name, int leader, Vector<Card> models) {
    static TeamParts of(StrikeTeam team) {
        return new TeamParts(team.name(), team.leader(), team.members());
    }

    StrikeTeam team() {
        return new StrikeTeam(name, leader, models);
    }
}
