package io.github.deadcube.core.timing;

import io.github.deadcube.api.Position;
import io.github.deadcube.api.extend.HouseRulebook;
import io.github.deadcube.api.extend.Outcome;
import io.github.deadcube.api.extend.Then;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.core.resolve.Now;

/** A rule of the library waits for a test that it has asked for. */
record AfterTest(Then.Decided then) implements Timing.Waiting {
    @Override
    public RuleId rule() {
        return then.rule();
    }

    @Override
    public String words() {
        return then.words(HouseRulebook.GAME);
    }

    @Override
    public String words(Position position) {
        return then.words(position.game().setup().rulebook());
    }

    @Override
    public void enter(Now now) {
        throw new IllegalStateException(this + " waits for a test that told nothing");
    }

    @Override
    public void answered(Now now, Outcome outcome) {
        then.decided(now.flow(), outcome);
    }
}
