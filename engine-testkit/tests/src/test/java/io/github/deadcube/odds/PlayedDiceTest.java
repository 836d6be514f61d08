package io.github.deadcube.odds;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.odds.Odds;
import io.github.deadcube.api.odds.Odds.Pool;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Script;
import io.github.deadcube.testkit.statistics.GoodnessOfFit;
import io.github.deadcube.testkit.statistics.GoodnessOfFit.Sample;
import io.vavr.control.Option;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Compares attacks that the engine plays with seeded dice with exact probabilities. */
class PlayedDiceTest {
    private static final int SIZE = 10_000;
    private static final double SIGNIFICANCE = 0.001;

    private final Rules rules = Deadcube.rules();
    private final Odds odds = Deadcube.odds();

    /** The last comparison of an attack, and the HP that its target lost. */
    private record Played(int one, int other, int lost) {}

    private Played shot(GameState active, SplitMix64 dice) {
        GameState state = active;
        Played played = new Played(0, 0, 0);
        Input input = Input.of("A1 shoot rifle at B1");
        boolean first = true;
        while (true) {
            var transition = rules.play(state, input);
            for (Event event : transition.events()) {
                if (event instanceof Event.Compared compared && first) {
                    played = new Played(compared.one(), compared.other(), 0);
                    first = false;
                }
                if (event instanceof Event.Damaged damaged)
                    played = new Played(played.one(), played.other(), damaged.amount());
            }
            state = transition.state();
            Prompt prompt = rules.prompt(state);
            Option<Input> rolled = dice.answer(prompt);
            if (rolled.isDefined()) input = rolled.get();
            else if (prompt instanceof Prompt.Decision decision && decision.purpose() == Purpose.REROLL)
                input = decision.options().last();
            else return played;
        }
    }

    private static GameState active(String shooter, String target) {
        return Script.play("board 2 x 4; barricade north of a1; A1 " + shooter + ", at a1; B1 " + target
                        + ", at a2\nplay\nA1 activate")
                .state();
    }

    private static Odds.OfAttack exact(Odds odds, GameState state) {
        return odds.shot(
                state,
                TestContext.builder(TestContext.Kind.SHOOT, RuleIds.SHO_5, new ModelId(Side.A, 1))
                        .target(new ModelId(Side.B, 1))
                        .weapon(WeaponChoice.onCard(0))
                        .build());
    }

    @ParameterizedTest
    @Rule({"DICE-2", "DICE-3", "DICE-8"})
    @DisplayName("DICE-2, DICE-3, DICE-8: exploding and re-rolled dice")
    @CsvSource({"2, 0, 1", "5, 0, 2", "5, 1, 3", "5, 9, 4", "8, 0, 5", "7, 2, 6"})
    void successes(int target, int rerolls, long seed) {
        String again = rerolls == 0 ? "" : " WEIGHT OF FIRE (" + rerolls + ")";
        GameState state = active("RA " + target + "+, rifle R5" + again, "SV 5+ HP 99");
        SplitMix64 dice = SplitMix64.dice(seed);
        Sample sample = Sample.of(SIZE, () -> shot(state, dice).one());
        GoodnessOfFit.of(sample, odds.successes(Pool.of(3, target).reroll(rerolls)))
                .require(SIGNIFICANCE);
    }

    @ParameterizedTest
    @Rule({"DICE-6"})
    @DisplayName("DICE-6, DICE-9: opposed dice, both sides with re-rolls")
    @CsvSource({"4, 0, 5, 0, 11", "5, 1, 4, 2, 12"})
    void differences(int ranged, int again, int survive, int resilient, long seed) {
        GameState state = active(
                "RA " + ranged + "+, rifle R5" + (again == 0 ? "" : " WEIGHT OF FIRE (" + again + ")"),
                "SV " + survive + "+ HP 99" + (resilient == 0 ? "" : ", RESILIENT (" + resilient + ")"));
        SplitMix64 dice = SplitMix64.dice(seed);
        Sample sample = Sample.of(SIZE, () -> {
            Played played = shot(state, dice);
            return played.one() - played.other();
        });
        Pool one = Pool.of(3, ranged).reroll(again);
        Pool other = Pool.of(3, survive).reroll(resilient);
        GoodnessOfFit.of(sample, odds.difference(one, other)).require(SIGNIFICANCE);
    }

    @Test
    @Rule({"DMG-1"})
    @DisplayName("DMG-1: damage through shields, AR, TOUGH and TOXIC")
    void damage() {
        GameState state = active(
                "RA 3+, rifle R5 AP1 TOXIC (1) and WEIGHT OF FIRE (1)", "SV 6+ AR 2 HP 99, TOUGH, ENERGY SHIELD (1)");
        SplitMix64 dice = SplitMix64.dice(21);
        Sample sample = Sample.of(SIZE, () -> shot(state, dice).lost());
        GoodnessOfFit.of(sample, exact(odds, state).target().lost()).require(SIGNIFICANCE);
    }

    /** The check detects one re-roll less, one die less or another target number. */
    @Test
    void wrongProbabilitiesAreRefused() {
        GameState state = active("RA 5+, rifle R5 WEIGHT OF FIRE (2)", "SV 5+ HP 99");
        SplitMix64 dice = SplitMix64.dice(31);
        Sample sample = Sample.of(SIZE, () -> shot(state, dice).one());
        assertThat(GoodnessOfFit.of(sample, odds.successes(Pool.of(3, 5).reroll(2)))
                        .agrees(SIGNIFICANCE))
                .isTrue();
        assertThat(GoodnessOfFit.of(sample, odds.successes(Pool.of(3, 5).reroll(1)))
                        .agrees(1e-9))
                .isFalse();
        assertThat(GoodnessOfFit.of(sample, odds.successes(Pool.of(2, 5).reroll(2)))
                        .agrees(1e-9))
                .isFalse();
        assertThat(GoodnessOfFit.of(sample, odds.successes(Pool.of(3, 4).reroll(2)))
                        .agrees(1e-9))
                .isFalse();
    }
}
