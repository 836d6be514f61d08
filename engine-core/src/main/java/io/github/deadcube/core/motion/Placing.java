package io.github.deadcube.core.motion;

import io.github.deadcube.api.board.Place;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.Now;

/** ADV-15: a model takes the spot that has been freed for it. */
record Placing(ModelId model, Place place, RuleId rule, Motion.Arrival arrival) implements Frame {
    @Override
    public String words() {
        return model + " takes " + place;
    }

    @Override
    public void enter(Now now) {
        arrival.at(now, model, place, rule);
    }
}
