package io.github.deadcube.core.damage;

import io.github.deadcube.api.extend.DiceTest;
import io.github.deadcube.api.extend.DiceTest.Outcome;
import io.github.deadcube.api.extend.DiceTest.TestSide;
import io.github.deadcube.api.internal.StateBounds;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.dice.DiceRules;
import io.github.deadcube.core.machine.DescribesFrame;
import io.github.deadcube.core.machine.Frame;
import io.github.deadcube.core.machine.Now;
import io.github.deadcube.core.machine.Requirements;
import io.vavr.collection.List;

/**
 * SLAM-1, FALL-1: a model's SURVIVE against a wall or against gravity.
 *
 * @param force the dice rolled against it
 * @param pinsAll whether the model is always pinned (FALL-1), or only if it is beaten (SLAM-1)
 */
@DescribesFrame(words = "{model} must survive ({rule})")
@SavedName("hazard")
record Hazard(ModelId model, RuleId rule, int force, boolean pinsAll)
        implements DamageRules.ChapterFrame, Frame.AwaitingTest {
    private static final int WALLS_AND_GRAVITY = 5;

    @Override
    public void requires(Requirements state) {
        state.number("the number of dice", force, 0, StateBounds.MOST_DICE);
    }

    @Override
    public void enter(Now now) {
        if (!now.model(model).inPlay()) return;
        TestSide thing = TestSide.ofThing(model.side().other(), force, WALLS_AND_GRAVITY);
        now.then(DiceRules.test(now, new DiceTest(GroupTest.context(rule, model), thing, GroupTest.tested(model))));
        now.then(this);
    }

    @Override
    public void answered(Now now, Outcome outcome) {
        boolean beaten = outcome.margin() > 0;
        if (beaten) now.then(DamageRules.unarmedDamage(model, outcome.margin(), rule));
        if (pinsAll || beaten) now.then(new ExplosionSteps.Pins(List.of(model), rule));
    }
}
