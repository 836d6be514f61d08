package io.github.deadcube.core.damage;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.extend.Arm;
import io.github.deadcube.api.extend.Moment;
import io.github.deadcube.api.extend.Moment.Death;
import io.github.deadcube.api.extend.SpecialOrder.Cue;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.Now;
import io.vavr.collection.List;
import io.vavr.control.Option;

/** DMG-4: a death triggers what it triggers, in the cube where the model died. */
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
        now.at(Moment.DIED, model, Arm.Bare.NONE, null, new Death(model, cube));
        if (now.ordered(Moment.DIED))
            now.order(List.of(model.side(), model.side().other())
                    .map(side -> Cue.of(Moment.DIED, side, model).withCube(Option.some(cube))));
    }
}
