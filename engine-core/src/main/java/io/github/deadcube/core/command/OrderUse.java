package io.github.deadcube.core.command;

import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.api.extend.SpecialOrder.OrderContext;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.shared.NamedConstant;
import io.github.deadcube.api.team.CommandDice.CommandFace;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.machine.Frame;
import io.github.deadcube.core.machine.Now;
import io.github.deadcube.core.machine.RuleOffers;
import io.github.deadcube.core.timing.TimingRules;
import io.vavr.collection.List;
import io.vavr.control.Option;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** CMD-9, ORD-1: which special orders a side may use, why it may not use another, and what a use does. */
final class OrderUse {
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

    private OrderUse() {}

    /** ORD-7: why a choice gives no special order without its die; null if it is none. */
    static @Nullable Rejection notByItself(Now now, Choice choice) {
        if (!(choice instanceof Choice.Use use)) return null;
        for (SpecialOrder order : now.view().ruleset().library().orders())
            if (isOf(order, use.rule())) return ORDER_DIE;
        return null;
    }

    /**
     * ORD-1: why a side may not use one of its orders again; null if it may.
     *
     * @param place of the order on the leader's card, from 0
     */
    private static @Nullable Rejection usedUp(Now now, Side side, int place) {
        return switch (now.game().orders(side)[place].frequency()) {
            case ACTIVATION -> isUsedNow(now, side, place) ? ONCE : null;
            case ROUND -> now.sides().orderNoted(side, place + 1) ? ONCE_A_ROUND : null;
            case ROLL -> now.sides().orderNoted(side, place + 1) ? ONCE_A_ROLL : null;
            case DIE -> null;
        };
    }

    /** ORD-1: whether it has been used in this activation; outside activations, in this phase. */
    private static boolean isUsedNow(Now now, Side side, int place) {
        return now.view().active().isDefined() && now.game().orders(side).length == 1
                ? now.sides().orders(side) > 0
                : now.sides().orderNoted(side, place + 1);
    }

    /** Whether it acts at a trigger that may come more than once in a command phase or an end phase. */
    private static boolean comesAgain(SpecialOrder order) {
        return Trigger.all().exists(t -> (ONCE_A_PHASE & NamedConstant.bit(t)) == 0 && order.actsAt(t));
    }

    /** @param used the rules of orders that the side has used at this trigger already */
    static void orders(Now now, OrderContext context, List<RuleId> used, Consumer<? super Choice.SpendDie> each) {
        if (!now.view().commandDice(context.side()).has(CommandFace.ORDER)) return;
        SpecialOrder[] own = now.game().orders(context.side());
        for (int i = 0; i < own.length; i++) {
            SpecialOrder order = own[i];
            if (!order.actsAt(context.trigger())
                    || used.contains(order.rule())
                    || usedUp(now, context.side(), i) != null) continue;
            RuleOffers.<SpecialOrder, Choice.Use>pass(
                    now,
                    order,
                    order.rule(),
                    (from, taker) -> from.options(now.view(), context, taker),
                    use -> isOf(order, use.rule()),
                    use -> each.accept(new Choice.SpendDie(CommandFace.ORDER, use)));
        }
    }

    /**
     * Whether a rule is the order's own, or that of one of its parts: an order with a longer identifier is another one.
     */
    private static boolean isOf(SpecialOrder order, RuleId rule) {
        return rule.equals(order.rule())
                || order.parts().exists(part -> part.rule().equals(rule));
    }

    static @Nullable Rejection refusal(Now now, OrderContext context, List<RuleId> used, Choice.SpendDie spend) {
        if (!now.view().commandDice(context.side()).has(CommandFace.ORDER)) return NO_DIE;
        Frame.ChoiceSearch listed = new Frame.ChoiceSearch(spend);
        orders(now, context, used, listed);
        if (listed.found()) return null;
        SpecialOrder[] own = now.game().orders(context.side());
        if (own.length == 0) return NO_ORDER;
        int named = spend.action() instanceof Choice.Use use ? Math.max(0, place(own, use.rule())) : 0;
        Rejection why = usedUp(now, context.side(), named);
        return why != null ? why : used.contains(own[named].rule()) ? ONCE_A_ROLL : NO_ORDER;
    }

    /** ORD-1: whether a use of the order is an action of the active model. */
    static boolean isAction(Now now, Side side, Choice.SpendDie spend) {
        if (!(spend.action() instanceof Choice.Use use)) return false;
        SpecialOrder[] own = now.game().orders(side);
        int place = place(own, use.rule());
        return place >= 0 && own[place].isAction(use);
    }

    /** Where the order of a rule, or of a part, is among those of a side; negative if none of them is. */
    static int place(SpecialOrder[] own, RuleId rule) {
        for (int i = 0; i < own.length; i++) if (isOf(own[i], rule)) return i;
        return -1;
    }

    /** Spends the die and applies the order. Its delayed effects follow, unless an enclosing attack resolves them. */
    static void use(Now now, OrderContext context, Choice.SpendDie spend) {
        Choice.Use use = (Choice.Use) spend.action();
        SpecialOrder[] own = now.game().orders(context.side());
        int place = place(own, use.rule());
        SpecialOrder order = own[place];
        now.sideChanges().spendCommand(context.side(), CommandFace.ORDER, RuleIds.CMD_9);
        now.events().announce(new Event.Acted(use.model(), spend, order.rule()));
        now.sideChanges().countOrder(context.side());
        for (Mark.Until until : noted(now, order, own.length > 1, context))
            now.sideChanges().noteOrder(context.side(), place + 1, until);
        now.act(order, (used, effects) -> used.use(effects, context, use));
        if ((INTERRUPTING & NamedConstant.bit(context.trigger())) != 0) TimingRules.interrupt(now);
        if ((WITHIN & NamedConstant.bit(context.trigger())) == 0) now.then(TimingRules.settle());
    }

    /**
     * ORD-1: how long the use of an order is noted; none if nothing need remember it. An activation counts the uses of
     * a side's only order.
     */
    private static Option<Mark.Until> noted(Now now, SpecialOrder order, boolean several, OrderContext context) {
        return switch (order.frequency()) {
            case ACTIVATION ->
                now.view().active().isDefined()
                        ? Option.when(several, Mark.Until.ACTIVATION)
                        : Option.when(comesAgain(order), Mark.Until.TURN);
            case ROUND -> Option.some(Mark.Until.ROUND);
            // DICE-11: models tested against one roll are asked one after another
            case ROLL -> Option.when((TESTS & NamedConstant.bit(context.trigger())) != 0, Mark.Until.TEST);
            case DIE -> Option.none();
        };
    }
}
