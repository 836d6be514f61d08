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
 * SCAT-1, SCAT-5, SCAT-6, SLAM-1, SLAM-2, AWAY-5: a model goes one cube by force, if nothing is in its way, and comes down
 * there ({@link Descent}).
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
        Option<Cube> over = now.game().board().toward(m.profile().size(), from, toward);
        if (over.isDefined()) {
            new Descent(model, rule, by, from, over.get(), fallen, tries, false).enter(now);
        } else if (fallenTo.isDefined()) {
            again(now, new Descent(model, rule, by, from, from, fallen, tries, false), from, fallen);
        } else {
            now.announce(new Event.Slammed(model, toward));
            now.then(Damages.slam(model));
        }
    }

    /** SCAT-6: it scatters from where it fell; after eight tries its owner places it. */
    static void again(Now now, Descent descent, Cube from, int down) {
        if (descent.tries() == MOST_TRIES) now.then(new Squeezed(descent.model(), descent.rule(), from, down));
        else now.ask(descent.onward(from, down));
    }
}
