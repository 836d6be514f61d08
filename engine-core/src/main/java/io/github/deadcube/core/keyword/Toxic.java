package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.vavr.control.Option;

/** K-TOXIC: a model that loses HP to it loses n more; a CONSTRUCT does not. */
record Toxic() implements KeywordRule {
    @Override
    public String printed() {
        return "TOXIC";
    }

    @Override
    public RuleId rule() {
        return RuleIds.K_TOXIC;
    }

    @Override
    public Option<String> fault(Keyword keyword, Bearer bearer) {
        return Brackets.number(keyword).orElse(Bearers.ANY.fault(bearer));
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.moreDamage((table, hit) -> table.model(hit.target()).profile().has("CONSTRUCT") ? 0 : keyword.number());
    }
}
