package io.github.deadcube.core.item;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.extend.Trigger.ModelTest;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Card.Skill;

/** ITEM-6: an item that is used with an attack. Its mark stays on the attacker until the attack is over. */
abstract class TestItem extends Item {
    private final TestContext.Kind kind;
    private final Modifier<ModelTest> gives;

    TestItem(String name, RuleId rule, TestContext.Kind kind, Modifier<ModelTest> gives) {
        super(name, rule);
        this.kind = kind;
        this.gives = gives;
    }

    @Override
    public boolean helpsWith(TestContext.Kind attack, Ruleset ruleset) {
        return attack == kind;
    }

    @Override
    public void attachToMarked(Hooks hooks) {
        hooks.modify(gives, Scope.OWN, (game, me, test) -> helps(test) ? 1 : 0);
    }

    boolean helps(ModelTest test) {
        return test.context().kind() == TestContext.Kind.SHOOT && test.skill() == Skill.RANGED;
    }
}
