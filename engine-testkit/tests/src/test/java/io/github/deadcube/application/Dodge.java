package io.github.deadcube.application;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.extend.Trigger.ModelTest;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Card.Skill;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;

/** The application's own ELUSIVE: dice for the SURVIVE of the model at which a SHOOT is aimed. */
public record Dodge() implements KeywordRule {
    @Override
    public String printed() {
        return "DODGE";
    }

    @Override
    public RuleId rule() {
        return RuleId.of("HOUSE-DODGE");
    }

    @Override
    public boolean isCumulative() {
        return true;
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.modify(Modifier.DICE, Scope.OWN, (game, me, test) -> isAimedAt(test, me) ? keyword.number() : 0);
    }

    private static boolean isAimedAt(ModelTest test, ModelId me) {
        TestContext shot = test.context();
        boolean shoot = shot.kind() == TestContext.Kind.SHOOT || shot.aimed();
        return shoot && test.skill() == Skill.SURVIVE && shot.target().equals(me);
    }
}
