package io.github.deadcube.api.order;

import io.github.deadcube.api.extend.Cue;
import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.Moment;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;

/** What an order does to a model's state at once. */
public enum Changes implements Effect {
    /** ORD-6: its activation marker comes off, and it may be activated again. */
    MARKER_OFF {
        @Override
        public boolean possible(Table table, RuleId by, Cue cue, ModelId model) {
            return table.model(model).activated();
        }

        @Override
        public void on(Flow flow, RuleId by, Cue cue, ModelId model, Target target) {
            flow.unmarkActivated(model, by);
        }
    },
    /** It is marked as activated (RND-8). */
    MARKER_ON {
        @Override
        public void on(Flow flow, RuleId by, Cue cue, ModelId model, Target target) {
            flow.markActivated(model, by);
        }
    },
    /** It is pinned (PIN-4, PIN-5). */
    PINNED {
        @Override
        public void on(Flow flow, RuleId by, Cue cue, ModelId model, Target target) {
            flow.pin(model, by);
        }
    },
    /** It stands up as if by the action (STD-1, STD-2). */
    RISES {
        @Override
        public boolean possible(Table table, RuleId by, Cue cue, ModelId model) {
            return table.model(model).pinned();
        }

        @Override
        public void on(Flow flow, RuleId by, Cue cue, ModelId model, Target target) {
            flow.rise(model);
        }
    },
    /** ORD-5: the HP that the moment's subject is about to lose are lost by this model ({@link Moment#LOSES}). */
    TURNED {
        @Override
        public boolean possible(Table table, RuleId by, Cue cue, ModelId model) {
            return cue.hitPoints() > 0;
        }

        @Override
        public void on(Flow flow, RuleId by, Cue cue, ModelId model, Target target) {
            flow.turn(model);
        }
    }
}
