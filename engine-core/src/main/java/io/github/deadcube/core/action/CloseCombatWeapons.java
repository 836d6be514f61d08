package io.github.deadcube.core.action;

import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.core.item.ItemRules;
import io.github.deadcube.core.machine.Now;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Objects;
import java.util.function.BiConsumer;

/** AST-2, SHO-8, I-SHOCK-BATON: the weapons with range CC that a model may use; no weapon has no AP and no keywords. */
final class CloseCombatWeapons {
    private CloseCombatWeapons() {}

    /**
     * Each weapon's name, then the empty name for none; each without an item that helps, then with each such item.
     * Weapons of items are for attacks, or for replies if the item allows it. A model without FIGHT has none.
     */
    static void each(Now now, ModelId model, boolean attacking, BiConsumer<String, Option<RuleId>> each) {
        Model m = now.model(model);
        List<Option<RuleId>> aids =
                aids(now, model, attacking).map(Option::some).prepend(Option.none());
        if (m.card().fight().exists()) {
            Vector<Weapon> weapons = m.card().weapons();
            for (int w = 0; w < weapons.size(); w++) if (usable(m, w)) with(weapons.get(w), aids, each);
            for (RuleId item : items(now, model, attacking))
                with(Objects.requireNonNull(now.game().itemWeapon(item)), aids, each);
        }
        for (Option<RuleId> aid : aids) each.accept("", aid);
    }

    private static void with(Weapon weapon, List<Option<RuleId>> aids, BiConsumer<String, Option<RuleId>> each) {
        for (Option<RuleId> aid : aids) each.accept(weapon.name(), aid);
    }

    private static List<RuleId> items(Now now, ModelId model, boolean attacking) {
        return now.hooks().items(model).filter(item -> {
            Weapon weapon = now.game().itemWeapon(item);
            return weapon != null
                    && weapon.closeCombat()
                    && (attacking
                            || Objects.requireNonNull(now.game().item(item))
                                    .isUsableToFightBack(now.view().ruleset()));
        });
    }

    /** I-STIMULANTS: the items that may be used with an ASSAULT or a fight back, one at a time. */
    static List<RuleId> aids(Now now, ModelId model, boolean attacking) {
        if (!now.model(model).card().fight().exists()) return List.empty();
        return attacking ? ItemRules.aids(now, model, TestContext.Kind.ASSAULT) : ItemRules.aidsInReply(now, model);
    }

    /** Whether the model has a weapon or an item to choose. A model without FIGHT chooses none. */
    static boolean any(Now now, ModelId model, boolean attacking) {
        Model m = now.model(model);
        if (!m.card().fight().exists()) return false;
        for (int w = 0; w < m.card().weapons().size(); w++) if (usable(m, w)) return true;
        return !items(now, model, attacking).isEmpty()
                || !aids(now, model, attacking).isEmpty();
    }

    /** The weapon with this name; no weapon for the empty name. */
    static WeaponChoice named(Now now, ModelId model, String name) {
        return name.isEmpty()
                ? WeaponChoice.NONE
                : Objects.requireNonNull(ShotWeapon.find(now, now.model(model), name));
    }

    private static boolean usable(Model m, int weapon) {
        return m.card().weapons().get(weapon).closeCombat() && !m.usedUp(weapon);
    }
}
