package io.github.deadcube.core.motion;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.extend.CubeShot;
import io.github.deadcube.api.extend.Landing;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.resolve.Waits;
import io.github.deadcube.core.timing.Timing;
import io.vavr.control.Option;

/** KT-15: what was aimed at a cube lands, and the weapon's effects resolve in it. */
@Waits(words = "{shot.shooter}'s shot lands in {cube}")
record Landfall(CubeShot shot, Cube cube, boolean asAimed) implements Motion.Waiting {
    @Override
    public RuleId rule() {
        return shot.rule();
    }

    @Override
    public void enter(Now now) {
        now.announce(new Event.Landed(cube, asAimed, rule()));
        Landing landing = new Landing(cube, now.controller(shot.shooter()), Option.some(shot.shooter()), shot.arm());
        Timing.lands(now, now.game().hooks(shot.shooter(), shot.arm()), shot.shooter(), landing);
    }
}
