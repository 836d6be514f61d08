package io.github.deadcube.core.command;

import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.api.extend.SpecialOrder.Frequency;
import io.github.deadcube.api.extend.SpecialOrder.OrderContext;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.CommandDice.CommandFace;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.machine.DeclaredAttack;
import io.github.deadcube.core.machine.DescribesFrame;
import io.github.deadcube.core.machine.Frame;
import io.github.deadcube.core.machine.Now;
import io.github.deadcube.core.machine.Refusals;
import io.github.deadcube.core.machine.Requirements;
import io.vavr.collection.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * CMD-9, ORD-2: a side may use its special orders outside its own activations.
 *
 * @param used the rules of the orders that it has used in this window and that it may not repeat
 */
@SavedName("orderWindow")
@DescribesFrame(rule = "CMD-9", asks = Purpose.SPECIAL_ORDER, words = "{side} may use its special order for {subject}")
record OrderWindow(Trigger<?> trigger, Side side, ModelId subject, List<RuleId> used)
        implements CommandRules.ChapterFrame, Frame.OfSide {
    /** The triggers of which no frame knows more. */
    private static final List<Trigger<?>> OF_THE_ROUND = List.of(Trigger.COMMAND, Trigger.END_PHASE, Trigger.ENDING);

    private OrderContext orderContext(Now now) {
        return now.stack().withFacts(OrderContext.of(trigger, side, subject));
    }

    @Override
    public void requires(Requirements state) {
        state.that(
                state.now().game().hasOrder(side, trigger),
                Sentence.of("{side} has no special order for {trigger}", side, trigger),
                "a special order that acts then");
        OrderContext asked = OrderContext.of(trigger, side, subject);
        state.that(
                OF_THE_ROUND.contains(trigger) || state.below().exists(frame -> frame.orderContext(asked) != null),
                Sentence.of("nothing below it says what {subject} does", subject),
                "the attack, the test or the move of the trigger");
    }

    /** ORD-2: an order at the declaration is for the new target; it has no subject if the attack is called off. */
    @Override
    public @Nullable Frame diverted(Now now, TestContext attack, @Nullable ModelId to) {
        if (trigger != Trigger.DECLARED) return this;
        if (to == null) return null;
        if (!subject.equals(attack.target())) return this;
        boolean ordered = to.side() == side && now.view().mayBeOrdered(to);
        return ordered ? new OrderWindow(trigger, side, to, used) : null;
    }

    @Override
    public void enter(Now now) {
        if (!now.view().commandDice(side).has(CommandFace.ORDER)) return;
        if (offers(now) > 1) now.ask(this);
    }

    @Override
    public void options(Now now, Consumer<Choice> each) {
        each.accept(new Choice.Decline(RuleIds.CMD_9, now.game().leader(side)));
        OrderUse.orders(now, orderContext(now), used, each);
    }

    @Override
    public Rejection reasonNotListed(Now now, Choice choice) {
        if (choice instanceof Choice.Decline) return Refusals.NOT_OFFERED;
        Rejection why = choice instanceof Choice.SpendDie spend
                ? OrderUse.refusal(now, orderContext(now), used, spend)
                : Refusals.KIND;
        return why == null ? Refusals.NOT_OFFERED : why;
    }

    /** ORD-3: the prompt repeats only if the order may be repeated, or if the side has another one. */
    @Override
    public void chosen(Now now, Choice choice) {
        if (!(choice instanceof Choice.SpendDie spend)) return;
        SpecialOrder[] own = now.game().orders(side);
        SpecialOrder order = own[OrderUse.place(own, ((Choice.Use) spend.action()).rule())];
        CommandRules.use(now, orderContext(now), spend);
        if (order.frequency() == Frequency.DIE) now.then(this);
        else if (own.length > 1) now.then(new OrderWindow(trigger, side, subject, used.append(order.rule())));
    }

    /** ORD-2: the context of the order window above it, or of both that are alike, if no frame below knows it. */
    @DescribesFrame(rule = "ORD-2")
    @SavedName("orderWindow.knownFacts")
    record KnownFacts(OrderContext context) implements CommandRules.ChapterFrame {
        @Override
        public @Nullable OrderContext orderContext(OrderContext asked) {
            return asked.trigger().equals(context.trigger())
                    ? context.withSide(asked.side()).withSubject(asked.subject())
                    : null;
        }

        @Override
        public @Nullable Frame diverted(Now now, TestContext attack, @Nullable ModelId to) {
            boolean ofAttack = context.trigger() == Trigger.DECLARED
                    && context.context().exists(known -> DeclaredAttack.areOne(known, attack));
            if (!ofAttack) return this;
            return to == null
                    ? null
                    : new KnownFacts(context.withContext(context.context().map(c -> DeclaredAttack.at(now, c, to))));
        }

        @Override
        public void enter(Now now) {}
    }
}
