package io.github.deadcube.core.motion;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.board.Place;
import io.github.deadcube.api.extend.Capability.CubeShot;
import io.github.deadcube.api.extend.Ruleset.DirectlyAway;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.Now;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** SLAM, FALL, AWAY, SCAT: other packages come in by this class. */
public final class ForcedMovement {
    private ForcedMovement() {}

    /** What is still to be done of this chapter, as states hold it. */
    sealed interface Waiting extends Frame
            permits ThrowDirection,
                    Descent.Comedown,
                    FallDestination,
                    SpotChoice.Halt,
                    ScatterPath.Landfall,
                    SpotChoice.Placing,
                    SpotChoice.Halt.Slip,
                    SpareDeployment,
                    SpareDeployment.Settled,
                    SpotChoice,
                    ThrowSteps.Squeezed,
                    ScatterPath,
                    ThrowSteps {}

    /** Every class of this chapter that states hold. */
    public static Vector<Class<? extends Record>> pending() {
        return Frame.kinds(Waiting.class);
    }

    /** AWAY-1, AWAY-2: directly away as in the third edition. */
    public static DirectlyAway onOneLevel() {
        return new LivingAway.OnOneLevel();
    }

    /** LIV-AWAY: directly away as in the living rules. */
    public static DirectlyAway onAnyLevel() {
        return new LivingAway();
    }

    /** How a model comes to take a spot. */
    public enum Arrival {
        /** It comes onto the battlefield (SET-7). */
        DEPLOYED {
            @Override
            void at(Now now, ModelId model, Place place, RuleId rule) {
                now.deploy(model, place, rule);
            }
        },
        /** It has moved, or stood up, by choice. */
        MOVED {
            @Override
            void at(Now now, ModelId model, Place place, RuleId rule) {
                if (!now.model(model).place().equals(place)) now.move(model, place, rule);
            }
        },
        /** It makes room on its cube for another (ADV-15). */
        SHIFTED {
            @Override
            void at(Now now, ModelId model, Place place, RuleId rule) {
                now.move(model, place, rule);
            }
        },
        /** It has been moved by force (AWAY-5). */
        FORCED {
            @Override
            void at(Now now, ModelId model, Place place, RuleId rule) {
                now.force(model, place, rule);
            }
        };

        abstract void at(Now now, ModelId model, Place place, RuleId rule);
    }

    /** ORD-6: a spare comes in place of a dead model. */
    public static Frame replacement(ModelId spare, Cube cube, boolean pinned, boolean activated, RuleId rule) {
        return new SpareDeployment(spare, cube, pinned, activated, rule);
    }

    /** AWAY-1, AWAY-2: a model goes one cube directly away from another. */
    public static Frame away(ModelId source, ModelId model, RuleId rule) {
        return new ThrowDirection(source, model, rule);
    }

    /** SCAT-1: a model is thrown one cube in a direction that is rolled; the causing side rolls (DICE-12). */
    public static Frame scatter(ModelId model, RuleId rule, Side by) {
        return new ThrowSteps(model, rule, by, Option.none(), Option.none(), 0, 0);
    }

    /**
     * ADV-12: a model that has gone by choice to where it finds neither floor nor hold, or lets go, comes down: on spot 0, as
     * one that passes, if that does no harm.
     *
     * @param from the last cube in which it stood or held on
     * @param over where it is now
     * @param through the cubes without room through which its move goes on (ADV-4)
     */
    public static Frame drop(Now now, ModelId model, Cube from, Cube over, List<Cube> through) {
        Side by = now.controller(model);
        Descent descent = new Descent(model, RuleIds.ADV_12, by, from, over, 0, 0, true);
        return through.isEmpty() ? descent : new FallDestination.Leap(descent, through);
    }

    /** SCAT-3: whether a die decides if a falling model lands on a floor or goes on. */
    public static boolean missable(Now now, int size, Cube floor) {
        return DropPath.missable(now, size, floor);
    }

    /** A model is thrown towards an adjacent cube that is known. */
    static Frame toward(ModelId model, RuleId rule, Side by, Cube cube) {
        return new ThrowSteps(model, rule, by, Option.some(cube), Option.none(), 0, 0);
    }

    /** SCAT-1 to SCAT-7: what was aimed at a cube scatters, and lands. */
    public static Frame scatterShot(CubeShot shot) {
        return new ScatterPath(shot, false, false, Option.none());
    }

    /** SCAT-7, K-INDIRECT: what was aimed at a cube scatters high above all walls, and comes down. */
    public static Frame scatterFromAbove(CubeShot shot) {
        return new ScatterPath(shot, true, false, Option.none());
    }

    /** R25-K-EXPLOSIVE: what was aimed at a cube scatters on its level. */
    public static Frame scatterOnLevel(CubeShot shot) {
        return new ScatterPath(shot, false, true, Option.none());
    }

    /** What was aimed at a cube lands there. */
    public static Frame land(CubeShot shot, Cube cube, boolean asAimed) {
        return new ScatterPath.Landfall(shot, cube, asAimed);
    }

    /** A model takes a spot that has been chosen for it; who stands there is shifted first (ADV-15). */
    public static void take(Now now, ModelId model, Place place, RuleId rule, Arrival arrival) {
        Option<ModelId> holder = now.holder(model, place);
        if (holder.isEmpty()) {
            arrival.at(now, model, place, rule);
        } else {
            now.then(new SpotChoice(holder.get(), place.cube(), RuleIds.ADV_15, Arrival.SHIFTED));
            now.then(new SpotChoice.Placing(model, place, rule, arrival));
        }
    }

    /** A model takes a spot of a cube: its owner chooses where there are several (ADV-17, AWAY-5, STD-1). */
    public static Frame spot(ModelId model, Cube cube, RuleId rule, Arrival arrival) {
        return new SpotChoice(model, cube, rule, arrival);
    }

    /** ADV-17, PART-4: a model that has no spot in its cube takes one, or comes down from where it may not stop. */
    public static Frame halt(ModelId model, RuleId rule) {
        return new SpotChoice.Halt(model, rule);
    }
}
