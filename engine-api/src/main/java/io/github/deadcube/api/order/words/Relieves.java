package io.github.deadcube.api.order.words;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.SpecialOrder.OrderContext;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.ModelId;
import io.vavr.control.Option;

/** ORD-6: a spare of the order's side replaces the model that has died. */
@SavedName("relieves")
public record Relieves(String card, boolean pinned, boolean activated) implements OrderEffect {
    @Override
    public boolean isPossible(GameView game, RuleId by, OrderContext context, ModelId model) {
        return context.cube().isDefined()
                && model.equals(context.subject())
                && !game.model(model).inPlay()
                && spare(game, context).isDefined();
    }

    @Override
    public void apply(Effects effects, RuleId by, OrderContext context, ModelId model, Target target) {
        for (Cube cube : context.cube())
            for (ModelId spare : spare(effects, context)) effects.deploySpare(spare, cube, pinned, activated, by);
    }

    private Option<ModelId> spare(GameView game, OrderContext context) {
        for (Model m : game.models())
            if (m.status() == Model.Status.SPARE
                    && m.id().side() == context.side()
                    && (card.isEmpty() || m.card().name().equals(card))) return Option.some(m.id());
        return Option.none();
    }
}
