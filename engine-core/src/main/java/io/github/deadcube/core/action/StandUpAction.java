package io.github.deadcube.core.action;

import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.Now;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** STD-1: the STAND UP. */
final class StandUpAction extends Action {
    private static final Rejection UPRIGHT =
            new Rejection(RuleIds.STD_1, "the model is not pinned", "an action for a model that stands");

    StandUpAction() {
        super(5, false, RuleIds.STD_1, null);
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
}
