package io.github.deadcube.api.order.words;

import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.SpecialOrder.OrderContext;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.ModelId;

/** A change of a model's state at once. */
@SavedName("changes")
public enum Changes implements OrderEffect {
    /** ORD-6: its activation marker is removed, and it may be activated again. */
    MARKER_OFF,
    MARKER_ON,
    PINNED,
    RISES,
    /** ORD-5: it loses the HP that the subject of the order context is about to lose ({@link Trigger#LOSES}). */
    TURNED;

    @Override
    public boolean isPossible(GameView game, RuleId by, OrderContext context, ModelId model) {
        return switch (this) {
            case MARKER_OFF -> game.model(model).activated();
            case MARKER_ON -> !game.model(model).activated() || game.active().contains(model);
            case PINNED -> !game.model(model).pinned() && !game.hasTrait(model, Trait.NEVER_PINNED);
            case RISES -> game.model(model).pinned();
            case TURNED -> context.hitPoints() > 0;
        };
    }

    @Override
    public void apply(Effects effects, RuleId by, OrderContext context, ModelId model, Target target) {
        switch (this) {
            case MARKER_OFF -> effects.unmarkActivated(model, by);
            case MARKER_ON -> effects.markActivated(model, by);
            case PINNED -> effects.pin(model, by);
            case RISES -> effects.letStandUp(model);
            case TURNED -> effects.redirectLoss(model);
        }
    }
}
