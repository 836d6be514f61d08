package io.github.deadcube.rules;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.Skill;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.script.Playback;
import io.github.deadcube.testkit.script.Stage;

/** A keyword that gives n dice in every SURVIVE test of its model, takes one from those who oppose it, and adds n to its AR. */
record Sturdy() implements KeywordRule {
    static Playback play(String script) {
        return Stage.standard()
                .with(Deadcube.ruleset()
                        .withKeywords(Deadcube.ruleset().keywords().append(new Sturdy())))
                .play(script);
    }

    @Override
    public RuleId rule() {
        return RuleId.of("HOUSE-STURDY");
    }

    @Override
    public String printed() {
        return "STURDY";
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.dice((table, occasion, tester, skill) -> skill == Skill.SURVIVE ? keyword.number() : 0);
        hooks.opposingDice((table, occasion, tester, skill) -> -1);
        hooks.armour((table, hit) -> keyword.number());
    }
}
