package io.github.deadcube.core.command;

import io.github.deadcube.api.extend.Moment;
import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.api.extend.SpecialOrder.Cue;
import io.github.deadcube.api.extend.SpecialOrder.Often;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.shared.Listed;
import io.github.deadcube.api.team.CommandFace;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.timing.Timing;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** CMD: other packages come in by this class. */
public final class Command {
    private static final Rejection NO_ORDER = new Rejection(
            RuleIds.CMD_9,
            "the leader's special order does not allow this here",
            "what the order offers at this moment");
    private static final Rejection NO_DIE =
            new Rejection(RuleIds.CMD_9, "the side has no Special Order die", "something else");
    private static final Rejection ONCE =
            new Rejection(RuleIds.CMD_9, "a special order has been used in this activation", "another choice");
    private static final Rejection ONCE_A_ROUND =
            new Rejection(RuleIds.CMD_9, "the special order has been used in this round", "another choice");
    private static final Rejection ONCE_A_ROLL =
            new Rejection(RuleIds.CMD_9, "the special order has been used for this roll", "another choice");
    private static final long TESTS = Listed.bit(Moment.BEFORE_TEST) | Listed.bit(Moment.IN_TEST);
    /** KT-4: moments in the midst of something that goes on to its pins. */
    private static final long WITHIN = Listed.bit(Moment.BEFORE_TEST)
            | Listed.bit(Moment.IN_TEST)
            | Listed.bit(Moment.LOSES)
            | Listed.bit(Moment.DIED);

    private Command() {}

    /** What is still to be done of this chapter, as states hold it. */
    sealed interface Waiting extends Frame
            permits CommandReroll,
                    CommandReroll.CommandRoll,
                    OrderWindow,
                    CommandReroll.Relayed,
                    Tacticians,
                    OrderWindow.Told {}

    /** Every class of this chapter that states hold. */
    public static Vector<Class<? extends Record>> pending() {
        return Frame.kinds(Waiting.class);
    }

    /** CMD-1 to CMD-3, K-COMM-RELAY: both sides roll their command dice, the side with the initiative first, and may roll some again. */
    public static void roll(Now now) {
        Side first = now.initiative();
        now.then(new Tacticians(first));
        now.then(new Tacticians(first.other()));
        CommandReroll.offer(now, first);
        CommandReroll.offer(now, first.other());
        CommandReroll.Relayed.give(now, first);
        CommandReroll.Relayed.give(now, first.other());
    }

    /** CMD-9: a side may use its special order at a moment, if it ever acts then and a die is at hand. */
    public static void window(Now now, Cue cue) {
        if (acts(now, cue)) now.then(new OrderWindow(cue.moment(), cue.side(), cue.subject()));
    }

    /** ORD-3: each of two sides may, the one with the initiative first; what frames below do not tell is kept for them. */
    public static void windows(Now now, List<Cue> cues) {
        List<Cue> acting = cues.filter(cue -> acts(now, cue));
        if (acting.isEmpty()) return;
        for (Cue cue : acting) if (cue.side() == now.initiative()) window(now, cue);
        for (Cue cue : acting) if (cue.side() != now.initiative()) window(now, cue);
        if (!acting.head()
                .equals(Cue.of(
                        acting.head().moment(),
                        acting.head().side(),
                        acting.head().subject()))) now.then(new OrderWindow.Told(acting.head()));
    }

    private static boolean acts(Now now, Cue cue) {
        SpecialOrder order = now.game().order(cue.side());
        return order != null
                && order.actsAt(cue.moment())
                && now.command(cue.side()).has(CommandFace.ORDER);
    }

    /** ORD-1: how often a side may use its order; it has one. */
    static Often often(Now now, Side side) {
        return Objects.requireNonNull(now.game().order(side)).often();
    }

    /** Why a side has used its order often enough; null if it has not. */
    private static @Nullable Rejection usedUp(Now now, Side side) {
        return switch (often(now, side)) {
            case ACTIVATION -> now.orders(side) > 0 ? ONCE : null;
            case ROUND -> now.orderNoted(side) ? ONCE_A_ROUND : null;
            case ROLL -> now.orderNoted(side) ? ONCE_A_ROLL : null;
            case DIE -> null;
        };
    }

    /** CMD-9: what a special order offers at a moment, as choices to spend a die. */
    public static void orders(Now now, Cue cue, Consumer<? super Choice.SpendDie> each) {
        if (!acts(now, cue) || usedUp(now, cue.side()) != null) return;
        SpecialOrder order = Objects.requireNonNull(now.game().order(cue.side()));
        order.options(now, cue, use -> each.accept(new Choice.SpendDie(CommandFace.ORDER, use)));
    }

    /** Why a special order may not be used like this; null if it may. */
    public static @Nullable Rejection refusal(Now now, Cue cue, Choice.SpendDie spend) {
        if (!now.command(cue.side()).has(CommandFace.ORDER)) return NO_DIE;
        Frame.Listed listed = new Frame.Listed(spend);
        orders(now, cue, listed);
        if (listed.found()) return null;
        Rejection why = now.game().order(cue.side()) == null ? null : usedUp(now, cue.side());
        return why == null ? NO_ORDER : why;
    }

    /** ORD-1: whether a use is an action of the active model. */
    public static boolean isAction(Now now, Side side, Choice.SpendDie spend) {
        SpecialOrder order = now.game().order(side);
        return order != null && spend.action() instanceof Choice.Use use && order.isAction(use);
    }

    /** Spends the die and does what the order says, up to what that sets off; within an attack that is left to the attack. */
    public static void use(Now now, Cue cue, Choice.SpendDie spend) {
        SpecialOrder order = Objects.requireNonNull(now.game().order(cue.side()));
        Choice.Use use = (Choice.Use) spend.action();
        now.spendCommand(cue.side(), CommandFace.ORDER, RuleIds.CMD_9);
        now.announce(new Event.Acted(use.model(), spend, order.rule()));
        now.countOrder(cue.side());
        if (order.often() == Often.ROUND) now.noteOrder(cue.side(), Mark.Until.ROUND);
        // DICE-11: models that are tested against one roll are asked one after another
        if (order.often() == Often.ROLL && (TESTS & Listed.bit(cue.moment())) != 0)
            now.noteOrder(cue.side(), Mark.Until.TEST);
        order.use(now.flow(), cue, use);
        if ((WITHIN & Listed.bit(cue.moment())) == 0) now.then(Timing.settle());
    }
}
