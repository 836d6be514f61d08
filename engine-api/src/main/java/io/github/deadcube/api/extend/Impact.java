package io.github.deadcube.api.extend;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.extend.Continuation.DefaultValue;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.vavr.control.Option;

/**
 * The place where a shot has landed, or where a trap goes off: an effect resolves there (KT-15).
 *
 * @param side who rolls for the effect: the side whose weapon or trap it is (DICE-11)
 * @param attacker the model whose weapon it is; none if it is no weapon's, such as a trap's
 * @param weapon the weapon: its AP and keywords apply
 * @param rule the rule of the trap; KT-15 where a shot has landed
 */
public record Impact(
        Cube cube,
        Side side,
        Option<ModelId> attacker,
        WeaponChoice weapon,
        @DefaultValue("KT-15") RuleId rule) {
    /** The place where a shot has landed. */
    public Impact(Cube cube, Side side, Option<ModelId> attacker, WeaponChoice weapon) {
        this(cube, side, attacker, weapon, RuleIds.KT_15);
    }

    /** What goes off there, as a clause: such as {@code a trap in c5 (K-TRAP)}; nothing where a shot has landed. */
    public Option<String> trap() {
        return Option.when(!rule.equals(RuleIds.KT_15), () -> "a trap in " + cube + " (" + rule + ")");
    }
}
