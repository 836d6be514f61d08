package io.github.deadcube.core.motion;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.board.Place;
import io.github.deadcube.api.extend.Capability.CubeShot;
import io.github.deadcube.api.extend.Ruleset.DirectlyAway;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.Now;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** The entry point of this package: frames for the chapters SLAM, FALL, AWAY and SCAT. */
public final class ForcedMovement {
    private ForcedMovement() {}

    /** A pending step of this chapter that a state stores. */
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

    /** Every class of this chapter that a state stores. */
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

    /** The reason why a model takes a spot. */
    @SavedName(value = "forcedMovement.arrival", parts = "deployed moved shifted forced")
    public enum Arrival {
        /** The model comes onto the battlefield (SET-7). */
        DEPLOYED {
            @Override
            void at(Now now, ModelId model, Place place, RuleId rule) {
                now.edit().deploy(model, place, rule);
            }
        },
        /** The model has moved or stood up by choice. */
        MOVED {
            @Override
            void at(Now now, ModelId model, Place place, RuleId rule) {
                if (!now.model(model).place().equals(place)) now.edit().move(model, place, rule);
            }
        },
        /** The model frees its spot for another model (ADV-15). */
        SHIFTED {
            @Override
            void at(Now now, ModelId model, Place place, RuleId rule) {
                now.edit().move(model, place, rule);
            }
        },
        /** The model has been moved by force (AWAY-5). */
        FORCED {
            @Override
            void at(Now now, ModelId model, Place place, RuleId rule) {
                now.edit().force(model, place, rule);
            }
        };

        abstract void at(Now now, ModelId model, Place place, RuleId rule);

        /** Whether the model still needs a spot of the cube: it was not killed, deployed, or moved by force. */
        boolean concerns(ModelState m, Cube cube) {
            return switch (this) {
                case DEPLOYED ->
                    m.status() == ModelState.Status.WAITING
                            || m.status() == ModelState.Status.RESERVE
                            || m.status() == ModelState.Status.SPARE;
                case MOVED, SHIFTED -> m.inPlay() && m.cube().equals(cube);
                case FORCED -> m.inPlay();
            };
        }
    }

    /** ORD-6: a spare replaces a dead model. */
    public static Frame replacement(ModelId spare, Cube cube, boolean pinned, boolean activated, RuleId rule) {
        return new SpareDeployment(spare, cube, pinned, activated, rule);
    }

    /** AWAY-1, AWAY-2: a model is moved one cube directly away from another. */
    public static Frame away(ModelId source, ModelId model, RuleId rule) {
        return new ThrowDirection(source, model, rule);
    }

    /** SCAT-1: a model is thrown one cube in a direction that is rolled; the causing side rolls (DICE-12). */
    public static Frame scatter(ModelId model, RuleId rule, Side by) {
        return new ThrowSteps(model, rule, by, Option.none(), Option.none(), 0, 0);
    }

    /**
     * ADV-12: a model comes down if it has moved by choice to a cube without floor or hold, or if it lets go. If the fall does no
     * damage, the model is on spot 0, like a model that passes through the cube.
     *
     * @param from the last cube in which the model stood or held on
     * @param over the present cube of the model
     * @param through the full cubes through which its move continues (ADV-4)
     */
    public static Frame drop(Now now, ModelId model, Cube from, Cube over, List<Cube> through) {
        Side by = now.view().controller(model);
        Descent descent = new Descent(model, RuleIds.ADV_12, by, from, over, 0, 0, true);
        return through.isEmpty() ? descent : new FallDestination.Leap(descent, through);
    }

    /** SCAT-3: whether a die decides if a falling model lands on a floor or falls further. */
    public static boolean missable(Now now, int size, Cube floor) {
        return DropPath.missable(now, size, floor);
    }

    /** A model is thrown towards an adjacent cube. */
    static Frame toward(ModelId model, RuleId rule, Side by, Cube cube) {
        return new ThrowSteps(model, rule, by, Option.some(cube), Option.none(), 0, 0);
    }

    /** SCAT-1 to SCAT-7: a shot at a cube scatters and lands. */
    public static Frame scatterShot(CubeShot shot) {
        return new ScatterPath(shot, false, false, Option.none());
    }

    /** SCAT-7, K-INDIRECT: a shot at a cube scatters above all walls and comes down. */
    public static Frame scatterFromAbove(CubeShot shot) {
        return new ScatterPath(shot, true, false, Option.none());
    }

    /** R25-K-EXPLOSIVE: a shot at a cube scatters on its level. */
    public static Frame scatterOnLevel(CubeShot shot) {
        return new ScatterPath(shot, false, true, Option.none());
    }

    /** A shot lands in a cube. */
    public static Frame land(CubeShot shot, Cube cube, boolean asAimed) {
        return new ScatterPath.Landfall(shot, cube, asAimed);
    }

    /** A model takes a chosen spot. The model on that spot is shifted first (ADV-15). */
    public static void take(Now now, ModelId model, Place place, RuleId rule, Arrival arrival) {
        Option<ModelId> holder = now.neighbours().modelOn(model, place);
        if (holder.isEmpty()) {
            arrival.at(now, model, place, rule);
        } else {
            now.then(new SpotChoice(holder.get(), place.cube(), RuleIds.ADV_15, Arrival.SHIFTED));
            now.then(new SpotChoice.Placing(model, place, rule, arrival));
        }
    }

    /** A model takes a spot of a cube. If several are free, its owner chooses (ADV-17, AWAY-5, STD-1). */
    public static Frame spot(ModelId model, Cube cube, RuleId rule, Arrival arrival) {
        return new SpotChoice(model, cube, rule, arrival);
    }

    /** ADV-17, PART-4: a model without a spot in its cube takes one. If it may not stop there, it comes down. */
    public static Frame halt(ModelId model, RuleId rule) {
        return new SpotChoice.Halt(model, rule);
    }
}
