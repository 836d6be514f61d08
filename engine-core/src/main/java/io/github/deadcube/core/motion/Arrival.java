package io.github.deadcube.core.motion;

import io.github.deadcube.api.board.Place;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.resolve.Now;

/** How a model comes to take a spot. */
public enum Arrival {
    /** It comes onto the battlefield (SET-7). */
    DEPLOYED {
        @Override
        void at(Now now, ModelId model, Place place, RuleId rule) {
            now.deploy(model, place, rule);
        }
    },
    /** It has moved, or stood up, by choice. */
    MOVED {
        @Override
        void at(Now now, ModelId model, Place place, RuleId rule) {
            if (!now.model(model).place().equals(place)) now.move(model, place, rule);
        }
    },
    /** It has been moved by force (AWAY-5). */
    FORCED {
        @Override
        void at(Now now, ModelId model, Place place, RuleId rule) {
            now.force(model, place, rule);
        }
    };

    abstract void at(Now now, ModelId model, Place place, RuleId rule);
}
