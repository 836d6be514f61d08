package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.Moment;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.vavr.control.Option;

/** K-KNOCKBACK: with more successes, even for no damage, the target goes one cube directly away. */
record Knockback() implements KeywordRule {
    @Override
    public String printed() {
        return "KNOCKBACK";
    }

    @Override
    public RuleId rule() {
        return RuleIds.K_KNOCKBACK;
    }

    @Override
    public Option<String> fault(Keyword keyword, Bearer bearer) {
        return Brackets.nothing(keyword).orElse(Bearers.ANY.fault(bearer));
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.dealing(Moment.THROW, (flow, attack) -> {
            if (attack.won()) flow.throwAway(attack, rule());
        });
    }
}
