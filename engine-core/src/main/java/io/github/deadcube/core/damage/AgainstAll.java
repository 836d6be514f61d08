package io.github.deadcube.core.damage;

import io.github.deadcube.api.Position;
import io.github.deadcube.api.extend.Arm;
import io.github.deadcube.api.extend.DiceTest;
import io.github.deadcube.api.extend.DiceTest.Contender;
import io.github.deadcube.api.extend.DiceTest.Outcome;
import io.github.deadcube.api.extend.Hit.Lent;
import io.github.deadcube.api.extend.HouseRulebook;
import io.github.deadcube.api.extend.Occasion;
import io.github.deadcube.api.extend.Then;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Profile.Skill;
import io.github.deadcube.core.dice.Tests;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.resolve.Waits;
import io.github.deadcube.core.spelling.Saved;
import io.vavr.collection.List;

/**
 * DICE-11: one roll is made against several models. Added dice are declared model by model, the roll is made, then each model
 * in turn rolls and takes what comes of it.
 *
 * @param one the roll; its successes, once it has been made
 * @param victims the models, in SCAT-8 order
 * @param braced what each of them rolls and is protected by (KT-14), in the same order; empty until that is settled
 * @param added the dice declared so far, in the same order
 * @param margins by how many successes the roll has beaten those that have been tested, in the same order
 */
record AgainstAll(
        RuleId rule,
        Contender one,
        List<ModelId> victims,
        List<Braced> braced,
        List<Integer> added,
        List<Integer> margins,
        Then.Struck then)
        implements Damages.Waiting {
    private static final int DICE = 3;

    /** KT-14: judged once, before the first dice. */
    private record Braced(Tests.Pool pool, Lent lent) {}

    private static AgainstAll of(RuleId rule, Contender one, List<ModelId> victims, Then.Struck then) {
        return new AgainstAll(rule, one, victims, List.empty(), List.empty(), List.empty(), then);
    }

    /** ORD-2: special orders act first, for each model before its part of the dice is settled. */
    static void next(Now now, RuleId rule, Contender one, List<ModelId> victims, Then.Struck then) {
        for (ModelId victim : victims) Tests.orders(now, Occasion.alone(then.kind(), rule, victim), tested(victim));
        now.then(of(rule, one, victims, then));
    }

    @Override
    public String words() {
        return then.words(HouseRulebook.GAME);
    }

    @Override
    public String words(Position position) {
        return then.words(position.game().setup().rulebook());
    }

    /** What a model survives that nobody else does. */
    static Occasion occasion(RuleId rule, ModelId victim) {
        return Occasion.alone(Occasion.Kind.HAZARD, rule, victim);
    }

    private Occasion occasion(ModelId victim) {
        return Occasion.alone(then.kind(), rule, victim);
    }

    /** The roll is against the first of them, with a weapon. */
    private Occasion ofRoll() {
        ModelId first = victims.head();
        return new Occasion(Occasion.Kind.HAZARD, rule, first, first, Arm.Bare.NONE, then.arm(), false, false);
    }

    static Contender tested(ModelId victim) {
        return new Contender.OfModel(victim, Skill.SURVIVE, DICE, false);
    }

    private Braced brace(Now now, ModelId victim) {
        Occasion why = occasion(victim).withAimed(then.aim().contains(victim));
        return new Braced(Tests.pool(now, why, tested(victim)), Wound.lent(now, rule, victim));
    }

    private boolean rolled() {
        return one instanceof Contender.Known;
    }

    @Override
    public void enter(Now now) {
        if (braced.isEmpty() && !victims.isEmpty()) {
            List<Braced> all = victims.map(v -> brace(now, v));
            new AgainstAll(rule, one, victims, all, added, margins, then).enter(now);
            return;
        }
        if (margins.size() == victims.size()) {
            int successes = one instanceof Contender.Known known ? known.successes() : 0;
            then.over(now.flow(), successes, victims, margins);
            return;
        }
        if (!rolled()) {
            ModelId next = victims.get(added.size());
            now.then(Tests.declare(now, occasion(next), tested(next)));
        } else {
            ModelId next = victims.get(margins.size());
            if (!now.model(next).inPlay()) {
                survived(0).enter(now);
                return;
            }
            int successes = ((Contender.Known) one).successes();
            now.then(Tests.declared(
                    now,
                    occasion(next),
                    successes,
                    next,
                    braced.get(margins.size()).pool(),
                    added.get(margins.size())));
        }
        now.then(this);
    }

    private AgainstAll survived(int margin) {
        return new AgainstAll(rule, one, victims, braced, added, margins.append(margin), then);
    }

    /** Declared dice, until every victim's are known; then the roll; then each victim's test. */
    @Override
    public void answered(Now now, Outcome outcome) {
        if (rolled()) {
            then.struck(
                    now.flow(),
                    victims.get(margins.size()),
                    outcome.margin(),
                    braced.get(margins.size()).lent());
            now.then(survived(outcome.margin()));
        } else if (added.size() == victims.size()) {
            new AgainstAll(rule, new Contender.Known(outcome.one()), victims, braced, added, margins, then).enter(now);
        } else {
            AgainstAll more = new AgainstAll(rule, one, victims, braced, added.append(outcome.one()), margins, then);
            if (more.added.size() < victims.size()) {
                more.enter(now);
                return;
            }
            now.then(Tests.test(now, DiceTest.of(ofRoll(), one, 0)));
            now.then(more);
        }
    }

    /**
     * SLAM-1, FALL-1: a model's SURVIVE against a wall or against gravity.
     *
     * @param force the dice rolled against it
     * @param pinsAll whether it is pinned whatever the result (FALL-1); else only one that is beaten (SLAM-1)
     */
    @Waits(words = "{model} must survive ({rule})")
    @Saved("hazard")
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
}
