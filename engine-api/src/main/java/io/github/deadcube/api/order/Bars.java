package io.github.deadcube.api.order;

import io.github.deadcube.api.extend.Deed;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Scope;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.CommandFace;

/** The model takes no ADVANCE, by action or by command die, and no SPRINT, for a time (ORD-4). */
public record Bars(boolean advance, boolean sprint, boolean advanceDie) implements Effect {
    private static final Rejection BARRED =
            new Rejection(RuleIds.CMD_9, "the special order that the model has used forbids this", "another action");

    /**
     * Neither ADVANCE nor SPRINT as an action.
     *
     * @return the effect
     */
    public static Bars moves() {
        return new Bars(true, true, false);
    }

    /**
     * No Advance command die from then on; {@link Condition.Spent} tells whether one has been spent before.
     *
     * @return the effect
     */
    public static Bars dice() {
        return new Bars(false, false, true);
    }

    @Override
    public boolean lends() {
        return true;
    }

    @Override
    public void lent(Hooks hooks) {
        if (advance || sprint)
            hooks.forbids(Deed.ACTION, Scope.OWN, (table, me, action) -> barred(action) ? BARRED : null);
        if (advanceDie)
            hooks.forbids(
                    Deed.COMMAND_DIE, Scope.OWN, (table, me, die) -> die.face() == CommandFace.ADVANCE ? BARRED : null);
    }

    private boolean barred(Choice action) {
        return advance && action instanceof Choice.Advance || sprint && action instanceof Choice.Sprint;
    }
}
