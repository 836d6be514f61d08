package io.github.deadcube.core.action;

import io.github.deadcube.api.extend.Attack;
import io.github.deadcube.api.extend.Occasion;
import io.github.deadcube.api.extend.Outcome;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.core.dice.Tests;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.resolve.Waits;
import io.github.deadcube.core.timing.Timing;

/** SHO-5 to SHO-7: RANGED against SURVIVE, then KT-2. */
@Waits(words = "{occasion.attacker} shoots at {occasion.target}")
record Shooting(Occasion occasion) implements Actions.Waiting {
    @Override
    public RuleId rule() {
        return occasion.rule();
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
