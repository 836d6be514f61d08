package io.github.deadcube.extend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.github.deadcube.Game;
import io.github.deadcube.GameSettings;
import io.github.deadcube.api.GameState;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Capability;
import io.github.deadcube.api.extend.Continuation;
import io.github.deadcube.api.extend.DiceTest;
import io.github.deadcube.api.extend.DiceTest.Outcome;
import io.github.deadcube.api.extend.DiceTest.TestSide;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Hit.Protection;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.KeywordRule.Placement;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.Trigger.Sequence.Step;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Choice.Shoot.Shot;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.Card.Skill;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.shipped.Shipped;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A rule of an application that throws, or offers too much, after its hook has returned: the message names the rule,
 * and the game stays.
 */
class FaultyContinuationsTest {
    private static final RuleId RULE = RuleId.of("HOUSE-TORN");
    private static final ModelId A1 = ModelId.of("A1");
    private static final ModelId B1 = ModelId.of("B1");
    private static final TestSide THREE = TestSide.ofThing(Side.A, 3, 4);

    /** What is set off, by the name of its continuation. */
    private static final Map<String, Consumer<Effects>> BEGINS = Map.of(
            "Tested",
            e -> e.test(
                    DiceTest.of(
                            TestContext.ofOneModel(TestContext.Kind.OTHER, RULE, A1),
                            TestSide.asPrinted(A1, Skill.RANGED, 1),
                            1),
                    new Tested()),
            "Rolled",
            e -> e.roll(Side.A, 1, Purpose.KEYWORD, new Rolled()),
            "Chosen",
            e -> e.offer(Side.A, new Chosen(1)),
            "Listed",
            e -> e.offer(Side.A, new Listed()),
            "Hit",
            e -> e.groupTest(RULE, THREE, Vector.of(B1), new Hit()),
            "AllHit",
            e -> e.groupTest(RULE, THREE, Vector.of(B1), new AllHit()));

    private static ArithmeticException torn() {
        return new ArithmeticException("torn");
    }

    /** A step of the rule. */
    interface OfRule extends Continuation {
        @Override
        default RuleId rule() {
            return RULE;
        }

        @Override
        default Option<ModelId> model() {
            return Option.some(A1);
        }
    }

    @SavedName("torn.tested")
    record Tested() implements OfRule, Continuation.AfterTest {
        @Override
        public void decided(Effects effects, Outcome outcome) {
            throw torn();
        }
    }

    @SavedName("torn.rolled")
    record Rolled() implements OfRule, Continuation.AfterRoll {
        @Override
        public void rolled(Effects effects, Dice dice) {
            throw torn();
        }
    }

    /** Offers some uses and an end; the uses have no end if their number is negative. */
    @SavedName("torn.chosen")
    record Chosen(int uses) implements OfRule, Continuation.AfterChoice {
        @Override
        public void options(GameView game, Consumer<Choice> each) {
            for (int i = 0; i != uses; i++) each.accept(new Choice.Use(RULE, A1, Target.NOTHING));
            each.accept(new Choice.Pass());
        }

        @Override
        public void chosen(Effects effects, Choice choice) {
            throw torn();
        }
    }

    @SavedName("torn.listed")
    record Listed() implements OfRule, Continuation.AfterChoice {
        @Override
        public void options(GameView game, Consumer<Choice> each) {
            throw torn();
        }

        @Override
        public void chosen(Effects effects, Choice choice) {}
    }

    @SavedName("torn.hit")
    record Hit() implements OfRule, Continuation.AfterGroupTest {
        @Override
        public void decided(Effects effects, ModelId victim, int margin, Protection protection) {
            throw torn();
        }

        @Override
        public void allDecided(Effects effects, int successes, Seq<ModelId> victims, Seq<Integer> margins) {}
    }

    @SavedName("torn.allHit")
    record AllHit() implements OfRule, Continuation.AfterGroupTest {
        @Override
        public void decided(Effects effects, ModelId victim, int margin, Protection protection) {}

        @Override
        public void allDecided(Effects effects, int successes, Seq<ModelId> victims, Seq<Integer> margins) {
            throw torn();
        }
    }

    /** Offers a shot with a weapon that has no notation. */
    @SavedName("torn.named")
    record Named(String weapon) implements OfRule, Continuation.AfterChoice {
        @Override
        public void options(GameView game, Consumer<Choice> each) {
            each.accept(new Choice.Pass());
            each.accept(new Choice.Shoot(A1, new Shot(weapon, Target.of(B1))));
        }

        @Override
        public void chosen(Effects effects, Choice choice) {}
    }

    private static KeywordRule keyword(Consumer<Effects> begins) {
        return attached(hooks -> hooks.on(
                Trigger.ACTIVATION_BEGINS.at(Step.FIRE), Scope.OWN, (effects, me, active) -> begins.accept(effects)));
    }

    private static KeywordRule attached(Consumer<Hooks> attach) {
        return KeywordRule.of(
                "TORN", RULE.id(), "It is torn.", (keyword, hooks) -> attach.accept(hooks), Placement.MODEL);
    }

    private static Game game(KeywordRule torn) {
        return Game.read(
                        "A1 RA 4+ SV 5+, TORN, rifle R6, at c4; A2 at a1; B1 SV 5+, at e7; initiative A",
                        Shipped.setup(Deadcube.ruleset().with(torn)),
                        GameSettings.seeded(1))
                .get();
    }

    private static String first(Throwable thrown) {
        return String.valueOf(thrown.getMessage()).lines().findFirst().orElseThrow();
    }

    /** Plays the first option until the rule fails. */
    private static String failure(Game game) {
        for (int i = 0; i < 20; i++) {
            GameState before = game.state();
            Throwable thrown = catchThrowable(() -> game.play(next(game)));
            if (thrown == null) continue;
            assertThat(game.state()).isSameAs(before);
            assertThat(game.options()).isNotEmpty();
            return first(thrown);
        }
        throw new AssertionError("nothing failed");
    }

    private static String next(Game game) {
        return game.options()
                .find(option -> option.toString().equals("A1 activate"))
                .getOrElse(() -> game.options().head())
                .toString();
    }

    @ParameterizedTest
    @ValueSource(strings = {"Tested", "Rolled", "Chosen", "Listed", "Hit", "AllHit"})
    void theMessageNamesTheContinuationAndItsRule(String continuation) {
        assertThat(failure(game(keyword(Objects.requireNonNull(BEGINS.get(continuation))))))
                .contains("the continuation " + continuation + " of HOUSE-TORN: java.lang.ArithmeticException: torn");
    }

    /** A SPECIAL action that fails as it is used, or as its uses are listed. */
    private record Special(boolean listed) implements Capability.Special {
        @Override
        public RuleId rule() {
            return RULE;
        }

        @Override
        public void targets(GameView game, ModelId model, Consumer<Choice.Use> each) {
            if (listed) throw torn();
            each.accept(new Choice.Use(RULE, model, Target.NOTHING));
        }

        @Override
        public void use(Effects effects, Choice.Use use) {
            throw torn();
        }
    }

    @Test
    void theMessageNamesTheRuleOfASpecialAction() {
        Game used = game(attached(hooks -> hooks.offer(new Special(false))));
        used.play("A1 activate");
        assertThat(first(catchThrowable(() -> used.play("A1 use HOUSE-TORN"))))
                .contains("the hooks of HOUSE-TORN: java.lang.ArithmeticException: torn");
        Game listed = game(attached(hooks -> hooks.offer(new Special(true))));
        assertThat(first(catchThrowable(() -> {
                    listed.play("A1 activate");
                    listed.options();
                })))
                .contains("the hooks of HOUSE-TORN: java.lang.ArithmeticException: torn");
    }

    private record Ends() implements Scenario {
        @Override
        public String name() {
            return "Ends";
        }

        @Override
        public Vector<Vector<Cube>> zones(Battlefield field) {
            return Deadcube.patrol().zones(field);
        }

        @Override
        public Vector<Objective> objectives(Battlefield field) {
            return Vector.empty();
        }

        @Override
        public void endPhase(Effects effects) {
            effects.kill(ModelId.of("A3"), RULE);
        }
    }

    @Test
    void theMessageNamesTheScenario() {
        Game game = Game.read(
                        "A1 at a1, activated; A2 at b1, activated; B1 at h8; initiative B",
                        Shipped.setup().withScenario(new Ends()),
                        GameSettings.seeded(1))
                .get();
        game.play("B1 activate");
        assertThat(first(catchThrowable(() -> game.play("B1 end"))))
                .endsWith("the scenario Ends: java.lang.IllegalArgumentException: kill: A3 is not in this game;"
                        + " expected a model of one of the teams");
    }

    @Test
    void theOptionsOfAContinuationHaveAnEnd() {
        Game most = game(keyword(effects -> effects.offer(Side.A, new Chosen(9_998))));
        most.play("A1 activate");
        assertThat(most.options()).hasSize(9_999);
        assertThat(failure(game(keyword(effects -> effects.offer(Side.A, new Chosen(9_999))))))
                .endsWith("HOUSE-TORN offers more than 9999 choices at once");
        assertThat(failure(game(keyword(effects -> effects.offer(Side.A, new Chosen(-1))))))
                .endsWith("HOUSE-TORN offers more than 9999 choices at once");
    }

    @ParameterizedTest
    @CsvSource({"two  spaces, 1", "'rifle at B1', 1", "x, 3000"})
    void aChoiceThatNoRecordCanHoldIsRefused(String weapon, int times) {
        assertThat(failure(game(keyword(effects -> effects.offer(Side.A, new Named(weapon.repeat(times)))))))
                .contains("HOUSE-TORN offers 'A1 shoot ")
                .endsWith("', which no record can hold");
    }
}
