package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Attack;
import io.github.deadcube.api.extend.DiceTest;
import io.github.deadcube.api.extend.DiceTest.Contender;
import io.github.deadcube.api.extend.DiceTest.Outcome;
import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Occasion;
import io.github.deadcube.api.extend.Then;
import io.github.deadcube.api.extend.Way.ShotMode;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Profile.Skill;
import io.vavr.control.Option;

/** K-RAPID-FIRE: it may blaze away, 4-dice RANGED; with a success the target must SURVIVE against it or is pinned. */
final class RapidFire extends Printed implements ShotMode {
    RapidFire() {
        super("RAPID FIRE", RuleIds.K_RAPID_FIRE, PrintedOn.RANGED, Brackets::nothing);
    }

    @Override
    public String words() {
        return "blaze away";
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.offers(this);
    }

    @Override
    public void shoot(Flow flow, Occasion o) {
        Contender shooter = new Contender.OfModel(o.attacker(), Skill.RANGED, 4, false);
        flow.test(DiceTest.of(o, shooter, 1), new Fired(o));
    }

    /** The RANGED dice are down; with a success the target must SURVIVE against them. */
    private record Fired(Occasion occasion) implements Blazing {
        @Override
        public void decided(Flow flow, Outcome outcome) {
            if (!outcome.passed()) {
                over(flow);
                return;
            }
            Contender target = new Contender.OfModel(occasion.target(), Skill.SURVIVE, 3, false);
            flow.test(new DiceTest(occasion, new Contender.Known(outcome.one()), target), new Ducked(occasion));
        }
    }

    /** The target's dice are down. */
    private record Ducked(Occasion occasion) implements Blazing {
        @Override
        public void decided(Flow flow, Outcome outcome) {
            if (outcome.margin() > 0) flow.pin(occasion.target(), rule());
            over(flow);
        }
    }

    /** What blazing away is, whichever dice are down. */
    private interface Blazing extends Then.Decided {
        Occasion occasion();

        @Override
        default RuleId rule() {
            return RuleIds.K_RAPID_FIRE;
        }

        @Override
        default Option<ModelId> model() {
            return Option.some(occasion().attacker());
        }

        /** It deals no damage, and none of the weapon's keywords count. */
        default void over(Flow flow) {
            Occasion o = occasion();
            flow.follow(new Attack(o, o.attacker(), o.target(), o.arm(), 0, 0, false, o.wasPinned()));
        }
    }
}
