package io.github.deadcube.core.command;

import io.github.deadcube.api.extend.SpecialOrder.OrderContext;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.team.CommandDice.CommandFace;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.Side.Allegiance;
import io.github.deadcube.core.machine.Frame;
import io.github.deadcube.core.machine.Now;
import io.vavr.collection.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** CMD: the entry point of this package for other packages. */
public final class CommandRules {
    private CommandRules() {}

    public sealed interface ChapterFrame extends Frame
            permits CommandReroll, CommandRoll, OrderWindow, Relayed, Tacticians, OrderWindow.KnownFacts {}

    /**
     * CMD-1 to CMD-3, K-COMM-RELAY: both sides roll command dice, the one with the initiative first, and may re-roll
     * some.
     */
    public static void roll(Now now) {
        Side first = now.view().initiative();
        now.then(new Tacticians(first));
        now.then(new Tacticians(first.other()));
        CommandReroll.offer(now, first);
        CommandReroll.offer(now, first.other());
        Relayed.give(now, first);
        Relayed.give(now, first.other());
    }

    /** CMD-9: a side may use a special order, if one acts at the trigger and the side has a die. */
    public static void offerOrder(Now now, OrderContext context) {
        if (acts(now, context))
            now.then(new OrderWindow(context.trigger(), context.side(), context.subject(), List.empty()));
    }

    /**
     * ORD-3: both sides may use their orders, the one with the initiative first. A frame keeps facts that no other
     * frame knows: one for both sides, or one for each if they are not alike, as before a test, in which the models use
     * different skills.
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
        return now.game().hasOrder(context.side(), context.trigger())
                && now.view().commandDice(context.side()).has(CommandFace.ORDER);
    }

    /** ORD-7: why a choice gives no special order without its die; null if it is none. */
    public static @Nullable Rejection notByItself(Now now, Choice choice) {
        return OrderUse.notByItself(now, choice);
    }

    /** CMD-9: the options of a special order at a trigger, as choices to spend a die. */
    public static void orders(Now now, OrderContext context, Consumer<? super Choice.SpendDie> each) {
        OrderUse.orders(now, context, List.empty(), each);
    }

    /** Why a special order may not be used; null if it may. */
    public static @Nullable Rejection refusal(Now now, OrderContext context, Choice.SpendDie spend) {
        return OrderUse.refusal(now, context, List.empty(), spend);
    }

    /** ORD-1: whether a use of the order is an action of the active model. */
    public static boolean isAction(Now now, Side side, Choice.SpendDie spend) {
        return OrderUse.isAction(now, side, spend);
    }

    /** Spends the die and applies the order. Its delayed effects follow, unless an enclosing attack resolves them. */
    public static void use(Now now, OrderContext context, Choice.SpendDie spend) {
        OrderUse.use(now, context, spend);
    }
}
