package io.github.deadcube.faults;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.Registration;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.Trigger.ModelTest;
import io.github.deadcube.api.extend.Trigger.Sequence.Step;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.team.Card.Skill;
import io.github.deadcube.api.team.ModelId;
import io.vavr.collection.Vector;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

/** Faults in modifiers that a keyword adds. */
final class ModifierFaults {
    static final Vector<PlantedFault> ALL = Vector.of(
            fault("dice are added depending on a clock", Modifier.DICE, () -> clock(7)),
            fault("dice are added depending on a slow clock", Modifier.DICE, () -> clock(2000)),
            fault("re-rolls are added depending on a clock on an upper level", Modifier.REROLLS, () -> {
                AtomicInteger clock = new AtomicInteger();
                return (game, me, test) -> upstairs(game, me) ? clock.incrementAndGet() % 2 : 0;
            }),
            fault(
                    "re-rolls that are never barred throw in a full cube",
                    Modifier.REROLLS_EVEN_BARRED,
                    () -> (game, me, test) -> {
                        if (test.skill() == Skill.FIGHT
                                && game.modelsIn(game.model(me).cube()).size() > 3)
                            throw new ArithmeticException("too many fighters");
                        return 0;
                    }),
            fault("armour ignored is that of the target before", Modifier.AP, () -> {
                AtomicInteger last = new AtomicInteger();
                return (game, me, hit) ->
                        last.getAndSet(game.model(hit.target()).card().armour());
            }),
            fault("armour is added to a model each third time in all games", Modifier.ARMOUR, () -> {
                Map<ModelId, Integer> armoured = new TreeMap<>();
                return (game, me, hit) -> armoured.merge(me, 1, Integer::sum) % 3 == 0 ? 1 : 0;
            }),
            fault("a shield has dice depending on a clock", Modifier.SHIELD, () -> clock(2)),
            fault(
                    "a shield has a negative number of dice while its model is pinned",
                    Modifier.SHIELD,
                    () -> (game, me, hit) -> game.model(me).pinned() ? -1 : 1),
            fault("less damage depending on a clock", Modifier.LESS_DAMAGE, () -> clock(3)),
            fault("more damage depending on a clock", Modifier.MORE_DAMAGE, () -> clock(2)),
            fault("command dice depending on a clock", Modifier.COMMAND_DICE, () -> clock(2)),
            fault("more re-rolls depending on a clock", Modifier.ORDER_REROLLS, () -> clock(2)),
            fault("faces explode depending on a clock", Modifier.EXPLODING_FACES, () -> clock(12)),
            fault("the speed changes depending on a clock", Modifier.SPEED, () -> clock(50)),
            fault("the results of a side are counted over all games", Modifier.MODEL_RESULTS, () -> clock(3)),
            fault(
                    "a target number is out of bounds by the last round",
                    Modifier.TARGET_NUMBER,
                    () -> (game, me, test) -> {
                        if (game.round() == 5 && game.model(me).injured())
                            throw new IndexOutOfBoundsException("round 6");
                        return 0;
                    }),
            FaultyKeyword.fault("a mark's dice come depending on a clock", "modify", () -> {
                AtomicInteger clock = new AtomicInteger();
                return FaultyKeyword.attaching(hooks -> hooks.on(
                                Trigger.ACTIVATION_ENDS.at(Step.COST),
                                Scope.OWN,
                                (effects, me, active) ->
                                        effects.addMark(me, new Mark(FaultyKeyword.RULE, 1, Mark.Until.ROUND))))
                        .marking(hooks -> hooks.modify(
                                Modifier.DICE,
                                Scope.OWN,
                                (game, me, test) -> clock.incrementAndGet() % 5 == 0 ? 1 : 0));
            }),
            FaultyKeyword.fault("a marker's dice come depending on a clock", "modify", () -> {
                AtomicInteger clock = new AtomicInteger();
                return FaultyKeyword.attaching(hooks -> hooks.on(
                                Trigger.ACTIVATION_ENDS.at(Step.COST),
                                Scope.OWN,
                                (effects, me, active) ->
                                        lay(effects, effects.model(me).cube())))
                        .laying(hooks -> hooks.modify(
                                Modifier.DICE,
                                Scope.ANY,
                                (game, marker, test) ->
                                        near(game, marker, test) && clock.incrementAndGet() % 5 == 0 ? 1 : 0));
            }),
            FaultyKeyword.fault("the hooks of a keyword are others in every fifth game", "attach", () -> {
                AtomicInteger gathered = new AtomicInteger();
                return FaultyKeyword.attaching(hooks -> {
                    if (gathered.incrementAndGet() % 5 == 0) hooks.grant(Trait.EXTRA_LEVEL);
                    else hooks.modify(Modifier.SPEED, Scope.OWN, (game, me, model) -> 1);
                });
            }));

    private ModifierFaults() {}

    private static <Q> PlantedFault fault(
            String name, Modifier<Q> modifier, Supplier<Registration.Amount<ModelId, Q>> amount) {
        return FaultyKeyword.fault(name, "modify", () -> {
            Registration.Amount<ModelId, Q> faulty = amount.get();
            return FaultyKeyword.attaching(hooks -> hooks.modify(modifier, Scope.OWN, faulty));
        });
    }

    /** Adds one after each given number of calls. */
    private static <Q> Registration.Amount<ModelId, Q> clock(int calls) {
        AtomicInteger clock = new AtomicInteger();
        return (game, me, question) -> clock.incrementAndGet() % calls == 0 ? 1 : 0;
    }

    private static boolean upstairs(GameView game, ModelId model) {
        return game.model(model).cube().level() > 1;
    }

    private static boolean near(GameView game, Marker marker, ModelTest test) {
        return game.model(test.tester()).cube().equals(marker.cube());
    }

    private static void lay(Effects effects, Cube cube) {
        if (!effects.markers().exists(marker -> marker.cube().equals(cube)))
            effects.placeMarker(Marker.of(FaultyKeyword.RULE, cube), FaultyKeyword.RULE);
    }
}
