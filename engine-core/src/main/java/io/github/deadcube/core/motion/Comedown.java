package io.github.deadcube.core.motion;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.damage.Damages;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.timing.Timing;

/** FALL-1 to FALL-3, AWAY-5: a thrown model comes down in a cube with room; its owner chooses the spot, then it is hurt. */
record Comedown(ModelId model, RuleId rule, Cube cube, int fallen) implements Frame {
    @Override
    public String words() {
        return model + " comes down in " + cube;
    }

    @Override
    public void enter(Now now) {
        if (fallen > 0) now.announce(new Event.Fell(model, fallen));
        now.then(Motion.spot(model, cube, rule, Motion.Arrival.FORCED));
        if (fallen > 1 && now.game().gait(model).harmedByFalls())
            now.then(Damages.fall(model, now.ruleset().tables().fallDice() + fallen));
        if (Timing.entryMatters(now, model)) now.then(Timing.entering(model, cube));
    }
}
