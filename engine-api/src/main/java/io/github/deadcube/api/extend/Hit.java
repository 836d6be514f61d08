package io.github.deadcube.api.extend;

import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.ModelId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * Damage that one model is about to take (DMG-1).
 *
 * @param rule the rule that causes the damage, which is its kind: the rule of the {@linkplain TestContext#rule() test}
 *     for an attack, such as SHO-5 or AST-1; K-FRAG for an explosion, FALL-1 for a fall, SLAM-1 for a wall
 * @param target the model that takes it
 * @param amount the difference of successes
 * @param attacker the model that attacks or has the weapon; none for falls and walls (DMG-5), and none while the
 *     protection against one roll at several models is computed (KT-14): then only the rule says what hits
 * @param weapon the weapon of the attacker; none for falls and walls. {@link GameView#weapon(ModelId, WeaponChoice)}
 *     gives it with its numbers, and whether it is one for close combat
 * @param protection the protection that was computed before the roll (KT-14); none to compute it when the damage is
 *     dealt
 */
@SavedName("hit")
public record Hit(
        RuleId rule,
        ModelId target,
        int amount,
        Option<ModelId> attacker,
        WeaponChoice weapon,
        Option<Protection> protection) {
    /** Damage without a stored protection: it is computed when the damage is dealt. */
    public Hit(RuleId rule, ModelId target, int amount, Option<ModelId> attacker, WeaponChoice weapon) {
        this(rule, target, amount, attacker, weapon, Option.none());
    }

    /**
     * The protection that a model had before one roll against several models. A model killed by the roll still protects
     * the others (KT-14).
     *
     * @param armour its ARMOUR in addition to the printed ARMOUR
     * @param shields the dice of each of its shields
     */
    @SavedName("protection")
    public record Protection(int armour, Vector<Contribution> shields) {}

    /** The amount that one rule adds to a modifier, such as the dice of one shield. */
    @SavedName("contribution")
    public record Contribution(RuleId rule, int amount) {}
}
