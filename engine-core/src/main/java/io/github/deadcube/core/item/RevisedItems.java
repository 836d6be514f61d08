package io.github.deadcube.core.item;

import static io.github.deadcube.core.item.ThirdEditionItems.ONE_USE;
import static io.github.deadcube.core.item.ThirdEditionItems.THERMAL_AP;
import static io.github.deadcube.core.item.ThirdEditionItems.THROW;

import io.github.deadcube.api.extend.ItemRule;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.Weapon;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** R25-I: the items of the revision of 2025, which replace some of the third edition, and its token pool. */
final class RevisedItems {
    private RevisedItems() {}

    static Vector<ItemRule> all() {
        Vector<ItemRule> replaced = replaced();
        return ThirdEditionItems.all()
                .map(item -> replaced.find(r -> r.name().equals(item.name())).getOrElse(item))
                .append(grenade(
                        "Toxic Smoke Grenade", RuleIds.R25_I_TOXIC_SMOKE_GRENADE, Keyword.of("TOXIC SMOKE", THROW)));
    }

    /** R25-K-GRENADE: a GRENADE can be thrown more than once. */
    private static Vector<ItemRule> replaced() {
        return Vector.of(
                new AdrenalineShot.Revised(),
                new Ammo("Ammo", RuleIds.R25_I_AMMO, 0),
                new Ammo("AP Ammo", RuleIds.R25_I_AP_AMMO, 1),
                new CombatBlades(),
                grenade("Frag Grenade", RuleIds.I_FRAG_GRENADE, Keyword.of("FRAG", THROW)),
                new MediPack.Revised(),
                grenade("Smoke Grenade", RuleIds.I_SMOKE_GRENADE, Keyword.of("SMOKE")),
                Stimulants.revised(),
                grenade("Stun Grenade", RuleIds.I_STUN_GRENADE, Keyword.of("STUN")),
                new WeaponItem(
                        "Thermal Mines",
                        RuleIds.R25_K_THERMAL_MINES,
                        Weapon.closeCombat("item thermal mines", THERMAL_AP, ONE_USE, Keyword.of("DISMANTLE")),
                        Option.none(),
                        true),
                grenade("Trip Mine", RuleIds.R25_K_TRIP_MINE, Keyword.of("TRAP", Keyword.of("FRAG", THROW))));
    }

    private static ItemRule grenade(String name, RuleId rule, Keyword effect) {
        return ThirdEditionItems.thrown(name, rule, Keyword.of("GRENADE", effect), ONE_USE);
    }

    /** The tokens of the third edition with their rules in this edition. */
    static Vector<RuleId> pool() {
        Vector<ItemRule> before = ThirdEditionItems.all();
        Vector<ItemRule> after = all();
        return ThirdEditionItems.pool()
                .map(kind -> after.get(before.indexWhere(item -> item.rule().equals(kind)))
                        .rule());
    }
}
