package io.github.deadcube.core.round;

import io.github.deadcube.api.extend.SpecialOrder.OrderContext;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.command.CommandRules;
import io.github.deadcube.core.machine.DescribesFrame;
import io.github.deadcube.core.machine.Flow;
import io.github.deadcube.core.machine.Now;
import io.github.deadcube.core.timing.TimingRules;

/** RND-1: the command dice, the turns, the end phase. */
@DescribesFrame(step = Flow.FIRST_ROUND, rule = "RND-1", words = "a round begins")
@SavedName("round")
record Round() implements RoundRules.ChapterFrame {
    @Override
    public void enter(Now now) {
        now.sideChanges().beginRound();
        CommandRules.roll(now);
        now.then(new CommandPhase());
        now.then(new TurnChoice(now.view().initiative(), false));
        now.then(new EndPhase());
    }

    /** CMD-9: orders that act after the command dice are rolled. */
    @DescribesFrame(step = Flow.COMMAND_PHASE, rule = "CMD-9")
    @SavedName("round.commandPhase")
    record CommandPhase() implements RoundRules.ChapterFrame {
        @Override
        public void enter(Now now) {
            windows(now, Trigger.COMMAND);
        }
    }

    /**
     * CMD-9: both sides may use orders at a trigger of the round. Its delayed effects act before the round continues
     * (KT-4).
     */
    static void windows(Now now, Trigger<Side> trigger) {
        Side first = now.view().initiative();
        now.triggers().at(trigger, null, first);
        CommandRules.offerOrder(now, OrderContext.of(trigger, first, new ModelId(first, 1)));
        CommandRules.offerOrder(now, OrderContext.of(trigger, first.other(), new ModelId(first.other(), 1)));
        now.then(TimingRules.settle());
    }
}
