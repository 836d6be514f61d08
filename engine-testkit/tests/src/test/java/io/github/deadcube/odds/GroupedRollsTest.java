package io.github.deadcube.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.odds.Odds;
import io.github.deadcube.api.odds.Odds.Pool;
import io.github.deadcube.api.play.Dice.Chance;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.properties.level.Level;
import io.github.deadcube.testkit.bot.Bots;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.match.Match;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class GroupedRollsTest {
    private static final Rules RULES = Deadcube.rules();
    private static final Odds ODDS = Deadcube.odds();
    private static final int MOST_DICE = 6;

    /** A state and the number of rolls that lead to it. */
    private record Reached(GameState state, BigInteger ways) {}

    @Test
    @Rule({"DICE-2", "DICE-3", "R25-K-HOLO-SIGHT"})
    @DisplayName("DICE-2, DICE-3: grouped rolls reach the same states as all rolls, with the same chances")
    void everyRollIsInOneGroup() {
        int games = Level.tries(GroupedRollsTest.class, "everyRollIsInOneGroup", 2, 20);
        Set<Purpose> met = EnumSet.noneOf(Purpose.class);
        Set<Integer> explosions = new TreeSet<>();
        for (Ruleset edition : Vector.of(Deadcube.ruleset(), Deadcube.revised()))
            for (int seed = 1; seed <= games; seed++) {
                GameState begin = RULES.start(setup(edition)).get();
                Match.between(
                                RULES,
                                begin,
                                Bots.skirmisher(seed, Side.A),
                                Bots.skirmisher(seed, Side.B),
                                SplitMix64.dice(seed))
                        .watchedBy((input, transition) -> {
                            GameState state = transition.state();
                            if (!(RULES.prompt(state) instanceof Prompt.DiceRequest request)
                                    || request.dice() > MOST_DICE) return;
                            met.add(request.purpose());
                            ODDS.rolling(state).forEach(pool -> explosions.add(pool.explodes()));
                            check(state, request);
                        })
                        .play();
            }
        assertThat(met).contains(Purpose.TEST, Purpose.SCATTER, Purpose.RECON, Purpose.COMMAND_ROLL);
        assertThat(explosions).containsExactly(7, 8);
    }

    /** Spotters of the first team shoot with HOLO-SIGHT. */
    private static Setup setup(Ruleset edition) {
        return Shipped.setup(
                edition,
                Shipped.team("Lanternfall Outriders").get(),
                Shipped.teams().get(1));
    }

    private static void check(GameState state, Prompt.DiceRequest request) {
        Vector<Chance> grouped = ODDS.outcomes(state);
        List<Reached> all = reached(state, request.outcomes());
        List<Reached> some = reached(state, grouped);
        assertThat(some).as(request.toString()).containsExactlyInAnyOrderElementsOf(all);
        if (request.purpose() == Purpose.TEST)
            assertThat(grouped.size()).isLessThanOrEqualTo((request.dice() + 1) * (request.dice() + 2) / 2);
    }

    private static List<Reached> reached(GameState from, Vector<Chance> outcomes) {
        List<Reached> reached = new ArrayList<>();
        for (Chance outcome : outcomes) {
            GameState to = RULES.play(from, outcome.dice()).state();
            BigInteger ways = outcome.ways();
            for (int i = 0; i < reached.size(); i++)
                if (reached.get(i).state().equals(to))
                    ways = ways.add(reached.remove(i).ways());
            reached.add(new Reached(to, ways));
        }
        return reached;
    }

    @Test
    @Rule("DICE-3")
    @DisplayName("DICE-3: the pool whose dice are due is known; a state that asks for no dice has no outcomes")
    void pools() {
        GameState begin = RULES.start(Shipped.setup(Shipped.ruleset())).get();
        Match.random(RULES, begin, 1)
                .watchedBy((input, transition) -> {
                    GameState state = transition.state();
                    Option<Integer> due = RULES.prompt(state) instanceof Prompt.DiceRequest request
                                    && request.purpose() == Purpose.TEST
                            ? Option.some(request.dice())
                            : Option.none();
                    assertThat(ODDS.rolling(state).map(Pool::dice)).isEqualTo(due);
                    if (RULES.prompt(state) instanceof Prompt.Decision)
                        assertThatThrownBy(() -> ODDS.outcomes(state))
                                .isInstanceOf(IllegalArgumentException.class)
                                .hasMessageContaining("does not ask for dice");
                })
                .play();
    }
}
