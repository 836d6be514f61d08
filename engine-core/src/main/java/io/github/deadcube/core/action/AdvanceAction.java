package io.github.deadcube.core.action;

import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.CommandDice.CommandFace;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.machine.Frame;
import io.github.deadcube.core.machine.Now;

/** ADV-1, ADV-16: the ADVANCE. */
final class AdvanceAction extends MoveAction {
    AdvanceAction() {
        super(Kind.ADVANCE, false, RuleIds.ADV_1, CommandFace.ADVANCE);
    }

    @Override
    int speed(Card card) {
        return card.advance();
    }

    @Override
    Choice choice(ModelId model) {
        return new Choice.Advance(model);
    }

    @Override
    ModelId mover(Choice choice) {
        return ((Choice.Advance) choice).model();
    }

    @Override
    Frame frame(Now now, Choice choice) {
        return ActionStart.frame(now, mover(choice), ActionStart.Kind.ADVANCE);
    }

    /** CMD-8: an ADVANCE of one cube, independent of its SP. */
    @Override
    Frame bought(Now now, Choice choice) {
        return ActionStart.frame(now, mover(choice), ActionStart.Kind.BOUGHT);
    }
}
