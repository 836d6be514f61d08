package io.github.deadcube.core.round;

import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Prompt.Result;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.machine.DescribesFrame;
import io.github.deadcube.core.machine.Flow;
import io.github.deadcube.core.machine.Now;
import io.github.deadcube.core.setup.SetupRules;
import io.github.deadcube.core.timing.TimingRules;
import io.github.deadcube.core.victory.VictoryRules;
import io.vavr.control.Option;

/** RND-6, RND-7, RND-9: the end of a round, and the next one or the end of the game. */
@SavedName("endPhase")
@DescribesFrame(step = Flow.END_PHASE, rule = "RND-9", words = "the round goes on")
record EndPhase() implements RoundRules.ChapterFrame {
    @Override
    public void enter(Now now) {
        Round.windows(now, Trigger.END_PHASE);
        now.then(new Scoring());
    }

    /** VIC-9: the rules of the scenario, which come first. */
    @SavedName("endPhase.scoring")
    @DescribesFrame(step = Flow.SCORING, rule = "RND-9", words = "the end phase")
    record Scoring() implements RoundRules.ChapterFrame {
        @Override
        public void enter(Now now) {
            now.act(now.game().scenario(), Scenario::endPhase);
            now.then(TimingRules.settle());
            now.then(new Holding());
        }
    }

    /** RND-9: objectives, then markers, then flankers. */
    @SavedName("endPhase.holding")
    @DescribesFrame(step = Flow.HOLDING, rule = "RND-9", words = "the end phase")
    record Holding() implements RoundRules.ChapterFrame {
        @Override
        public void enter(Now now) {
            VictoryRules.score(now);
            now.triggers().at(Trigger.CLEARING, null, now.view().round());
            flankers(now, now.view().initiative());
            flankers(now, now.view().initiative().other());
            now.then(new Closing());
        }

        /** SET-5: flankers arrive in round 1; those without a cube try again later. */
        private static void flankers(Now now, Side side) {
            if (now.view().round() == 1 || SetupRules.flanking(now, side)) now.then(SetupRules.flankers(side));
        }
    }

    /** RND-9: victory, and all later steps. */
    @SavedName("endPhase.closing")
    @DescribesFrame(step = Flow.CLOSING, rule = "RND-9", words = "the round ends")
    record Closing() implements RoundRules.ChapterFrame {
        @Override
        public void enter(Now now) {
            Option<Result> verdict = VictoryRules.verdict(now);
            now.lasting().expire(Mark.Until.ACTIVATION);
            now.lasting().expire(Mark.Until.TURN);
            now.lasting().expire(Mark.Until.ROUND);
            if (verdict.isDefined()) {
                now.sideChanges().end(verdict.get());
                now.then(new Finish());
                return;
            }
            now.sideChanges().discardCommand(Side.A);
            now.sideChanges().discardCommand(Side.B);
            now.edit().unmarkAll();
            now.sideChanges()
                    .initiative(now.view().starter().getOrElse(now.view().initiative()), RuleIds.RND_7);
            now.then(new Round());
        }
    }

    @SavedName("endPhase.finish")
    @DescribesFrame(step = Flow.FINISH, rule = "ASK-6", words = "the game is over")
    record Finish() implements RoundRules.ChapterFrame {}
}
