package io.github.deadcube.core.motion;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.board.Direction;
import io.github.deadcube.api.extend.Resume;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Die;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Purpose;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.Now;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** SCAT-1, SCAT-2, SCAT-4, SCAT-5, SCAT-7: a shot that missed its cube scatters from it; tokens count as SZ 1 (SLAM-2). */
record Stray(Resume shooting, Cube cube) implements Frame {
    private static final int SIZE = 1;

    @Override
    public RuleId rule() {
        return RuleIds.SCAT_1;
    }

    @Override
    public String words() {
        return "the shot at " + cube + " scatters";
    }

    @Override
    public void enter(Now now) {
        now.ask(this);
    }

    @Override
    public Prompt.@Nullable DiceRequest dice(Now now) {
        return new Prompt.DiceRequest(shooting.model().side(), Purpose.SCATTER, rule(), 1, Die.D8);
    }

    @Override
    public void rolled(Now now, Dice dice) {
        now.announce(new Event.Rolled(shooting.model().side(), Option.none(), 0, dice, rule()));
        Direction toward = now.ruleset().scatter().get(dice.face(0) - 1);
        if (now.game().board().blocked(SIZE, cube, toward)) {
            now.announce(new Event.Bounced(cube, toward));
            now.then(Motion.land(shooting, cube, false));
        } else {
            now.then(Motion.land(shooting, now.battlefield().firstFloor(cube.next(toward)), false));
        }
    }
}
