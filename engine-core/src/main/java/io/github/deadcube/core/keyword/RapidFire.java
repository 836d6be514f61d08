package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Attack;
import io.github.deadcube.api.extend.Contender;
import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Occasion;
import io.github.deadcube.api.extend.Outcome;
import io.github.deadcube.api.extend.Resume;
import io.github.deadcube.api.extend.Test;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.Skill;

/** K-RAPID-FIRE: it may blaze away, 4-dice RANGED; with a success the target must SURVIVE against it or is pinned. */
final class RapidFire extends Printed implements Hooks.ShotMode {
    private static final int RANGED = 1;
    private static final int SURVIVE = 2;

    RapidFire() {
        super("RAPID FIRE", RuleIds.K_RAPID_FIRE, Bearers.RANGED, Brackets::nothing);
    }

    @Override
    public String words() {
        return "blaze away";
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.mode(this);
    }

    @Override
    public void shoot(Flow flow, Occasion o) {
        Contender shooter = new Contender.OfModel(o.attacker(), Skill.RANGED, 4, false);
        flow.test(Test.of(o, shooter, 1), new Resume(rule(), o.attacker(), Target.of(o.target()), o.weapon(), RANGED));
    }

    @Override
    public void decided(Flow flow, Resume at, Test test, Outcome outcome) {
        Occasion o = test.occasion();
        if (at.stage() == RANGED && outcome.passed()) {
            Contender target = new Contender.OfModel(o.target(), Skill.SURVIVE, 3, false);
            flow.test(new Test(o, new Contender.Known(outcome.one()), target), at.at(SURVIVE));
            return;
        }
        if (at.stage() == SURVIVE && outcome.margin() > 0) flow.pin(o.target(), rule());
        flow.follow(new Attack(o, o.attacker(), o.target(), o.weapon(), 0, 0, false, o.wasPinned()));
    }
}
