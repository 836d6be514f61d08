package io.github.deadcube.core.motion;

import io.github.deadcube.api.board.Place;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.resolve.Waits;

/** ADV-15: a model takes the spot that has been freed for it. */
@Waits(words = "{model} takes {place}")
record Placing(ModelId model, Place place, RuleId rule, Motion.Arrival arrival) implements Motion.Waiting {
    @Override
    public void enter(Now now) {
        arrival.at(now, model, place, rule);
    }
}
