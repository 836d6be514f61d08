package io.github.deadcube.hostile;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Keyword;

/** A keyword with any name and without effect. */
record OddKeyword(String printed) implements KeywordRule {
    @Override
    public RuleId rule() {
        return RuleId.of("H-ODD-KEYWORD");
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {}
}
