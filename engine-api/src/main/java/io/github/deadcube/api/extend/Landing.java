package io.github.deadcube.api.extend;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.extend.Then.Usually;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.vavr.control.Option;

/**
 * The place where a shot has landed, or where a trap goes off: an effect resolves there (KT-15).
 *
 * @param side who rolls for the effect: the side whose weapon or trap it is (DICE-11)
 * @param dealer the model whose weapon it is; none if it is no weapon's, such as a trap's
 * @param arm the weapon: its AP and keywords apply
 * @param by the rule of the trap; KT-15 where a shot has landed
 */
public record Landing(
        Cube cube,
        Side side,
        Option<ModelId> dealer,
        Arm arm,
        @Usually("KT-15") RuleId by) {
    /** The place where a shot has landed. */
    public Landing(Cube cube, Side side, Option<ModelId> dealer, Arm arm) {
        this(cube, side, dealer, arm, RuleIds.KT_15);
    }

    /** What goes off there, as a clause: such as {@code a trap in c5 (K-TRAP)}; nothing where a shot has landed. */
    public Option<String> trap() {
        return Option.when(!by.equals(RuleIds.KT_15), () -> "a trap in " + cube + " (" + by + ")");
    }
}
