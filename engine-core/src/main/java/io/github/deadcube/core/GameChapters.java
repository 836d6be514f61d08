package io.github.deadcube.core;

import io.github.deadcube.api.extend.SpecialOrder.OrderContext;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.Trigger.ModelTest;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.action.ActionRules;
import io.github.deadcube.core.command.CommandRules;
import io.github.deadcube.core.damage.DamageRules;
import io.github.deadcube.core.machine.Frame;
import io.github.deadcube.core.machine.Now;
import io.github.deadcube.core.machine.Now.LaterChapters;
import io.github.deadcube.core.motion.MotionRules;
import io.github.deadcube.core.round.RoundRules;
import io.vavr.collection.List;

/** The procedures of later chapters, for the frames of one workspace. */
final class GameChapters implements LaterChapters {
    private final Now now;

    GameChapters(Now now) {
        this.now = now;
    }

    @Override
    public int situation(ModelTest tested) {
        return ActionRules.situation(now, tested);
    }

    @Override
    public void dueFights() {
        ActionRules.dueFights(now);
    }

    @Override
    public void damage(Trigger.Attack attack) {
        DamageRules.attack(now, attack);
    }

    @Override
    public void runDelayed() {
        DamageRules.runDelayed(now);
    }

    @Override
    public Frame thrown(ModelId model, RuleId rule, Side side) {
        return MotionRules.scatter(model, rule, side);
    }

    @Override
    public Frame nextRound() {
        return RoundRules.round();
    }

    @Override
    public void order(List<OrderContext> contexts) {
        CommandRules.offerOrders(now, contexts);
    }
}
