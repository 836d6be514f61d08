package io.github.deadcube.core.damage;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.extend.Hooks.DeathReaction;
import io.github.deadcube.api.extend.SpecialOrder.When;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.command.Command;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.Now;

/** DMG-4: what a death triggers, in the cube where the model died. */
record Dying(ModelId model, Cube cube) implements Frame {
    @Override
    public RuleId rule() {
        return RuleIds.DMG_4;
    }

    @Override
    public String words() {
        return model + " has died in " + cube;
    }

    @Override
    public void enter(Now now) {
        for (DeathReaction reaction : now.game().hooks(model).deaths()) reaction.to(now.flow(), model, cube);
        Command.window(now, When.FRIEND_DIED, model.side(), model);
    }
}
