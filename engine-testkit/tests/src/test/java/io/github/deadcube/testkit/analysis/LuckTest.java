package io.github.deadcube.testkit.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Position;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.odds.Odds;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.bot.Bot;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.properties.level.Level;
import io.github.deadcube.testkit.bot.Bots;
import io.github.deadcube.testkit.match.Match;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Vector;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.Test;

class LuckTest {
    private static final Rules RULES = Deadcube.rules();
    private static final ModelId TARGET = ModelId.read("B1").get();

    private static GameState aiming() {
        return Script.play("""
                A1 RA 4+ SV 5+, rifle R6, at e5
                B1 SV 5+ HP 2, at e3
                play
                A1 activate
                """).state();
    }

    /** A shot at a model: the exact chance to kill it is known. */
    private static GameState shooting() {
        return RULES.play(aiming(), Input.read("A1 shoot rifle at B1").get()).state();
    }

    /** The chance to win of a game in which only the life of one model counts. */
    private static double life(Position position) {
        boolean killed = position.model(TARGET).exists(model -> model.status() == Model.Status.KILLED);
        return killed ? 1 : 0;
    }

    private static double luck(GameState state, Dice dice, ToDoubleFunction<Position> chance) {
        Luck luck = new Luck(RULES, state, chance);
        luck.accept(dice, RULES.play(state, dice));
        assertThat(luck.rolls()).hasSize(1);
        return luck.total(Side.A);
    }

    @Test
    void theLuckOfAllOutcomesSumsToZero() {
        GameState state = shooting();
        double sum = 0;
        double most = 0;
        for (Dice.Chance outcome : Deadcube.odds().outcomes(state)) {
            double luck = luck(state, outcome.dice(), LuckTest::life);
            sum += outcome.probability() * luck;
            most = Math.max(most, luck);
        }
        assertThat(sum).isEqualTo(0, within(1e-12));
        assertThat(most).isBetween(0.1, 1.0);
    }

    @Test
    void theExpectationIsTheExactChanceOfTheAttack() {
        GameState state = shooting();
        Luck luck = new Luck(RULES, state, LuckTest::life);
        Dice dice = Deadcube.odds().outcomes(state).head().dice();
        luck.accept(dice, RULES.play(state, dice));
        TestContext context = TestContext.builder(
                        TestContext.Kind.SHOOT,
                        RuleIds.SHO_5,
                        ModelId.read("A1").get())
                .target(TARGET)
                .weapon(WeaponChoice.onCard(0))
                .build();
        Odds.OfAttack shot = Deadcube.odds().shot(aiming(), context);
        assertThat(luck.rolls().head().before()).isEqualTo(shot.target().kill().doubleValue(), within(0.01));
    }

    /** The dice of a game are looked at one by one, and what is no roll is no luck. */
    @Test
    void eachRollOfAGameHasItsLuck() {
        GameState begin = RULES.start(Shipped.setup(Shipped.ruleset())).get();
        Luck luck = Luck.of(RULES, begin);
        int[] tests = {0};
        Match.between(RULES, begin, Bot.random(3, Side.A), Bot.random(3, Side.B), SplitMix64.dice(3))
                .watchedBy(luck)
                .watchedBy((input, transition) -> tests[0] += input instanceof Dice ? 1 : 0)
                .play();
        assertThat(luck.rolls()).hasSize(tests[0]);
        assertThat(luck.rolls().filter(roll -> roll.request().purpose() == Purpose.TEST))
                .isNotEmpty()
                .allMatch(roll -> Math.abs(roll.luck(Side.A)) <= 1);
        assertThat(luck.total(Side.A)).isEqualTo(-luck.total(Side.B)).isNotZero();
    }

    /** 43 dice of a test have 990 outcomes, 44 have more than a thousand. */
    @Test
    void aTestWithTooManyOutcomesIsLeftOut() {
        for (int dice : new int[] {43, 44}) {
            GameState state = Script.play("A1 BOOM! (" + dice + "), SV 5+, at e5; B1 SV 5+ HP 2, at e5\nplay\n"
                            + "A1 activate; A1 use K-BOOM")
                    .state();
            assertThat(RULES.prompt(state)).hasToString("A rolls " + dice + " d8: test (K-BOOM)");
            Dice ones = Dice.of(Vector.fill(dice, 1));
            Luck luck = new Luck(RULES, state, LuckTest::life);
            luck.accept(ones, RULES.play(state, ones));
            assertThat(luck.rolls()).hasSize(44 - dice);
        }
    }

    /** Whatever the players do: the luck of both sides is 0 in the mean of many games. */
    @Test
    void theMeanOfTheLuckIsZero() {
        int games = Level.tries(LuckTest.class, "theMeanOfTheLuckIsZero", 3, 1_000);
        long seed = Level.seed(LuckTest.class, "theMeanOfTheLuckIsZero");
        double sum = 0;
        double squares = 0;
        for (int game = 0; game < games; game++) {
            GameState begin = RULES.start(Shipped.setup(Shipped.ruleset())).get();
            Luck luck = Luck.of(RULES, begin);
            Match.between(
                            RULES,
                            begin,
                            Bots.simple(seed + game, Side.A, RULES),
                            Bots.fast(seed + game, Side.B),
                            SplitMix64.dice(seed + game))
                    .watchedBy(luck)
                    .play();
            sum += luck.total(Side.A);
            squares += luck.total(Side.A) * luck.total(Side.A);
        }
        double mean = sum / games;
        double error = Math.sqrt((squares / games - mean * mean) / (games - 1));
        assertThat(mean).isEqualTo(0, within(4 * error));
        assertThat(error).isPositive();
    }
}
