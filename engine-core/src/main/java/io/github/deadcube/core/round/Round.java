package io.github.deadcube.core.round;

import io.github.deadcube.api.extend.Arm;
import io.github.deadcube.api.extend.Cue;
import io.github.deadcube.api.extend.Moment;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.command.Command;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.resolve.Waits;
import io.github.deadcube.core.timing.Timing;

/** RND-1: the command dice, the turns, the end phase. */
@Waits(rule = "RND-1", words = "a round begins")
record Round() implements Rounds.Waiting {
    @Override
    public void enter(Now now) {
        now.beginRound();
        Command.roll(now);
        now.then(new CommandPhase());
        now.then(new Turn(now.initiative(), false));
        now.then(new EndPhase());
    }

    /** CMD-9: orders that act once the command dice lie on the table. */
    @Waits(rule = "CMD-9")
    record CommandPhase() implements Rounds.Waiting {
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
