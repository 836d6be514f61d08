package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Capability.ShotMode;
import io.github.deadcube.api.extend.Continuation;
import io.github.deadcube.api.extend.DiceTest;
import io.github.deadcube.api.extend.DiceTest.Outcome;
import io.github.deadcube.api.extend.DiceTest.TestSide;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.Card.Skill;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.vavr.control.Option;

/** K-RAPID-FIRE: the weapon may blaze away: the target may be pinned, but takes no damage. */
final class RapidFire extends PrintedKeyword implements ShotMode {
    RapidFire() {
        super("RAPID FIRE", RuleIds.K_RAPID_FIRE, PrintedOn.RANGED, Brackets::nothing);
    }

    @Override
    public String words() {
        return "blaze away";
    }

    @Override
    public boolean hasKeywordEffects() {
        return false;
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.offer(this);
    }

    @Override
    public void shoot(Effects effects, TestContext context) {
        TestSide shooter = TestSide.of(context.attacker(), Skill.RANGED, 4);
        effects.test(DiceTest.of(context, shooter, 1), new Fired(context));
    }

    /** After the RANGED dice: with a success the target must pass a SURVIVE against them. */
    @SavedName("rapidFire.fired")
    private record Fired(TestContext context) implements Blazing {
        @Override
        public void decided(Effects effects, Outcome outcome) {
            if (!outcome.passed()) {
                over(effects);
                return;
            }
            TestSide target = TestSide.of(context.target(), Skill.SURVIVE, 3);
            effects.test(new DiceTest(context, TestSide.known(outcome.first()), target), new Ducked(context));
        }
    }

    @SavedName("rapidFire.ducked")
    private record Ducked(TestContext context) implements Blazing {
        @Override
        public void decided(Effects effects, Outcome outcome) {
            if (outcome.margin() > 0) effects.pin(context.target(), rule());
            over(effects);
        }
    }

    /** Blazing away, after either of the two rolls. */
    private interface Blazing extends Continuation.AfterTest {
        TestContext context();

        @Override
        default RuleId rule() {
            return RuleIds.K_RAPID_FIRE;
        }

        @Override
        default Option<ModelId> model() {
            return Option.some(context().attacker());
        }

        /** It deals no damage. */
        default void over(Effects effects) {
            effects.resolveAttack(Trigger.Attack.of(context(), 0, 0, false));
        }
    }
}
