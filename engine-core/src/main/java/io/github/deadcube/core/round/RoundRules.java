package io.github.deadcube.core.round;

import io.github.deadcube.api.GameState.Pending;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.extend.SpecialOrder.OrderContext;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Prompt.Result;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.command.CommandRules;
import io.github.deadcube.core.resolve.DescribesFrame;
import io.github.deadcube.core.resolve.Flow;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.setup.SetupRules;
import io.github.deadcube.core.timing.TimingRules;
import io.github.deadcube.core.victory.VictoryRules;
import io.vavr.control.Option;

/** RND: the entry point of this package for other packages. */
public final class RoundRules {
    private RoundRules() {}

    public sealed interface ChapterFrame extends Frame
            permits EndPhase,
                    EndPhase.Closing,
                    EndPhase.Finish,
                    EndPhase.Holding,
                    EndPhase.Scoring,
                    Round,
                    Round.CommandPhase,
                    TurnChoice {}

    public static Frame round() {
        return new Round();
    }

    /** A side's turn in the middle of a round, with the rest of the turns. */
    public static Frame turn(Side side) {
        return new TurnChoice(side, false);
    }

    /** CMD-6: the frame after the activation of a side's first or second model of the turn. */
    public static Frame after(Side side, boolean second) {
        return second ? new TurnChoice(side.other(), false) : new TurnChoice(side, true);
    }

    /** CMD-6: whether another turn follows an activation, and no second model. */
    public static boolean anotherTurn(Pending next) {
        return next instanceof TurnChoice turn && !turn.second();
    }

    public static Frame end() {
        return new EndPhase();
    }

    /** RND-1: the command dice, the turns, the end phase. */
    @DescribesFrame(step = Flow.FIRST_ROUND, rule = "RND-1", words = "a round begins")
    @SavedName("round")
    record Round() implements RoundRules.ChapterFrame {
        @Override
        public void enter(Now now) {
            now.edit().beginRound();
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

        /** CMD-9: both sides may use orders at a trigger of the round. Its delayed effects act before the round continues (KT-4). */
        static void windows(Now now, Trigger<Side> trigger) {
            Side first = now.view().initiative();
            now.triggers().at(trigger, null, first);
            CommandRules.offerOrder(now, OrderContext.of(trigger, first, new ModelId(first, 1)));
            CommandRules.offerOrder(now, OrderContext.of(trigger, first.other(), new ModelId(first.other(), 1)));
            now.then(TimingRules.settle());
        }
    }

    /** RND-6, RND-7, RND-9: the end of a round, and the next one or the end of the game. */
    @SavedName("endPhase")
    @DescribesFrame(step = Flow.END_PHASE, rule = "RND-9", words = "the round goes on")
    private record EndPhase() implements RoundRules.ChapterFrame {
        @Override
        public void enter(Now now) {
            RoundRules.Round.windows(now, Trigger.END_PHASE);
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
                now.edit().expire(Mark.Until.ACTIVATION);
                now.edit().expire(Mark.Until.TURN);
                now.edit().expire(Mark.Until.ROUND);
                if (verdict.isDefined()) {
                    now.edit().end(verdict.get());
                    now.then(new Finish());
                    return;
                }
                now.edit().discardCommand(Side.A);
                now.edit().discardCommand(Side.B);
                now.edit().unmarkAll();
                now.edit().initiative(now.view().starter().getOrElse(now.view().initiative()), RuleIds.RND_7);
                now.then(new RoundRules.Round());
            }
        }

        @SavedName("endPhase.finish")
        @DescribesFrame(step = Flow.FINISH, rule = "ASK-6", words = "the game is over")
        record Finish() implements RoundRules.ChapterFrame {}
    }
}
