package io.github.deadcube.core.motion;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.board.Place;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.damage.Damages;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.resolve.Waits;
import io.github.deadcube.core.timing.Timing;

/**
 * FALL-1 to FALL-3, AWAY-5, ADV-17: a thrown model comes down in a cube with room, where its owner chooses the spot. One that has
 * fallen is hurt before it springs what lies there; any other springs that before it takes its spot.
 */
@Waits(words = "{model} comes down in {cube}")
record Comedown(ModelId model, RuleId rule, Cube cube, int fallen) implements Motion.Waiting {
    @Override
    public void enter(Now now) {
        boolean springs = Timing.entryMatters(now, model);
        if (springs && fallen == 0) {
            now.force(model, new Place(cube, 0), rule);
            now.then(Timing.entering(model, cube));
            now.then(Motion.halt(model, rule));
            return;
        }
        if (fallen > 0) now.announce(new Event.Fell(model, fallen));
        now.then(Motion.spot(model, cube, rule, Motion.Arrival.FORCED));
        if (fallen > 1 && now.game().gaits(now.model(model)).harmedByFalls())
            now.then(Damages.fall(model, now.ruleset().tables().fallDice() + fallen));
        if (springs) now.then(Timing.entering(model, cube));
    }
}
