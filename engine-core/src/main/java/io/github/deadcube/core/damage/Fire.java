package io.github.deadcube.core.damage;

import io.github.deadcube.api.extend.Contender;
import io.github.deadcube.api.extend.Outcome;
import io.github.deadcube.api.extend.Test;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.dice.Tests;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.Now;

/**
 * K-IT-BURNS, KT-5: a burning model that is activated puts the fire out first: 3 dice 4+ against its SURVIVE. Beaten, it takes
 * the difference as damage, and its activation ends.
 */
record Fire(ModelId model) implements Frame {
    private static final int DICE = 3;
    private static final int TARGET = 4;

    @Override
    public RuleId rule() {
        return RuleIds.K_IT_BURNS;
    }

    @Override
    public String words() {
        return model + " puts the fire out";
    }

    @Override
    public void enter(Now now) {
        Contender fire = new Contender.OfThing(now.controller(model).other(), DICE, TARGET);
        now.then(Tests.test(now, new Test(Explosion.occasion(rule(), model), fire, Explosion.tested(model))));
        now.then(this);
    }

    @Override
    public void answered(Now now, Outcome outcome) {
        now.unmark(model, rule());
        if (outcome.margin() <= 0) return;
        now.cutShort(model);
        now.then(Damages.plain(model, outcome.margin(), rule()));
    }
}
