package io.github.deadcube.rules;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Card.Skill;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.script.Script;
import io.github.deadcube.testkit.script.Script.Playback;

/**
 * A keyword that adds n dice to every SURVIVE test of its model, removes one die from its opponents, and adds n to its
 * AR.
 */
record Sturdy() implements KeywordRule {
    static Playback play(String script) {
        return Script.Runner.standard()
                .with(Deadcube.ruleset().with(new Sturdy()))
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
        hooks.modify(
                Modifier.DICE, Scope.OWN, (game, me, test) -> test.skill() == Skill.SURVIVE ? keyword.number() : 0);
        hooks.modify(Modifier.DICE, Scope.OPPONENT, (game, me, test) -> -1);
        hooks.modify(Modifier.ARMOUR, Scope.OWN, (game, me, hit) -> keyword.number());
    }
}
