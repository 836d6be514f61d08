package io.github.deadcube.extend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Capability.CubeShot;
import io.github.deadcube.api.extend.Continuation;
import io.github.deadcube.api.extend.DiceTest;
import io.github.deadcube.api.extend.DiceTest.Outcome;
import io.github.deadcube.api.extend.DiceTest.TestSide;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.Effects.FreeAction;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Hit;
import io.github.deadcube.api.extend.Hit.Contribution;
import io.github.deadcube.api.extend.Hit.Protection;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.RuleData;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.Trigger.Sequence.Step;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.extend.WeaponChoice.WeaponFilter;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.Card.Skill;
import io.github.deadcube.api.team.CommandDice.CommandFace;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.notation.Notation;
import io.github.deadcube.testkit.match.Match;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every method of {@link Effects} with every kind of wrong argument at every place of every argument: the engine
 * refuses it at the call and names the rule, or play goes on from a state that can be read again.
 */
@SuppressWarnings("NullAway") // nulls are among the wrong arguments
class WrongArgumentsTest {
    private static final Rules RULES = Deadcube.rules();
    private static final RuleId RULE = RuleId.of("HOUSE-WRONG");
    private static final ModelId A1 = ModelId.of("A1");
    private static final ModelId A2 = ModelId.of("A2");
    private static final ModelId B1 = ModelId.of("B1");
    private static final ModelId B2 = ModelId.of("B2");
    private static final Cube HERE = Cube.of("c4");
    private static final WeaponChoice RIFLE = WeaponChoice.onCard(0);
    private static final WeaponChoice MORTAR = WeaponChoice.onCard(1);
    private static final TestContext CONTEXT = TestContext.builder(TestContext.Kind.SHOOT, RULE, A1)
            .target(B1)
            .weapon(RIFLE)
            .build();
    private static final Trigger.Impact IMPACT = new Trigger.Impact(HERE, Side.A, Option.some(A1), MORTAR, RULE);
    private static final TestSide ONE = TestSide.of(A1, Skill.RANGED, 3);
    private static final Trigger.Attack ATTACK = Trigger.Attack.of(CONTEXT, 3, 1, true);

    /** Right arguments by the type of the parameter: each of them is tried, with all its wrong forms. */
    private static final Map<Class<?>, List<?>> RIGHT = Map.ofEntries(
            Map.entry(ModelId.class, List.of(A1, B1, A2, B2)),
            Map.entry(RuleId.class, List.of(RULE)),
            Map.entry(int.class, List.of(1)),
            Map.entry(Side.class, List.of(Side.A)),
            Map.entry(Cube.class, List.of(Cube.of("c5"))),
            Map.entry(Mark.class, List.of(new Mark(RULE, Option.some(Side.A), 1, Mark.Until.GAME))),
            Map.entry(
                    Marker.class,
                    List.of(Marker.of(RULE, HERE)
                            .withOwner(Option.some(A1))
                            .withEffect(Option.some(Keyword.of("FRAG", 2))))),
            Map.entry(CubeShot.class, List.of(new CubeShot(RULE, A1, MORTAR, Cube.of("c6")))),
            Map.entry(RuleData.Memory.class, List.of(new Noted(A1, Mark.Until.GAME))),
            Map.entry(Class.class, List.of(Noted.class)),
            Map.entry(Event.Effect.class, List.of(new Event.Effect(RULE, "A1", 1))),
            Map.entry(
                    DiceTest.class,
                    List.of(
                            DiceTest.of(CONTEXT, ONE, 1),
                            new DiceTest(CONTEXT, TestSide.ofThing(Side.A, 3, 4, 1), ONE))),
            Map.entry(TestSide.class, List.of(TestSide.ofThing(Side.A, 3, 4, 1), ONE, TestSide.known(1))),
            Map.entry(Seq.class, List.of(Vector.of(B1), Vector.of(ATTACK))),
            Map.entry(Purpose.class, List.of(Purpose.KEYWORD)),
            Map.entry(Continuation.AfterTest.class, List.of(new Tested(Option.some(A1)))),
            Map.entry(Continuation.AfterRoll.class, List.of(new Rolled(Option.some(A1)))),
            Map.entry(Continuation.AfterChoice.class, List.of(new Chosen(Option.some(A1)))),
            Map.entry(Continuation.AfterGroupTest.class, List.of(new Grouped(Option.some(A1)))),
            Map.entry(
                    Hit.class,
                    List.of(new Hit(
                            RULE,
                            B1,
                            1,
                            Option.some(A1),
                            RIFLE,
                            Option.some(new Protection(1, Vector.of(new Contribution(RULE, 2))))))),
            Map.entry(TestContext.class, List.of(CONTEXT)),
            Map.entry(Trigger.Attack.class, List.of(ATTACK)),
            Map.entry(Option.class, List.of(Option.some(B1))),
            Map.entry(
                    FreeAction.class,
                    List.of(new FreeAction(
                            A1,
                            RULE,
                            FreeAction.Kind.SHOOT,
                            1,
                            new WeaponFilter(Vector.of("rifle"), Vector.of("FRAG")),
                            "",
                            false,
                            Option.some(B1)))),
            Map.entry(CommandFace.class, List.of(CommandFace.ORDER)),
            Map.entry(Trigger.Impact.class, List.of(IMPACT)),
            Map.entry(Keyword.class, List.of(Keyword.of("FRAG", 2))),
            Map.entry(boolean.class, List.of(true)));

    /** What a rule must never name: these are always refused. */
    private static final Map<Class<?>, List<?>> NEVER = Map.of(
            ModelId.class,
            List.of(ModelId.of("B99"), ModelId.of("A3"), new ModelId(Side.A, -1)),
            Cube.class,
            List.of(new Cube(0, 4, 1), new Cube(3, 4, 9), Cube.of("c4n")),
            RIFLE.getClass(),
            List.of(WeaponChoice.onCard(7), WeaponChoice.onCard(-1)));

    /** What is refused if no state may have it, or if the method has another limit. */
    private static final Map<Class<?>, List<?>> ODD = Map.of(
            RuleId.class, List.of(RuleId.of("HOUSE-NOWHERE"), RuleId.of("R25-K-TRAP")),
            Integer.class, List.of(-1, 1_000, 5_000, 99_999, Integer.MAX_VALUE, Integer.MIN_VALUE),
            String.class, List.of("half \ud800", "two\nlines", "\0", "x".repeat(200_000)),
            Keyword.class, List.of(Keyword.of("NOWHERE"), Keyword.of("FRAG", 99_999), Keyword.of("FRAG", -1)));

    private static final String RIGHT_CALL = "right";
    /** As many as an activation has, with all that was set off. */
    private static final int INPUTS = 30;

    private @Nullable Consumer<Effects> does;

    @SavedName("wrongArguments.noted")
    public record Noted(ModelId owner, Mark.Until until) implements RuleData.Memory {
        @Override
        public RuleId rule() {
            return RULE;
        }
    }

    @SavedName("wrongArguments.tested")
    public record Tested(Option<ModelId> model) implements Continuation.AfterTest {
        @Override
        public RuleId rule() {
            return RULE;
        }

        @Override
        public void decided(Effects effects, Outcome outcome) {}
    }

    @SavedName("wrongArguments.rolled")
    public record Rolled(Option<ModelId> model) implements Continuation.AfterRoll {
        @Override
        public RuleId rule() {
            return RULE;
        }

        @Override
        public void rolled(Effects effects, Dice dice) {}
    }

    @SavedName("wrongArguments.chosen")
    public record Chosen(Option<ModelId> model) implements Continuation.AfterChoice {
        @Override
        public RuleId rule() {
            return RULE;
        }

        @Override
        public void options(GameView game, Consumer<Choice> each) {
            each.accept(new Choice.Use(RULE, A1, Target.NOTHING));
            each.accept(new Choice.Pass());
        }

        @Override
        public void chosen(Effects effects, Choice choice) {}
    }

    @SavedName("wrongArguments.grouped")
    public record Grouped(Option<ModelId> model) implements Continuation.AfterGroupTest {
        @Override
        public RuleId rule() {
            return RULE;
        }

        @Override
        public void decided(Effects effects, ModelId victim, int margin, Protection protection) {}

        @Override
        public void allDecided(Effects effects, int successes, Seq<ModelId> victims, Seq<Integer> margins) {}
    }

    /** @param always whether it must be refused */
    private record Wrong(String what, @Nullable Object value, boolean always) {
        Wrong in(String place, @Nullable Object whole) {
            return new Wrong(place + " " + what, whole, always);
        }
    }

    static Stream<Method> methods() {
        return Arrays.stream(Effects.class.getDeclaredMethods())
                .filter(method -> !Modifier.isStatic(method.getModifiers()) && !method.isSynthetic())
                .sorted(Comparator.comparing(Method::toGenericString));
    }

    private GameState begun() {
        KeywordRule wrong = KeywordRule.of(
                "WRONG",
                RULE.id(),
                "It is wrong.",
                (keyword, hooks) -> hooks.on(
                        Trigger.ACTIVATION_BEGINS.at(Step.FIRE),
                        Scope.OWN,
                        (effects, me, active) -> does.accept(effects)),
                Vector.of(Noted.class, Tested.class, Rolled.class, Chosen.class, Grouped.class),
                KeywordRule.Placement.MODEL);
        return Script.Runner.standard()
                .with(Deadcube.ruleset().with(wrong))
                .play("A1 RA 4+ SV 5+ HP 9 SP 1-2, WRONG, rifle R8, mortar R8 INDIRECT (FRAG (2)), at c4; A2 HP "
                        + "3, reserve;"
                        + " B1 RA 5+ SV 5+ FI 4+ HP 9, gun R5, at c6; B2 HP 3, killed; command A order; play")
                .state();
    }

    @ParameterizedTest
    @MethodSource("methods")
    void isRefusedOrDoesNoHarm(Method method) throws ReflectiveOperationException {
        GameState begun = begun();
        Class<?>[] types = method.getParameterTypes();
        Object[] right = new Object[types.length];
        for (int i = 0; i < types.length; i++) right[i] = right(method, i);
        String before = text(begun).write(begun);
        check(method, begun, right, new Wrong(RIGHT_CALL, null, false));
        for (int i = 0; i < types.length; i++)
            for (Object one : rights(method, i)) {
                Object[] other = right.clone();
                other[i] = one;
                check(method, begun, other, new Wrong("right " + one, one, false));
                for (Wrong wrong : wrongs(one)) {
                    @Nullable Object[] values = right.clone();
                    values[i] = wrong.value();
                    check(method, begun, values, wrong.in("argument " + (i + 1), wrong.value()));
                }
            }
        assertThat(text(begun).write(begun)).isEqualTo(before);
    }

    /** A model beyond a team is none of the other team. */
    @Test
    void aQueryAboutAModelThatNoTeamHasIsRefused() {
        ModelId third = ModelId.of("A3");
        List<Consumer<Effects>> queries = List.of(
                game -> game.model(third),
                game -> game.keywords(third),
                game -> game.weapon(third, RIFLE),
                game -> game.isBesideEnemies(third),
                game -> game.lineOfSight(third, B1),
                game -> game.lineOfSight(A1, third));
        for (Consumer<Effects> query : queries) {
            does = query;
            assertThatIllegalStateException()
                    .isThrownBy(() -> RULES.play(begun(), Input.of("A1 activate")))
                    .withMessageContaining(
                            "the hooks of HOUSE-WRONG: java.lang.IllegalArgumentException: A3 is not in this game");
        }
    }

    private static List<?> rights(Method method, int place) {
        Class<?> type = method.getParameterTypes()[place];
        assertThat(RIGHT).as("a right argument for %s", method).containsKey(type);
        List<?> all = RIGHT.get(type);
        if (type != Seq.class) return all;
        boolean attacks = method.getGenericParameterTypes()[place].getTypeName().contains("Attack");
        return List.of(all.get(attacks ? 1 : 0));
    }

    /** The last model of a method is another one than the first, and one that is attacked. */
    private static Object right(Method method, int place) {
        List<?> all = rights(method, place);
        boolean second = place > 0 && all.get(0) instanceof ModelId;
        return all.get(second ? 1 : 0);
    }

    /** All that a value can be replaced with, at any depth. */
    private static List<Wrong> wrongs(Object value) throws ReflectiveOperationException {
        List<Wrong> all = new ArrayList<>();
        if (!(value instanceof Integer) && !(value instanceof Boolean)) all.add(new Wrong("null", null, true));
        NEVER.getOrDefault(value.getClass(), List.of()).forEach(odd -> all.add(new Wrong("" + odd, odd, true)));
        ODD.getOrDefault(value.getClass(), List.of()).forEach(odd -> all.add(new Wrong(named(odd), odd, false)));
        if (value instanceof Option<?> some) {
            if (some.isEmpty()) return all;
            for (Wrong wrong : wrongs(some.get())) all.add(wrong.in("some", Option.some(wrong.value())));
        } else if (value instanceof Seq<?> several) {
            for (Wrong wrong : wrongs(several.head()))
                all.add(wrong.in("element", Vector.of(several.head()).append(wrong.value())));
            all.add(new Wrong("twice", Vector.of(several.head(), several.head()), false));
            if (several.head() instanceof ModelId) all.add(new Wrong("not in play", Vector.of(A2, B2), false));
        } else if (value instanceof Record record && NEVER.get(value.getClass()) == null) {
            all.addAll(parts(record));
        }
        return all;
    }

    private static String named(Object odd) {
        String text = String.valueOf(odd);
        return text.length() > 100 ? text.length() + " characters" : text;
    }

    private static List<Wrong> parts(Record record) throws ReflectiveOperationException {
        List<Wrong> all = new ArrayList<>();
        RecordComponent[] parts = record.getClass().getRecordComponents();
        Class<?>[] types = Arrays.stream(parts).map(RecordComponent::getType).toArray(Class<?>[]::new);
        Object[] right = new Object[parts.length];
        for (int i = 0; i < parts.length; i++) {
            parts[i].getAccessor().setAccessible(true);
            right[i] = parts[i].getAccessor().invoke(record);
        }
        for (int i = 0; i < parts.length; i++)
            for (Wrong wrong : wrongs(right[i])) {
                @Nullable Object[] values = right.clone();
                values[i] = wrong.value();
                var maker = record.getClass().getDeclaredConstructor(types);
                maker.setAccessible(true);
                try {
                    all.add(wrong.in(parts[i].getName(), maker.newInstance(values)));
                } catch (InvocationTargetException refused) {
                    assertThat(refused.getCause())
                            .isInstanceOfAny(IllegalArgumentException.class, NullPointerException.class);
                }
            }
        return all;
    }

    private void check(Method method, GameState begun, @Nullable Object[] values, Wrong wrong) {
        does = effects -> {
            try {
                method.invoke(effects, values);
            } catch (InvocationTargetException e) {
                WrongArgumentsTest.<RuntimeException>thrown(e.getCause());
            } catch (IllegalAccessException e) {
                throw new IllegalStateException(e);
            }
        };
        String call = method.getName() + ": " + wrong.what();
        GameState next;
        try {
            next = RULES.play(begun, Input.of("A1 activate")).state();
        } catch (IllegalStateException refused) {
            assertThat(wrong.what()).isNotEqualTo(RIGHT_CALL);
            assertThat(refused)
                    .as(call)
                    .hasMessageContaining("the hooks of HOUSE-WRONG: ")
                    .hasMessageContaining(": " + method.getName() + ": ")
                    .hasMessageContaining("; expected ")
                    .hasCauseInstanceOf(IllegalArgumentException.class);
            return;
        }
        assertThat(wrong.always()).as("%s is accepted", call).isFalse();
        whole(call, next);
        Match match = Match.random(RULES, next, 7);
        for (int i = 0; i < INPUTS && match.step(); i++) whole(call, match.state());
    }

    private static void whole(String call, GameState state) {
        assertThat(text(state).read(text(state).write(state))).as(call).isEqualTo(Either.right(state));
    }

    private static Notation text(GameState state) {
        return Notation.of(state.position().game());
    }

    @SuppressWarnings("unchecked")
    private static <X extends Throwable> void thrown(Throwable what) throws X {
        throw (X) what;
    }
}
