package io.github.deadcube.core.round;

import io.github.deadcube.api.extend.Arm;
import io.github.deadcube.api.extend.Moment;
import io.github.deadcube.api.extend.SpecialOrder.Cue;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.command.Command;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.timing.Timing;

/** RND-1: the command dice, the turns, the end phase. */
record Round() implements Frame {
    @Override
    public RuleId rule() {
        return RuleIds.RND_1;
    }

    @Override
    public String words() {
        return "a round begins";
    }

    @Override
    public void enter(Now now) {
        now.beginRound();
        Command.roll(now);
        now.then(new CommandPhase());
        now.then(new Turn(now.initiative(), false));
        now.then(new EndPhase());
    }

    /** CMD-9: orders that act once the command dice lie on the table. */
    record CommandPhase() implements Frame {
        @Override
        public RuleId rule() {
            return RuleIds.CMD_9;
        }

        @Override
        public String words() {
            return "";
        }

        @Override
        public void enter(Now now) {
            windows(now, Moment.COMMAND);
        }
    }

    /**
     * CMD-9: an order of either side that acts at a moment of the round, the side with the initiative first. What a death then sets off
     * goes off before the round goes on (KT-4).
     */
    static void windows(Now now, Moment<Side> moment) {
        Side first = now.initiative();
        now.at(moment, null, Arm.Bare.NONE, null, first);
        Command.window(now, Cue.of(moment, first, new ModelId(first, 1)));
        Command.window(now, Cue.of(moment, first.other(), new ModelId(first.other(), 1)));
        now.then(Timing.settle());
    }
}
