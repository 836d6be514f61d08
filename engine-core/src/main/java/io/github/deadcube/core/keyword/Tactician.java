package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.vavr.control.Option;

/** K-TACTICIAN: so many command dice more while it is in play; one per team, its side's choice. */
record Tactician() implements KeywordRule {
    /** More would not fit among one side's command dice. */
    private static final int MOST = 9;

    @Override
    public String printed() {
        return "TACTICIAN";
    }

    @Override
    public RuleId rule() {
        return RuleIds.K_TACTICIAN;
    }

    @Override
    public Option<String> fault(Keyword keyword, Bearer bearer) {
        if (keyword.number() > MOST) return Option.some("its number is 1 to " + MOST);
        return Brackets.number(keyword).orElse(Bearers.MODEL.fault(bearer));
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.commandDice(keyword.number());
    }
}
