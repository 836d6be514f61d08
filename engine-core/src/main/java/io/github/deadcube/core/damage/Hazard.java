package io.github.deadcube.core.damage;

import io.github.deadcube.api.extend.Contender;
import io.github.deadcube.api.extend.DiceTest;
import io.github.deadcube.api.extend.Outcome;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.dice.Tests;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.resolve.Waits;
import io.vavr.collection.List;

/**
 * SLAM-1, FALL-1: a model's SURVIVE against a wall or against gravity.
 *
 * @param force the dice rolled against it
 * @param pinsAll whether it is pinned whatever the result (FALL-1); else only one that is beaten (SLAM-1)
 */
@Waits(words = "{model} must survive ({rule})")
record Hazard(ModelId model, RuleId rule, int force, boolean pinsAll) implements Damages.Waiting {
    private static final int WALLS_AND_GRAVITY = 5;

    private boolean lapsed(Now now) {
        return !now.model(model).inPlay();
    }

    @Override
    public void enter(Now now) {
        if (lapsed(now)) return;
        Contender thing = new Contender.OfThing(model.side().other(), force, WALLS_AND_GRAVITY);
        now.then(Tests.test(now, new DiceTest(AgainstAll.occasion(rule, model), thing, AgainstAll.tested(model))));
        now.then(this);
    }

    @Override
    public void answered(Now now, Outcome outcome) {
        boolean beaten = outcome.margin() > 0;
        if (beaten) now.then(Damages.plain(model, outcome.margin(), rule));
        if (pinsAll || beaten) now.then(new Exploding.Pins(List.of(model), rule));
    }
}
