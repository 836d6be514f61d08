package io.github.deadcube.core.damage;

import io.github.deadcube.api.Position;
import io.github.deadcube.api.extend.Continuation;
import io.github.deadcube.api.extend.DiceTest;
import io.github.deadcube.api.extend.DiceTest.Outcome;
import io.github.deadcube.api.extend.DiceTest.TestSide;
import io.github.deadcube.api.extend.Hit.Protection;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.internal.HouseRulebook;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.Card.Skill;
import io.github.deadcube.api.team.CommandDice;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.dice.DiceRules;
import io.github.deadcube.core.machine.Frame;
import io.github.deadcube.core.machine.Now;
import io.github.deadcube.core.machine.Requirements;
import io.vavr.collection.List;
import io.vavr.collection.Vector;

/**
 * DICE-11: one roll against several models. Added dice are declared model by model, then the roll is made, then each
 * model rolls and takes its result in turn.
 *
 * @param one the roll; after it, its successes
 * @param victims the models, in SCAT-8 order
 * @param defenders the dice and the protection of each model (KT-14), in the same order; empty until they are
 *     determined
 * @param added the dice declared so far, in the same order
 * @param margins the margin of the roll over each tested model, in the same order
 */
@SavedName("groupTest")
record GroupTest(
        RuleId rule,
        TestSide one,
        List<ModelId> victims,
        List<Defender> defenders,
        List<Integer> added,
        List<Integer> margins,
        Continuation.AfterGroupTest next)
        implements DamageRules.ChapterFrame, Frame.AwaitingTest {
    private static final int DICE = 3;

    /**
     * KT-14: a model's dice and protection, determined before the first dice; a model killed by the roll still protects
     * others.
     */
    @SavedName("groupTest.defender")
    private record Defender(DiceRules.Pool pool, Protection protection) {}

    /** ORD-2: special orders act first, for each model before its dice are determined. */
    static void next(Now now, RuleId rule, TestSide one, List<ModelId> victims, Continuation.AfterGroupTest next) {
        for (ModelId victim : victims)
            DiceRules.orders(now, TestContext.ofOneModel(next.kind(), rule, victim), tested(victim));
        now.then(new GroupTest(rule, one, victims, List.empty(), List.empty(), List.empty(), next));
    }

    @Override
    public void requires(Requirements state) {
        int all = victims.size();
        boolean counted = defenders.size() == all;
        state.that(
                counted && added.size() <= all && margins.size() <= all
                        || defenders.isEmpty() && added.isEmpty() && margins.isEmpty() && !rolled(),
                Sentence.of("its lists do not have one entry for each of {all} models", all),
                "an entry for each model");
        state.that(
                rolled() ? added.size() == all : margins.isEmpty(),
                Sentence.of("the dice are declared for {count} of {all} models", added.size(), all),
                "all dice declared before the roll, and margins after it");
        Frame above = state.above();
        boolean tests = above != null && above.tests();
        state.that(
                rolled() || added.size() < all || all == 0 || tests,
                "the dice are declared, but not rolled",
                "the roll above it");
        state.that(!tests || margins.size() < all, "each of its models has been tested", "no test above it");
        for (int dice : added) state.number("the number of added dice", dice, 0, CommandDice.MOST);
        defenders.forEach(defender -> defender.pool.requires(state));
        for (ModelId aim : next.primaryTarget())
            state.that(
                    victims.contains(aim),
                    Sentence.of("{aim} is not tested", aim),
                    "the model aimed at among those that are tested");
    }

    @Override
    public Sentence describe() {
        return Frame.StepWords.sentence(HouseRulebook.GAME::title, next::describe);
    }

    @Override
    public Vector<Sentence> describe(Position position) {
        return Vector.of(Frame.StepWords.sentence(position.game().setup()::title, next::describe));
    }

    /** The test context of a hazard that concerns one model only. */
    static TestContext context(RuleId rule, ModelId victim) {
        return TestContext.ofOneModel(TestContext.Kind.HAZARD, rule, victim);
    }

    private TestContext context(ModelId victim) {
        return TestContext.ofOneModel(next.kind(), rule, victim);
    }

    /** The context of the roll: against the first model, with the weapon. */
    private TestContext ofRoll() {
        return TestContext.builder(TestContext.Kind.HAZARD, rule, victims.head())
                .replyWeapon(next.weapon())
                .build();
    }

    static TestSide tested(ModelId victim) {
        return TestSide.of(victim, Skill.SURVIVE, DICE);
    }

    private Defender defender(Now now, ModelId victim) {
        TestContext why = TestContext.builder(next.kind(), rule, victim)
                .aimed(next.primaryTarget().contains(victim))
                .build();
        return new Defender(DiceRules.pool(now, why, tested(victim)), Wound.protection(now, rule, victim));
    }

    private boolean rolled() {
        return one instanceof TestSide.Known;
    }

    @Override
    public void enter(Now now) {
        if (defenders.isEmpty() && !victims.isEmpty()) {
            List<Defender> all = victims.map(v -> defender(now, v));
            now.then(new GroupTest(rule, one, victims, all, added, margins, next));
            return;
        }
        if (margins.size() == victims.size()) {
            int successes = one instanceof TestSide.Known known ? known.successes() : 0;
            now.act(next, (after, effects) -> after.allDecided(effects, successes, victims, margins));
            return;
        }
        if (!rolled()) {
            ModelId victim = victims.get(added.size());
            now.then(DiceRules.declare(now, context(victim), tested(victim)));
        } else {
            ModelId victim = victims.get(margins.size());
            if (!now.model(victim).inPlay()) {
                withMargin(0).enter(now);
                return;
            }
            int successes = ((TestSide.Known) one).successes();
            DiceRules.Pool pool = defenders.get(margins.size()).pool();
            int more = added.get(margins.size());
            now.then(DiceRules.declared(now, context(victim), successes, victim, pool, more));
        }
        now.then(this);
    }

    private GroupTest withMargin(int margin) {
        return new GroupTest(rule, one, victims, defenders, added, margins.append(margin), next);
    }

    /** The results of the declarations, then of the roll, then of each model's test. */
    @Override
    public void answered(Now now, Outcome outcome) {
        if (rolled()) {
            ModelId victim = victims.get(margins.size());
            Protection protection = defenders.get(margins.size()).protection();
            now.act(next, (after, effects) -> after.decided(effects, victim, outcome.margin(), protection));
            now.then(withMargin(outcome.margin()));
        } else if (added.size() == victims.size()) {
            new GroupTest(rule, TestSide.known(outcome.first()), victims, defenders, added, margins, next).enter(now);
        } else {
            GroupTest more = new GroupTest(rule, one, victims, defenders, added.append(outcome.first()), margins, next);
            if (more.added.size() < victims.size()) {
                more.enter(now);
                return;
            }
            now.then(DiceRules.test(now, DiceTest.of(ofRoll(), one, 0)));
            now.then(more);
        }
    }
}
