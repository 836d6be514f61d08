package io.github.deadcube.core.motion;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.damage.DamageRules;
import io.github.deadcube.core.machine.DescribesFrame;
import io.github.deadcube.core.machine.Now;
import io.github.deadcube.core.machine.Requirements;
import io.github.deadcube.core.timing.TimingRules;
import io.vavr.control.Option;

/**
 * SCAT-2 to SCAT-4, SCAT-6, FALL-3, AWAY-3, ADV-12, PART-3, PART-4, GEO-7: a model comes down. If the cube has no room,
 * the model scatters again.
 *
 * @param by the side that rolls (DICE-12)
 * @param from the cube that it left
 * @param over the cube that it entered, or the floor at which a die decides
 * @param fallen the number of cubes that it had fallen before it left {@code from}
 * @param tries the number of scatters after the fall (SCAT-6)
 * @param willing whether it moved by choice (ADV-12): then a fall without damage is part of its move
 */
@SavedName("descent")
record Descent(ModelId model, RuleId rule, Side by, Cube from, Cube over, int fallen, int tries, boolean willing)
        implements FallDestination {
    @Override
    public void requires(Requirements state) {
        state.settles(model);
        state.that(
                over.level() <= from.level(),
                Sentence.of("it comes down from {from} to {over}", from, over),
                "a cube that is not higher");
        ThrowSteps.fallen(state, fallen, from);
        state.number("the number of tries", tries, 0, ThrowSteps.MOST_TRIES);
    }

    @Override
    public Descent at(Cube floor) {
        return new Descent(model, rule, by, from, floor, fallen, tries, willing);
    }

    private int down(Cube floor) {
        return fallen + from.level() - floor.level();
    }

    @Override
    public void land(Now now, Cube floor) {
        Model m = now.model(model);
        int down = down(floor);
        boolean harmless =
                down <= 1 || !now.hooks().hooksOf(model).movementRules().harmedByFalls();
        if (!now.neighbours().hasRoom(m, floor)) {
            if (down > 0) ThrowSteps.again(now, this, down == fallen ? from : floor, down);
            else now.edit().force(model, m.place(), RuleIds.SCAT_6);
        } else if (willing && harmless) {
            goOn(now, floor);
        } else {
            now.then(new Comedown(model, rule, floor, down));
        }
    }

    /** ADV-12: the drop is part of the model's move, which continues from the floor. */
    void goOn(Now now, Cube floor) {
        now.events().announce(new Event.Fell(model, down(floor)));
        now.edit().move(model, new Place(floor, 0), RuleIds.ADV_12);
    }

    /** SCAT-6: the frame in which the model scatters from the cube to which it fell. */
    ThrowSteps onward(Cube fallenTo, int down) {
        return new ThrowSteps(model, rule, by, Option.none(), Option.some(fallenTo), down, tries + 1);
    }

    /**
     * FALL-1 to FALL-3, AWAY-5, ADV-17: a thrown model comes down in a cube with room, where its owner chooses the
     * spot. A model that has fallen takes damage before it sets off the markers in the cube. Any other model sets them
     * off before it takes its spot.
     */
    @DescribesFrame(words = "{model} comes down in {cube}")
    @SavedName("comedown")
    record Comedown(ModelId model, RuleId rule, Cube cube, int fallen) implements FallFrame {
        @Override
        public void requires(Requirements state) {
            state.settles(model);
            int levels = state.now().view().battlefield().levels();
            state.number("the number of cubes fallen", fallen, 0, levels);
        }

        @Override
        public void enter(Now now) {
            if (!now.model(model).inPlay()) return;
            boolean springs = TimingRules.entryMatters(now, model);
            if (springs && fallen == 0) {
                now.edit().force(model, new Place(cube, 0), rule);
                now.then(TimingRules.entering(model, cube));
                now.then(MotionRules.halt(model, rule));
                return;
            }
            if (fallen > 0) now.events().announce(new Event.Fell(model, fallen));
            now.then(MotionRules.spot(model, cube, rule, MotionRules.Arrival.FORCED));
            if (fallen > 1 && now.hooks().hooksOf(model).movementRules().harmedByFalls())
                now.then(DamageRules.fall(model, now.view().ruleset().tables().fallDice() + fallen));
            if (springs) now.then(TimingRules.entering(model, cube));
        }
    }
}
