package io.github.deadcube.core.action;

import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.CommandDice.CommandFace;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.machine.Now;
import io.github.deadcube.core.machine.Refusals;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** ADV-1, SPR-1: an action with which a model sets out from its cube. */
abstract class MoveAction extends Action {
    private static final Rejection NO_SPEED = Refusals.immobile("another action");

    MoveAction(Kind kind, boolean isLong, RuleId rule, @Nullable CommandFace die) {
        super(kind, isLong, rule, die);
    }

    /** The number of cubes that the card prints for it. */
    abstract int speed(Card card);

    abstract Choice choice(ModelId model);

    abstract ModelId mover(Choice choice);

    @Override
    final void options(Now now, ModelId model, Consumer<Choice> each) {
        if (hasSpeed(now, model)) each.accept(choice(model));
    }

    @Override
    final @Nullable Rejection refusal(Now now, Choice choice) {
        return hasSpeed(now, mover(choice)) ? null : NO_SPEED;
    }

    private boolean hasSpeed(Now now, ModelId model) {
        return speed(now.model(model).card()) > 0;
    }

    @Override
    final boolean leaves(Now now, Choice choice) {
        return true;
    }
}
