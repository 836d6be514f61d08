package io.github.deadcube.faults;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Moment;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.vavr.collection.Vector;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

/** Faults in what a keyword does at moments. */
final class MomentFaults {
    static final Vector<Fault> ALL = Vector.of(
            on(
                    "who is activated throws when it is pinned upstairs",
                    Moment.FIRE,
                    Scope.OWN,
                    () -> (flow, me, model) -> {
                        if (flow.model(me).pinned() && flow.model(me).cube().level() > 1)
                            throw new IllegalArgumentException("it lies too high");
                    }),
            on("who rises is ready by a clock", Moment.RISING, Scope.OWN, () -> {
                AtomicInteger clock = new AtomicInteger();
                return (flow, me, model) -> {
                    if (flow.model(me).pinned() && clock.incrementAndGet() % 2 == 0) flow.rise(me);
                };
            }),
            on("an effect is numbered through all games", Moment.FIRST_CLOUD, Scope.OWN, () -> {
                AtomicInteger memory = new AtomicInteger(4711);
                return (flow, me, model) -> {
                    if (flow.round() == 5)
                        flow.tell(new Event.Effect(Odd.RULE, me.toString(), memory.incrementAndGet()));
                };
            }),
            on(
                    "a die is rolled by the wrong side",
                    Moment.DECLARED,
                    Scope.OPPONENT,
                    () -> (flow, me, occasion) -> flow.roll(me.side().other(), 1, Purpose.KEYWORD, Whim.of(me))),
            on("a shot that has landed marks by a clock", Moment.LANDS_MARKS, Scope.ANYBODY, () -> {
                AtomicInteger clock = new AtomicInteger();
                return (flow, me, landing) -> {
                    if (flow.model(me).inPlay())
                        flow.mark(me, new Mark(Odd.RULE, clock.incrementAndGet(), Mark.Until.ROUND));
                };
            }),
            on("a hit of the fourth round is told by a clock", Moment.HIT, Scope.OWN, () -> {
                AtomicInteger clock = new AtomicInteger();
                return (flow, me, attack) -> {
                    if (flow.round() == 4) flow.tell(new Event.Effect(Odd.RULE, "", clock.incrementAndGet()));
                };
            }),
            on(
                    "who has lost throws when others stand by on an upper level",
                    Moment.LOST,
                    Scope.OWN,
                    () -> (flow, me, loss) -> {
                        if (flow.model(me).cube().level() > 1 && flow.besideFriends(me))
                            throw new NullPointerException("a friend");
                    }),
            on("every third pinned target is thrown", Moment.THROW, Scope.OWN, () -> {
                AtomicInteger clock = new AtomicInteger();
                return (flow, me, attack) -> {
                    if (flow.model(attack.target()).inPlay()
                            && flow.model(attack.target()).pinned()
                            && clock.incrementAndGet() % 3 == 0) flow.throwAway(me, attack.target(), Odd.RULE);
                };
            }),
            on("a mark on a target counts all marks of all games", Moment.MARKS, Scope.OWN, () -> {
                AtomicInteger clock = new AtomicInteger();
                return (flow, me, attack) -> {
                    if (attack.won() && flow.model(attack.target()).inPlay())
                        flow.mark(attack.target(), new Mark(Odd.RULE, clock.incrementAndGet(), Mark.Until.ROUND));
                };
            }),
            on(
                    "who comes upstairs is asked something by a clock",
                    Moment.ENTERED,
                    Scope.OWN,
                    () -> (flow, me, entered) -> {
                        if (entered.cube().level() > 1) flow.offer(me.side(), new Tally(me, Tally.Clock.OPTIONS));
                    }),
            on(
                    "what is asked before a fight has other words each third time",
                    Moment.ENGAGED,
                    Scope.OWN,
                    () -> (flow, me, entered) -> flow.offer(me.side(), new Tally(me, Tally.Clock.WORDS))),
            on(
                    "what is answered at the end has another outcome each third time",
                    Moment.LAST_CLOUD,
                    Scope.OWN,
                    () -> (flow, me, model) -> {
                        if (flow.besideEnemies(me)) flow.offer(me.side(), new Tally(me, Tally.Clock.OUTCOME));
                    }),
            on(
                    "what is asked of a wounded model is asked for ever",
                    Moment.TOLL,
                    Scope.OWN,
                    () -> (flow, me, model) -> {
                        if (flow.model(me).damage() > 1) flow.offer(me.side(), new Whim(me, true, "again and again"));
                    }),
            on(
                    "who has been activated may be activated again once another has been",
                    Moment.TOLL,
                    Scope.ANYBODY,
                    () -> (flow, me, model) -> {
                        if (flow.model(me).activated() && !model.equals(me)) flow.unmarkActivated(me, Odd.RULE);
                    }),
            on("a model is teleported beyond the battlefield", Moment.TOLL, Scope.OWN, () -> (flow, me, model) -> {
                if (flow.model(me).cube().level() > 1 && flow.model(me).injured())
                    flow.teleport(me, new Cube(99, 99, 9), Odd.RULE);
            }),
            on("points are lost in the end phase", Moment.END_PHASE, Scope.ANYBODY, () -> (flow, me, side) -> {
                if (flow.score(me.side()) > 5) flow.score(me.side(), -1, Odd.RULE);
            }),
            on("a command phase scores by a clock", Moment.COMMAND, Scope.ANYBODY, () -> {
                AtomicInteger clock = new AtomicInteger();
                return (flow, me, side) -> {
                    if (clock.incrementAndGet() % 10 == 0) flow.score(side, 1, Odd.RULE);
                };
            }),
            Odd.fault(
                    "a choice at a death has no name",
                    "on",
                    () -> Odd.attaching(hooks -> hooks.on(Moment.DIED, Scope.ANYBODY, (flow, me, death) -> {
                                if (flow.model(me).injured()) flow.offer(me.side(), Whim.of(me));
                            }))
                            .unnamed()));

    private MomentFaults() {}

    private static <E> Fault on(String name, Moment<E> moment, Scope scope, Supplier<Hooks.Reaction<E>> reaction) {
        return Odd.fault(name, "on", () -> {
            for (Tally.Clock clock : Tally.Clock.values()) clock.reset();
            Hooks.Reaction<E> faulty = reaction.get();
            return Odd.attaching(hooks -> hooks.on(moment, scope, faulty));
        });
    }
}
