package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Capability.Special;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Keyword;

/**
 * SPC-1, KT-10, KT-18: a keyword gives its owner a SPECIAL action. By default all illegal targets are refused with the
 * same text.
 */
abstract class SpecialKeyword extends CarriedKeyword implements Special {
    private final Rejection refusal;

    SpecialKeyword(String printed, RuleId rule, CharSequence reason, CharSequence remedy) {
        super(printed, rule, Brackets::nothing);
        this.refusal = new Rejection(rule, reason, remedy);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.offer(this);
    }

    @Override
    public Rejection refusal(GameView game, Choice.Use use) {
        return refusal;
    }
}
