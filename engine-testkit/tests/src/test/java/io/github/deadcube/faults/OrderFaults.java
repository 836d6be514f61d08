package io.github.deadcube.faults;

import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.api.extend.SpecialOrder.Frequency;
import io.github.deadcube.api.extend.SpecialOrder.OrderContext;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.testkit.contract.RuleContract;
import io.vavr.collection.Vector;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Faults in the hooks of a special order. */
final class OrderFaults {
    private static final RuleId RULE = RuleId.of("ORDER-ODD");

    static final Vector<PlantedFault> ALL = Vector.of(
            fault("an order is offered twice to injured models", "options", () -> new FaultyOrder(Trigger.ACTIVE) {
                @Override
                public void options(GameView game, OrderContext context, Consumer<Choice.Use> each) {
                    super.options(game, context, each);
                    if (game.model(context.subject()).injured()) super.options(game, context, each);
                }
            }),
            fault("an order is offered depending on a clock", "options", () -> new FaultyOrder(Trigger.DECLARED) {
                private final AtomicInteger clock = new AtomicInteger();

                @Override
                public void options(GameView game, OrderContext context, Consumer<Choice.Use> each) {
                    if (clock.incrementAndGet() % 10 != 0) super.options(game, context, each);
                }
            }),
            fault(
                    "an order is offered on models that died in the last rounds",
                    "options",
                    () -> new FaultyOrder(Trigger.ACTIVE) {
                        @Override
                        public void options(GameView game, OrderContext context, Consumer<Choice.Use> each) {
                            game.models()
                                    .filter(m -> game.round() < 4 ? m.id().equals(context.subject()) : !m.inPlay())
                                    .forEach(m ->
                                            each.accept(new Choice.Use(RULE, context.subject(), Target.of(m.id()))));
                        }

                        @Override
                        public void use(Effects effects, OrderContext context, Choice.Use use) {
                            effects.addMark(use.target().model().get(), new Mark(RULE, 1, Mark.Until.ROUND));
                        }
                    }),
            fault("an order heals depending on a clock", "use", () -> new FaultyOrder(Trigger.ENDING) {
                private final AtomicInteger clock = new AtomicInteger();

                @Override
                public void use(Effects effects, OrderContext context, Choice.Use use) {
                    if (clock.incrementAndGet() % 3 == 0
                            && effects.model(context.subject()).injured()) effects.heal(context.subject(), 1, RULE);
                }
            }),
            fault(
                    "an order removes all activation markers at each end",
                    "frequency",
                    () -> new FaultyOrder(Trigger.ENDING) {
                        @Override
                        public Frequency frequency() {
                            return Frequency.DIE;
                        }

                        @Override
                        public void use(Effects effects, OrderContext context, Choice.Use use) {
                            effects.models()
                                    .filter(Model::activated)
                                    .forEach(m -> effects.unmarkActivated(m.id(), RULE));
                            effects.markActivated(context.subject(), RULE);
                        }
                    }),
            fault("an order acts at halts depending on a clock", "actsAt", () -> new FaultyOrder(Trigger.NEARED) {
                private final AtomicInteger clock = new AtomicInteger();

                @Override
                public boolean actsAt(Trigger<?> trigger) {
                    return super.actsAt(trigger) && clock.incrementAndGet() % 3 != 0;
                }
            }),
            fault("an order is an action depending on a clock", "isAction", () -> new FaultyOrder(Trigger.ACTIVE) {
                private final AtomicInteger clock = new AtomicInteger();

                @Override
                public boolean isAction(Choice.Use use) {
                    return clock.incrementAndGet() % 4 == 0;
                }
            }),
            fault(
                    "an order of the end phase scores with each game more",
                    "use",
                    () -> new FaultyOrder(Trigger.END_PHASE) {
                        private final AtomicInteger clock = new AtomicInteger();

                        @Override
                        public void use(Effects effects, OrderContext context, Choice.Use use) {
                            effects.addScore(context.side(), 1 + clock.incrementAndGet() / 5, RULE);
                        }
                    }));

    private OrderFaults() {}

    private static PlantedFault fault(String name, String hook, Supplier<FaultyOrder> whistle) {
        return PlantedFault.of(name, hook, () -> {
            FaultyOrder order = whistle.get();
            RuleContract contract = () -> order;
            return contract.games();
        });
    }

    /** Marks the target. */
    private static class FaultyOrder implements SpecialOrder {
        private final Trigger<?> at;

        FaultyOrder(Trigger<?> at) {
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
        public boolean actsAt(Trigger<?> trigger) {
            return trigger == at;
        }

        @Override
        public void options(GameView game, OrderContext context, Consumer<Choice.Use> each) {
            each.accept(new Choice.Use(RULE, context.subject(), Target.NOTHING));
        }

        @Override
        public void use(Effects effects, OrderContext context, Choice.Use use) {
            effects.addMark(context.subject(), new Mark(RULE, 1, Mark.Until.ROUND));
        }
    }
}
