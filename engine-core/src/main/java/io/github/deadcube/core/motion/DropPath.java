package io.github.deadcube.core.motion;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Scenery.MiddleWall;
import io.github.deadcube.api.extend.Ruleset.Variant;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Dice.Die;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.machine.Now;
import io.vavr.control.Option;

/** SCAT-2, SCAT-3, GEO-7: the floors that stop a falling model or token, and the dice that decide on its way. */
final class DropPath {
    private DropPath() {}

    /** The result of a die: it lands in a cube, or continues from there. */
    record Fate(Cube cube, boolean lands) {}

    /** Whether it lands on the floor without a die. */
    static boolean decided(Now now, int size, Cube floor) {
        return !now.game().grid().sideOpen(floor) && !missable(now, size, floor);
    }

    /** SCAT-3: whether it may miss the floor: a half floor; LIV-SCAT: also a floor with a large enough hatch. */
    static boolean missable(Now now, int size, Cube floor) {
        return now.game().grid().halfFloor(floor)
                || now.game().has(Variant.HATCHES_LET_FALL) && now.game().grid().hatch(size, floor);
    }

    static Prompt.DiceRequest dice(Now now, Cube floor, Side by) {
        boolean side = now.game().grid().sideOpen(floor);
        return new Prompt.DiceRequest(by, side ? Purpose.HALF_CUBE : Purpose.HALF_FLOOR, rule(now, floor), 1, Die.D8);
    }

    private static RuleId rule(Now now, Cube floor) {
        return now.game().grid().sideOpen(floor) ? RuleIds.GEO_7 : RuleIds.SCAT_3;
    }

    static Fate fate(Now now, int size, Cube floor, Side by, Dice dice) {
        now.events().announce(new Event.Rolled(by, Option.none(), 0, dice, rule(now, floor)));
        boolean low = dice.face(0) <= MotionRules.LOW;
        if (now.game().grid().sideOpen(floor)) {
            MiddleWall wall = now.view().battlefield().scenery(floor).middle().get();
            Cube side = floor.part(low ? wall.low() : wall.high());
            return new Fate(side, !missable(now, size, side));
        }
        return low ? new Fate(now.game().grid().below(floor), false) : new Fate(floor, true);
    }
}
