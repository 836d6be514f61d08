package io.github.deadcube.api.order.words;

import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.SpecialOrder.OrderContext;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.ModelId;
import io.vavr.control.Option;

/** ORD-4: the model makes one voluntary step, or stays. */
@SavedName("steps")
public record Steps(boolean breaksAway, boolean towards, boolean avoidsEnemies) implements OrderEffect {
    @Override
    public boolean isPossible(GameView game, RuleId by, OrderContext context, ModelId model) {
        Model m = game.model(model);
        return m.inPlay() && !m.pinned() && m.card().advance() > 0 && !(avoidsEnemies && game.isBesideEnemies(model));
    }

    @Override
    public void apply(Effects effects, RuleId by, OrderContext context, ModelId model, Target target) {
        effects.step(model, Option.when(towards, context.subject()), breaksAway, avoidsEnemies, by);
    }
}
