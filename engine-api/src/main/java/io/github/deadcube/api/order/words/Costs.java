package io.github.deadcube.api.order.words;

import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.SpecialOrder.OrderContext;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.shared.InText;
import io.github.deadcube.api.team.ModelId;

/** The model loses HP, which nothing prevents. */
@SavedName("costs")
public record Costs(@InText(least = 1, most = 99) int hitPoints) implements OrderEffect {
    @Override
    public void apply(Effects effects, RuleId by, OrderContext context, ModelId model, Target target) {
        effects.loseHitPoints(model, hitPoints, by);
    }
}
