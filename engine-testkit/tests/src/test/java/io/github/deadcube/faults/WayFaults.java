package io.github.deadcube.faults;

import io.github.deadcube.api.extend.Deed;
import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.Gait;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.extend.Way.Special;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.vavr.collection.Vector;
import java.util.NoSuchElementException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Faults in what a keyword forbids, offers, lends and silences. */
final class WayFaults {
    private static final Rejection NO = new Rejection(Odd.RULE, "it is an odd day", "another day");

    static final Vector<Fault> ALL = Vector.of(
            forbids("an activation is forbidden by a clock", Deed.ACTIVATION, () -> clock(100)),
            forbids("a shot is forbidden by a clock", Deed.SHOT, () -> clock(40)),
            forbids(
                    "a shot from an upper level is forbidden without a reason",
                    Deed.SHOT,
                    () -> (table, me, shot) ->
                            table.model(me).cube().level() > 1 ? new Rejection(Odd.RULE, "", "come down") : null),
            forbids(
                    "an assault on a pinned model is forbidden without a remedy",
                    Deed.ASSAULT,
                    () -> (table, me, assault) -> assault.target().equals(me)
                                    || !table.model(assault.target()).pinned()
                            ? null
                            : new Rejection(Odd.RULE, "it lies", " ")),
            forbids("a command die is forbidden for reasons that are counted", Deed.COMMAND_DIE, () -> {
                AtomicInteger clock = new AtomicInteger();
                return (table, me, die) -> table.model(me).injured()
                        ? new Rejection(Odd.RULE, "no " + clock.incrementAndGet(), "another")
                        : null;
            }),
            forbids(
                    "bought dice throw when their model stands with three others",
                    Deed.BOUGHT_DICE,
                    () -> (table, me, model) -> {
                        if (table.in(table.model(me).cube()).size() > 3) throw new NoSuchElementException("the fourth");
                        return null;
                    }),
            forbids("an action is forbidden by a slow clock", Deed.ACTION, () -> clock(500)),
            forbids("harm is forbidden by a clock", Deed.HARM, () -> clock(3)),
            offers("a special is offered twice on an upper level", () -> new Trick() {
                @Override
                public void targets(Table table, ModelId me, Consumer<Choice.Use> each) {
                    super.targets(table, me, each);
                    if (table.model(me).cube().level() > 1) super.targets(table, me, each);
                }
            }),
            offers("a special is offered that it says it does not offer", () -> new Trick() {
                @Override
                public boolean offers(Table table, Choice.Use use) {
                    return !table.model(use.model()).injured() && super.offers(table, use);
                }
            }),
            offers("a special is accepted that is not offered", () -> new Trick() {
                @Override
                public boolean offers(Table table, Choice.Use use) {
                    return table.round() == 5 || super.offers(table, use);
                }
            }),
            offers("a special says nothing of why it is refused", () -> new Trick() {
                @Override
                public Rejection refusal(Table table, Choice.Use use) {
                    return new Rejection(Odd.RULE, "not now", "");
                }
            }),
            offers("a special has targets by a clock", () -> new Trick() {
                private final AtomicInteger clock = new AtomicInteger();

                @Override
                public void targets(Table table, ModelId me, Consumer<Choice.Use> each) {
                    if (clock.incrementAndGet() % 20 != 0) super.targets(table, me, each);
                }
            }),
            offers("a special heals by a clock", () -> new Trick() {
                private final AtomicInteger clock = new AtomicInteger();

                @Override
                public void use(Flow flow, Choice.Use use) {
                    if (clock.incrementAndGet() % 2 == 0) flow.heal(use.model(), 1, Odd.RULE);
                }
            }),
            offers("a special of the injured is used for nothing and for ever", () -> new Trick() {
                @Override
                public void use(Flow flow, Choice.Use use) {
                    if (flow.model(use.model()).injured())
                        flow.offer(use.model().side(), new Whim(use.model(), true, "a trick"));
                }
            }),
            Odd.fault("a special is lent by a clock", "lends", () -> {
                AtomicInteger clock = new AtomicInteger();
                Trick trick = new Trick() {
                    @Override
                    public void targets(Table table, ModelId me, Consumer<Choice.Use> each) {
                        if (clock.incrementAndGet() % 15 != 0) super.targets(table, me, each);
                    }
                };
                return Odd.attaching(hooks -> hooks.lends(trick));
            }),
            Odd.fault("a gait changes with each game that is prepared", "gait", () -> {
                AtomicInteger prepared = new AtomicInteger();
                return Odd.attaching(
                        hooks -> hooks.gait(prepared.incrementAndGet() % 2 == 0 ? Gait.FLYING : Gait.CLIMBING));
            }),
            Odd.fault("another keyword is attached in every fourth game", "attach", () -> {
                AtomicInteger prepared = new AtomicInteger();
                return Odd.attaching(hooks -> {
                    if (prepared.incrementAndGet() % 4 == 0) hooks.attach(Keyword.of("FLIGHT"));
                });
            }),
            Odd.fault("a keyword silences others in every fourth game", "silences", () -> {
                AtomicInteger prepared = new AtomicInteger();
                return Odd.attaching(hooks -> {
                    if (prepared.incrementAndGet() % 4 == 0)
                        hooks.silences(Vector.of(RuleIds.K_AGILE, RuleIds.K_FLIGHT, RuleIds.K_TOUGH), Scope.OWN);
                });
            }),
            Odd.fault("a weapon gets to cubes otherwise in every third game", "otherwise", () -> {
                AtomicInteger prepared = new AtomicInteger();
                return Odd.attaching(hooks -> {
                    if (prepared.incrementAndGet() % 3 == 0) hooks.otherwise(Keyword.of("GRENADE"));
                });
            }));

    private WayFaults() {}

    private static <Q> Fault forbids(String name, Deed<Q> deed, Supplier<Hooks.Veto<Q>> veto) {
        return Odd.fault(name, "forbids", () -> {
            Hooks.Veto<Q> faulty = veto.get();
            return Odd.attaching(hooks -> hooks.forbids(deed, Scope.OWN, faulty));
        });
    }

    private static Fault offers(String name, Supplier<Trick> trick) {
        return Odd.fault(name, "offers", () -> {
            Trick faulty = trick.get();
            return Odd.attaching(hooks -> hooks.offers(faulty));
        });
    }

    private static <Q> Hooks.Veto<Q> clock(int calls) {
        AtomicInteger clock = new AtomicInteger();
        return (table, me, deed) -> clock.incrementAndGet() % calls == 0 ? NO : null;
    }

    /** It may be used on oneself, and does nothing. */
    private static class Trick implements Special {
        @Override
        public RuleId rule() {
            return Odd.RULE;
        }

        @Override
        public void targets(Table table, ModelId me, Consumer<Choice.Use> each) {
            each.accept(new Choice.Use(Odd.RULE, me, Target.NOTHING));
        }

        @Override
        public Rejection refusal(Table table, Choice.Use use) {
            return NO;
        }

        @Override
        public void use(Flow flow, Choice.Use use) {
            flow.cutShort(use.model());
        }
    }
}
