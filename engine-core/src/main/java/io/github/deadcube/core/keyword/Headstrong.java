package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Moment;
import io.github.deadcube.api.extend.Then;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.spelling.Saved;
import io.vavr.control.Option;

/** K-HEADSTRONG: pinned as its activation begins, it rolls a die, and on 5+ may take a free STAND UP. */
final class Headstrong extends Printed {
    private static final int UP = 5;

    Headstrong() {
        super("HEADSTRONG", RuleIds.K_HEADSTRONG, PrintedOn.MODEL, Brackets::nothing);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.on(Moment.RISING, Scope.OWN, (flow, me, active) -> {
            if (flow.model(me).pinned()) flow.roll(me.side(), 1, Purpose.KEYWORD, new Tries(Option.some(me)));
        });
    }

    /** The die. */
    private record Tries(Option<ModelId> model) implements Then.Rolled {
        @Override
        public RuleId rule() {
            return RuleIds.K_HEADSTRONG;
        }

        @Override
        public void rolled(Flow flow, Dice dice) {
            if (dice.face(0) >= UP) flow.offer(model.get().side(), new FreeStandUp(rule(), model));
        }
    }

    /** A STAND UP that a keyword offers its model, and that is no action. */
    @Saved("freeStandUp")
    record FreeStandUp(RuleId rule, Option<ModelId> model) implements Offer {
        @Override
        public Choice taking() {
            return new Choice.StandUp(model.get());
        }

        @Override
        public void taken(Flow flow) {
            flow.rise(model.get());
        }
    }
}
