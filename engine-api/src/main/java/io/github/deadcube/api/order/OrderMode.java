package io.github.deadcube.api.order;

import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.SpecialOrder.Condition;
import io.github.deadcube.api.extend.SpecialOrder.Effect;
import io.github.deadcube.api.extend.SpecialOrder.OrderContext;
import io.github.deadcube.api.extend.SpecialOrder.TrackedFact;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.order.Order.Selector;
import io.github.deadcube.api.order.words.OrderEffect.Changes;
import io.github.deadcube.api.order.words.OrderEffect.Costs;
import io.github.deadcube.api.order.words.OrderEffect.Frees;
import io.github.deadcube.api.order.words.OrderEffect.Steps;
import io.github.deadcube.api.order.words.OrderEffect.UpTo;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.shared.InText;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.immutables.value.Value;

/**
 * One way to use a special order. If the user may choose what an order does, the order has several modes.
 *
 * <pre>{@code
 * OrderMode.at(Trigger.DECLARED).when(Conditions.TARGET).doing(OrderEffects.addsDice(2, Skill.RANGED)).until(Mark.Until.ATTACK)
 * }</pre>
 *
 * @param triggers the triggers at which it may be used (ORD-2)
 * @param when conditions for the subject of the order context
 * @param selector the models on which it acts
 * @param effects its effects on each of these models
 * @param until how long its lasting effects last (ORD-7)
 * @param action whether the use is a SPECIAL action of the active model (SPC-1)
 * @param later effects at a later trigger on the models on which it has acted
 */
@SavedName(value = "orderMode", parts = "triggers when selector effects until action later")
@Value.Builder
public record OrderMode(
        @InText(least = 1) Vector<Trigger<?>> triggers,
        Vector<Condition> when,
        @InText(usual = "SUBJECT") Selector selector,
        Vector<Effect> effects,
        @InText(usual = "activation") Mark.Until until,
        boolean action,
        Option<LaterEffects> later)
        implements WithOrderMode {
    /**
     * Effects at a later trigger on the models on which an order has acted.
     *
     * @param trigger END_PHASE for the end of the round, before objectives score; COMMAND for the beginning of the next round,
     *     before any activation
     */
    @SavedName(value = "orderMode.laterEffects", parts = "trigger effects")
    public record LaterEffects(
            Trigger<Side> trigger, @InText(least = 1) Vector<Effect> effects) {}

    /** A mode without effects for the subject of the order context, which lasts until the end of the activation. */
    public static OrderMode at(Trigger<?>... triggers) {
        return new OrderMode(
                Vector.of(triggers.clone()),
                Vector.empty(),
                Selector.SUBJECT,
                Vector.empty(),
                Mark.Until.ACTIVATION,
                false,
                Option.none());
    }

    /** This mode with these conditions in place of its own. */
    public OrderMode when(Condition... conditions) {
        return withWhen(Vector.of(conditions.clone()));
    }

    public OrderMode on(Selector models) {
        return withSelector(models);
    }

    public OrderMode doing(Effect... effects) {
        return withEffects(Vector.of(effects.clone()));
    }

    /**
     * The same with another duration. Example: a keyword for one SHOOT at any time in the activation:
     *
     * <pre>{@code
     * OrderMode.at(Trigger.ACTIVE).doing(OrderEffects.lends(Keyword.of("FIRE CONTROL"))).until(Mark.Until.SHOOT)
     * }</pre>
     */
    public OrderMode until(Mark.Until end) {
        return withUntil(end);
    }

    /** The same with later effects at END_PHASE or COMMAND. */
    public OrderMode later(Trigger<Side> trigger, Effect... effects) {
        return withLater(Option.some(new LaterEffects(trigger, Vector.of(effects.clone()))));
    }

    boolean hasLastingEffect() {
        return effects.exists(Effect::lasts);
    }

    /** The facts of the past that its conditions and its duration need. */
    Vector<TrackedFact> trackedFacts() {
        Vector<TrackedFact> facts = when.appendAll(selector.conditions()).flatMap(Condition::trackedFacts);
        return until == Mark.Until.SHOOT ? facts.append(TrackedFact.SHOTS) : facts;
    }

    /** The models on which it may act in an order context. */
    Vector<ModelId> candidates(GameView game, RuleId by, OrderContext context) {
        if (!triggers.contains(context.trigger()) || !when.forAll(c -> c.holds(game, context, context.subject())))
            return Vector.empty();
        return selector.candidates(game, context).filter(m -> effects.forAll(e -> e.isPossible(game, by, context, m)));
    }

    /**
     * ORD-2: the first effect that could move or kill a model during a test; none if there is no such effect, or if no trigger of
     * the mode is in a test. Both models of a test must stay in place, so a game with a mode that has such an effect does not
     * start.
     */
    public Option<Effect> disturbingEffect() {
        boolean tested = triggers.exists(trigger -> trigger == Trigger.BEFORE_TEST || trigger == Trigger.IN_TEST);
        return tested ? effects.find(OrderMode::disturbs) : Option.none();
    }

    private static boolean disturbs(Effect effect) {
        if (effect instanceof UpTo repeated) return disturbs(repeated.effect());
        return effect instanceof Costs || effect instanceof Frees || effect instanceof Steps || effect == Changes.RISES;
    }
}
