package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.vavr.control.Option;

/** K-TOUGH: it loses 1 HP less in each attack. */
record Tough() implements KeywordRule {
    @Override
    public String printed() {
        return "TOUGH";
    }

    @Override
    public RuleId rule() {
        return RuleIds.K_TOUGH;
    }

    @Override
    public Option<String> fault(Keyword keyword, Bearer bearer) {
        return Brackets.nothing(keyword).orElse(Bearers.MODEL.fault(bearer));
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.lessDamage((table, hit) -> 1);
    }
}
