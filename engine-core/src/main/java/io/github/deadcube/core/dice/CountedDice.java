package io.github.deadcube.core.dice;

import io.github.deadcube.api.extend.DiceTest;
import io.github.deadcube.api.extend.DiceTest.TestSide;
import io.github.deadcube.api.extend.Hit.Contribution;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.Trigger.ModelTest;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.internal.StateBounds;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.team.Card.Skill;
import io.github.deadcube.api.team.Card.Statistic;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.machine.Now;
import io.vavr.control.Option;

/**
 * DICE-1, DICE-4, DICE-8: the dice that both sides of a test have: the printed ones, and what the situation and the
 * hooks add or take.
 */
final class CountedDice {
    private CountedDice() {}

    /** A test whose dice are counted in the current state. */
    static TestSteps counted(Now now, DiceTest test) {
        if (test.first() instanceof TestSide.OfModel m && !m.asPrinted() && !m.counted())
            announceMarkers(now, test.context(), m);
        return new TestSteps(
                test.context(),
                testPool(
                        now,
                        test.context(),
                        test.first(),
                        sideOf(now, test.second()).other()),
                testPool(
                        now,
                        test.context(),
                        test.second(),
                        sideOf(now, test.first()).other()),
                TestSteps.Phase.ADD);
    }

    /** DICE-4: announces the markers that change the dice, because they cannot be seen on the models. */
    private static void announceMarkers(Now now, TestContext context, TestSide.OfModel m) {
        if (now.view().markers().isEmpty()) return;
        ModelTest tested = new ModelTest(context, m.model(), m.skill());
        for (Contribution given : now.hooks().ofMarkers(Modifier.DICE, tested))
            now.events().announce(new Event.Modified(m.model(), given.amount(), given.rule()));
    }

    private static Side sideOf(Now now, TestSide c) {
        if (c instanceof TestSide.OfModel m) return now.view().controller(m.model());
        return c instanceof TestSide.OfThing t ? t.side() : Side.B;
    }

    static TestPool testPool(Now now, TestContext context, TestSide c, Side ifKnown) {
        if (c instanceof TestSide.OfThing t)
            return TestPool.printed(t.side(), Option.none(), t.dice(), t.target(), t.rerolls());
        if (c instanceof TestSide.Known k) return TestPool.known(ifKnown, k.successes());
        TestSide.OfModel m = (TestSide.OfModel) c;
        ModelTest tested = new ModelTest(context, m.model(), m.skill());
        TestPool testPool = ofModel(now, m, tested);
        int faces = modifierSum(now, Modifier.EXPLODING_FACES, tested);
        return faces == 0 ? testPool : testPool.exploding(Math.max(StateBounds.EASIEST, StateBounds.HARDEST - faces));
    }

    private static TestPool ofModel(Now now, TestSide.OfModel m, ModelTest tested) {
        Side side = now.view().controller(m.model());
        Statistic statistic = now.model(m.model()).card().statistic(m.skill());
        if (!statistic.exists()) return TestPool.known(side, 0);
        int evenBarred = modifierSum(now, Modifier.REROLLS_EVEN_BARRED, tested);
        if (m.asPrinted())
            return TestPool.printed(side, Option.some(m.model()), m.dice(), statistic.target(), evenBarred);
        if (m.counted())
            return TestPool.counted(
                    side,
                    m.model(),
                    statistic.target(),
                    m.dice(),
                    rerolls(now, tested) + evenBarred,
                    canBuyDice(now, m.model()));
        if (m.skill() == Skill.RANGED && now.view().marked(m.model(), Trait.UNMODIFIED))
            return TestPool.ofModel(
                    side, m.model(), statistic.target(), m.dice(), rerolls(now, tested) + evenBarred, false);
        return TestPool.ofModel(
                side,
                m.model(),
                Math.max(
                        StateBounds.EASIEST,
                        Math.min(
                                StateBounds.HARDEST,
                                statistic.target() + modifierSum(now, Modifier.TARGET_NUMBER, tested))),
                m.dice() + now.chapters().situation(tested) + modifierSum(now, Modifier.DICE, tested),
                rerolls(now, tested) + evenBarred,
                canBuyDice(now, m.model()));
    }

    private static int rerolls(Now now, ModelTest tested) {
        return modifierSum(now, Modifier.REROLLS, tested);
    }

    /** CMD-5, CMD-7: whether command dice may be spent on the model's tests. */
    static boolean canBuyDice(Now now, ModelId model) {
        return now.hooks().veto(Hooks.Restriction.BOUGHT_DICE, model, WeaponChoice.NONE, null, model) == null;
    }

    /** KT-1: the sum of a modifier: from the model with its weapon, its opponent with its weapon, and all others. */
    private static int modifierSum(Now now, Modifier<ModelTest> modifier, ModelTest tested) {
        if (!now.hooks().gives(modifier)) return 0;
        TestContext context = tested.context();
        if (tested.skill() == Skill.RANGED
                && now.view().hasTrait(tested.tester(), context.weaponOf(tested.tester()), Trait.WEAPON_KEYWORDS_ONLY))
            return ofOwnKeywords(now, modifier, tested);
        ModelId opponent = context.opponent(tested.tester());
        boolean alone = opponent.equals(tested.tester());
        return now.hooks()
                .sum(
                        modifier,
                        tested.tester(),
                        context.weaponOf(tested.tester()),
                        alone ? null : opponent,
                        context.weaponOf(opponent),
                        tested);
    }

    /** R25-K-PSYCHIC: the weapon's own keywords only, and in addition re-rolls that cannot be barred. */
    private static int ofOwnKeywords(Now now, Modifier<ModelTest> modifier, ModelTest tested) {
        if (modifier == Modifier.REROLLS || modifier == Modifier.TARGET_NUMBER) return 0;
        ModelId tester = tested.tester();
        WeaponChoice weapon = tested.context().weaponOf(tester);
        return modifier == Modifier.REROLLS_EVEN_BARRED
                ? now.hooks().sum(modifier, tester, weapon, null, WeaponChoice.NONE, tested)
                : now.hooks().ofWeapon(modifier, tester, weapon, tested);
    }
}
