package io.github.deadcube.core.command;

import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.api.extend.SpecialOrder.Frequency;
import io.github.deadcube.api.extend.SpecialOrder.OrderContext;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.shared.NamedConstant;
import io.github.deadcube.api.team.CommandDice.CommandFace;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.Side.Allegiance;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.resolve.RuleOffers;
import io.github.deadcube.core.timing.TimingRules;
import io.vavr.collection.List;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** CMD: the entry point of this package for other packages. */
public final class CommandRules {
    private static final Rejection NO_ORDER = new Rejection(
            RuleIds.CMD_9, "the leader's special order does not allow this here", "an option of the order");
    private static final Rejection ORDER_DIE = new Rejection(
            RuleIds.CMD_9, "a special order is given with a Special Order die alone", "'spend order: ' before it");
    private static final Rejection NO_DIE =
            new Rejection(RuleIds.CMD_9, "the side has no Special Order die", "something else");
    private static final Rejection ONCE =
            new Rejection(RuleIds.CMD_9, "a special order has been used in this activation or phase", "another choice");
    private static final Rejection ONCE_A_ROUND =
            new Rejection(RuleIds.CMD_9, "the special order has been used in this round", "another choice");
    private static final Rejection ONCE_A_ROLL =
            new Rejection(RuleIds.CMD_9, "the special order has been used for this roll", "another choice");
    private static final long TESTS = NamedConstant.bit(Trigger.BEFORE_TEST) | NamedConstant.bit(Trigger.IN_TEST);
    /** KT-4: triggers inside an event whose explosions come later. */
    private static final long WITHIN = NamedConstant.bit(Trigger.BEFORE_TEST)
            | NamedConstant.bit(Trigger.IN_TEST)
            | NamedConstant.bit(Trigger.LOSES)
            | NamedConstant.bit(Trigger.DIED);
    /** KT-17: triggers inside an attack or a test, which goes on when the order is done. */
    private static final long INTERRUPTING = WITHIN | NamedConstant.bit(Trigger.DECLARED);

    /** Triggers that come in activations alone, or once in a command phase or an end phase. */
    private static final long ONCE_A_PHASE = NamedConstant.bit(Trigger.COMMAND)
            | NamedConstant.bit(Trigger.END_PHASE)
            | NamedConstant.bit(Trigger.ACTIVE)
            | NamedConstant.bit(Trigger.ENDING);

    private CommandRules() {}

    /** ORD-7: why a choice gives no special order without its die; null if it is none. */
    public static @Nullable Rejection notByItself(Now now, Choice choice) {
        if (!(choice instanceof Choice.Use use)) return null;
        for (SpecialOrder order : now.view().ruleset().library().orders())
            if (isOf(order, use.rule())) return ORDER_DIE;
        return null;
    }

    public sealed interface ChapterFrame extends Frame
            permits CommandReroll, CommandRoll, OrderWindow, Relayed, Tacticians, OrderWindow.KnownFacts {}

    /** CMD-1 to CMD-3, K-COMM-RELAY: both sides roll command dice, the one with the initiative first, and may re-roll some. */
    public static void roll(Now now) {
        Side first = now.view().initiative();
        now.then(new Tacticians(first));
        now.then(new Tacticians(first.other()));
        CommandReroll.offer(now, first);
        CommandReroll.offer(now, first.other());
        Relayed.give(now, first);
        Relayed.give(now, first.other());
    }

    /** CMD-9: a side may use its special order, if the order acts at the trigger and the side has a die. */
    public static void offerOrder(Now now, OrderContext context) {
        if (acts(now, context)) now.then(new OrderWindow(context.trigger(), context.side(), context.subject()));
    }

    /**
     * ORD-3: both sides may use their orders, the one with the initiative first. A frame keeps facts that no other frame knows: one for both
     * sides, or one for each if they are not alike, as before a test, in which the models use different skills.
     */
    public static void offerOrders(Now now, List<OrderContext> contexts) {
        List<OrderContext> acting = contexts.filter(context -> acts(now, context));
        if (acting.isEmpty()) return;
        OrderWindow.KnownFacts first = new OrderWindow.KnownFacts(acting.head());
        boolean alike = acting.forAll(context -> context.equals(first.orderContext(context)));
        for (OrderContext context :
                acting.partition(c -> c.side() == now.view().initiative()).apply(List::appendAll)) {
            offerOrder(now, context);
            if (!alike) now.then(new OrderWindow.KnownFacts(context));
        }
        OrderContext head = acting.head();
        boolean knowsMore = !head.equals(OrderContext.of(head.trigger(), head.side(), head.subject()));
        if (alike && knowsMore) now.then(first);
    }

    static boolean isInPlay(Model m, Side side) {
        return m.inPlay() && m.allegiance() == Allegiance.of(side);
    }

    private static boolean acts(Now now, OrderContext context) {
        SpecialOrder order = now.game().order(context.side());
        return order != null
                && order.actsAt(context.trigger())
                && now.view().commandDice(context.side()).has(CommandFace.ORDER);
    }

    /** ORD-1: how often a side may use its order. The side must have one. */
    static Frequency frequency(Now now, Side side) {
        return Objects.requireNonNull(now.game().order(side)).frequency();
    }

    /** Why a side may not use its order again; null if it may. */
    private static @Nullable Rejection usedUp(Now now, Side side) {
        return switch (frequency(now, side)) {
            case ACTIVATION -> isUsedNow(now, side) ? ONCE : null;
            case ROUND -> now.view().orderNoted(side) ? ONCE_A_ROUND : null;
            case ROLL -> now.view().orderNoted(side) ? ONCE_A_ROLL : null;
            case DIE -> null;
        };
    }

    /** ORD-1: whether it has been used in this activation; outside activations, in this phase. */
    private static boolean isUsedNow(Now now, Side side) {
        return now.view().active().isDefined()
                ? now.view().orders(side) > 0
                : now.view().orderNoted(side);
    }

    /** Whether it acts at a trigger that may come more than once in a command phase or an end phase. */
    private static boolean comesAgain(SpecialOrder order) {
        return Trigger.all().exists(t -> (ONCE_A_PHASE & NamedConstant.bit(t)) == 0 && order.actsAt(t));
    }

    /** CMD-9: the options of a special order at a trigger, as choices to spend a die. */
    public static void orders(Now now, OrderContext context, Consumer<? super Choice.SpendDie> each) {
        if (!acts(now, context) || usedUp(now, context.side()) != null) return;
        SpecialOrder order = Objects.requireNonNull(now.game().order(context.side()));
        RuleOffers.<SpecialOrder, Choice.Use>pass(
                now,
                order,
                order.rule(),
                (from, taker) -> from.options(now.view(), context, taker),
                use -> isOf(order, use.rule()),
                use -> each.accept(new Choice.SpendDie(CommandFace.ORDER, use)));
    }

    /** Whether a rule is the order's own, or that of one of its parts: an order with a longer identifier is another one. */
    private static boolean isOf(SpecialOrder order, RuleId rule) {
        return rule.equals(order.rule())
                || order.parts().exists(part -> part.rule().equals(rule));
    }

    /** Why a special order may not be used; null if it may. */
    public static @Nullable Rejection refusal(Now now, OrderContext context, Choice.SpendDie spend) {
        if (!now.view().commandDice(context.side()).has(CommandFace.ORDER)) return NO_DIE;
        Frame.ChoiceSearch listed = new Frame.ChoiceSearch(spend);
        orders(now, context, listed);
        if (listed.found()) return null;
        Rejection why = now.game().order(context.side()) == null ? null : usedUp(now, context.side());
        return why == null ? NO_ORDER : why;
    }

    /** ORD-1: whether a use of the order is an action of the active model. */
    public static boolean isAction(Now now, Side side, Choice.SpendDie spend) {
        SpecialOrder order = now.game().order(side);
        return order != null && spend.action() instanceof Choice.Use use && order.isAction(use);
    }

    /** Spends the die and applies the order. Its delayed effects follow, unless an enclosing attack resolves them. */
    public static void use(Now now, OrderContext context, Choice.SpendDie spend) {
        SpecialOrder order = Objects.requireNonNull(now.game().order(context.side()));
        Choice.Use use = (Choice.Use) spend.action();
        now.edit().spendCommand(context.side(), CommandFace.ORDER, RuleIds.CMD_9);
        now.edit().announce(new Event.Acted(use.model(), spend, order.rule()));
        now.edit().countOrder(context.side());
        if (order.frequency() == Frequency.ACTIVATION && now.view().active().isEmpty() && comesAgain(order))
            now.edit().noteOrder(context.side(), Mark.Until.TURN);
        if (order.frequency() == Frequency.ROUND) now.edit().noteOrder(context.side(), Mark.Until.ROUND);
        // DICE-11: models tested against one roll are asked one after another
        if (order.frequency() == Frequency.ROLL && (TESTS & NamedConstant.bit(context.trigger())) != 0)
            now.edit().noteOrder(context.side(), Mark.Until.TEST);
        now.act(order, (used, effects) -> used.use(effects, context, use));
        if ((INTERRUPTING & NamedConstant.bit(context.trigger())) != 0) TimingRules.interrupt(now);
        if ((WITHIN & NamedConstant.bit(context.trigger())) == 0) now.then(TimingRules.settle());
    }
}
