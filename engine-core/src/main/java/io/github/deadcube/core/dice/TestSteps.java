package io.github.deadcube.core.dice;

import io.github.deadcube.api.Position;
import io.github.deadcube.api.extend.DiceTest.Outcome;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.SpecialOrder.OrderContext;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Dice.Die;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.Card.Statistic;
import io.github.deadcube.api.team.CommandDice;
import io.github.deadcube.api.team.CommandDice.CommandFace;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.machine.DescribesFrame;
import io.github.deadcube.core.machine.Now;
import io.github.deadcube.core.machine.Refusals;
import io.github.deadcube.core.machine.Requirements;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Consumer;

/**
 * DICE-1 to DICE-9, CMD-5, CMD-7: a test, opposed or not. It passes the outcome to the frame below.
 *
 * <p>The phases of both sides are one list, because DICE-9 lets the side with the initiative finish all its re-rolls
 * first. A phase in which no side can do anything is left at once, without a prompt.
 */
@SavedName("testSteps")
@DescribesFrame(words = "a test ({context.rule})")
record TestSteps(TestContext context, TestPool one, TestPool other, Phase phase) implements DiceRules.ChapterFrame {
    private static final Rejection TOO_LATE =
            new Rejection(RuleIds.CMD_7, "dice are added before any are rolled", "an answer to this prompt");
    private static final Rejection NO_REROLL = new Rejection(
            RuleIds.DICE_8,
            "keywords give no such re-roll here",
            "as many failed dice as keywords allow, when they are asked for");
    private static final Rejection NO_SUCH_DIE =
            new Rejection(RuleIds.CMD_5, "the side has no command die with that face", "a face among its command dice");
    private static final Rejection NO_PURCHASE =
            new Rejection(RuleIds.CMD_5, "no re-roll can be bought here", "an answer to this prompt");

    private static final Choice.SpendReroll[] PURCHASES =
            CommandFace.ALL.map(Choice.SpendReroll::new).toJavaArray(Choice.SpendReroll[]::new);

    /** DICE-9: the side with the initiative acts first; all its re-rolls come before those of the other side. */
    @SavedName("testSteps.phase")
    enum Phase {
        ADD,
        ADD_LAST,
        ROLL,
        ROLL_LAST,
        REROLL,
        ORDER,
        GRANT,
        AGAIN,
        BUY,
        REROLL_LAST,
        ORDER_LAST,
        GRANT_LAST,
        AGAIN_LAST,
        BUY_LAST,
        OVER;

        private static final Phase[] ALL = values();

        boolean last() {
            return this == ADD_LAST || this == ROLL_LAST || ordinal() >= REROLL_LAST.ordinal();
        }

        boolean adds() {
            return this == ADD || this == ADD_LAST;
        }

        boolean rerolls() {
            return this == REROLL || this == REROLL_LAST || this == AGAIN || this == AGAIN_LAST;
        }

        /** ORD-2. */
        boolean orders() {
            return this == ORDER || this == ORDER_LAST;
        }

        /** ORD-5: re-rolls that an order has given. */
        boolean grants() {
            return this == GRANT || this == GRANT_LAST;
        }

        boolean buys() {
            return this == BUY || this == BUY_LAST;
        }

        Phase next() {
            return ALL[ordinal() + 1];
        }
    }

    @Override
    public void requires(Requirements state) {
        one.requires(state);
        other.requires(state);
    }

    @Override
    public RuleId rule() {
        return context.rule();
    }

    /** DICE-11: things have no test; a side rolls for them. */
    @Override
    public Vector<Sentence> describe(Position position) {
        if (phase == Phase.OVER) return Vector.of(describe());
        TestPool p = pool(position.initiative());
        return Vector.of(p.roller()
                .map(model -> Sentence.of("a test ({rule}) of {model}", context.rule(), model))
                .getOrElse(() -> Sentence.of("a test ({rule}) for which {side} rolls", context.rule(), p.side())));
    }

    /** K-RAMPAGE: if one side rolls for both, the attacker's pool is the first and comes first. */
    private boolean firstIsOne(Side initiative) {
        return one.side() == initiative || one.side() == other.side();
    }

    private TestPool pool(Side initiative) {
        return pool(initiative, phase);
    }

    private TestPool pool(Side initiative, Phase at) {
        return firstIsOne(initiative) != at.last() ? one : other;
    }

    private TestSteps at(Phase next) {
        return next == phase ? this : new TestSteps(context, one, other, next);
    }

    private TestSteps with(Side initiative, TestPool p, Phase next) {
        return firstIsOne(initiative) != phase.last()
                ? new TestSteps(context, p, other, next)
                : new TestSteps(context, one, p, next);
    }

    /** Phases without a prompt leave no frame on the stack. */
    @Override
    public void enter(Now now) {
        TestSteps t = this;
        Phase at = phase;
        while (at != Phase.OVER && !t.waits(now, at)) {
            if (at.grants() && now.game().hasOrder(Trigger.IN_TEST))
                t = t.at(at).granted(now);
            if (at.orders() && now.game().hasOrder(Trigger.IN_TEST) && t.at(at).offersOrder(now)) {
                now.then(t.at(at.next()));
                return;
            }
            at = at.next();
        }
        if (at != Phase.OVER) {
            now.ask(t.at(at));
            return;
        }
        now.events().announce(new Event.Compared(one.successes(), other.successes(), rule()));
        tried(now);
        now.answer(new Outcome(one.successes(), other.successes()));
    }

    /** R25-K-PREY: the RANGED of a SHOOT is the first test side. */
    private void tried(Now now) {
        if (context.kind() != TestContext.Kind.SHOOT || !now.game().acts(Trigger.TEST_ROLLED)) return;
        if (one.roller().contains(context.attacker()))
            DiceRules.tried(now, context, context.attacker(), one.successes(), one.successes() - other.successes());
    }

    /** ORD-2: whether a special order is asked before the phase. */
    private boolean offersOrder(Now now) {
        TestPool p = pool(now.view().initiative());
        if (p.roller().isEmpty()
                || p.failures() == 0
                || !now.view().mayBeOrdered(p.roller().get())) return false;
        now.order(OrderContext.of(
                Trigger.IN_TEST, p.roller().get().side(), p.roller().get()));
        return now.stack().hasNext();
    }

    /** ORD-2: with the failed dice that a special order, used after the roll, lets the model re-roll. */
    private TestSteps granted(Now now) {
        TestPool p = pool(now.view().initiative());
        if (p.roller().isEmpty()) return this;
        ModelId tester = p.roller().get();
        return with(now.view().initiative(), p.granted(now.hooks().own(Modifier.ORDER_REROLLS, tester, tester)), phase);
    }

    private boolean waits(Now now, Phase at) {
        TestPool p = pool(now.view().initiative(), at);
        if (at.adds()) return p.addable() && now.view().commandDice(p.side()).has(CommandFace.DICE);
        if (p.dice() > 0) return true;
        if (p.failures() == 0) return false;
        return at.rerolls()
                ? p.rerolls() > 0
                : at.buys() && p.buyable() && now.sides().buying(p.side()).size() > 0;
    }

    /** The dice that are due; none if a decision is due. */
    Option<DiceRules.Pool> rolling(Side initiative) {
        TestPool p = pool(initiative);
        int rerolls = Math.min(p.rerolls(), p.dice() + p.failures());
        return Option.when(
                rolls(p), () -> new DiceRules.Pool(p.dice(), new Statistic(p.target()), rerolls, p.explodes()));
    }

    private boolean rolls(TestPool p) {
        return !phase.adds() && p.dice() > 0;
    }

    @Override
    public Prompt prompt(Now now) {
        TestPool p = pool(now.view().initiative());
        if (rolls(p)) return new Prompt.DiceRequest(p.side(), Purpose.TEST, rule(), p.dice(), Die.D8);
        Side side = p.side();
        Prompt.Offers offers = now.offers(this);
        if (phase.adds()) return new Prompt.Decision(side, Purpose.ADDED_DICE, RuleIds.CMD_7, offers);
        return phase.rerolls()
                ? new Prompt.Decision(side, Purpose.REROLL, RuleIds.DICE_8, offers)
                : new Prompt.Decision(side, Purpose.COMMAND_DIE_REROLL, RuleIds.CMD_5, offers);
    }

    @Override
    public void options(Now now, Consumer<Choice> each) {
        TestPool p = pool(now.view().initiative());
        if (rolls(p)) return;
        if (phase.adds()) {
            AddedDice.options(now, p, each);
        } else if (phase.rerolls()) {
            for (int n = 0; n <= Math.min(p.rerolls(), p.failures()); n++) each.accept(new Choice.Reroll(n));
        } else {
            each.accept(new Choice.Decline(RuleIds.CMD_5, p.roller().get()));
            CommandDice hand = now.sides().buying(p.side());
            for (Choice.SpendReroll purchase : PURCHASES) if (hand.has(purchase.face())) each.accept(purchase);
        }
    }

    @Override
    public Rejection reasonNotListed(Now now, Choice choice) {
        if (choice instanceof Choice.AddDice) return phase.adds() ? AddedDice.TOO_MANY : TOO_LATE;
        if (choice instanceof Choice.Reroll) return NO_REROLL;
        if (choice instanceof Choice.SpendReroll) return phase.buys() ? NO_SUCH_DIE : NO_PURCHASE;
        return choice instanceof Choice.Decline ? Refusals.NOT_OFFERED : AddedDice.NOT_NOW;
    }

    @Override
    public void chosen(Now now, Choice choice) {
        TestPool p = pool(now.view().initiative());
        if (choice instanceof Choice.AddDice add) {
            AddedDice.spend(now, p.side(), add.dice());
            with(now.view().initiative(), p.added(add.dice()), phase.next()).enter(now);
        } else if (choice instanceof Choice.Reroll reroll) {
            with(now.view().initiative(), p.again(reroll.dice()), phase).enter(now);
        } else if (choice instanceof Choice.SpendReroll spend) {
            now.sideChanges().spendCommand(p.side(), spend.face(), RuleIds.CMD_5);
            with(now.view().initiative(), p.bought(true), phase).enter(now);
        } else {
            with(now.view().initiative(), p.bought(false), phase).enter(now);
        }
    }

    @Override
    public void rolled(Now now, Dice dice) {
        TestPool p = pool(now.view().initiative());
        now.events().announce(new Event.Rolled(p.side(), p.roller(), p.target(), dice, rule()));
        with(now.view().initiative(), p.rolled(dice), phase).enter(now);
    }
}
