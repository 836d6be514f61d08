package io.github.deadcube.core.item;

import io.github.deadcube.api.extend.ItemRule;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.Weapon;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Locale;

/** I, ITEM-7, SET-3: the items and equipment of the third edition, and its token pool. */
final class ThirdEditionItems {
    static final int THROW = 3;
    static final int THERMAL_AP = 3;
    private static final int TRIP_RANGE = 4;

    static final Keyword ONE_USE = Keyword.of("ONE-USE");

    private ThirdEditionItems() {}

    static Vector<ItemRule> all() {
        return Vector.of(
                new Ammo("Ammo", RuleIds.I_AMMO, 0),
                new AdrenalineShot.Free(),
                new Ammo("AP Ammo", RuleIds.I_AP_AMMO, 1),
                new BoobyTrap(),
                weapon(
                        "Combat Blades",
                        RuleIds.I_COMBAT_BLADES,
                        Weapon.closeCombat("item combat blades", 0, ONE_USE, Keyword.of("FRENZY", 1))),
                grenade("Frag Grenade", RuleIds.I_FRAG_GRENADE, Keyword.of("FRAG", THROW)),
                new Intel(),
                new MediPack(RuleIds.I_MEDI_PACK),
                new WeaponItem(
                        "Shock Baton",
                        RuleIds.I_SHOCK_BATON,
                        Weapon.closeCombat("item shock baton", 0, Keyword.of("KNOCKBACK")),
                        Option.some(Keyword.of("UNDER CONTROL")),
                        false),
                grenade("Smoke Grenade", RuleIds.I_SMOKE_GRENADE, Keyword.of("SMOKE")),
                Stimulants.thirdEdition(),
                grenade("Stun Grenade", RuleIds.I_STUN_GRENADE, Keyword.of("STUN")),
                weapon(
                        "Thermal Mines",
                        RuleIds.K_THERMAL_MINES,
                        Weapon.closeCombat("item thermal mines", THERMAL_AP, ONE_USE)),
                weapon(
                        "Trip Mine",
                        RuleIds.K_TRIP_MINE,
                        Weapon.ranged(
                                "item trip mine",
                                TRIP_RANGE,
                                0,
                                Keyword.of("GRENADE", Keyword.of("TRAP", Keyword.of("FRAG", THROW))))));
    }

    private static ItemRule grenade(String name, RuleId rule, Keyword effect) {
        return thrown(name, rule, Keyword.of("GRENADE", effect));
    }

    static ItemRule thrown(String name, RuleId rule, Keyword... printed) {
        return weapon(name, rule, Weapon.ranged("item " + name.toLowerCase(Locale.ROOT), THROW, 0, printed));
    }

    /** The pool. A ruleset omits the items that it does not have. */
    static Vector<RuleId> pool() {
        return Vector.<RuleId>empty()
                .appendAll(Vector.fill(2, () -> RuleIds.I_AMMO))
                .append(RuleIds.I_AP_AMMO)
                .append(RuleIds.I_ADRENALINE)
                .appendAll(Vector.fill(2, () -> RuleIds.I_BOOBY_TRAP))
                .append(RuleIds.I_COMBAT_BLADES)
                .appendAll(Vector.fill(2, () -> RuleIds.I_FRAG_GRENADE))
                .appendAll(Vector.fill(3, () -> RuleIds.I_INTEL))
                .appendAll(Vector.fill(2, () -> RuleIds.I_MEDI_PACK))
                .append(RuleIds.I_SHOCK_BATON)
                .append(RuleIds.I_SMOKE_GRENADE)
                .append(RuleIds.I_STIMULANTS)
                .append(RuleIds.I_STUN_GRENADE);
    }

    private static ItemRule weapon(String name, RuleId rule, Weapon weapon) {
        return new WeaponItem(name, rule, weapon, Option.none(), false);
    }
}
