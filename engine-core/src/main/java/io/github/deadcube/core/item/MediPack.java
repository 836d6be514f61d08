package io.github.deadcube.core.item;

import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import java.util.function.Consumer;

/** I-MEDI-PACK: by a SPECIAL action its carrier regains 1 HP; not a CONSTRUCT, a VEHICLE or a WALKER. */
final class MediPack extends Named {
    MediPack() {
        super("Medi-Pack", RuleIds.I_MEDI_PACK);
    }

    @Override
    public void uses(Table table, ModelId carrier, Consumer<Choice.Use> each) {
        ModelState m = table.model(carrier);
        boolean machine = m.profile().has("CONSTRUCT")
                || m.profile().has("VEHICLE")
                || m.profile().has("WALKER");
        if (m.injured() && !machine) each.accept(new Choice.Use(rule(), carrier, Target.NOTHING));
    }

    @Override
    public boolean special() {
        return true;
    }

    @Override
    public void use(Flow flow, Choice.Use use) {
        flow.heal(use.model(), 1, rule());
    }
}
