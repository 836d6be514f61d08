package io.github.deadcube.core.item;

import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Ruleset.Variant;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.extend.Trigger.ModelTest;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Card.Skill;
import java.util.function.Predicate;

/** I-STIMULANTS: one more die for a SHOOT or a FIGHT; also when fighting back, if the ruleset has this option. */
final class Stimulants extends TestItem {
    private final Predicate<Ruleset> inFights;

    private Stimulants(RuleId rule, Predicate<Ruleset> inFights) {
        super("Stimulants", rule, TestContext.Kind.SHOOT, Modifier.DICE);
        this.inFights = inFights;
    }

    static Stimulants thirdEdition() {
        return new Stimulants(RuleIds.I_STIMULANTS, ruleset -> ruleset.has(Variant.STIMULANTS_IN_FIGHTS));
    }

    /** R25-I-STIMULANTS: one more die for one FIGHT, with any options, or for one RANGED with modifiers. */
    static Stimulants revised() {
        return new Stimulants(RuleIds.R25_I_STIMULANTS, ruleset -> true);
    }

    @Override
    public boolean helpsWith(TestContext.Kind attack, Ruleset ruleset) {
        return super.helpsWith(attack, ruleset) || attack == TestContext.Kind.ASSAULT && inFights.test(ruleset);
    }

    @Override
    public boolean helpsFightBack(Ruleset ruleset) {
        return inFights.test(ruleset);
    }

    @Override
    boolean helps(ModelTest test) {
        boolean fights = test.context().kind() == TestContext.Kind.ASSAULT && test.skill() == Skill.FIGHT;
        return fights || super.helps(test);
    }
}
