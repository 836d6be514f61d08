package io.github.deadcube.api.extend;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.saved.DefaultValue;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.shared.InText;
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
@SavedName(value = "impact", parts = "cube side attacker weapon rule")
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

    /** A phrase that names the trap, such as {@code a trap in c5 (K-TRAP)}; none for a shot. */
    public Option<String> trap() {
        return Option.when(!rule.equals(RuleIds.KT_15), () -> "a trap in " + cube + " (" + rule + ")");
    }

    /**
     * An explosion (KT-3): one roll against every model in a cube; then the models are thrown and pinned. A model there
     * that has the keyword of the rule and a mark of {@link RuleIds#DMG_4} is what explodes: it is not tested, and is killed after the
     * explosion (K-BOOM).
     *
     * @param rule the rule that explodes: K-FRAG, K-BOOM …
     * @param at the cube, the side that rolls, and the weapon with the AP and keywords that apply
     * @param dice the number of dice, each against 4+; 0 for an explosion without damage (K-BLAST)
     */
    @SavedName(value = "explosion", parts = "rule at dice")
    public record Explosion(
            RuleId rule,
            Impact at,
            @InText(least = 0, most = 300) int dice) implements DelayedEffect {
        /**
         * Checks the dice.
         *
         * @throws IllegalArgumentException if the dice are fewer than 0
         */
        public Explosion {
            if (dice < 0) throw new IllegalArgumentException(rule + " explodes with " + dice + " dice");
        }
    }
}
