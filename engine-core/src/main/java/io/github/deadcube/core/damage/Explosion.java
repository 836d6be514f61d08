package io.github.deadcube.core.damage;

import io.github.deadcube.api.extend.Blast;
import io.github.deadcube.api.extend.Contender;
import io.github.deadcube.api.extend.Occasion;
import io.github.deadcube.api.extend.Outcome;
import io.github.deadcube.api.extend.Test;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Skill;
import io.github.deadcube.core.dice.Tests;
import io.github.deadcube.core.motion.Motion;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.Now;
import io.vavr.collection.List;
import io.vavr.control.Option;

/**
 * K-FRAG, K-BLAST, KT-3, DICE-11: added dice are declared model by model, one roll is made, then come all damage, all throws, all
 * pins. It goes up to its pins; what it sets off waits (KT-4).
 *
 * @param blast the explosion
 * @param victims the models in the cube, in SCAT-8 order, once it has gone off
 * @param added the dice declared so far, in the same order
 */
record Explosion(Blast blast, List<ModelId> victims, List<Integer> added) implements Frame {
    private static final int FORCE = 4;

    static Explosion of(Blast blast) {
        return new Explosion(blast, List.empty(), List.empty());
    }

    static Occasion occasion(RuleId rule, ModelId victim) {
        return Occasion.alone(Occasion.Kind.HAZARD, rule, victim);
    }

    static Contender tested(ModelId victim) {
        return new Contender.OfModel(victim, Skill.SURVIVE, 3, false);
    }

    @Override
    public RuleId rule() {
        return blast.rule();
    }

    @Override
    public String words() {
        return "an explosion in " + blast.cube() + " (" + blast.rule() + ")";
    }

    @Override
    public void enter(Now now) {
        now.announce(new Event.Exploded(blast.cube(), blast.dice(), blast.rule()));
        List<ModelId> there = now.in(blast.cube()).toList();
        if (blast.dice() == 0) aside(now, there);
        else if (!there.isEmpty()) new Explosion(blast, there, List.empty()).declare(now);
    }

    private void declare(Now now) {
        ModelId next = victims.get(added.size());
        now.then(Tests.declare(now, occasion(blast.rule(), next), tested(next)));
        now.then(this);
    }

    /** Declared dice, until every victim's are known; then the roll. */
    @Override
    public void answered(Now now, Outcome outcome) {
        if (added.size() == victims.size()) {
            resolve(now, outcome.one());
            return;
        }
        Explosion more = new Explosion(blast, victims, added.append(outcome.one()));
        if (more.added.size() < victims.size()) {
            more.declare(now);
            return;
        }
        Occasion occasion = occasion(blast.rule(), victims.head());
        Contender force = new Contender.OfThing(blast.side(), blast.dice(), FORCE);
        now.then(Tests.test(now, Test.of(occasion, force, 0)));
        now.then(more);
    }

    private void resolve(Now now, int successes) {
        victims.zip(added)
                .forEach(v -> now.then(
                        new Hazard(v._1, Hazard.Harm.FRAG, blast.rule(), successes, v._2, Option.some(blast))));
        aside(now, victims);
    }

    /** SCAT-8, KT-3: one after another they are thrown, then pinned together. */
    private void aside(Now now, List<ModelId> thrown) {
        thrown.forEach(v -> now.then(Motion.scatter(v, blast.rule(), blast.side())));
        if (!thrown.isEmpty()) now.then(new Pins(thrown, blast.rule()));
    }
}
