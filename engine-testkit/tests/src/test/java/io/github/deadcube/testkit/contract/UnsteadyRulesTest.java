package io.github.deadcube.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Capability;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.extend.Scenario.Objective;
import io.github.deadcube.api.extend.Sight;
import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.api.extend.SpecialOrder.OrderContext;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.Trigger.Sequence.Step;
import io.github.deadcube.api.order.Order.Mode;
import io.github.deadcube.api.order.words.Changes;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.support.OpenGround;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Vector;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A rule that depends on more than the game is named as such, with its hook and what would be right. */
class UnsteadyRulesTest {
    private enum Unsteady {
        RANDOM_NUMBER(RandomNumber.class, "attach: modify DICE OWN gives "),
        COUNTER(Counter.class, "attach: modify REROLLS OWN gives "),
        USED_ONCE(UsedOnce.class, "attach: modify REROLLS OWN gives 2, then 0, for "),
        IDENTITY(Identity.class, "attach: modify DICE OWN gives "),
        CLOCK(Clock.class, "attach: on BEGINNING_CONTROL OWN gives "),
        HASH_ORDER(HashOrder.class, "attach: on BEGINNING_CONTROL OWN gives pin("),
        COUNT_IN_AN_EVENT(CountInAnEvent.class, "attach: on LOST OWN gives report(HOUSE-ODD on : "),
        REFUSAL(Refusal.class, "attach: restrict SHOT OWN gives "),
        TARGETS(Targets.class, "attach: offer HOUSE-ODD targets gives ["),
        REGISTRATION(Registration.class, "attach ODD registers ["),
        ITEM(Item.class, "attachToCarrier: modify DICE OWN gives "),
        CONDITION(Condition.class, "mode 1: condition 1 gives "),
        EFFECT(Effect.class, "mode 1: effect 1 apply gives "),
        MARK(Mark.class, "mode 1: effect 1 attachToMarked: modify DICE OWN gives "),
        WHOLE_ORDER(WholeOrder.class, "options gives [");

        private final Class<? extends RuleContract> contract;
        private final String hook;

        Unsteady(Class<? extends RuleContract> contract, String hook) {
            this.contract = contract;
            this.hook = hook;
        }
    }

    static final class RandomNumber extends WrongRule {
        RandomNumber() {
            super(keyword(
                    hooks -> hooks.modify(Modifier.DICE, Scope.OWN, (game, me, test) -> Math.random() < 0.5 ? 1 : 0)));
        }
    }

    static final class Counter extends WrongRule {
        private static int counter;

        Counter() {
            super(keyword(hooks -> hooks.modify(Modifier.REROLLS, Scope.OWN, (game, me, test) -> counter++ % 2)));
        }
    }

    static final class UsedOnce extends WrongRule {
        private static boolean used;

        UsedOnce() {
            super(keyword(hooks -> hooks.modify(Modifier.REROLLS, Scope.OWN, (game, me, test) -> {
                if (used) return 0;
                used = true;
                return 2;
            })));
        }
    }

    static final class Identity extends WrongRule {
        Identity() {
            super(keyword(hooks ->
                    hooks.modify(Modifier.DICE, Scope.OWN, (game, me, test) -> System.identityHashCode(test) % 2)));
        }
    }

    static final class Clock extends WrongRule {
        Clock() {
            super(keyword(hooks ->
                    hooks.on(Trigger.ACTIVATION_BEGINS.at(Step.CONTROL), Scope.OWN, (effects, me, active) -> {
                        if (System.nanoTime() / 100 % 3 == 0) effects.pin(me, ODD);
                    })));
        }
    }

    static final class HashOrder extends WrongRule {
        /** Has no hash code of its own. */
        private static final class Foe {
            private final ModelId id;

            Foe(ModelId id) {
                this.id = id;
            }
        }

        HashOrder() {
            super(keyword(hooks ->
                    hooks.on(Trigger.ACTIVATION_BEGINS.at(Step.CONTROL), Scope.OWN, (effects, me, active) -> {
                        Set<Foe> foes = new HashSet<>();
                        effects.models().filter(Model::inPlay).forEach(m -> foes.add(new Foe(m.id())));
                        effects.pin(foes.iterator().next().id, ODD);
                    })));
        }
    }

    static final class CountInAnEvent extends WrongRule {
        private static int losses;

        CountInAnEvent() {
            super(keyword(hooks -> hooks.on(
                    Trigger.LOST,
                    Scope.OWN,
                    (effects, me, loss) -> effects.report(new Event.Effect(ODD, "", ++losses)))));
        }
    }

    static final class Refusal extends WrongRule {
        Refusal() {
            super(keyword(hooks -> hooks.restrict(
                    Hooks.Restriction.SHOT,
                    Scope.OWN,
                    (game, me, shot) ->
                            Math.random() < 0.3 ? new Rejection(ODD, "the gun is jammed", "another action") : null)));
        }
    }

    static final class Targets extends WrongRule {
        private record Jump() implements Capability.Special {
            @Override
            public RuleId rule() {
                return ODD;
            }

            @Override
            public void targets(GameView game, ModelId model, Consumer<Choice.Use> each) {
                if (Math.random() < 0.5) each.accept(new Choice.Use(ODD, model, Target.NOTHING));
            }

            @Override
            public void use(Effects effects, Choice.Use use) {
                effects.pin(use.model(), ODD);
            }
        }

        Targets() {
            super(keyword(hooks -> hooks.offer(new Jump())));
        }
    }

    static final class Registration extends WrongRule {
        private static int games;

        Registration() {
            super(keyword(hooks -> {
                if (games++ % 2 == 0) hooks.grant(Trait.EMPTY_HANDED);
                hooks.modify(Modifier.DICE, Scope.OWN, (game, me, test) -> 1);
            }));
        }
    }

    static final class Item extends WrongRule {
        Item() {
            super(item(
                    hooks -> hooks.modify(Modifier.DICE, Scope.OWN, (game, me, test) -> Math.random() < 0.5 ? 1 : 0)));
        }
    }

    static final class Condition extends WrongRule {
        Condition() {
            super(order(Mode.at(Trigger.ACTIVE)
                    .when((game, context, model) -> Math.random() < 0.5)
                    .doing(Changes.RISES)));
        }
    }

    static final class Effect extends WrongRule {
        private record PinsAtTimes() implements SpecialOrder.Effect {
            @Override
            public void apply(Effects effects, RuleId by, OrderContext context, ModelId model, Target target) {
                if (Math.random() < 0.5) effects.pin(model, by);
            }
        }

        Effect() {
            super(order(Mode.at(Trigger.ACTIVE).doing(new PinsAtTimes())));
        }
    }

    static final class Mark extends WrongRule {
        private record HelpsAtTimes() implements SpecialOrder.Effect {
            @Override
            public boolean lasts() {
                return true;
            }

            @Override
            public void attachToMarked(Hooks hooks) {
                hooks.modify(Modifier.DICE, Scope.OWN, (game, me, test) -> Math.random() < 0.5 ? 1 : 0);
            }
        }

        Mark() {
            super(order(Mode.at(Trigger.ACTIVE).doing(new HelpsAtTimes())));
        }
    }

    static final class WholeOrder extends WrongRule {
        private record Whistle() implements SpecialOrder {
            @Override
            public RuleId rule() {
                return ODD;
            }

            @Override
            public String name() {
                return "Whistle";
            }

            @Override
            public String text() {
                return "A model is pinned.";
            }

            @Override
            public boolean actsAt(Trigger<?> trigger) {
                return trigger == Trigger.ACTIVE;
            }

            @Override
            public void options(GameView game, OrderContext context, Consumer<Choice.Use> each) {
                if (Math.random() < 0.5) each.accept(new Choice.Use(ODD, context.subject(), Target.NOTHING));
            }

            @Override
            public void use(Effects effects, OrderContext context, Choice.Use use) {
                effects.pin(context.subject(), ODD);
            }
        }

        WholeOrder() {
            super(new Whistle());
        }
    }

    @ParameterizedTest
    @EnumSource(Unsteady.class)
    void theHookIsNamed(Unsteady rule) throws ReflectiveOperationException {
        String subject = RuleInPlay.subject(
                rule.contract.getDeclaredConstructor().newInstance().rule());
        assertThat(ContractRunTest.failure(rule.contract))
                .hasMessageStartingWith(
                        subject + ": broken: the same inputs lead to the same state (SAME_INPUTS_SAME_STATE)\n")
                .hasMessageContainingAll(
                        rule.hook,
                        ": a hook depends on more than the game state\n",
                        "\nA rule must not use Math.random, a clock, an identity hash code, ",
                        "What it remembers must be a Mark, a Marker, ");
    }

    /** Its hooks answer alike at each time. */
    static final class Grudge extends WrongRule {
        private static final TreeMap<ModelId, Integer> TIMES = new TreeMap<>();

        Grudge() {
            super(keyword(hooks -> {
                hooks.on(
                        Trigger.ACTIVATION_BEGINS.at(Step.CONTROL),
                        Scope.OWN,
                        (effects, me, active) -> TIMES.merge(me, 1, Integer::sum));
                hooks.modify(Modifier.DICE, Scope.OWN, (game, me, test) -> TIMES.getOrDefault(me, 0));
            }));
        }
    }

    /** It changes after some games. */
    static final class Later extends WrongRule {
        private static boolean late;

        Later() {
            super(keyword(hooks -> hooks.on(
                    Trigger.ACTIVATION_BEGINS.at(Step.CONTROL),
                    Scope.OWN,
                    (effects, me, active) -> effects.report(new Event.Effect(ODD, "", late ? 2 : 1)))));
        }

        /** Called after the first fifteen games. */
        @Override
        public int fewestCalls() {
            late = true;
            return super.fewestCalls();
        }
    }

    @Test
    void theInputIsNamedIfNoHookAnswersInTwoWays() {
        for (Class<? extends RuleContract> contract : Vector.of(Grudge.class, Later.class))
            assertThat(ContractRunTest.failure(contract))
                    .hasMessageStartingWith("ODD (HOUSE-ODD): broken: the same inputs lead to the same state "
                            + "(SAME_INPUTS_SAME_STATE)\n")
                    .hasMessageMatching("(?s).*\n(input \\d+, '[^']*', .*|the same inputs led to another state before)"
                            + ": a hook depends on more than the game state\n.*");
    }

    private static class OddGround implements Scenario {
        private final Scenario open = new OpenGround();

        @Override
        public String name() {
            return "Odd Ground";
        }

        @Override
        public Vector<Vector<Cube>> zones(Battlefield field) {
            return open.zones(field);
        }

        @Override
        public Vector<Objective> objectives(Battlefield field) {
            return Vector.empty();
        }

        @Override
        public int items() {
            return 0;
        }
    }

    static final class EndPhase implements ScenarioContract {
        private static int phases;

        @Override
        public Scenario scenario() {
            return new OddGround() {
                @Override
                public void endPhase(Effects effects) {
                    effects.addScore(Side.A, ++phases % 2, WrongRule.ODD);
                }
            };
        }
    }

    static final class Blinks implements PlayContract {
        private static final class Blink implements Sight {
            private final Sight real = Deadcube.sight();

            @Override
            public LineOfSight line(GameView game, ModelId from, ModelId to) {
                return Math.random() < 0.1 ? LineOfSight.NONE : real.line(game, from, to);
            }

            @Override
            public boolean sees(GameView game, ModelId from, Cube cube) {
                return real.sees(game, from, cube);
            }
        }

        @Override
        public Script.Runner scriptRunner() {
            return Script.Runner.standard().with(Deadcube.ruleset().withSight(new Blink()));
        }
    }

    @Test
    void aScenarioOrASightIsNamedWithTheInputAndWhatDiffers() {
        assertThat(ContractRunTest.failure(EndPhase.class))
                .hasMessageStartingWith("Odd Ground, deadzone-3 v1: broken: the same inputs lead to the same state ")
                .hasMessageMatching(
                        "(?s).*input \\d+, '[^']*', has other events when played again: .*\\.score: \\d+, then "
                                + "\\d+\n.*");
        assertThat(ContractRunTest.failure(Blinks.class))
                .hasMessageStartingWith("deadzone-3 v1, Blink: broken: the same inputs lead to the same state ")
                .hasMessageMatching("(?s).*input \\d+, '[^']*', .* when (asked|played) again: .*");
    }
}
