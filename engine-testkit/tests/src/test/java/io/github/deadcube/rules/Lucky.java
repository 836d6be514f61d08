package io.github.deadcube.rules;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.script.Script;
import io.github.deadcube.testkit.script.Script.Playback;

/** A keyword with which n faces below 8 explode in every test of its model. */
record Lucky() implements KeywordRule {
    static Playback play(String script) {
        return Script.Runner.standard()
                .with(Deadcube.ruleset().with(new Lucky()))
                .play(script);
    }

    @Override
    public RuleId rule() {
        return RuleId.of("HOUSE-LUCKY");
    }

    @Override
    public String printed() {
        return "LUCKY";
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.modify(Modifier.EXPLODING_FACES, Scope.OWN, (game, me, test) -> keyword.number());
    }
}
