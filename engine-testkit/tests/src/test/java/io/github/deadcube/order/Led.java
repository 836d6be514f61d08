package io.github.deadcube.order;

import io.github.deadcube.api.team.StrikeTeam;
import io.vavr.control.Option;

/** Strike teams with other special orders for their leaders. */
final class Led {
    private Led() {}

    static StrikeTeam by(StrikeTeam team, String order) {
        int leader = team.leader() - 1;
        return new StrikeTeam(
                team.name(),
                team.leader(),
                team.members().update(leader, team.members().get(leader).withOrder(Option.some(order))));
    }
}
