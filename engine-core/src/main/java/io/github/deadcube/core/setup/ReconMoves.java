package io.github.deadcube.core.setup;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Hooks.MovementMode;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.action.ActionRules;
import io.github.deadcube.core.machine.DescribesFrame;
import io.github.deadcube.core.machine.Flow;
import io.github.deadcube.core.machine.Frame;
import io.github.deadcube.core.machine.Now;
import io.github.deadcube.core.machine.Refusals;
import io.vavr.collection.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** SET-5, PIN-1: a side moves some of its models one step of an ADVANCE each, onto floors in cubes without enemies. */
@SavedName("reconMoves")
@DescribesFrame(
        step = Flow.RECON_EFFECT,
        rule = "SET-5",
        asks = Purpose.RECON_MODEL,
        words = "{side} moves models before the first round")
record ReconMoves(Side side, int left, List<ModelId> moved) implements ReconFrame, Frame.OfSide {
    private static final Rejection NO_MOVE = new Rejection(
            RuleIds.SET_5, "the model makes no such step now", "one step of a model of yours that has made none");
    private static final Rejection IMMOBILE = Refusals.immobile("another model");
    private static final Rejection NO_FLOOR =
            new Rejection(RuleIds.SET_5, "the step does not end on a floor", "a step onto a floor");
    private static final Rejection ENEMIES =
            new Rejection(RuleIds.SET_5, "enemies are in the cube", "a cube without enemies");
    private static final Rejection FULL = new Rejection(RuleIds.ADV_4, "the cube is full", "a cube with room");

    @Override
    public void enter(Now now) {
        if (left > 0 && offers(now) > 1) now.ask(this);
    }

    @Override
    public void options(Now now, Consumer<Choice> each) {
        for (int i = now.game().first(side); i < now.game().end(side); i++) {
            Model m = now.model(i);
            if (!may(m)) continue;
            MovementMode mode = now.hooks().hooksOf(m.id()).movementRules().mode();
            for (Cube to : now.game().grid().steps(mode, m.card().size(), m.cube()))
                if (now.neighbours().hasRoom(m, to) && !now.neighbours().enemies(m, to, false))
                    each.accept(new Choice.Step(m.id(), to));
        }
        each.accept(new Choice.Done());
    }

    @Override
    public @Nullable Rejection refusal(Now now, Choice choice) {
        if (choice instanceof Choice.Done) return null;
        return choice instanceof Choice.Step step && now.view().isInGame(step.model())
                ? cannotStep(now, now.model(step.model()), step.cube())
                : Refusals.KIND;
    }

    private @Nullable Rejection cannotStep(Now now, Model m, Cube to) {
        if (!isOwn(m)) return NO_MOVE;
        if (m.pinned()) return Refusals.PINNED;
        if (moved.contains(m.id())) return NO_MOVE;
        if (m.card().advance() == 0) return IMMOBILE;
        MovementMode mode = now.hooks().hooksOf(m.id()).movementRules().mode();
        Rejection way = now.game().grid().refusal(mode, m.card().size(), m.cube(), to);
        if (way != null) return way;
        if (!now.view().battlefield().hasFloor(to)) return NO_FLOOR;
        if (!now.game().grid().stands(m.card().size(), to)) return Refusals.TOO_LARGE;
        if (now.neighbours().enemies(m, to, false)) return ENEMIES;
        return now.neighbours().hasRoom(m, to) ? null : FULL;
    }

    private boolean may(Model m) {
        return isOwn(m) && !m.pinned() && !moved.contains(m.id()) && m.card().advance() > 0;
    }

    private boolean isOwn(Model m) {
        return m.inPlay() && m.id().side() == side;
    }

    @Override
    public void chosen(Now now, Choice choice) {
        if (!(choice instanceof Choice.Step step)) return;
        ActionRules.enter(now, step.model(), step.cube(), RuleIds.SET_5);
        now.then(new ReconMoves(side, left - 1, moved.prepend(step.model())));
    }
}
