package io.github.deadcube.core.command;

import io.github.deadcube.api.extend.Moment;
import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.CommandFace;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.timing.Timing;
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

    private Command() {}

    /** CMD-1 to CMD-3, K-COMM-RELAY: both sides roll their command dice, the side with the initiative first, and may roll some again. */
    public static void roll(Now now) {
        Side first = now.initiative();
        now.then(new Tacticians(first));
        now.then(new Tacticians(first.other()));
        CommandReroll.offer(now, first);
        CommandReroll.offer(now, first.other());
        Relayed.give(now, first);
        Relayed.give(now, first.other());
    }

    /** CMD-9: a side may use its special order at a moment, if it ever acts then and a die is at hand. */
    public static void window(Now now, Moment<?> moment, Side side, ModelId subject) {
        SpecialOrder order = now.game().order(side);
        if (order != null && order.actsAt(moment) && now.command(side).has(CommandFace.ORDER))
            now.then(new OrderWindow(moment, side, subject));
    }

    /** CMD-9: what a special order offers at a moment, as choices to spend a die. */
    public static void orders(
            Now now, Moment<?> moment, Side side, ModelId subject, Consumer<? super Choice.SpendDie> each) {
        SpecialOrder order = now.game().order(side);
        if (order == null || !order.actsAt(moment) || !now.command(side).has(CommandFace.ORDER)) return;
        if (now.orders(side) > 0 && !order.repeatable()) return;
        order.options(now, moment, side, subject, use -> each.accept(new Choice.SpendDie(CommandFace.ORDER, use)));
    }

    /** Why a special order may not be used like this; null if it may. */
    public static @Nullable Rejection refusal(
            Now now, Moment<?> moment, Side side, ModelId subject, Choice.SpendDie spend) {
        if (!now.command(side).has(CommandFace.ORDER)) return NO_DIE;
        Frame.Listed listed = new Frame.Listed(spend);
        orders(now, moment, side, subject, listed);
        if (listed.found()) return null;
        return now.orders(side) > 0 ? ONCE : NO_ORDER;
    }

    /** Spends the die and does what the order says, up to what that sets off; a death's own orders leave it to the attack. */
    public static void use(Now now, Moment<?> moment, Side side, Choice.SpendDie spend) {
        SpecialOrder order = java.util.Objects.requireNonNull(now.game().order(side));
        Choice.Use use = (Choice.Use) spend.action();
        now.spendCommand(side, CommandFace.ORDER, RuleIds.CMD_9);
        now.announce(new Event.Acted(use.model(), spend, order.rule()));
        now.countOrder(side);
        order.use(now.flow(), use);
        if (moment != Moment.DIED) now.then(Timing.settle());
    }
}
