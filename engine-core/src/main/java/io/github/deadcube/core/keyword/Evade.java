package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.Moment;
import io.github.deadcube.api.extend.Occasion;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.vavr.control.Option;

/** K-EVADE: an unpinned target of a SHOOT at a model, neither killed nor pinned by it, may make a step at once. */
record Evade() implements KeywordRule {
    @Override
    public String printed() {
        return "EVADE";
    }

    @Override
    public RuleId rule() {
        return RuleIds.K_EVADE;
    }

    @Override
    public Option<String> fault(Keyword keyword, Bearer bearer) {
        return Brackets.nothing(keyword).orElse(Bearers.MODEL.fault(bearer));
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.suffering(Moment.EVADE, (flow, attack) -> {
            boolean shot = attack.occasion().kind() == Occasion.Kind.SHOOT;
            if (shot
                    && !attack.targetWasPinned()
                    && !flow.model(attack.target()).pinned()) flow.step(attack.target(), rule());
        });
    }
}
