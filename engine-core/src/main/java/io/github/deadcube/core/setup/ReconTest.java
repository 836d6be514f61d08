package io.github.deadcube.core.setup;

import io.github.deadcube.api.extend.DiceTest;
import io.github.deadcube.api.extend.DiceTest.Outcome;
import io.github.deadcube.api.extend.DiceTest.TestSide;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.internal.FullPosition.Recon;
import io.github.deadcube.api.internal.StateBounds;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Dice.Die;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.Card.Statistic;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.dice.DiceRules;
import io.github.deadcube.core.machine.DescribesFrame;
import io.github.deadcube.core.machine.Flow;
import io.github.deadcube.core.machine.Frame;
import io.github.deadcube.core.machine.Now;
import io.github.deadcube.core.machine.Refusals;
import io.github.deadcube.core.machine.Requirements;
import io.vavr.collection.List;
import io.vavr.control.Option;
import java.util.function.Consumer;

/** SET-4, SET-5: each side makes a 5-dice test against its leader's RECON; the winner rolls on the recon table. */
@SavedName("reconTest")
@DescribesFrame(step = Flow.RECON_TEST, words = "recon")
record ReconTest(int won, Side winner) implements ReconFrame {
    private static final int DICE = 5;
    private static final int WITHOUT = 8;

    static ReconTest open() {
        return new ReconTest(0, Side.A);
    }

    @Override
    public void requires(Requirements state) {
        state.number("the number of dice", won, 0, StateBounds.MOST_DICE);
    }

    @Override
    public RuleId rule() {
        return won == 0 ? RuleIds.SET_4 : RuleIds.SET_5;
    }

    @Override
    public boolean awaitsTest() {
        return won == 0;
    }

    @Override
    public void enter(Now now) {
        if (won > 0) {
            now.ask(this);
            return;
        }
        TestContext context = TestContext.ofOneModel(TestContext.Kind.OTHER, RuleIds.SET_4, leader(now, Side.A));
        now.then(DiceRules.test(now, new DiceTest(context, testSide(now, Side.A), testSide(now, Side.B))));
        now.then(this);
    }

    private static ModelId leader(Now now, Side side) {
        return now.game().leader(side);
    }

    private static TestSide testSide(Now now, Side side) {
        Statistic recon = now.model(leader(now, side)).card().recon();
        return TestSide.ofThing(side, DICE, recon.exists() ? recon.target() : WITHOUT);
    }

    /** A draw is rolled again. */
    @Override
    public void answered(Now now, Outcome outcome) {
        if (outcome.margin() == 0) enter(now);
        else
            now.ask(new ReconTest(
                    Math.min(Math.abs(outcome.margin()), StateBounds.MOST_DICE),
                    outcome.margin() > 0 ? Side.A : Side.B));
    }

    @Override
    public Prompt.DiceRequest prompt(Now now) {
        return new Prompt.DiceRequest(winner, Purpose.RECON, rule(), won, Die.D8);
    }

    @Override
    public void rolled(Now now, Dice dice) {
        List<Integer> faces = dice.faces().sorted().toList();
        now.events().announce(new Event.ReconWon(winner, faces));
        now.sideChanges().recon(Option.some(new Recon(winner, faces)));
        now.then(new StartChoice(winner));
    }

    @DescribesFrame(
            step = Flow.START_CHOICE,
            rule = "SET-6",
            asks = Purpose.STARTING_PLAYER,
            words = "{side} chooses the starting player")
    @SavedName("startChoice")
    record StartChoice(Side side) implements ReconFrame, Frame.OfSide {
        @Override
        public void options(Now now, Consumer<Choice> each) {
            for (Side s : Side.BOTH) each.accept(new Choice.StartingPlayer(s));
        }

        @Override
        public Rejection reasonNotListed(Now now, Choice choice) {
            return Refusals.KIND;
        }

        @Override
        public void chosen(Now now, Choice choice) {
            now.sideChanges().initiative(((Choice.StartingPlayer) choice).side(), RuleIds.SET_6);
        }
    }
}
