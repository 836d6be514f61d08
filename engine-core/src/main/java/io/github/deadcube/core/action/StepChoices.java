package io.github.deadcube.core.action;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Cube.Part;
import io.github.deadcube.api.extend.Hooks.MovementMode;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.core.grid.CubeGrid;
import io.github.deadcube.core.hooks.GameCapability.OpeningMove;
import io.github.deadcube.core.hooks.HookSet;
import io.github.deadcube.core.machine.Now;
import io.github.deadcube.core.motion.MotionRules;
import io.vavr.collection.List;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * ADV-2, ADV-4, ADV-12, PART-2, PART-4, K-AGILE, K-FLIGHT, K-JUMP-PACK: the cubes into which one model may step or
 * drop.
 */
final class StepChoices {
    private static final int ON_HALF_CUBES = 2;
    /** Of a movement with no more cubes left, all ways are tried: that is fast, and they are few. */
    private static final int FEW = 2;

    private static final Rejection CROWDED = new Rejection(
            RuleIds.ADV_4,
            "the cube is full, and the movement left leads to none with room",
            "a cube with room, or a way through");
    private static final Rejection NO_LANDING = new Rejection(
            RuleIds.ADV_4,
            "the move would end below, on a floor without room",
            "a step that leads to a floor with room");
    private static final Rejection IN_PASSING = new Rejection(
            RuleIds.PART_2,
            "the model is put back where it came from, and may not stop there",
            "an assault from a cube in which it may stop");
    private static final Rejection PASSING = new Rejection(
            RuleIds.PART_4,
            "the model is too large to stop on a half floor, and the movement left leads to no other floor",
            "a way across the half floor");
    private static final Rejection NOTHING_HELD = new Rejection(
            RuleIds.ADV_12, "the model holds on to nothing that it could let go", "a step, or a spot to stop on");
    private static final Rejection JUMPING = new Rejection(
            MovementMode.JUMPING.rule(), "a jump ends on its level, one cube on", "a floor or hold on its level");

    private final Now now;
    private final Model model;
    private final CubeGrid grid;
    private final HookSet.MovementRules movement;
    private final MovementMode mode;
    private final MovementMode footing;
    private final int size;
    private final RuleId rule;
    /** K-SCOUT: before the first round no model steps into a cube with another model. */
    private final boolean alone;

    private final Further ways = this::onward;
    private @Nullable WaySearch search;

    /** Says whether a movement that goes on from a cube leads to an end. */
    private interface Further {
        boolean leads(Cube from, Movement.Budget left);
    }

    StepChoices(Now now, Model model) {
        this(now, model, RuleIds.ADV_1);
    }

    StepChoices(Now now, Model model, RuleId rule) {
        this.now = now;
        this.rule = rule;
        this.alone = now.view().round() == 0;
        this.model = model;
        this.grid = now.game().grid();
        this.movement = now.hooks().hooksOf(model.id()).movementRules();
        this.mode = movement.mode();
        this.footing = movement.groundMode();
        this.size = model.card().size();
    }

    void each(Cube from, Movement.Budget budget, Consumer<Cube> each) {
        for (Cube to : grid.steps(mode, size, from)) if (leads(from, to, budget, ways)) each.accept(to);
    }

    private boolean leads(Cube from, Cube to, Movement.Budget budget, Further further) {
        Movement.Budget after = budget.after(from, to);
        return after != null && !taken(to) && completesJump(from, to) && canEnd(from, to, after, further);
    }

    /** Why a step is not legal, with the movement before the step; null if it is legal. */
    @Nullable
    Rejection refusal(Cube from, Cube to, Movement.Budget budget) {
        Rejection blocked = grid.refusal(mode, size, from, to);
        if (blocked != null) return byItsRule(blocked);
        Movement.Budget after = budget.after(from, to);
        if (after == null)
            return new Rejection(rule, "the model has no movement left for that", "a spot of its cube to stop on");
        if (taken(to)) return occupied();
        if (!completesJump(from, to)) return JUMPING;
        if (canEnd(from, to, after, ways)) return null;
        if (grid.stands(size, to)) return forAssault(to) ? IN_PASSING : CROWDED;
        if (now.view().battlefield().hasFloor(to)) return PASSING;
        return mode.flies()
                ? new Rejection(
                        mode.rule(),
                        "the movement left leads to no floor on which to end",
                        "a way to a floor with room")
                : noDrop(to);
    }

    private Rejection noDrop(Cube over) {
        return landings(over).exists(this::taken) ? occupied() : NO_LANDING;
    }

    private Rejection occupied() {
        return new Rejection(rule, "another model is in the cube", "a step to a cube without models");
    }

    /** KT-18: what several keywords have in common is refused by the keyword of the model. */
    private Rejection byItsRule(Rejection why) {
        return why.rule().equals(MovementMode.DRIVING.rule())
                ? now.view()
                        .ruleOf(model.id(), Trait.GROUNDED)
                        .map(own -> new Rejection(own, why.sentence(), why.expectation()))
                        .getOrElse(why)
                : why;
    }

    /** K-SCOUT: whether another model bars the cube. The cube in which the move begins is not barred by the mover. */
    private boolean taken(Cube cube) {
        if (!alone) return false;
        OpeningMove move = now.hooks().hooksOf(model.id()).offered(OpeningMove.class);
        return move != null && move.amongFriends()
                ? now.neighbours().wouldFight(model, cube)
                : now.neighbours().modelsIn(cube).exists(other -> !other.equals(model.id()));
    }

    /** K-JUMP-PACK: a jump over a gap in the floor ends in the next cube on the same level. */
    private boolean completesJump(Cube from, Cube to) {
        if (mode != MovementMode.JUMPING || now.view().battlefield().hasFloor(from) || grid.holds(footing, from))
            return true;
        return to.level() == from.level() && (now.view().battlefield().hasFloor(to) || grid.holds(footing, to));
    }

    /**
     * ADV-4, ADV-5: whether the model has room to stop, or can continue. Without a floor it drops (ADV-12), unless it
     * flies.
     */
    private boolean canEnd(Cube from, Cube to, Movement.Budget left, Further further) {
        if (grid.stands(size, to)) {
            if (now.neighbours().hasRoom(model, to) || intrudes(from, to)) return true;
        } else if (!mode.flies() && !now.view().battlefield().hasFloor(to)) {
            boolean falls = falls(from, to);
            if (canDrop(falls ? from : to, to, left, further)) return true;
            if (falls) return false;
        }
        boolean barred = now.neighbours().wouldFight(model, to) && !now.view().marked(model.id(), Trait.LEAPING);
        return !left.spent() && !barred && further.leads(to, left);
    }

    boolean onward(Cube from, Movement.Budget left) {
        if (left.cubes() > FEW) return search().leads(from, left);
        for (Cube to : grid.steps(mode, size, from)) if (leads(from, to, left, ways)) return true;
        return false;
    }

    private WaySearch search() {
        if (search == null) search = new WaySearch();
        return search;
    }

    /**
     * A breadth-first search for an end of a long movement. It looks at each cube once, with the most movement left:
     * there are as many ways as cubes around a model to the power of its steps.
     */
    private final class WaySearch implements Further {
        /**
         * For each place, without and with a free level: one more than the cubes with which no end was found, 100 at
         * most ({@link io.github.deadcube.api.internal.StateBounds#MOST_CUBES}); 0 if it is unknown.
         */
        private final byte[] hopeless = new byte[2 * now.view().battlefield().places()];

        private final ArrayDeque<Way> due = new ArrayDeque<>();
        private boolean searches;

        private record Way(Cube at, Movement.Budget left) {}

        @Override
        public boolean leads(Cube from, Movement.Budget left) {
            int place = 2 * now.view().battlefield().place(from) + (left.level() ? 1 : 0);
            if (hopeless[place] > left.cubes()) return false;
            hopeless[place] = (byte) (left.cubes() + 1);
            due.add(new Way(from, left));
            return !searches && found();
        }

        private boolean found() {
            searches = true;
            boolean found = false;
            while (!found && !due.isEmpty()) found = ends(due.remove());
            searches = false;
            if (found) {
                due.clear();
                Arrays.fill(hopeless, (byte) 0);
            }
            return found;
        }

        private boolean ends(Way way) {
            for (Cube to : grid.steps(mode, size, way.at()))
                if (StepChoices.this.leads(way.at(), to, way.left(), this)) return true;
            return false;
        }
    }

    /**
     * ADV-4, ADV-12: whether a drop may end with room, or the movement may continue from its end. It may if the die of
     * a half floor decides, and over a half-cube if one side has room. A scout may come down in no cube with another
     * model (K-SCOUT), whatever the die.
     */
    private boolean canDrop(Cube from, Cube over, Movement.Budget left, Further further) {
        List<Cube> landings = landings(over);
        if (alone && landings.exists(this::taken)) return false;
        return MotionRules.missable(now, size, grid.firstFloor(size, over))
                || landings.exists(
                        end -> now.neighbours().hasRoom(model, end) || continuesAfterDrop(from, end, left, further));
    }

    /** FALL-3, SCAT-3, GEO-7: the cubes, or sides of half-cubes, in which a drop through a cube may end, from above. */
    private List<Cube> landings(Cube over) {
        List<Cube> landings = List.empty();
        for (Cube at = over; at.level() >= 1; at = grid.below(at)) {
            if (!grid.stands(size, at)) continue;
            landings = landings.appendAll(grid.sideOpen(at) ? grid.parts(at) : List.of(at));
            if (!MotionRules.missable(now, size, at)) break;
        }
        return landings;
    }

    /** ADV-12: the cubes in which a movement may end whose last step leads to a cube. */
    List<Cube> ends(Cube to) {
        return mode.flies() || grid.stands(size, to) ? List.of(to) : landings(to);
    }

    /** ADV-12: whether it drops into a cube without harm and continues from there. */
    private boolean continuesAfterDrop(Cube from, Cube floor, Movement.Budget left, Further further) {
        boolean free = from.level() - floor.level() <= 1 || !movement.harmedByFalls();
        return free
                && !left.spent()
                && !taken(floor)
                && !now.neighbours().wouldFight(model, floor)
                && further.leads(floor, left);
    }

    /** The cubes without room from which a dropping model can continue. */
    List<Cube> through(Cube from, Cube over, Movement.Budget left) {
        List<Cube> through = List.empty();
        for (Cube end : landings(over))
            if (!now.neighbours().hasRoom(model, end) && continuesAfterDrop(from, end, left, ways))
                through = through.prepend(end);
        return through;
    }

    /** PART-2, ADV-19: whether a large model may enter a side of a half-cube only for an assault, and be put back. */
    boolean intrudes(Cube from, Cube to) {
        return forAssault(to)
                && !(model.marked(RuleIds.ADV_19) && from.equals(model.cube()))
                && now.neighbours().hasRoom(model, from)
                && now.neighbours().freeSpots(model.id(), to) != 0;
    }

    private boolean forAssault(Cube to) {
        return size > ON_HALF_CUBES && to.part() != Part.WHOLE && mayFight(to);
    }

    /** Whether there is an enemy that the model may assault (K-HONOURABLE). */
    private boolean mayFight(Cube to) {
        return now.neighbours()
                .modelsIn(to)
                .map(now::model)
                .exists(other -> now.neighbours().wouldFight(model, other)
                        && Assault.veto(now, model.id(), other.id(), RuleIds.ADV_5, other.pinned()) == null);
    }

    /** ADV-12: whether the model falls after a step: it has no floor and nothing to hold on to. */
    boolean falls(Cube from, Cube to) {
        if (now.view().battlefield().hasFloor(to) || grid.holds(footing, to) || mode.flies()) return false;
        return mode != MovementMode.JUMPING || to.level() != from.level();
    }

    /**
     * ADV-12: whether the model may let go. If it flies, or would land without room, it may only if no step is left.
     */
    boolean mayLetGo(Cube at, Movement.Budget left) {
        if (now.view().battlefield().hasFloor(at)) return false;
        if (!mode.flies() && canDrop(at, at, left, ways)) return true;
        return left.spent() || !onward(at, left);
    }

    Rejection heldOn(Cube at) {
        return now.view().battlefield().hasFloor(at) || mode.flies() ? NOTHING_HELD : noDrop(at);
    }
}
