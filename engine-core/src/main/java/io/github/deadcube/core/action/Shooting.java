package io.github.deadcube.core.action;

import io.github.deadcube.api.extend.Attack;
import io.github.deadcube.api.extend.DiceTest.Outcome;
import io.github.deadcube.api.extend.Occasion;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.core.dice.Tests;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.timing.Timing;

/** SHO-5 to SHO-7: RANGED against SURVIVE, then KT-2. */
record Shooting(Occasion occasion) implements Frame {
    @Override
    public RuleId rule() {
        return occasion.rule();
    }

    @Override
    public String words() {
        return occasion.attacker() + " shoots at " + occasion.target();
    }

    @Override
    public void enter(Now now) {
        now.then(Tests.test(now, Actions.shot(occasion)));
        now.then(this);
    }

    @Override
    public void answered(Now now, Outcome outcome) {
        now.then(Timing.follow(new Attack(
                occasion,
                occasion.attacker(),
                occasion.target(),
                occasion.arm(),
                outcome.one(),
                outcome.margin(),
                true,
                occasion.wasPinned())));
    }
}
