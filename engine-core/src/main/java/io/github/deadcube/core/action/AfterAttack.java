package io.github.deadcube.core.action;

import io.github.deadcube.api.extend.SpecialOrder.OrderContext;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.machine.DeclaredAttack;
import io.github.deadcube.core.machine.DescribesFrame;
import io.github.deadcube.core.machine.Frame;
import io.github.deadcube.core.machine.Now;
import io.vavr.collection.List;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * ORD-2: special orders when an attack is declared, and after a SHOOT or an ASSAULT. A side spends no command die on a
 * model that it does not control (K-RAMPAGE).
 */
@SavedName("afterAttack")
@DescribesFrame(rule = "ORD-2")
record AfterAttack(Trigger<TestContext> trigger, TestContext context) implements ActionRules.ChapterFrame {
    /**
     * The attacker's side may use an order for the attacker, the other side for the target; no side for a neutral
     * model.
     */
    static void windows(Now now, ModelId attacker, ModelId target, Option<TestContext> context) {
        if (!now.game().hasOrder(Trigger.DECLARED)) return;
        List<OrderContext> contexts = List.of(attacker, target)
                .filter(now.view()::mayBeOrdered)
                .map(m -> OrderContext.of(Trigger.DECLARED, m.side(), m).withContext(context));
        if (!contexts.isEmpty()) now.chapters().order(contexts);
    }

    /**
     * What such an order knows of the declared attack; null if it is asked for at another time, or for a model outside
     * the attack.
     */
    static @Nullable OrderContext declared(OrderContext asked, TestContext attack) {
        boolean concerned =
                asked.subject().equals(attack.attacker()) || asked.subject().equals(attack.target());
        return asked.trigger() == Trigger.DECLARED && concerned ? asked.withContext(Option.some(attack)) : null;
    }

    /** After a SHOOT, EVADE and fights included. */
    static void shot(Now now, TestContext context) {
        ShootOver.after(now, context.attacker());
        if (now.game().hasOrder(Trigger.SHOT)) now.then(new AfterAttack(Trigger.SHOT, context));
    }

    @Override
    public Frame diverted(Now now, TestContext attack, @Nullable ModelId to) {
        return to == null || !DeclaredAttack.areOne(context, attack)
                ? this
                : new AfterAttack(trigger, DeclaredAttack.at(now, context, to));
    }

    @Override
    public void enter(Now now) {
        if (!now.model(context.attacker()).inPlay() || !now.view().mayBeOrdered(context.attacker())) return;
        OrderContext order = OrderContext.of(trigger, context.attacker().side(), context.attacker());
        now.order(order.withContext(Option.some(context)));
    }

    /** KT-17: a SHOOT with all its shots is over, and the shooter's marks for it end. */
    @DescribesFrame(rule = "KT-17")
    @SavedName("shootOver")
    record ShootOver(ModelId model) implements ActionRules.ChapterFrame {
        static void after(Now now, ModelId model) {
            if (now.game().tracksShots()) now.then(new ShootOver(model));
        }

        @Override
        public void enter(Now now) {
            now.lasting().expireShoot(model);
        }
    }
}
