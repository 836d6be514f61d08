package io.github.deadcube.core.damage;

import io.github.deadcube.api.extend.Blast;
import io.github.deadcube.api.extend.Contender;
import io.github.deadcube.api.extend.Hit;
import io.github.deadcube.api.extend.Occasion;
import io.github.deadcube.api.extend.Outcome;
import io.github.deadcube.api.extend.Test;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.dice.Tests;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.Now;
import io.vavr.collection.List;
import io.vavr.control.Option;

/**
 * A model's SURVIVE against what is no model: walls (SLAM-1), gravity (FALL-1), frag.
 *
 * @param model who is tested
 * @param harm what it does to one that is beaten
 * @param rule the rule that calls for it
 * @param force the dice rolled against it; where one roll counts for several models, its successes (DICE-11)
 * @param added dice declared for it before that one roll
 * @param blast the explosion that it comes from; none for walls and gravity
 */
record Hazard(ModelId model, Harm harm, RuleId rule, int force, int added, Option<Blast> blast) implements Frame {
    private static final int WALLS_AND_GRAVITY = 5;

    /** Who is pinned, and whether the dice have been rolled for several models at once. */
    enum Harm {
        /** The beaten are pinned. */
        SLAM(false, true, false),
        /** All are pinned, whatever the result. */
        FALL(false, true, true),
        /** Rolled before; pins come with the explosion. */
        FRAG(true, false, false);

        private final boolean rolledBefore;
        private final boolean pinsBeaten;
        private final boolean pinsAll;

        Harm(boolean rolledBefore, boolean pinsBeaten, boolean pinsAll) {
            this.rolledBefore = rolledBefore;
            this.pinsBeaten = pinsBeaten;
            this.pinsAll = pinsAll;
        }
    }

    @Override
    public String words() {
        return model + " must survive (" + rule + ")";
    }

    @Override
    public boolean lapsed(Now now) {
        return !now.model(model).inPlay();
    }

    @Override
    public void enter(Now now) {
        Occasion occasion = Explosion.occasion(rule, model);
        Contender tested = Explosion.tested(model);
        now.then(
                harm.rolledBefore
                        ? Tests.declared(now, occasion, force, tested, added)
                        : Tests.test(
                                now,
                                new Test(
                                        occasion,
                                        new Contender.OfThing(model.side().other(), force, WALLS_AND_GRAVITY),
                                        tested)));
        now.then(this);
    }

    @Override
    public void answered(Now now, Outcome outcome) {
        boolean beaten = outcome.margin() > 0;
        if (beaten)
            now.then(Damages.hit(new Hit(
                    rule,
                    model,
                    outcome.margin(),
                    blast.flatMap(Blast::dealer),
                    blast.map(Blast::weapon).getOrElse(-1))));
        if (harm.pinsAll || beaten && harm.pinsBeaten) now.then(new Pins(List.of(model), rule));
    }
}
