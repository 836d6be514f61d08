package io.github.deadcube.extend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Continuation;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.RuleData;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.extend.Scenario.Objective;
import io.github.deadcube.api.extend.Sight;
import io.github.deadcube.api.extend.Sight.LineOfSight;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.Trigger.Sequence.Step;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.notation.Notation;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.IOException;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** A bug in a rule of an application always gives one exception with the state. */
@SuppressWarnings("NullAway") // what is shown here is what nulls do
class FaultyRulesTest {
    private static final Rules RULES = Deadcube.rules();
    private static final Input ACTIVATE = Input.of("A1 activate");
    private static final RuleId RULE = RuleId.of("HOUSE-FAULTY");

    private record Sees(Supplier<LineOfSight> what) implements Sight {
        @Override
        public LineOfSight line(GameView game, ModelId from, ModelId to) {
            return what.get();
        }

        @Override
        public boolean sees(GameView game, ModelId from, Cube cube) {
            return true;
        }
    }

    /** FAULTY: runs a function when the owner's activation begins. */
    private record Faulty(@Nullable BiConsumer<Effects, ModelId> fire) implements KeywordRule {
        @Override
        public String printed() {
            return "FAULTY";
        }

        @Override
        public RuleId rule() {
            return RULE;
        }

        @Override
        public void attach(Keyword keyword, Hooks hooks) {
            hooks.on(
                    Trigger.ACTIVATION_BEGINS.at(Step.FIRE),
                    Scope.OWN,
                    fire == null ? null : (effects, me, active) -> fire.accept(effects, me));
        }
    }

    /** What is offered, by the numbers of {@link Offers}: a state holds no function. */
    private static final List<BiConsumer<GameView, Consumer<Choice>>> OFFERED = new CopyOnWriteArrayList<>();

    /** What is offered. */
    @SavedName("faultyRulesTest.offers")
    public record Offers(ModelId of, int offers) implements Continuation.AfterChoice {
        @Override
        public RuleId rule() {
            return RULE;
        }

        @Override
        public Option<ModelId> model() {
            return Option.some(of);
        }

        @Override
        public void options(GameView game, Consumer<Choice> each) {
            OFFERED.get(offers).accept(game, each);
        }

        @Override
        public void chosen(Effects effects, Choice choice) {}
    }

    /** A roll without effect. */
    @SavedName("faultyRulesTest.rolls")
    public record Rolls(Option<ModelId> model) implements Continuation.AfterRoll {
        @Override
        public RuleId rule() {
            return RULE;
        }

        @Override
        public void rolled(Effects effects, Dice dice) {}
    }

    private record Nowhere() implements Scenario {
        @Override
        public String name() {
            return "Nowhere";
        }

        @Override
        public Vector<Vector<Cube>> zones(Battlefield field) {
            return null;
        }

        @Override
        public Vector<Objective> objectives(Battlefield field) {
            return Vector.empty();
        }
    }

    /** A scenario whose item tokens are null. */
    private record Tokenless() implements Scenario {
        @Override
        public String name() {
            return "Tokenless";
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
        public Vector<RuleId> tokens(Ruleset ruleset) {
            return null;
        }
    }

    /** A scenario that names no saved types, not even none. */
    private record Unsaved() implements Scenario {
        @Override
        public String name() {
            return "Unsaved";
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
        public Vector<Class<? extends RuleData>> savedTypes() {
            return null;
        }
    }

    private static final AtomicBoolean BROKEN = new AtomicBoolean();

    /** A continuation that waits for a choice and cannot be read back. */
    @SavedName("faultyRulesTest.unreadable")
    public record Unreadable(int number) implements Continuation.AfterChoice {
        @Override
        public int number() {
            if (BROKEN.get()) throw new AssertionError("unreadable");
            return number;
        }

        @Override
        public RuleId rule() {
            return RULE;
        }

        @Override
        public Option<ModelId> model() {
            return Option.none();
        }

        @Override
        public String describeChoice(Function<RuleId, String> titles) {
            throw new IllegalArgumentException("unspeakable");
        }

        @Override
        public void options(GameView game, Consumer<Choice> each) {
            each.accept(new Choice.Pass());
            each.accept(new Choice.Done());
        }

        @Override
        public void chosen(Effects effects, Choice choice) {}
    }

    private static GameState begun(Ruleset ruleset) {
        return Script.of("A1 RA 5+, rifle R8, at c4; A2 at c5; B1 at c6")
                .run(Script.Runner.standard().with(ruleset))
                .get()
                .state();
    }

    private static GameState begun(BiConsumer<GameView, Consumer<Choice>> offers) {
        OFFERED.add(offers);
        int number = OFFERED.indexOf(offers);
        return faulty((effects, me) -> effects.offer(me.side(), new Offers(me, number)));
    }

    private static GameState faulty(BiConsumer<Effects, ModelId> fire) {
        return Script.of("A1 FAULTY, at c4; B1 at h8")
                .run(Script.Runner.standard().with(Deadcube.ruleset().with(new Faulty(fire))))
                .get()
                .state();
    }

    @Test
    void inTheOptions() {
        AtomicBoolean blind = new AtomicBoolean();
        Sight sight = new Sees(() -> {
            if (blind.get()) throw new ArithmeticException("blind");
            return LineOfSight.CLEAR;
        });
        GameState state =
                RULES.play(begun(Deadcube.ruleset().withSight(sight)), ACTIVATE).state();
        blind.set(true);
        Prompt.Decision decision = (Prompt.Decision) RULES.prompt(state);
        assertThatIllegalStateException()
                .isThrownBy(decision::options)
                .withMessageContaining("a bug, at 'the options': java.lang.ArithmeticException: blind")
                .withMessageContaining("A1 is active")
                .withRootCauseInstanceOf(ArithmeticException.class);
        Choice shoot = (Choice) Input.of("A1 shoot rifle at B1");
        assertThatIllegalStateException()
                .isThrownBy(() -> RULES.explain(state, shoot))
                .withMessageContaining("a bug, at 'A1 shoot rifle at B1': java.lang.ArithmeticException: blind");
    }

    @SuppressWarnings("unchecked")
    private static <X extends Throwable> void thrown(Throwable what) throws X {
        throw (X) what;
    }

    /** Begins a game with a keyword that throws while it registers its hooks. */
    private static void unattached(Throwable bug) {
        Script.of("A1 FAULTY, at c4; B1 at h8")
                .run(Script.Runner.standard()
                        .with(Deadcube.ruleset()
                                .with(KeywordRule.of(
                                        "FAULTY",
                                        RULE.id(),
                                        "Throws.",
                                        (keyword, hooks) -> FaultyRulesTest.<RuntimeException>thrown(bug),
                                        KeywordRule.Placement.MODEL))));
    }

    /** Kotlin declares no exceptions, and its TODO throws an Error. */
    @Test
    void whateverARuleThrowsIsTheCause() {
        for (Throwable bug : List.of(new IOException("torn"), new Error("to do"), new LinkageError("lost"))) {
            GameState state = faulty((effects, me) -> FaultyRulesTest.<RuntimeException>thrown(bug));
            assertThatIllegalStateException()
                    .isThrownBy(() -> RULES.apply(state, ACTIVATE))
                    .withMessageContaining("A1: c4/5")
                    .withCause(bug);
            assertThatIllegalStateException()
                    .isThrownBy(() -> unattached(bug))
                    .withMessageContaining("the hooks of HOUSE-FAULTY")
                    .withRootCauseInstanceOf(bug.getClass());
        }
    }

    /** A rule is not the cause of an error of the virtual machine. */
    @Test
    void anErrorOfTheVirtualMachineIsThrownOn() {
        GameState state =
                faulty((effects, me) -> FaultyRulesTest.<RuntimeException>thrown(new OutOfMemoryError("heap")));
        assertThatExceptionOfType(OutOfMemoryError.class).isThrownBy(() -> RULES.apply(state, ACTIVATE));
        assertThatExceptionOfType(OutOfMemoryError.class).isThrownBy(() -> unattached(new OutOfMemoryError("heap")));
    }

    /** What a rule gives can be written and read. */
    @Test
    void anAmountThatNoStateMayHaveIsABug() {
        Vector<BiConsumer<Effects, ModelId>> all = Vector.of(
                (effects, me) -> effects.roll(me.side(), 1000, Prompt.Purpose.KEYWORD, new Rolls(Option.some(me))),
                (effects, me) -> effects.advance(me, 100, RULE),
                (effects, me) -> effects.addMark(me, new Mark(RULE, 1000, Mark.Until.GAME)),
                (effects, me) -> effects.addMark(me, new Mark(RULE, -1, Mark.Until.GAME)),
                (effects, me) -> {
                    for (int i = 0; i < 100; i++) effects.addMark(me, new Mark(RULE, 1, Mark.Until.GAME));
                },
                (effects, me) -> effects.placeMarker(
                        Marker.of(RULE, effects.model(me).cube()).withNumber(1000), RULE));
        for (BiConsumer<Effects, ModelId> gives : all) {
            GameState state = faulty(gives);
            assertThatIllegalStateException()
                    .isThrownBy(() -> RULES.apply(state, ACTIVATE))
                    .withMessageContaining("the hooks of HOUSE-FAULTY: ")
                    .withCauseInstanceOf(IllegalArgumentException.class);
        }
    }

    @Test
    void exceptionsOfTheConsumerPassThrough() {
        Prompt.Decision decision = (Prompt.Decision) RULES.prompt(begun(Deadcube.ruleset()));
        assertThatExceptionOfType(NoSuchElementException.class)
                .isThrownBy(() -> decision.offers().forEach(option -> {
                    throw new NoSuchElementException("enough");
                }))
                .withMessage("enough")
                .withNoCause();
    }

    @Test
    void aSightThatAnswersNull() {
        GameState state = begun(Deadcube.ruleset().withSight(new Sees(() -> null)));
        assertThatIllegalStateException()
                .isThrownBy(() -> options(RULES.play(state, ACTIVATE).state()))
                .withMessageContaining("a rule returned null: the line of the sight");
    }

    @Test
    void aSightThatFailsWhileAStateIsRead() {
        AtomicBoolean fails = new AtomicBoolean();
        Sees late = new Sees(() -> {
            if (fails.get()) throw new IllegalStateException("dark");
            return LineOfSight.NONE;
        });
        GameState state =
                RULES.play(begun(Deadcube.ruleset().withSight(late)), ACTIVATE).state();
        Notation text = Notation.of(state.position().game());
        String written = text.write(state);
        assertThat(text.read(written).isRight()).isTrue();
        fails.set(true);
        assertThat(text.read(written).getLeft().mkString())
                .contains("the application failed: java.lang.IllegalStateException: dark");
    }

    private static void options(GameState state) {
        assertThat(((Prompt.Decision) RULES.prompt(state)).options()).isNotEmpty();
    }

    @Test
    void aNullAmongTheOptions() {
        GameState state = begun((game, each) -> {
            each.accept(new Choice.Done());
            each.accept(null);
        });
        assertThatIllegalStateException()
                .isThrownBy(() -> RULES.apply(state, ACTIVATE))
                .withMessageContaining("a rule returned null: one of the options");
    }

    @Test
    void aHookThatIsNull() {
        KeywordRule hollow = new Faulty(null);
        assertThatIllegalStateException()
                .isThrownBy(() -> Script.of("A1 FAULTY, at c4; B1 at h8")
                        .run(Script.Runner.standard().with(Deadcube.ruleset().with(hollow))))
                .withMessageContaining("the hooks of HOUSE-FAULTY")
                .withMessageContaining("a rule returned null: a hook");
    }

    @Test
    void aScenarioWithoutZones() {
        assertThatIllegalStateException()
                .isThrownBy(() -> RULES.start(Shipped.setup(Shipped.ruleset()).withScenario(new Nowhere())))
                .withMessageContaining("a bug, at 'the start'")
                .withMessageContaining("a rule returned null: the zones of the scenario")
                .withMessageContaining("Nowhere");
    }

    @Test
    void aScenarioWithoutTokensOrSavedTypes() {
        assertThatIllegalStateException()
                .isThrownBy(() -> RULES.start(Shipped.setup(Shipped.ruleset()).withScenario(new Tokenless())))
                .withMessageContaining("a rule returned null: the item tokens of the scenario");
        assertThatIllegalStateException()
                .isThrownBy(() -> RULES.start(Shipped.setup(Shipped.ruleset()).withScenario(new Unsaved())))
                .withMessageContaining("a rule returned null: the saved types of the scenario");
    }

    @Test
    void anErrorInTheDigestAndInTheWords() {
        GameState state = RULES.play(faulty((effects, me) -> effects.offer(me.side(), new Unreadable(1))), ACTIVATE)
                .state();
        BROKEN.set(true);
        assertThatIllegalStateException()
                .isThrownBy(state::digest)
                .withMessageContaining("a bug, at 'the digest'")
                .withMessageContaining("unreadable")
                .withMessageContaining("cannot be printed: java.lang.IllegalArgumentException: unspeakable");
    }
}
