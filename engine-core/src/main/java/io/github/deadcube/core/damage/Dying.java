package io.github.deadcube.core.damage;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.extend.Arm;
import io.github.deadcube.api.extend.Cue;
import io.github.deadcube.api.extend.Death;
import io.github.deadcube.api.extend.Moment;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.resolve.Waits;
import io.vavr.collection.List;
import io.vavr.control.Option;

/** DMG-4: a death triggers what it triggers, in the cube where the model died. */
@Waits(rule = "DMG-4", words = "{model} has died in {cube}")
record Dying(ModelId model, Cube cube) implements Damages.Waiting {
    @Override
    public void enter(Now now) {
        now.at(Moment.DIED, model, Arm.Bare.NONE, null, new Death(model, cube));
        if (now.ordered(Moment.DIED))
            now.order(List.of(model.side(), model.side().other())
                    .map(side -> Cue.of(Moment.DIED, side, model).withCube(Option.some(cube))));
    }
}
