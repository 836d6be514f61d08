package io.github.deadcube.core.item;

import io.github.deadcube.api.extend.Occasion;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.rule.RuleIds;

/** R25-I-STIMULANTS: one die more for one FIGHT, whatever the options, or one RANGED that has modifiers. */
final class RevisedStimulants extends Stimulants {
    RevisedStimulants() {
        super(RuleIds.R25_I_STIMULANTS);
    }

    @Override
    public boolean aids(Occasion.Kind kind, Ruleset ruleset) {
        return kind == Occasion.Kind.SHOOT || kind == Occasion.Kind.ASSAULT;
    }
}
