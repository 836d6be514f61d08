package io.github.deadcube.testkit.jqwik;

import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.StrikeTeam;
import java.util.stream.Stream;

/** Fewer models, the first of which leads, and less on their cards. */
final class SmallerTeam implements Simpler<StrikeTeam> {
    private final ShorterCards cards = new ShorterCards();

    @Override
    public Stream<StrikeTeam> than(StrikeTeam team) {
        return Stream.concat(
                Fewer.of(team.members())
                        .filter(members -> !members.isEmpty())
                        .map(members -> DefaultNames.given(Side.A, new StrikeTeam("", 1, members))),
                cards.than(team));
    }

    @Override
    public long[] size(StrikeTeam team) {
        return new long[] {team.members().size(), cards.size(team)};
    }
}
