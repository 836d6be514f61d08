package io.github.deadcube.core.item;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.extend.ItemRule;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Skill;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.Now;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** ITEM, I: the door. */
public final class Items {
    private Items() {}

    /** Every item of the third edition that the engine plays. */
    public static Vector<ItemRule> thirdEdition() {
        return Vector.of(
                new Ammo("Ammo", RuleIds.I_AMMO, 0),
                new Adrenaline(),
                new Ammo("AP Ammo", RuleIds.I_AP_AMMO, 1),
                new BoobyTrap(),
                new FragGrenade(),
                new Intel(),
                new MediPack(),
                new SmokeGrenade(),
                new Stimulants());
    }

    /** SET-3: the third edition's pool, of which a ruleset that does not know a kind leaves it out. */
    public static Vector<RuleId> pool() {
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

    /**
     * ITEM-2: a model that has moved by choice may pick something up where it is, if there is anything and no enemy; a VEHICLE
     * does not.
     */
    public static void offer(Now now, ModelId model) {
        Cube cube = now.model(model).cube();
        if (!now.tokens().isEmpty()
                && !now.tokens(cube).isEmpty()
                && !now.game().hooks(model).carriesNothing()
                && !now.besideEnemies(model)) now.then(new Find(model, cube));
    }

    /** The rule of the item that a model carries. */
    public static Option<ItemRule> carried(Now now, ModelId model) {
        return now.model(model).item().flatMap(c -> now.ruleset().item(c.item()));
    }

    /** I-AMMO, I-AP-AMMO, I-STIMULANTS: the dice of the items that are used for an attack, which lie on the attacker. */
    public static int dice(Now now, ModelId attacker, Skill skill) {
        int n = 0;
        for (Mark mark : now.model(attacker).marks())
            for (ItemRule item : now.ruleset().item(mark.rule()))
                n += skill == Skill.RANGED
                        ? item.shootDice()
                        : skill == Skill.FIGHT ? item.fightDice(now.ruleset()) : 0;
        return n;
    }

    /** I-AP-AMMO: the AP of the item that is used for a shot. */
    public static int ap(Now now, ModelId attacker) {
        int n = 0;
        for (Mark mark : now.model(attacker).marks())
            for (ItemRule item : now.ruleset().item(mark.rule())) n += item.shootAp();
        return n;
    }

    /** ITEM-6: what an item does that is used by itself; it is gone. */
    public static Frame use(Choice.Use use) {
        return new Using(use);
    }

    /** ITEM-6: why an item that is named with an attack cannot be used for it: its own rule says so. */
    public static Rejection notForThis(Now now, RuleId item) {
        RuleId rule = now.ruleset().item(item).map(ItemRule::rule).getOrElse(RuleIds.ITEM_6);
        return new Rejection(
                rule,
                "the model has no such item that can be used with this attack",
                "no item, or the one that is offered");
    }

    /** ITEM-6: an item is used up for the attack that begins. */
    public static void useFor(Now now, ModelId attacker, Option<RuleId> item) {
        if (item.isEmpty()) return;
        now.useItem(attacker, item.get());
        now.mark(attacker, new Mark(item.get(), 1, Mark.Until.ATTACK));
    }
}
