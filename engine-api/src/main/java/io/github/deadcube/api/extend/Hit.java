package io.github.deadcube.api.extend;

import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * Damage that is due to one model (DMG-1).
 *
 * @param amount the difference of successes
 * @param attacker whose attack or weapon it is; none for falls and walls (DMG-5)
 * @param protection the protection that counts, if it was settled before (KT-14); none if it is asked for as the damage is due
 */
public record Hit(
        RuleId rule,
        ModelId target,
        int amount,
        Option<ModelId> attacker,
        WeaponChoice weapon,
        Option<Protection> protection) {
    /** Damage against which the protection of the moment counts. */
    public Hit(RuleId rule, ModelId target, int amount, Option<ModelId> attacker, WeaponChoice weapon) {
        this(rule, target, amount, attacker, weapon, Option.none());
    }

    /**
     * The protection that a model had before one roll against several models: who dies of that roll has lent it all the same (KT-14).
     *
     * @param armour its ARMOUR besides the printed one
     * @param shields what its shields roll, each by itself
     */
    public record Protection(int armour, Vector<Contribution> shields) {}

    /** A number that one rule gives to a figure, such as the dice of one shield. */
    public record Contribution(RuleId rule, int amount) {}
}
