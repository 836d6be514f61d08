package io.github.deadcube.faults;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.extend.Figure;
import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Moment;
import io.github.deadcube.api.extend.Moment.Tested;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Profile.Skill;
import io.vavr.collection.Vector;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

/** Faults in what a keyword adds to figures. */
final class FigureFaults {
    static final Vector<Fault> ALL = Vector.of(
            fault("dice are added by a clock", Figure.DICE, () -> clock(7)),
            fault("dice are added by a slow clock", Figure.DICE, () -> clock(2000)),
            fault("re-rolls are added by a clock upstairs", Figure.REROLLS, () -> {
                AtomicInteger clock = new AtomicInteger();
                return (table, me, test) -> upstairs(table, me) ? clock.incrementAndGet() % 2 : 0;
            }),
            fault(
                    "re-rolls that nothing bars throw in a full cube",
                    Figure.REROLLS_EVEN_BARRED,
                    () -> (table, me, test) -> {
                        if (test.skill() == Skill.FIGHT
                                && table.in(table.model(me).cube()).size() > 3)
                            throw new ArithmeticException("who fights whom?");
                        return 0;
                    }),
            fault("armour ignored is that of the target before", Figure.AP, () -> {
                AtomicInteger last = new AtomicInteger();
                return (table, me, hit) ->
                        last.getAndSet(table.model(hit.target()).profile().armour());
            }),
            fault("armour is added to a model each third time in all games", Figure.ARMOUR, () -> {
                Map<ModelId, Integer> armoured = new TreeMap<>();
                return (table, me, hit) -> armoured.merge(me, 1, Integer::sum) % 3 == 0 ? 1 : 0;
            }),
            fault("a shield has dice by a clock", Figure.SHIELD, () -> clock(2)),
            fault(
                    "a shield has fewer dice than none while its model is pinned",
                    Figure.SHIELD,
                    () -> (table, me, hit) -> table.model(me).pinned() ? -1 : 1),
            fault("less damage by a clock", Figure.LESS_DAMAGE, () -> clock(3)),
            fault("more damage by a clock", Figure.MORE_DAMAGE, () -> clock(2)),
            fault("command dice by a clock", Figure.COMMAND_DICE, () -> clock(2)),
            fault("turns again by a clock", Figure.AGAIN, () -> clock(2)),
            fault("faces explode by a clock", Figure.EXPLODING_FACES, () -> clock(12)),
            fault("the speed changes by a clock", Figure.SPEED, () -> clock(50)),
            fault("the results of a side are counted over all games", Figure.MODEL_RESULTS, () -> clock(3)),
            fault("a target number is out of bounds by the last round", Figure.TARGET, () -> (table, me, test) -> {
                if (table.round() == 5 && table.model(me).injured()) throw new IndexOutOfBoundsException("round 6");
                return 0;
            }),
            Odd.fault("a mark's dice come by a clock", "adds", () -> {
                AtomicInteger clock = new AtomicInteger();
                return Odd.attaching(hooks -> hooks.on(
                                Moment.TOLL,
                                Scope.OWN,
                                (flow, me, active) -> flow.mark(me, new Mark(Odd.RULE, 1, Mark.Until.ROUND))))
                        .marking(hooks -> hooks.adds(
                                Figure.DICE, Scope.OWN, (table, me, test) -> clock.incrementAndGet() % 5 == 0 ? 1 : 0));
            }),
            Odd.fault("a marker's dice come by a clock", "adds", () -> {
                AtomicInteger clock = new AtomicInteger();
                return Odd.attaching(hooks -> hooks.on(
                                Moment.TOLL,
                                Scope.OWN,
                                (flow, me, active) -> lay(flow, flow.model(me).cube())))
                        .laying(hooks -> hooks.adds(
                                Figure.DICE,
                                (table, marker, test) ->
                                        near(table, marker, test) && clock.incrementAndGet() % 5 == 0 ? 1 : 0));
            }),
            Odd.fault("the hooks of a keyword are others in every fifth game", "attach", () -> {
                AtomicInteger gathered = new AtomicInteger();
                return Odd.attaching(hooks -> {
                    if (gathered.incrementAndGet() % 5 == 0) hooks.has(Trait.AGILE);
                    else hooks.adds(Figure.SPEED, Scope.OWN, (table, me, model) -> 1);
                });
            }));

    private FigureFaults() {}

    private static <Q> Fault fault(String name, Figure<Q> figure, Supplier<Hooks.Amount<Q>> amount) {
        return Odd.fault(name, "adds", () -> {
            Hooks.Amount<Q> faulty = amount.get();
            return Odd.attaching(hooks -> hooks.adds(figure, Scope.OWN, faulty));
        });
    }

    /** One more each time that so many have asked. */
    private static <Q> Hooks.Amount<Q> clock(int calls) {
        AtomicInteger clock = new AtomicInteger();
        return (table, me, question) -> clock.incrementAndGet() % calls == 0 ? 1 : 0;
    }

    private static boolean upstairs(Table table, ModelId model) {
        return table.model(model).cube().level() > 1;
    }

    private static boolean near(Table table, Marker marker, Tested test) {
        return table.model(test.tester()).cube().equals(marker.cube());
    }

    private static void lay(Flow flow, Cube cube) {
        if (!flow.markers().exists(marker -> marker.cube().equals(cube))) flow.lay(Marker.of(Odd.RULE, cube), Odd.RULE);
    }
}
