package io.github.deadcube.core.action;

import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.machine.Frame;
import io.github.deadcube.core.machine.Now;
import org.jspecify.annotations.Nullable;

/** SPR-1, SPR-2: the SPRINT, a long action away from enemies. */
final class SprintAction extends MoveAction {
    private static final Rejection NO_SPRINTING =
            new Rejection(RuleIds.SPR_2, "an enemy is in the model's cube", "an ADVANCE, which breaks away");

    SprintAction() {
        super(Kind.SPRINT, true, RuleIds.SPR_1, null);
    }

    @Override
    int speed(Card card) {
        return card.sprint();
    }

    @Override
    Choice choice(ModelId model) {
        return new Choice.Sprint(model);
    }

    @Override
    ModelId mover(Choice choice) {
        return ((Choice.Sprint) choice).model();
    }

    @Override
    @Nullable
    Rejection gate(Now now, ModelId model) {
        return gateAwayFromEnemies(now, model, NO_SPRINTING);
    }

    @Override
    Frame frame(Now now, Choice choice) {
        return ActionStart.frame(now, mover(choice), ActionStart.Kind.SPRINT);
    }
}
