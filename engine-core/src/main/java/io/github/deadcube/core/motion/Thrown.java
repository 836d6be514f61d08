package io.github.deadcube.core.motion;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.board.Direction;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Die;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Purpose;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.damage.Damages;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.Now;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * SCAT-1 to SCAT-6, SLAM-1, FALL-1 to FALL-3, AWAY-3, AWAY-5: a model goes one cube by force, and down where there is no
 * floor; where it finds no room it scatters on.
 *
 * @param model who is thrown
 * @param rule why
 * @param by the side that rolls the scatter die (DICE-12)
 * @param direction where to; none if a die says so
 * @param fallenTo where it has fallen without finding room; none while it is in its own cube
 * @param fallen how many cubes it has fallen so far
 * @param tries how often it has scattered from where it fell (SCAT-6)
 */
record Thrown(
        ModelId model, RuleId rule, Side by, Option<Direction> direction, Option<Cube> fallenTo, int fallen, int tries)
        implements Frame {
    private static final int MOST_TRIES = 8;

    @Override
    public String words() {
        return model + " is thrown" + direction.map(d -> " " + d).getOrElse("");
    }

    @Override
    public boolean lapsed(Now now) {
        return !now.model(model).inPlay();
    }

    @Override
    public void enter(Now now) {
        if (direction.isEmpty()) now.ask(this);
        else go(now, direction.get());
    }

    @Override
    public Prompt.@Nullable DiceRequest dice(Now now) {
        return new Prompt.DiceRequest(by, Purpose.SCATTER, RuleIds.SCAT_1, 1, Die.D8);
    }

    @Override
    public void rolled(Now now, Dice dice) {
        now.announce(new Event.Rolled(by, Option.none(), 0, dice, RuleIds.SCAT_1));
        go(now, now.ruleset().scatter().get(dice.face(0) - 1));
    }

    private void go(Now now, Direction toward) {
        ModelState m = now.model(model);
        Cube from = fallenTo.getOrElse(m.cube());
        if (now.game().board().blocked(m.profile().size(), from, toward)) {
            if (fallenTo.isDefined()) {
                again(now, from, fallen);
                return;
            }
            now.announce(new Event.Slammed(model, toward));
            now.then(Damages.slam(model));
            return;
        }
        Cube over = from.next(toward);
        Cube floor = now.battlefield().firstFloor(over);
        int down = fallen + over.level() - floor.level();
        if (now.room(m, floor)) now.then(new Comedown(model, rule, floor, down));
        else if (down > 0) again(now, down == fallen ? from : floor, down);
        else now.force(model, m.place(), RuleIds.SCAT_6);
    }

    /** SCAT-6: it scatters from where it fell; after eight tries its owner places it. */
    private void again(Now now, Cube from, int down) {
        if (tries == MOST_TRIES) now.then(new Squeezed(model, rule, from, down));
        else now.ask(new Thrown(model, rule, by, Option.none(), Option.some(from), down, tries + 1));
    }
}
