package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.extend.Way.Special;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Keyword;

/** SPC-1, KT-10, KT-18: a keyword gives its bearer a SPECIAL action; whatever is no target of that is refused in the same words. */
abstract class SpecialKeyword extends CarriedKeyword implements Special {
    private final Rejection refusal;

    SpecialKeyword(String printed, RuleId rule, String reason, String remedy) {
        super(printed, rule, Brackets::nothing);
        this.refusal = new Rejection(rule, reason, remedy);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.offers(this);
    }

    @Override
    public final Rejection refusal(Table table, Choice.Use use) {
        return refusal;
    }
}
