package io.github.deadcube.core.item;

import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;

/** VIC-3, I-INTEL: when it is picked up it scores as the scenario says, and is discarded. */
final class Intel extends ImmediateItem {
    Intel() {
        super("Intel", RuleIds.I_INTEL);
    }

    @Override
    void happens(Effects effects, ModelId finder) {
        int more = effects.amount(Modifier.INTEL, finder, WeaponChoice.NONE, finder);
        effects.addScore(finder.side(), effects.scenario().intel() + more, rule());
    }
}
