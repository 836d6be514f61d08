package io.github.deadcube.core.motion;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.extend.Hooks.Landing;
import io.github.deadcube.api.extend.Resume;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.HookSet;
import io.github.deadcube.core.resolve.Now;

/** What was aimed at a cube lands: the weapon's effects resolve in it. */
record Landfall(Resume shooting, Cube cube, boolean asAimed) implements Frame {
    @Override
    public RuleId rule() {
        return shooting.rule();
    }

    @Override
    public String words() {
        return shooting.model() + "'s shot lands in " + cube;
    }

    @Override
    public void enter(Now now) {
        now.announce(new Event.Landed(cube, asAimed, rule()));
        HookSet weapon = now.game().hooks(shooting.model(), shooting.weapon());

        for (Landing effect : weapon.landings()) effect.in(now.flow(), shooting, cube);
    }
}
