package io.github.deadcube.api.order.words;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.CommandDice.CommandFace;

/** The model must not take an ADVANCE, by action or by command die, or a SPRINT (ORD-4). */
@SavedName("bars")
public record Bars(boolean advance, boolean sprint, boolean advanceDie) implements LastingEffect {
    private static final Rejection BARRED =
            new Rejection(RuleIds.CMD_9, "the special order that the model has used forbids this", "another action");

    @Override
    public void attachToMarked(Hooks hooks) {
        if (advance || sprint)
            hooks.restrict(
                    Hooks.Restriction.ACTION, Scope.OWN, (game, owner, action) -> isBarred(action) ? BARRED : null);
        if (advanceDie)
            hooks.restrict(
                    Hooks.Restriction.COMMAND_DIE,
                    Scope.OWN,
                    (game, owner, die) -> die.face() == CommandFace.ADVANCE ? BARRED : null);
    }

    private boolean isBarred(Choice action) {
        return advance && action instanceof Choice.Advance || sprint && action instanceof Choice.Sprint;
    }
}
