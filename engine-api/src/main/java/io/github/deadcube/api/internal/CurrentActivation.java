package io.github.deadcube.api.internal;

import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.shared.Builders;
import io.github.deadcube.api.shared.SavedNames;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.vavr.collection.Vector;
import org.immutables.value.Value;

/**
 * An activation between two actions (RND-3).
 *
 * @param model the active model, of the side with the initiative
 * @param controller the side that decides and rolls for it (K-RAMPAGE)
 * @param second whether it is the second activation of the turn (CMD-6)
 * @param taken the actions that it has taken, in any order
 * @param specials the SPECIAL actions that it has taken, by their rules
 * @param spent whether an Advance, Shoot or Assault die has been spent on it (CMD-4)
 * @param ordersA how many special orders side A has used since the model was activated (CMD-9); {@code ordersB}
 *     likewise
 */
@Builders
@Value.Builder
public record CurrentActivation(
        ModelId model,
        Side controller,
        boolean second,
        Vector<TakenAction> taken,
        Vector<RuleId> specials,
        boolean spent,
        int ordersA,
        int ordersB)
        implements WithCurrentActivation {
    /** An activation that has just begun, under the control of its own side: no action is taken and no die is spent. */
    public static CurrentActivation of(ModelId model) {
        return new CurrentActivation(model, model.side(), false, Vector.empty(), Vector.empty(), false, 0, 0);
    }

    /** An action that was taken. SPECIAL actions are listed by their rules instead. */
    @SavedName("takenAction")
    public enum TakenAction {
        /** ADV-1. */
        ADVANCE,
        /** SPR-1. */
        SPRINT,
        /** SHO-1, as a short action. */
        SHOOT,
        /** SHO-1, as a long action. */
        LONG_SHOOT,
        /** AST-1. */
        ASSAULT,
        /** STD-1. */
        STAND_UP;

        /** The name in lower case, with spaces between its words. */
        @Override
        public String toString() {
            return SavedNames.words(this);
        }
    }
}
