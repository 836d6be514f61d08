package io.github.deadcube.core.motion;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.extend.Capability.CubeShot;
import io.github.deadcube.api.extend.Ruleset.DirectlyAway;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.machine.Frame;
import io.github.deadcube.core.machine.Now;
import io.vavr.collection.List;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** The entry point of this package: frames for the chapters SLAM, FALL, AWAY and SCAT. */
public final class MotionRules {
    /** SCAT-3, GEO-7: the highest face with which it misses a half floor, or takes the western or southern side. */
    public static final int LOW = 4;

    private MotionRules() {}

    public sealed interface ChapterFrame extends Frame
            permits FallFrame,
                    ScatterPath,
                    ScatterPath.Landfall,
                    SpareDeployment,
                    SpareDeployment.Settled,
                    SpotFrame,
                    ThrowFrame {}

    /** AWAY-1, AWAY-2: directly away as in the third edition. */
    public static DirectlyAway onOneLevel() {
        return new OnOneLevel();
    }

    /** LIV-AWAY: directly away as in the living rules. */
    public static DirectlyAway onAnyLevel() {
        return new LivingAway();
    }

    /** The reason why a model takes a spot. */
    @SavedName("forcedMovement.arrival")
    public enum Arrival {
        /** The model comes onto the battlefield (SET-7). */
        DEPLOYED,
        /** The model has moved or stood up by choice. */
        MOVED,
        /** The model frees its spot for another model (ADV-15). */
        SHIFTED,
        /** The model has been moved by force (AWAY-5). */
        FORCED;

        void at(Now now, ModelId model, Place place, RuleId rule) {
            switch (this) {
                case DEPLOYED -> now.edit().deploy(model, place, rule);
                case MOVED -> {
                    if (!now.model(model).place().equals(place)) now.edit().move(model, place, rule);
                }
                case SHIFTED -> now.edit().move(model, place, rule);
                case FORCED -> now.edit().force(model, place, rule);
            }
        }

        /** Whether the model still needs a spot of the cube: it was not killed, deployed, or moved by force. */
        boolean concerns(Model m, Cube cube) {
            return switch (this) {
                case DEPLOYED ->
                    m.status() == Model.Status.WAITING
                            || m.status() == Model.Status.RESERVE
                            || m.status() == Model.Status.SPARE;
                case MOVED, SHIFTED -> m.inPlay() && m.cube().equals(cube);
                case FORCED -> m.inPlay();
            };
        }
    }

    /**
     * GEO-2, PART-5: why a model may not take a spot of a cube, of which {@code free} is the set that it may take; null
     * if it may.
     */
    public static @Nullable Rejection spotRefusal(Now now, Model m, Cube cube, int spot, int free) {
        return SpotChoice.refusal(now, m, cube, spot, free);
    }

    public static Frame replacement(ModelId spare, Cube cube, boolean pinned, boolean activated, RuleId rule) {
        return new SpareDeployment(spare, cube, pinned, activated, rule);
    }

    public static Frame away(ModelId source, ModelId model, RuleId rule) {
        return new ThrowDirection(source, model, rule);
    }

    /** SCAT-1: a model is thrown one cube in a direction that is rolled; the causing side rolls (DICE-12). */
    public static Frame scatter(ModelId model, RuleId rule, Side by) {
        return new ThrowSteps(model, rule, by, Option.none(), Option.none(), 0, 0);
    }

    /** ADV-12: a model drops, perhaps through full cubes (ADV-4). After a fall without damage it is on spot 0. */
    public static Frame drop(Now now, ModelId model, Cube from, Cube over, List<Cube> through) {
        Side by = now.view().controller(model);
        Descent descent = new Descent(model, RuleIds.ADV_12, by, from, over, 0, 0, true);
        return through.isEmpty() ? descent : new Leap(descent, through);
    }

    public static boolean missable(Now now, int size, Cube floor) {
        return DropPath.missable(now, size, floor);
    }

    static Frame toward(ModelId model, RuleId rule, Side by, Cube cube) {
        return new ThrowSteps(model, rule, by, Option.some(cube), Option.none(), 0, 0);
    }

    public static Frame scatterShot(CubeShot shot, boolean fromAbove, boolean onLevel) {
        return new ScatterPath(shot, fromAbove, onLevel, Option.none());
    }

    /** KT-15: a shot lands in a cube, which may be the one that it was aimed at. */
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

    public static Frame spot(ModelId model, Cube cube, RuleId rule, Arrival arrival) {
        return new SpotChoice(model, cube, rule, arrival);
    }

    public static Frame halt(ModelId model, RuleId rule) {
        return new Halt(model, rule);
    }
}
