package io.github.deadcube.core.item;

import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;

/** VIC-3, I-INTEL, K-HACKER: on being picked up it scores as the scenario says, and is discarded. */
final class Intel extends AtOnce {
    Intel() {
        super("Intel", RuleIds.I_INTEL);
    }

    @Override
    void happens(Flow flow, ModelId finder) {
        flow.score(finder.side(), flow.scenario().intel() + (flow.is(finder, Trait.HACKING) ? 1 : 0), rule());
    }
}
