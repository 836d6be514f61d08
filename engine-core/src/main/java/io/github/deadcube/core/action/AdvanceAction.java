package io.github.deadcube.core.action;

import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.CommandFace;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.Now;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** ADV-1, ADV-16: the ADVANCE. */
final class AdvanceAction extends Action {
    AdvanceAction() {
        super(0, false, RuleIds.ADV_1, CommandFace.ADVANCE);
    }

    @Override
    void options(Now now, ModelId model, Consumer<Choice> each) {
        if (now.model(model).profile().advance() > 0) each.accept(new Choice.Advance(model));
    }

    @Override
    @Nullable
    Rejection refusal(Now now, Choice choice) {
        return now.model(((Choice.Advance) choice).model()).profile().advance() > 0 ? null : Movement.NO_SPEED;
    }

    @Override
    boolean moves() {
        return true;
    }

    @Override
    Frame frame(Now now, Choice choice) {
        return SettingOut.of(now, ((Choice.Advance) choice).model(), SettingOut.Kind.ADVANCE);
    }

    /** CMD-8: one cube, whatever its SP. */
    @Override
    Frame bought(Now now, Choice choice) {
        return SettingOut.of(now, ((Choice.Advance) choice).model(), SettingOut.Kind.BOUGHT);
    }
}
