package io.github.deadcube.faults;

import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.ItemRule;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.RuleData;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.Trigger.Sequence.Step;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Card.Skill;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.testkit.contract.RuleContract;
import io.vavr.collection.Vector;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

/** Faults in the hooks of an item. */
final class ItemFaults {
    private static final RuleId RULE = RuleId.of("I-ODD-BALL");

    static final Vector<PlantedFault> ALL = Vector.of(
            fault("an item is taken or not depending on a clock", "pickedUp", () -> new FaultyItem() {
                private final AtomicInteger found = new AtomicInteger();

                @Override
                public boolean pickedUp(Effects effects, ModelId finder, boolean firstTime) {
                    return found.incrementAndGet() % 2 == 0;
                }
            }),
            fault("finding an item throws when the finder is injured", "pickedUp", () -> new FaultyItem() {
                @Override
                public boolean pickedUp(Effects effects, ModelId finder, boolean firstTime) {
                    if (effects.model(finder).injured()) throw new IllegalArgumentException("it hurts");
                    return true;
                }
            }),
            fault("finding an item a second time reports a count of all games", "pickedUp", () -> new FaultyItem() {
                private final AtomicInteger found = new AtomicInteger();

                @Override
                public boolean pickedUp(Effects effects, ModelId finder, boolean firstTime) {
                    if (!firstTime) effects.report(new Event.Effect(RULE, "", found.incrementAndGet()));
                    return true;
                }
            }),
            fault("the prompt for a finder has no saved name", "pickedUp", () -> new FaultyItem() {
                @Override
                public boolean pickedUp(Effects effects, ModelId finder, boolean firstTime) {
                    effects.offer(finder.side(), new UseOrDecline(finder, false, "what to do with it"));
                    return true;
                }

                @Override
                public Vector<Class<? extends RuleData>> savedTypes() {
                    return Vector.empty();
                }
            }),
            fault("a carried item's dice come depending on a clock", "attachToCarrier", () -> new FaultyItem() {
                private final AtomicInteger clock = new AtomicInteger();

                @Override
                public void attachToCarrier(Hooks hooks) {
                    hooks.modify(
                            Modifier.DICE, Scope.OWN, (game, me, test) -> clock.incrementAndGet() % 4 == 0 ? 1 : 0);
                }
            }),
            fault("a carried item throws in a test against an explosion", "attachToCarrier", () -> new FaultyItem() {
                @Override
                public void attachToCarrier(Hooks hooks) {
                    hooks.modify(Modifier.REROLLS, Scope.OWN, (game, me, test) -> {
                        if (test.skill() == Skill.SURVIVE && test.context().kind() == TestContext.Kind.HAZARD)
                            throw new ArithmeticException("it is hot");
                        return 0;
                    });
                }
            }),
            fault(
                    "an item that is used at the end of each activation is not used up",
                    "attachToCarrier",
                    () -> new FaultyItem() {
                        @Override
                        public void attachToCarrier(Hooks hooks) {
                            hooks.on(Trigger.ACTIVATION_ENDS.at(Step.COST), Scope.OWN, (effects, me, model) -> {
                                effects.useItem(me, RULE);
                                if (effects.model(me).item().isDefined()) effects.unmarkActivated(me, RULE);
                            });
                        }

                        @Override
                        public boolean isUsedOnce() {
                            return false;
                        }
                    }),
            fault("an item helps in a test depending on a clock", "helpsWith", () -> new FaultyItem() {
                private final AtomicInteger clock = new AtomicInteger();

                @Override
                public boolean helpsWith(TestContext.Kind kind, Ruleset ruleset) {
                    return clock.incrementAndGet() % 3 == 0;
                }
            }),
            fault("an item helps movement depending on a slow clock", "helpsMovement", () -> new FaultyItem() {
                private final AtomicInteger clock = new AtomicInteger();

                @Override
                public boolean helpsMovement() {
                    return clock.incrementAndGet() % 400 == 0;
                }
            }));

    private ItemFaults() {}

    private static PlantedFault fault(String name, String hook, Supplier<FaultyItem> ball) {
        return PlantedFault.of(name, hook, () -> {
            FaultyItem item = ball.get();
            RuleContract contract = () -> item;
            return contract.games();
        });
    }

    private static class FaultyItem implements ItemRule {
        @Override
        public RuleId rule() {
            return RULE;
        }

        @Override
        public String name() {
            return "Odd ball";
        }
    }
}
