package io.github.deadcube.api.order.words;

import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.SpecialOrder.OrderContext;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.CommandDice.CommandFace;
import io.github.deadcube.api.team.ModelId;
import io.vavr.collection.Vector;

/** ORD-6: a command die of the other side is discarded. The user chooses its face. */
@SavedName("discards")
public record Discards() implements OrderEffect {
    @Override
    public boolean isPossible(GameView game, RuleId by, OrderContext context, ModelId model) {
        return game.commandDice(context.side().other()).size() > 0;
    }

    @Override
    public Vector<Target> targets(GameView game, OrderContext context, ModelId model) {
        return CommandFace.ALL
                .filter(game.commandDice(context.side().other())::has)
                .map(Target::of);
    }

    @Override
    public void apply(Effects effects, RuleId by, OrderContext context, ModelId model, Target target) {
        for (CommandFace face : target.face()) effects.discardDie(context.side().other(), face);
    }
}
