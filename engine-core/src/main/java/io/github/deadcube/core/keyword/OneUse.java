package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.vavr.control.Option;

/** K-ONE-USE: once per game. */
record OneUse() implements KeywordRule {
    @Override
    public String printed() {
        return "ONE-USE";
    }

    @Override
    public RuleId rule() {
        return RuleIds.K_ONE_USE;
    }

    @Override
    public Option<String> fault(Keyword keyword, Bearer bearer) {
        return Brackets.nothing(keyword).orElse(Bearers.WEAPON.fault(bearer));
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.oneUse();
    }
}
