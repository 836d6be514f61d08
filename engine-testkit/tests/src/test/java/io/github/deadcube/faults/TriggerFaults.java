package io.github.deadcube.faults;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Registration;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.Trigger.Sequence.Step;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.team.ModelId;
import io.vavr.collection.Vector;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

/** Faults in what a keyword does at triggers. */
final class TriggerFaults {
    static final Vector<PlantedFault> ALL = Vector.of(
            on(
                    "an activation throws if the model is pinned on an upper level",
                    Trigger.ACTIVATION_BEGINS.at(Step.FIRE),
                    Scope.OWN,
                    () -> (effects, me, model) -> {
                        if (effects.model(me).pinned()
                                && effects.model(me).cube().level() > 1)
                            throw new IllegalArgumentException("the level is too high");
                    }),
            on(
                    "a pinned model may stand up first depending on a clock",
                    Trigger.ACTIVATION_BEGINS.at(Step.STANDING_UP),
                    Scope.OWN,
                    () -> {
                        AtomicInteger clock = new AtomicInteger();
                        return (effects, me, model) -> {
                            if (effects.model(me).pinned() && clock.incrementAndGet() % 2 == 0) effects.letStandUp(me);
                        };
                    }),
            on("an effect is numbered through all games", Trigger.ACTIVATION_BEGINS.at(Step.CLOUDS), Scope.OWN, () -> {
                AtomicInteger memory = new AtomicInteger(4711);
                return (effects, me, model) -> {
                    if (effects.round() == 5)
                        effects.report(new Event.Effect(FaultyKeyword.RULE, me.toString(), memory.incrementAndGet()));
                };
            }),
            on(
                    "a die is rolled by the wrong side",
                    Trigger.DECLARED,
                    Scope.OPPONENT,
                    () -> (effects, me, context) ->
                            effects.roll(me.side().other(), 1, Purpose.KEYWORD, UseOrDecline.of(me))),
            on("a shot that has landed marks depending on a clock", Trigger.IMPACT.at(Step.MARKS), Scope.ANY, () -> {
                AtomicInteger clock = new AtomicInteger();
                return (effects, me, impact) -> {
                    if (effects.model(me).inPlay())
                        effects.addMark(me, new Mark(FaultyKeyword.RULE, clock.incrementAndGet(), Mark.Until.ROUND));
                };
            }),
            on("a hit of the fourth round is reported depending on a clock", Trigger.HIT, Scope.OWN, () -> {
                AtomicInteger clock = new AtomicInteger();
                return (effects, me, attack) -> {
                    if (effects.round() == 4)
                        effects.report(new Event.Effect(FaultyKeyword.RULE, "", clock.incrementAndGet()));
                };
            }),
            on(
                    "the loser of a fight throws if others are near on an upper level",
                    Trigger.LOST,
                    Scope.OWN,
                    () -> (effects, me, loss) -> {
                        if (effects.model(me).cube().level() > 1 && effects.isBesideFriends(me))
                            throw new NullPointerException("a friend");
                    }),
            on("every third pinned target is thrown", Trigger.ATTACK.at(Step.THROW), Scope.OWN, () -> {
                AtomicInteger clock = new AtomicInteger();
                return (effects, me, attack) -> {
                    if (effects.model(attack.target()).inPlay()
                            && effects.model(attack.target()).pinned()
                            && clock.incrementAndGet() % 3 == 0)
                        effects.throwAwayFrom(me, attack.target(), FaultyKeyword.RULE);
                };
            }),
            on("a mark on a target counts all marks of all games", Trigger.ATTACK.at(Step.MARKS), Scope.OWN, () -> {
                AtomicInteger clock = new AtomicInteger();
                return (effects, me, attack) -> {
                    if (attack.won() && effects.model(attack.target()).inPlay())
                        effects.addMark(
                                attack.target(),
                                new Mark(FaultyKeyword.RULE, clock.incrementAndGet(), Mark.Until.ROUND));
                };
            }),
            on(
                    "a prompt for a model that reaches an upper level depends on a clock",
                    Trigger.ENTERED,
                    Scope.OWN,
                    () -> (effects, me, entered) -> {
                        if (entered.cube().level() > 1)
                            effects.offer(me.side(), new CallCountingChoice(me, CallCountingChoice.Clock.OPTIONS));
                    }),
            on(
                    "every third prompt before a fight has another text",
                    Trigger.ENGAGED,
                    Scope.OWN,
                    () -> (effects, me, entered) ->
                            effects.offer(me.side(), new CallCountingChoice(me, CallCountingChoice.Clock.WORDS))),
            on(
                    "every third answer at the end has another result",
                    Trigger.ACTIVATION_ENDS.at(Step.CLOUDS),
                    Scope.OWN,
                    () -> (effects, me, model) -> {
                        if (effects.isBesideEnemies(me))
                            effects.offer(me.side(), new CallCountingChoice(me, CallCountingChoice.Clock.OUTCOME));
                    }),
            on(
                    "a prompt for an injured model is endless",
                    Trigger.ACTIVATION_ENDS.at(Step.COST),
                    Scope.OWN,
                    () -> (effects, me, model) -> {
                        if (effects.model(me).damage() > 1)
                            effects.offer(me.side(), new UseOrDecline(me, true, "again and again"));
                    }),
            on(
                    "an activated model may be activated again after another one",
                    Trigger.ACTIVATION_ENDS.at(Step.COST),
                    Scope.ANY,
                    () -> (effects, me, model) -> {
                        if (effects.model(me).activated() && !model.equals(me))
                            effects.unmarkActivated(me, FaultyKeyword.RULE);
                    }),
            on(
                    "a model is teleported beyond the battlefield",
                    Trigger.ACTIVATION_ENDS.at(Step.COST),
                    Scope.OWN,
                    () -> (effects, me, model) -> {
                        if (effects.model(me).cube().level() > 1
                                && effects.model(me).injured())
                            effects.teleport(me, new Cube(99, 99, 9), FaultyKeyword.RULE);
                    }),
            on("points are lost in the end phase", Trigger.END_PHASE, Scope.ANY, () -> (effects, me, side) -> {
                if (effects.score(me.side()) > 5) effects.addScore(me.side(), -1, FaultyKeyword.RULE);
            }),
            on("a command phase scores depending on a clock", Trigger.COMMAND, Scope.ANY, () -> {
                AtomicInteger clock = new AtomicInteger();
                return (effects, me, side) -> {
                    if (clock.incrementAndGet() % 10 == 0) effects.addScore(side, 1, FaultyKeyword.RULE);
                };
            }),
            FaultyKeyword.fault(
                    "a choice at a death has no name",
                    "on",
                    () -> FaultyKeyword.attaching(hooks -> hooks.on(Trigger.DIED, Scope.ANY, (effects, me, death) -> {
                                if (effects.model(me).injured()) effects.offer(me.side(), UseOrDecline.of(me));
                            }))
                            .unnamed()));

    private TriggerFaults() {}

    private static <E> PlantedFault on(
            String name, Trigger<E> trigger, Scope scope, Supplier<Registration.Reaction<ModelId, E>> reaction) {
        return FaultyKeyword.fault(name, "on", () -> {
            for (CallCountingChoice.Clock clock : CallCountingChoice.Clock.values()) clock.reset();
            Registration.Reaction<ModelId, E> faulty = reaction.get();
            return FaultyKeyword.attaching(hooks -> hooks.on(trigger, scope, faulty));
        });
    }
}
