package io.github.deadcube.core.action;

import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.core.resolve.Now;
import io.vavr.collection.Vector;
import java.util.function.Consumer;

/**
 * AST-2: the weapons with range CC that a model may use. Bare hands are for those who have none: nobody leaves a weapon
 * in its sheath.
 */
final class Arms {
    /** No weapon. */
    static final int NONE = -1;

    private Arms() {}

    /** Each weapon's name; the empty name if there is none. */
    static void each(Now now, ModelId model, Consumer<String> each) {
        ModelState m = now.model(model);
        Vector<Weapon> weapons = m.profile().weapons();
        boolean any = false;
        for (int w = 0; w < weapons.size(); w++) {
            if (!usable(m, w)) continue;
            any = true;
            each.accept(weapons.get(w).name());
        }
        if (!any) each.accept("");
    }

    static boolean several(Now now, ModelId model) {
        ModelState m = now.model(model);
        int n = 0;
        for (int w = 0; w < m.profile().weapons().size(); w++) if (usable(m, w)) n++;
        return n > 1;
    }

    /** The first weapon's number, or {@link #NONE}. */
    static int first(Now now, ModelId model) {
        ModelState m = now.model(model);
        for (int w = 0; w < m.profile().weapons().size(); w++) if (usable(m, w)) return w;
        return NONE;
    }

    /** The number of a weapon by its name, or {@link #NONE}. */
    static int number(Now now, ModelId model, String name) {
        return now.model(model).profile().weapons().indexWhere(w -> w.name().equals(name));
    }

    private static boolean usable(ModelState m, int weapon) {
        return m.profile().weapons().get(weapon).closeCombat() && (m.spent() >> weapon & 1) == 0;
    }
}
