package io.github.deadcube.core.setup;

import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.resolve.Waits;

/** SET-7, SET-10: the starting player deploys, then the other side; then come those by air, recon, scouts and the rounds. */
@Waits(rule = "SET-7")
record Deploying() implements Setups.Waiting {
    @Override
    public void enter(Now now) {
        for (int i = 0; i < now.count(); i++) {
            ModelId id = now.model(i).id();
            RuleId called = now.game().hooks(id).ruleOf(Trait.CALLED_IN);
            if (called != null && now.model(i).status() == ModelState.Status.WAITING) now.reserve(id, called);
        }
        Side first = now.initiative();
        now.then(new ZoneChoice(first));
        now.then(new Deployment(first));
        now.then(new Deployment(first.other()));
        Aerial.come(now);
        now.then(new ReconEffects());
        ScoutMoves.come(now);
        now.then(now.nextRound());
    }
}
