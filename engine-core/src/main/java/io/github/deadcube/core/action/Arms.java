package io.github.deadcube.core.action;

import io.github.deadcube.api.extend.ItemRule;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.core.item.Items;
import io.github.deadcube.core.resolve.Now;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Consumer;

/** AST-2, SHO-8: the weapons with range CC that a model may use; or none, with no AP and no keywords. */
final class Arms {
    /** No weapon. */
    static final int NONE = -1;

    private Arms() {}

    /** Each weapon's name, then the empty name for none. */
    static void each(Now now, ModelId model, Consumer<String> each) {
        ModelState m = now.model(model);
        Vector<Weapon> weapons = m.profile().weapons();
        for (int w = 0; w < weapons.size(); w++)
            if (usable(m, w)) each.accept(weapons.get(w).name());
        each.accept("");
    }

    /** I-STIMULANTS: the item that may be used with an ordinary ASSAULT. */
    static Option<RuleId> item(Now now, ModelId model) {
        if (now.model(model).item().isEmpty()
                || !now.model(model).profile().fight().exists()) return Option.none();
        return Items.carried(now, model)
                .filter(item -> item.fightDice(now.ruleset()) > 0)
                .map(ItemRule::rule);
    }

    /** Whether there is any, so that one must be named, or none. */
    static boolean any(Now now, ModelId model) {
        ModelState m = now.model(model);
        for (int w = 0; w < m.profile().weapons().size(); w++) if (usable(m, w)) return true;
        return false;
    }

    /** The number of a weapon by its name; {@link #NONE} for the empty name. */
    static int number(Now now, ModelId model, String name) {
        return now.model(model).profile().weapons().indexWhere(w -> w.name().equals(name));
    }

    /** K-ONE-USE: a weapon that may be used once is spent by being named, hit or miss. */
    static void useUp(Now now, ModelId model, int weapon) {
        if (weapon != NONE && now.game().hooks(model, weapon).usedOnce()) now.useUp(model, weapon);
    }

    private static boolean usable(ModelState m, int weapon) {
        return m.profile().weapons().get(weapon).closeCombat() && (m.spent() >> weapon & 1) == 0;
    }
}
