package io.github.deadcube.extend;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.extend.Continuation;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.KeywordRule.Placement;
import io.github.deadcube.api.extend.RuleData;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.Trigger.Sequence.Step;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.notation.Notation;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** What a rule of an application leaves in a state has explicit names: renaming its classes changes no saved game. */
class SavedNamesTest {
    private static final RuleId RULE = RuleId.of("HOUSE-ASK");
    private static final String SCRIPT = """
            A1 HP 3, ASK, at c3; B1 at h8
            play
            A1 activate
            """;

    @Test
    void aStateContainsTheSavedNames() {
        assertThat(text(Before.class)).contains("afterChoice(next ask.question(of A1, mood calm), side A)");
    }

    /** A keyword of one expression has no class in which its types are found. */
    @Test
    void aKeywordInARowListsItsTypes() {
        KeywordRule ask = KeywordRule.of(
                "ASK",
                RULE.id(),
                "It asks.",
                new Ask(Vector.of(Before.class))::attach,
                Vector.of(Before.class),
                Placement.MODEL);
        GameState state = Script.Runner.standard()
                .with(Deadcube.ruleset().with(ask))
                .play(SCRIPT)
                .state();
        Notation text = Notation.of(state.position().game());
        assertThat(text.read(text.write(state))).isEqualTo(Either.right(state));
    }

    @Test
    void aRenamedRecordComponentAndConstantChangeNeitherTextNorDigest() {
        assertThat(text(After.class)).isEqualTo(text(Before.class));
        assertThat(state(After.class).digest()).isEqualTo(state(Before.class).digest());
    }

    @Test
    void newPartsWithTheirUsualValuesChangeNoDigest() {
        assertThat(state(Longer.class).digest()).isEqualTo(state(Before.class).digest());
    }

    @Test
    void olderNamesAreRead() {
        String old = withoutDigest(text(Before.class));
        GameState read =
                Notation.of(state(Renamed.class).position().game()).read(old).get();
        assertThat(read).isEqualTo(state(Renamed.class));
        assertThat(text(Renamed.class)).contains("ask.later(who A1, temper quiet)");
    }

    @Test
    void aContinuationWithoutNamesIsRefused() {
        assertThat(faults(Unnamed.class))
                .containsExactly(Fault.of(
                        "ruleset", RULE, Unnamed.class.getName() + " can be part of a state, and has no @SavedName"));
    }

    @Test
    void aComponentTypeWithoutNamesIsRefused() {
        assertThat(faults(Holder.class))
                .containsExactly(Fault.of(
                        "ruleset", RULE, Nameless.class.getName() + " can be part of a state, and has no @SavedName"));
    }

    @Test
    void aPartThatNoStateCanHoldIsRefused() {
        assertThat(faults(Changing.class, Timed.class, Drawn.class).map(Fault::text))
                .containsExactly(
                        noPart(Changing.class, "java.util.List"),
                        noPart(Timed.class, "long"),
                        noPart(Drawn.class, "int[]"));
    }

    private static String noPart(Class<?> type, String part) {
        return type.getName() + " can be part of a state, and has a " + part
                + "; expected values of the api, int, boolean, String,"
                + " enums, records, and an Option, a List or a Vector of these";
    }

    @Test
    void aNameOfNoComponentIsRefused() {
        for (Class<?> type : Vector.of(Renounced.class, Listed.class))
            assertThat(faults(type))
                    .containsExactly(Fault.of(
                            "ruleset",
                            RULE,
                            "'" + type.getAnnotation(SavedName.class).parts()[0] + "' in @SavedName of "
                                    + type.getName() + " is not a component and its saved name, such as 'left=rest'"));
        assertThat(faults(Moody.class))
                .containsExactly(Fault.of(
                        "ruleset",
                        RULE,
                        "'CALM=quiet' in @SavedName of " + Moods.class.getName()
                                + " is not a constant and its saved name, such as 'IN_PLAY=playing'"));
    }

    @Test
    void namesThatAreNoWordsAreRefused() {
        assertThat(faults(Spaced.class))
                .containsExactly(Fault.of(
                        "ruleset",
                        RULE,
                        "the saved name 'a b' of " + Spaced.class.getName()
                                + " is not a word, or words separated by dots"));
        assertThat(faults(Twice.class))
                .containsExactly(Fault.of(
                        "ruleset",
                        RULE,
                        "the part 'of' in @SavedName of " + Twice.class.getName()
                                + " is not a word, or is given twice"));
        assertThat(faults(WrongAlias.class))
                .containsExactly(Fault.of(
                        "ruleset",
                        RULE,
                        "the alias 'who=to' in @SavedName of " + WrongAlias.class.getName()
                                + " is not an older name and a part, such as 'goal=to'"));
        assertThat(faults(WrongUsual.class))
                .containsExactly(Fault.of(
                        "ruleset",
                        RULE,
                        "the usual value 'by=A1' in @SavedName of " + WrongUsual.class.getName()
                                + " is not a part and its value, such as 'faces=8'"));
    }

    @Test
    void twoContinuationsWithOneNameAreRefused() {
        assertThat(faults(Before.class, After.class))
                .containsExactly(Fault.of(
                        "ruleset",
                        RULE,
                        "the saved name 'ask.question' belongs to " + After.class.getName() + " and to "
                                + Before.class.getName()));
        assertThat(faults(Before.class, Renamed.class))
                .as("an older name counts too")
                .hasSize(1);
    }

    @Test
    void aRuleThatFailsWhileAStateIsReadIsNamed() {
        GameState state = state(Before.class);
        String text = text(Before.class).replace("mood calm", "mood angry").replaceFirst("(?m)^digest .*\\n", "");
        assertThat(Notation.of(state.position().game()).read(text).getLeft().mkString())
                .contains("the rule HOUSE-ASK of the application failed: java.lang.IllegalStateException: too angry;");
    }

    private static Seq<Fault> faults(Class<?>... types) {
        Vector<Class<? extends RuleData>> all = Vector.of(types).map(type -> type.asSubclass(Continuation.class));
        return Deadcube.game(Shipped.setup(Deadcube.ruleset().with(new Ask(all))))
                .fold(e -> e, g -> Vector.empty());
    }

    private static GameState state(Class<? extends RuleData> type) {
        return Script.Runner.standard()
                .with(Deadcube.ruleset().with(new Ask(Vector.of(type))))
                .play(SCRIPT)
                .state();
    }

    private static String text(Class<? extends RuleData> type) {
        GameState state = state(type);
        return Notation.of(state.position().game()).write(state);
    }

    private static String withoutDigest(String text) {
        return text.replaceFirst("(?m)^digest .*\\n", "");
    }

    /** A keyword, ASK: an active model is asked a question of one of the types. */
    record Ask(Vector<Class<? extends RuleData>> savedTypes) implements KeywordRule {
        @Override
        public String printed() {
            return "ASK";
        }

        @Override
        public RuleId rule() {
            return RULE;
        }

        @Override
        public void attach(Keyword keyword, Hooks hooks) {
            hooks.on(
                    Trigger.ACTIVATION_BEGINS.at(Step.CONTROL),
                    Scope.OWN,
                    (effects, me, model) -> effects.offer(me.side(), question(me)));
        }

        private TakeOrLeave question(ModelId me) {
            if (savedTypes.contains(Before.class)) return new Before(me, Mood.CALM);
            if (savedTypes.contains(Longer.class))
                return new Longer(0, me, Mood.CALM, Option.none(), false, Vector.empty(), 8, Mood.ANGRY);
            return savedTypes.contains(After.class) ? new After(me, Temper.QUIET) : new Renamed(me, Anger.LOW);
        }
    }

    /** A question that any answer ends. */
    interface Question extends TakeOrLeave {
        @Override
        default RuleId rule() {
            return RULE;
        }

        @Override
        default void chosen(Effects effects, Choice choice) {}
    }

    @SavedName("ask.mood")
    enum Mood {
        CALM,
        ANGRY
    }

    @SavedName("ask.question")
    record Before(ModelId of, Mood mood) implements Question {
        @Override
        public RuleId rule() {
            if (mood == Mood.ANGRY) throw new IllegalStateException("too angry");
            return RULE;
        }
    }

    @SavedName(
            value = "ask.mood",
            parts = {"QUIET=calm", "LOUD=angry"})
    enum Temper {
        QUIET,
        LOUD
    }

    /** {@link Before} with other names in Java and the same saved names. */
    @SavedName(
            value = "ask.question",
            parts = {"subject=of", "temper=mood"})
    record After(ModelId subject, Temper temper) implements Question {
        @Override
        public ModelId of() {
            return subject;
        }
    }

    /** {@link Before} with more parts. */
    @SavedName(
            value = "ask.question",
            usual = {"faces=8", "before=angry"})
    record Longer(
            int number,
            ModelId of,
            Mood mood,
            Option<ModelId> by,
            boolean twice,
            Vector<ModelId> others,
            int faces,
            Mood before)
            implements Question {}

    @SavedName(
            value = "ask.anger",
            parts = {"LOW=quiet", "HIGH=loud"},
            partAliases = {"calm=quiet", "angry=loud"})
    enum Anger {
        LOW,
        HIGH
    }

    /** {@link Before} with other saved names. */
    @SavedName(
            value = "ask.later",
            parts = {"of=who", "anger=temper"},
            aliases = "ask.question",
            partAliases = {"of=who", "mood=temper"})
    record Renamed(ModelId of, Anger anger) implements Question {}

    record Unnamed(ModelId of) implements Question {}

    enum Nameless {
        ONE
    }

    @SavedName("ask.holder")
    record Holder(ModelId of, Vector<Nameless> all) implements Question {}

    @SavedName("ask.changing")
    record Changing(ModelId of, Option<java.util.List<ModelId>> all) implements Question {}

    @SavedName("ask.timed")
    record Timed(ModelId of, long time) implements Question {}

    @SavedName("ask.drawn")
    @SuppressWarnings("ArrayRecordComponent") // what is refused
    record Drawn(ModelId of, int[] faces) implements Question {}

    @SavedName(value = "ask.renounced", parts = "subject=of")
    record Renounced(ModelId of) implements Question {}

    @SavedName(value = "ask.listed", parts = "of")
    record Listed(ModelId of) implements Question {}

    @SavedName(value = "ask.moods", parts = "CALM=quiet")
    enum Moods {
        ANGRY
    }

    @SavedName("ask.moody")
    record Moody(ModelId of, Moods mood) implements Question {}

    @SavedName("a b")
    record Spaced(ModelId of) implements Question {}

    @SavedName(value = "ask.twice", parts = "number=of")
    record Twice(ModelId of, int number) implements Question {}

    @SavedName(value = "ask.usual", usual = "by=A1")
    record WrongUsual(ModelId of) implements Question {}

    @SavedName(value = "ask.alias", partAliases = "who=to")
    record WrongAlias(ModelId of) implements Question {}
}
