package io.github.deadcube.rules;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.script.Script;

/** A keyword that removes n dice from shots at its model, so that a test can have no dice left. */
record Shrouded() implements KeywordRule {
    static void play(String script) {
        Script.Runner.standard().with(Deadcube.ruleset().with(new Shrouded())).play(script);
    }

    @Override
    public RuleId rule() {
        return RuleId.of("HOUSE-SHROUDED");
    }

    @Override
    public String printed() {
        return "SHROUDED";
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.modify(
                Modifier.DICE,
                Scope.OPPONENT,
                (game, me, test) -> test.tester().equals(test.context().attacker()) ? -keyword.number() : 0);
    }
}
