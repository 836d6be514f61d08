package io.github.deadcube.core.action;

import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.machine.DescribesFrame;
import io.github.deadcube.core.machine.Frame;
import io.github.deadcube.core.machine.Now;
import io.github.deadcube.core.motion.MotionRules;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** STD-1, STD-2: the STAND UP of a pinned model. */
final class StandUpAction extends Action {
    private static final Rejection UPRIGHT =
            new Rejection(RuleIds.STD_1, "the model is not pinned", "an action for a model that stands");

    StandUpAction() {
        super(Kind.STAND_UP, false, RuleIds.STD_1, null);
    }

    @Override
    @Nullable
    Rejection gate(Now now, ModelId model) {
        return now.model(model).pinned() ? null : UPRIGHT;
    }

    @Override
    void options(Now now, ModelId model, Consumer<Choice> each) {
        each.accept(new Choice.StandUp(model));
    }

    @Override
    @Nullable
    Rejection refusal(Now now, Choice choice) {
        return null;
    }

    @Override
    Frame frame(Now now, Choice choice) {
        return new StandUp(((Choice.StandUp) choice).model());
    }

    /** STD-1, STD-2: a pinned model stands up on any spot of its cube. If enemies are in the cube, one attacks it. */
    @DescribesFrame(rule = "STD-1", words = "{model} stands up")
    @SavedName("standUp")
    record StandUp(ModelId model) implements ActivationFrame {
        @Override
        public void enter(Now now) {
            Model m = now.model(model);
            if (!m.inPlay() || !m.pinned()) return;
            now.edit().standUp(model, RuleIds.STD_1);
            now.then(MotionRules.spot(model, m.cube(), RuleIds.STD_1, MotionRules.Arrival.MOVED));
            if (now.neighbours().isBesideEnemies(model))
                now.then(CloseCombat.of(now, model, CloseCombat.Cause.STANDING_UP));
        }
    }
}
