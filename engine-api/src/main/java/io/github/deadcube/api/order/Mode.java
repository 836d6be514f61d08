package io.github.deadcube.api.order;

import io.github.deadcube.api.extend.Moment;
import io.github.deadcube.api.extend.SpecialOrder.Cue;
import io.github.deadcube.api.extend.SpecialOrder.Watched;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.order.Effect.Costs;
import io.github.deadcube.api.order.Effect.Frees;
import io.github.deadcube.api.order.Effect.Steps;
import io.github.deadcube.api.order.Effect.UpTo;
import io.github.deadcube.api.order.Order.Whom;
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
 * @param moments when (ORD-2)
 * @param when what must be so of the model that the moment is about
 * @param whom on whom it acts
 * @param effects what it does to each
 * @param until how long what it lends lasts (ORD-7)
 * @param action whether its use is a SPECIAL action of the active model (SPC-1)
 * @param later what happens afterwards to those on whom it has acted
 */
@Value.Builder
public record Mode(
        Vector<Moment<?>> moments,
        Vector<Condition> when,
        Whom whom,
        Vector<Effect> effects,
        Mark.Until until,
        boolean action,
        Option<Later> later)
        implements WithMode {
    /**
     * What happens afterwards to those on whom an order has acted.
     *
     * @param moment END_PHASE for the end of the round, before objectives; COMMAND for the beginning of the next, before any
     *     activation
     */
    public record Later(Moment<Side> moment, Vector<Effect> effects) {}

    /** A mode that does nothing yet to the model that the moment is about, until its activation ends. */
    public static Mode at(Moment<?>... moments) {
        return new Mode(
                Vector.of(moments),
                Vector.empty(),
                Whom.SUBJECT,
                Vector.empty(),
                Mark.Until.ACTIVATION,
                false,
                Option.none());
    }

    /** The same with conditions. */
    public Mode when(Condition... conditions) {
        return withWhen(Vector.of(conditions));
    }

    /** The same on others. */
    public Mode on(Whom models) {
        return withWhom(models);
    }

    /** The same with effects. */
    public Mode doing(Effect... gifts) {
        return withEffects(Vector.of(gifts));
    }

    /**
     * The same for a time. A keyword for one SHOOT, whenever in the activation that is:
     *
     * <pre>{@code
     * Mode.at(Moment.ACTIVE).doing(Lends.of(Keyword.of("FIRE CONTROL"))).until(Mark.Until.SHOOT)
     * }</pre>
     */
    public Mode until(Mark.Until end) {
        return withUntil(end);
    }

    /**
     * The same with an aftermath.
     *
     * @param moment END_PHASE or COMMAND
     */
    public Mode later(Moment<Side> moment, Effect... gifts) {
        return withLater(Option.some(new Later(moment, Vector.of(gifts))));
    }

    boolean lends() {
        return effects.exists(Effect::lends);
    }

    /** What its conditions, and its end, ask of the past. */
    Vector<Watched> watches() {
        Vector<Watched> asked = when.appendAll(whom.conditions()).flatMap(Condition::watches);
        return until == Mark.Until.SHOOT ? asked.append(Watched.SHOTS) : asked;
    }

    /** On whom it may act at a moment. */
    Vector<ModelId> candidates(Table table, RuleId by, Cue cue) {
        if (!moments.contains(cue.moment()) || !when.forAll(c -> c.of(table, cue, cue.subject())))
            return Vector.empty();
        return whom.candidates(table, cue).filter(m -> effects.forAll(e -> e.possible(table, by, cue, m)));
    }

    /**
     * ORD-2: what would move or kill a model in the midst of a test: the model that is about to be tested, and the other one, must
     * stay where they are. A game with such a mode does not start. The first such effect; none if the mode acts at no moment of a
     * test, or has no such effect.
     */
    public Option<Effect> disturbing() {
        boolean tested = moments.exists(moment -> moment == Moment.BEFORE_TEST || moment == Moment.IN_TEST);
        return tested ? effects.find(Mode::disturbs) : Option.none();
    }

    private static boolean disturbs(Effect effect) {
        Effect inner = effect instanceof UpTo often ? often.effect() : effect;
        return inner instanceof Costs || inner instanceof Frees || inner instanceof Steps;
    }
}
