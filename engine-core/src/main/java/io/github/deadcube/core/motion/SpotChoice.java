package io.github.deadcube.core.motion;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.extend.Hooks.MovementMode;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.machine.DescribesFrame;
import io.github.deadcube.core.machine.Frame;
import io.github.deadcube.core.machine.Now;
import io.github.deadcube.core.machine.Refusals;
import io.github.deadcube.core.machine.Requirements;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * GEO-2, ADV-15, ADV-17, AWAY-5: the owner chooses a free spot of a cube. If only one is free, the model takes it
 * without a decision.
 */
@SavedName("spotChoice")
@DescribesFrame(asks = Purpose.SPOT, words = "{model} takes a spot of {cube}")
record SpotChoice(ModelId model, Cube cube, RuleId rule, MotionRules.Arrival arrival)
        implements SpotFrame, Frame.OfOneModel {
    private static final Rejection NO_SPOT = new Rejection(
            RuleIds.GEO_2,
            "the spot is taken, not for this model, or there is none of that number",
            "a free spot of the cube that it may use");
    private static final Rejection RAISED = new Rejection(
            RuleIds.PART_5, "the spot is on a platform, and the model does not climb", "a free spot of the floor");

    private boolean isObsolete(Now now) {
        return !arrival.concerns(now.model(model), cube);
    }

    @Override
    public void requires(Requirements state) {
        if (!isObsolete(state.now())) state.settles(model);
    }

    @Override
    public void enter(Now now) {
        if (isObsolete(now)) return;
        int free = free(now);
        if (free == 0) now.then(new ThrowSteps.Squeezed(model, rule, cube, 0));
        else if (Integer.bitCount(free) == 1) take(now, Integer.numberOfTrailingZeros(free));
        else now.ask(this);
    }

    private int free(Now now) {
        int free = now.neighbours().freeSpots(model, cube);
        return arrival == MotionRules.Arrival.SHIFTED
                ? free & ~(1 << now.model(model).place().spot())
                : free;
    }

    private void take(Now now, int spot) {
        MotionRules.take(now, model, new Place(cube, spot), rule, arrival);
    }

    @Override
    public Cube spotsOf(Now now, ModelId chooser) {
        return cube;
    }

    @Override
    public boolean asksFor(Choice choice) {
        return choice instanceof Choice.TakeSpot;
    }

    @Override
    public void options(Now now, Consumer<Choice> each) {
        now.game().sharedChoices(model).stops(free(now), each);
    }

    @Override
    public @Nullable Rejection refusal(Now now, Choice choice) {
        if (!(choice instanceof Choice.TakeSpot stop)) return Refusals.KIND;
        if (!stop.model().equals(model)) return Refusals.OTHER_MODEL;
        return refusal(now, now.model(model), cube, stop.spot(), free(now));
    }

    static @Nullable Rejection refusal(Now now, Model m, Cube cube, int spot, int free) {
        if (spot < 1 || spot > Place.SPOTS) return NO_SPOT;
        if ((free >> spot & 1) != 0) return null;
        MovementMode own = now.hooks().hooksOf(m.id()).movementRules().groundMode();
        boolean raised = isFor(MovementMode.CLIMBING, now, m, cube, spot) && !isFor(own, now, m, cube, spot);
        return raised ? RAISED : NO_SPOT;
    }

    private static boolean isFor(MovementMode mode, Now now, Model m, Cube cube, int spot) {
        int spots =
                now.game().grid().spots(mode, m.card().size(), m.card().width()).applyAsInt(cube);
        return (spots >> spot & 1) != 0;
    }

    @Override
    public void chosen(Now now, Choice choice) {
        take(now, ((Choice.TakeSpot) choice).spot());
    }

    /** ADV-15: a model takes the spot that another model has freed. */
    @DescribesFrame(words = "{model} takes {place}")
    @SavedName("placing")
    record Placing(ModelId model, Place place, RuleId rule, MotionRules.Arrival arrival) implements SpotFrame {
        @Override
        public void requires(Requirements state) {
            if (arrival.concerns(state.now().model(model), place.cube())) state.settles(model);
        }

        @Override
        public void enter(Now now) {
            if (arrival.concerns(now.model(model), place.cube())) MotionRules.take(now, model, place, rule, arrival);
        }
    }
}
