package io.github.deadcube.core.action;

import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.Now;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** SPR-1, SPR-2, ADV-16: the SPRINT. */
final class SprintAction extends Action {
    private static final Rejection NO_SPRINTING =
            new Rejection(RuleIds.SPR_2, "an enemy is in the model's cube", "an ADVANCE, which breaks away");

    SprintAction() {
        super(1, true, RuleIds.SPR_1, null);
    }

    @Override
    @Nullable
    Rejection gate(Now now, ModelId model) {
        return gateAwayFromEnemies(now, model, NO_SPRINTING);
    }

    @Override
    void options(Now now, ModelId model, Consumer<Choice> each) {
        if (now.model(model).profile().sprint() > 0) each.accept(new Choice.Sprint(model));
    }

    @Override
    @Nullable
    Rejection refusal(Now now, Choice choice) {
        return now.model(((Choice.Sprint) choice).model()).profile().sprint() > 0 ? null : Movement.NO_SPEED;
    }

    @Override
    boolean moves() {
        return true;
    }

    @Override
    Frame frame(Now now, Choice choice) {
        return SettingOut.of(now, ((Choice.Sprint) choice).model(), SettingOut.Kind.SPRINT);
    }
}
