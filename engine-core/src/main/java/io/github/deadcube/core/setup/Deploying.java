package io.github.deadcube.core.setup;

import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.round.Rounds;

/** SET-7, SET-10: the starting player deploys, then the other side; then recon, then the rounds. */
record Deploying() implements Frame {
    @Override
    public RuleId rule() {
        return RuleIds.SET_7;
    }

    @Override
    public String words() {
        return "";
    }

    @Override
    public void enter(Now now) {
        Side first = now.initiative();
        now.then(new ZoneChoice(first));
        now.then(new Deployment(first));
        now.then(new Deployment(first.other()));
        now.then(new ReconEffects());
        now.then(Rounds.round());
    }
}
