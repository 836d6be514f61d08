package io.github.deadcube.faults;

import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.Moment;
import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.api.extend.SpecialOrder.Cue;
import io.github.deadcube.api.extend.SpecialOrder.Often;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.testkit.contract.SpecialOrderContract;
import io.vavr.collection.Vector;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Faults in a special order's hooks. */
final class OrderFaults {
    private static final RuleId RULE = RuleId.of("ORDER-ODD");

    static final Vector<Fault> ALL = Vector.of(
            fault("an order is offered twice to the injured", "options", () -> new Whistle(Moment.ACTIVE) {
                @Override
                public void options(Table table, Cue cue, Consumer<Choice.Use> each) {
                    super.options(table, cue, each);
                    if (table.model(cue.subject()).injured()) super.options(table, cue, each);
                }
            }),
            fault("an order is offered by a clock", "options", () -> new Whistle(Moment.DECLARED) {
                private final AtomicInteger clock = new AtomicInteger();

                @Override
                public void options(Table table, Cue cue, Consumer<Choice.Use> each) {
                    if (clock.incrementAndGet() % 10 != 0) super.options(table, cue, each);
                }
            }),
            fault("an order is offered on the dead of the last rounds", "options", () -> new Whistle(Moment.ACTIVE) {
                @Override
                public void options(Table table, Cue cue, Consumer<Choice.Use> each) {
                    table.models()
                            .filter(m -> table.round() < 4 ? m.id().equals(cue.subject()) : !m.inPlay())
                            .forEach(m -> each.accept(new Choice.Use(RULE, cue.subject(), Target.of(m.id()))));
                }

                @Override
                public void use(Flow flow, Cue cue, Choice.Use use) {
                    flow.mark(((Target.OfModel) use.target()).model(), new Mark(RULE, 1, Mark.Until.ROUND));
                }
            }),
            fault("an order heals by a clock", "use", () -> new Whistle(Moment.ENDING) {
                private final AtomicInteger clock = new AtomicInteger();

                @Override
                public void use(Flow flow, Cue cue, Choice.Use use) {
                    if (clock.incrementAndGet() % 3 == 0
                            && flow.model(cue.subject()).injured()) flow.heal(cue.subject(), 1, RULE);
                }
            }),
            fault("an order takes a marker off each time for nothing", "often", () -> new Whistle(Moment.ENDING) {
                @Override
                public Often often() {
                    return Often.DIE;
                }

                @Override
                public void use(Flow flow, Cue cue, Choice.Use use) {
                    flow.models().filter(ModelState::activated).forEach(m -> flow.unmarkActivated(m.id(), RULE));
                    flow.markActivated(cue.subject(), RULE);
                }
            }),
            fault("an order acts at halts by a clock", "actsAt", () -> new Whistle(Moment.NEARED) {
                private final AtomicInteger clock = new AtomicInteger();

                @Override
                public boolean actsAt(Moment<?> moment) {
                    return super.actsAt(moment) && clock.incrementAndGet() % 3 != 0;
                }
            }),
            fault("an order is an action by a clock", "isAction", () -> new Whistle(Moment.ACTIVE) {
                private final AtomicInteger clock = new AtomicInteger();

                @Override
                public boolean isAction(Choice.Use use) {
                    return clock.incrementAndGet() % 4 == 0;
                }
            }),
            fault("an order of the end phase scores with each game more", "use", () -> new Whistle(Moment.END_PHASE) {
                private final AtomicInteger clock = new AtomicInteger();

                @Override
                public void use(Flow flow, Cue cue, Choice.Use use) {
                    flow.score(cue.side(), 1 + clock.incrementAndGet() / 5, RULE);
                }
            }));

    private OrderFaults() {}

    private static Fault fault(String name, String hook, Supplier<Whistle> whistle) {
        return Fault.of(name, hook, () -> {
            Whistle order = whistle.get();
            SpecialOrderContract contract = () -> order;
            return contract.plays();
        });
    }

    /** It marks whom it concerns. */
    private static class Whistle implements SpecialOrder {
        private final Moment<?> at;

        Whistle(Moment<?> at) {
            this.at = at;
        }

        @Override
        public RuleId rule() {
            return RULE;
        }

        @Override
        public String name() {
            return "Odd Whistle";
        }

        @Override
        public String text() {
            return "A model is marked.";
        }

        @Override
        public boolean actsAt(Moment<?> moment) {
            return moment == at;
        }

        @Override
        public void options(Table table, Cue cue, Consumer<Choice.Use> each) {
            each.accept(new Choice.Use(RULE, cue.subject(), Target.NOTHING));
        }

        @Override
        public void use(Flow flow, Cue cue, Choice.Use use) {
            flow.mark(cue.subject(), new Mark(RULE, 1, Mark.Until.ROUND));
        }
    }
}
