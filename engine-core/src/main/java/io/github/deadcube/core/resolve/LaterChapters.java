package io.github.deadcube.core.resolve;

import io.github.deadcube.api.extend.SpecialOrder.OrderContext;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.Trigger.ModelTest;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.vavr.collection.List;

/** Procedures that frames of earlier chapters call in later chapters. */
public interface LaterChapters {
    /** The workspace on which they work. */
    Now now();

    /** SHO-6, AST-5, AST-6: the dice that the situation adds to a test or takes from it, without hooks. */
    int situation(ModelTest tested);

    /** AWAY-4, PIN-3: the fights that are due inside the current frame come next. */
    void dueFights();

    /** DMG-1: the damage that an attack deals comes next. */
    void damage(Trigger.Attack attack);

    /** KT-4: the delayed effects come next, one after another. */
    void runDelayed();

    /** SCAT-8: the frame that throws a model in a direction of the dice, which a side rolls. */
    Frame thrown(ModelId model, RuleId rule, Side side);

    /** RND-1: the frame of the next round and all later ones. */
    Frame nextRound();

    /** CMD-9, ORD-3: sides may use their special orders, if the order acts at the trigger and the side has a die. */
    void order(List<OrderContext> contexts);
}
