package io.github.deadcube.api.order;

import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.SpecialOrder.OrderContext;
import io.github.deadcube.api.extend.SpecialOrder.TrackedFact;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.order.Effect.Costs;
import io.github.deadcube.api.order.Effect.Frees;
import io.github.deadcube.api.order.Effect.Steps;
import io.github.deadcube.api.order.Effect.UpTo;
import io.github.deadcube.api.order.Order.Selector;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.immutables.value.Value;

/**
 * One thing that a special order may do; an order that lets its user choose has several.
 *
 * <pre>{@code
 * Mode.at(Moment.DECLARED).when(Condition.Is.TARGET).doing(Adds.dice(2, Skill.SHOOT)).until(Mark.Until.ATTACK)
 * }</pre>
 *
 * @param triggers when (ORD-2)
 * @param when what must be so of the model that the moment is about
 * @param selector on whom it acts
 * @param effects what it does to each
 * @param until how long what it lends lasts (ORD-7)
 * @param action whether its use is a SPECIAL action of the active model (SPC-1)
 * @param later what happens afterwards to those on whom it has acted
 */
@Value.Builder
public record OrderMode(
        Vector<Trigger<?>> triggers,
        Vector<Condition> when,
        Selector selector,
        Vector<Effect> effects,
        Mark.Until until,
        boolean action,
        Option<LaterEffects> later)
        implements WithOrderMode {
    /**
     * What happens afterwards to those on whom an order has acted.
     *
     * @param trigger END_PHASE for the end of the round, before objectives; COMMAND for the beginning of the next, before any
     *     activation
     */
    public record LaterEffects(Trigger<Side> trigger, Vector<Effect> effects) {}

    /** A mode that does nothing yet to the model that the moment is about, until its activation ends. */
    public static OrderMode at(Trigger<?>... moments) {
        return new OrderMode(
                Vector.of(moments),
                Vector.empty(),
                Selector.SUBJECT,
                Vector.empty(),
                Mark.Until.ACTIVATION,
                false,
                Option.none());
    }

    /** The same with conditions. */
    public OrderMode when(Condition... conditions) {
        return withWhen(Vector.of(conditions));
    }

    /** The same on others. */
    public OrderMode on(Selector models) {
        return withSelector(models);
    }

    /** The same with effects. */
    public OrderMode doing(Effect... gifts) {
        return withEffects(Vector.of(gifts));
    }

    /**
     * The same for a time. A keyword for one SHOOT, whenever in the activation that is:
     *
     * <pre>{@code
     * Mode.at(Moment.ACTIVE).doing(Lends.of(Keyword.of("FIRE CONTROL"))).until(Mark.Until.SHOOT)
     * }</pre>
     */
    public OrderMode until(Mark.Until end) {
        return withUntil(end);
    }

    /**
     * The same with an aftermath.
     *
     * @param trigger END_PHASE or COMMAND
     */
    public OrderMode later(Trigger<Side> trigger, Effect... gifts) {
        return withLater(Option.some(new LaterEffects(trigger, Vector.of(gifts))));
    }

    boolean lends() {
        return effects.exists(Effect::lasts);
    }

    /** What its conditions, and its end, ask of the past. */
    Vector<TrackedFact> watches() {
        Vector<TrackedFact> asked = when.appendAll(selector.conditions()).flatMap(Condition::trackedFacts);
        return until == Mark.Until.SHOOT ? asked.append(TrackedFact.SHOTS) : asked;
    }

    /** On whom it may act at a moment. */
    Vector<ModelId> candidates(GameView game, RuleId by, OrderContext context) {
        if (!triggers.contains(context.trigger()) || !when.forAll(c -> c.holds(game, context, context.subject())))
            return Vector.empty();
        return selector.candidates(game, context).filter(m -> effects.forAll(e -> e.isPossible(game, by, context, m)));
    }

    /**
     * ORD-2: what would move or kill a model in the midst of a test: the model that is about to be tested, and the other one, must
     * stay where they are. A game with such a mode does not start. The first such effect; none if the mode acts at no moment of a
     * test, or has no such effect.
     */
    public Option<Effect> disturbing() {
        boolean tested = triggers.exists(trigger -> trigger == Trigger.BEFORE_TEST || trigger == Trigger.IN_TEST);
        return tested ? effects.find(OrderMode::disturbs) : Option.none();
    }

    private static boolean disturbs(Effect effect) {
        Effect inner = effect instanceof UpTo often ? often.effect() : effect;
        return inner instanceof Costs || inner instanceof Frees || inner instanceof Steps;
    }
}
