package io.github.deadcube.api.order.words;

import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.SpecialOrder.OrderContext;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.shared.InText;
import io.github.deadcube.api.team.ModelId;
import io.vavr.control.Option;

/**
 * ORD-4: the model makes one voluntary step, or stays.
 *
 * @param goal the model to which the distance becomes smaller, if {@code towards} is true
 */
@SavedName(value = "steps", usual = "goal=subject")
public record Steps(
        boolean breaksAway,
        boolean towards,
        boolean avoidsEnemies,
        @InText(usual = "subject") Goal goal) implements OrderEffect {
    /** A model towards which others step. */
    @SavedName("steps.goal")
    public enum Goal {
        /** The subject of the order. */
        SUBJECT,
        /** The leader of the order's side. */
        LEADER,
        /** The other model of the attack. */
        OPPONENT
    }

    /** A step whose goal is the subject, if it has one. */
    public Steps(boolean breaksAway, boolean towards, boolean avoidsEnemies) {
        this(breaksAway, towards, avoidsEnemies, Goal.SUBJECT);
    }

    private Option<ModelId> aim(GameView game, OrderContext context) {
        return switch (goal) {
            case SUBJECT -> Option.some(context.subject());
            case LEADER -> Option.some(game.leader(context.side()));
            case OPPONENT -> context.opponent();
        };
    }

    /** Whether it is the goal itself, or there is none: a leader that is dead, or no attack. */
    private boolean hasNoGoal(GameView game, OrderContext context, ModelId model) {
        return goal != Goal.SUBJECT
                && !aim(game, context)
                        .exists(to -> !to.equals(model) && game.model(to).inPlay());
    }

    @Override
    public boolean isPossible(GameView game, RuleId by, OrderContext context, ModelId model) {
        Model m = game.model(model);
        if (towards && hasNoGoal(game, context, model)) return false;
        return m.inPlay() && !m.pinned() && m.card().advance() > 0 && !(avoidsEnemies && game.isBesideEnemies(model));
    }

    /** Nothing happens if the goal is dead by then. */
    @Override
    public void apply(Effects effects, RuleId by, OrderContext context, ModelId model, Target target) {
        if (towards && hasNoGoal(effects, context, model)) return;
        effects.step(model, towards ? aim(effects, context) : Option.none(), breaksAway, avoidsEnemies, by);
    }
}
