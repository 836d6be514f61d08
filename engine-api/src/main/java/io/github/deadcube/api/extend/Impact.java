package io.github.deadcube.api.extend;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.vavr.control.Option;

/**
 * The place where a shot has landed or a trap goes off: an effect resolves there (KT-15).
 *
 * @param side the side that rolls for the effect: that of the weapon or trap, or the one that controls a model out of control (DICE-11)
 * @param attacker the model that has the weapon; none for a trap
 * @param weapon the weapon; its AP and keywords apply
 * @param rule the rule of the trap; KT-15 for a shot
 */
@SavedName(value = "impact", parts = "cube side attacker weapon rule", usual = "rule=KT-15")
public record Impact(Cube cube, Side side, Option<ModelId> attacker, WeaponChoice weapon, RuleId rule) {
    /** The place where a shot has landed. */
    public Impact(Cube cube, Side side, Option<ModelId> attacker, WeaponChoice weapon) {
        this(cube, side, attacker, weapon, RuleIds.KT_15);
    }

    /** A phrase that names the trap, such as {@code a trap in c5 (K-TRAP)}; none for a shot. */
    public Option<String> trap() {
        return Option.when(!rule.equals(RuleIds.KT_15), () -> "a trap in " + cube + " (" + rule + ")");
    }
}
