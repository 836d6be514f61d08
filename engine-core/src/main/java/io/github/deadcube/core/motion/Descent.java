package io.github.deadcube.core.motion;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.board.Place;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.Now;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * SCAT-2 to SCAT-4, SCAT-6, FALL-3, AWAY-3, ADV-12, PART-3, PART-4, GEO-7: a model comes down, from floor to floor, until one
 * holds it; where it finds no room there it scatters on.
 *
 * @param model who comes down
 * @param rule why
 * @param by the side that rolls (DICE-12)
 * @param from the cube that it left
 * @param over where it has come to: the cube that it entered, or the floor at which a die decides
 * @param fallen how many cubes it had fallen before it left that cube
 * @param tries how often it has scattered from where it fell (SCAT-6)
 * @param willing whether it went by choice (ADV-12): then a fall that does no harm is part of its move
 */
record Descent(ModelId model, RuleId rule, Side by, Cube from, Cube over, int fallen, int tries, boolean willing)
        implements Frame {
    @Override
    public String words() {
        return model + " comes down over " + over;
    }

    @Override
    public boolean lapsed(Now now) {
        return !now.model(model).inPlay();
    }

    @Override
    public void enter(Now now) {
        Cube floor = Drops.floor(now, now.model(model).profile().size(), over);
        if (Drops.decided(now, floor)) land(now, floor);
        else now.ask(at(floor));
    }

    private Descent at(Cube next) {
        return new Descent(model, rule, by, from, next, fallen, tries, willing);
    }

    @Override
    public Prompt.@Nullable DiceRequest dice(Now now) {
        return Drops.dice(now, over, by);
    }

    @Override
    public void rolled(Now now, Dice dice) {
        Drops.Fate fate = Drops.fate(now, over, by, dice);
        if (fate.lands()) land(now, fate.cube());
        else at(fate.cube()).enter(now);
    }

    private void land(Now now, Cube floor) {
        ModelState m = now.model(model);
        int down = fallen + from.level() - floor.level();
        boolean harmless = down <= 1 || !now.game().gait(model).harmedByFalls();
        if (!now.room(m, floor)) {
            if (down > 0) Thrown.again(now, this, down == fallen ? from : floor, down);
            else now.force(model, m.place(), RuleIds.SCAT_6);
        } else if (willing && harmless) {
            now.announce(new Event.Fell(model, down));
            now.move(model, new Place(floor, 0), RuleIds.ADV_12);
        } else {
            now.then(new Comedown(model, rule, floor, down));
        }
    }

    /** SCAT-6: the frame that scatters on from where it has fallen. */
    Thrown onward(Cube fallenTo, int down) {
        return new Thrown(model, rule, by, Option.none(), Option.some(fallenTo), down, tries + 1);
    }
}
