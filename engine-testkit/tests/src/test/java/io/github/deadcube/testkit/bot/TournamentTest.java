package io.github.deadcube.testkit.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.mission.Mission;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.bot.Bot;
import io.github.deadcube.core.shipped.Shipped;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Test;

class TournamentTest {
    private static final Rules RULES = Deadcube.rules();
    private static final Setup SETUP = Shipped.setup(Shipped.ruleset());

    @Test
    void sidesAndTeamsAreSwapped() {
        List<String> seen = new ArrayList<>();
        BiFunction<Long, Side, Bot> watched = (seed, side) -> (view, decision) -> {
            String here = seed + " " + side + " "
                    + view.position().game().setup().team(side).name();
            if (!seen.contains(here)) seen.add(here);
            return decision.options().head();
        };
        Tournament.between(RULES, SETUP, watched, Bot::random).play(5, 5);
        assertThat(seen)
                .containsExactly(
                        "5 A Saltwind Wardens",
                        "5 B Kiln Road Breakers",
                        "5 A Kiln Road Breakers",
                        "5 B Saltwind Wardens",
                        "6 A Saltwind Wardens");
    }

    @Test
    void noNumberOfGamesIsBelowZero() {
        Tournament random = Tournament.between(RULES, SETUP, Bot::random, Bot::random);
        assertThat(results(random.play(1, 0))).containsExactly(0, 0, 0);
        assertThatThrownBy(() -> random.play(1, -1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("games are 0 or more, not -1");
    }

    @Test
    void swappedTeamsMayBeFittedToTheirSides() {
        Mission stand = Shipped.scenarios()
                .map(Mission.class::cast)
                .find(one -> one.shares().isDefined())
                .get();
        List<String> seen = new ArrayList<>();
        BiFunction<Long, Side, Bot> watched = (seed, side) -> (view, decision) -> {
            String here = side + " "
                    + view.position().game().setup().team(side).name() + " "
                    + view.position().game().setup().team(side).members().size();
            if (!seen.contains(here)) seen.add(here);
            return decision.options().head();
        };
        Tournament.between(RULES, Shipped.in(stand, SETUP), watched, Bot::random)
                .swapping(swapped -> Shipped.in(stand, swapped))
                .play(5, 4);
        assertThat(seen)
                .containsExactly(
                        "A Saltwind Wardens 7",
                        "B Kiln Road Breakers 4",
                        "A Kiln Road Breakers 8",
                        "B Saltwind Wardens 4");
    }

    @Test
    void theWinCountsForTheWinner() {
        BiFunction<Long, Side, Bot> simple = (seed, side) -> Bots.simple(seed, side, RULES);
        Tournament forth = Tournament.between(RULES, SETUP, simple, Bot::random).play(0, 8);
        Tournament back = Tournament.between(RULES, SETUP, Bot::random, simple).play(0, 8);
        assertThat(results(forth).sum()).isEqualTo(8L);
        assertThat(forth.one()).isGreaterThan(forth.other());
        assertThat(back.one()).isLessThan(back.other());
    }

    @Test
    void equalArgumentsGiveEqualCounts() {
        assertThat(random(3)).isEqualTo(random(3));
        assertThat(Vector.range(0, 5)
                        .map(seed -> random(seed * 100L))
                        .distinct()
                        .size())
                .isGreaterThan(1);
    }

    @Test
    void theResultsOfAllGamesAreAdded() {
        Tournament both = Tournament.between(RULES, SETUP, Bot::random, Bot::random);
        assertThat(results(both.play(3, 40).play(100, 40)))
                .isEqualTo(random(3).zip(random(100)).map(two -> two._1() + two._2()));
    }

    private static Vector<Integer> random(long seed) {
        return results(
                Tournament.between(RULES, SETUP, Bot::random, Bot::random).play(seed, 40));
    }

    private static Vector<Integer> results(Tournament played) {
        return Vector.of(played.one(), played.other(), played.drawn());
    }
}
