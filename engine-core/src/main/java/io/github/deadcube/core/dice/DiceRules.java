package io.github.deadcube.core.dice;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.extend.Capability.ShotMode;
import io.github.deadcube.api.extend.DiceTest;
import io.github.deadcube.api.extend.DiceTest.TestSide;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.Trigger.Attack;
import io.github.deadcube.api.internal.StateBounds;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.Card.Skill;
import io.github.deadcube.api.team.Card.Statistic;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.machine.Frame;
import io.github.deadcube.core.machine.Now;
import io.github.deadcube.core.machine.Requirements;
import io.vavr.control.Option;

/**
 * DICE: the entry point of this package for other packages. Its frames pass an {@link
 * io.github.deadcube.api.extend.DiceTest.Outcome} to the frame below.
 */
public final class DiceRules {
    private DiceRules() {}

    public sealed interface ChapterFrame extends Frame permits DiceDeclaration, OrdersBeforeTest, TestSteps {
        @Override
        default boolean tests() {
            return true;
        }
    }

    /**
     * DICE-11: the dice of a model, determined before the roll.
     *
     * @param dice the number of dice; if it is negative, added dice first make up for it (DICE-4)
     * @param target the number to equal or beat; none for a model that cannot roll (DICE-5)
     * @param rerolls how many failures may be re-rolled (DICE-8)
     * @param explodes the lowest face that explodes (DICE-3)
     */
    @SavedName(value = "testRules.pool", usual = "explodes=8")
    public record Pool(int dice, Statistic target, int rerolls, int explodes) {
        /** The bounds of its numbers. */
        public void requires(Requirements state) {
            state.number("the number of dice", dice, -StateBounds.MOST_DICE, StateBounds.MOST_DICE);
            state.number("the number of re-rolls", rerolls, -StateBounds.MOST_DICE, StateBounds.MOST_DICE);
            state.face("the lowest face that explodes", explodes);
        }

        /** DICE-4: the pool with at least 0 dice and 0 re-rolls. */
        public io.github.deadcube.api.odds.Odds.Pool rolled() {
            return new io.github.deadcube.api.odds.Odds.Pool(Math.max(0, dice), target, Math.max(0, rerolls), explodes);
        }
    }

    public static Frame test(Now now, DiceTest test) {
        return OrdersBeforeTest.needed(now)
                ? new OrdersBeforeTest(test, Option.none(), OrdersBeforeTest.Stage.ORDERS)
                : CountedDice.counted(now, test);
    }

    /** DICE-11, ORD-2: special orders may act before a model's part in one roll against several models. */
    public static void orders(Now now, TestContext context, TestSide tester) {
        if (now.game().hasOrder(Trigger.BEFORE_TEST))
            now.chapters().order(OrdersBeforeTest.before(now, DiceTest.of(context, tester, 0)));
    }

    /** DICE-11: the declaration of dice for a later test; the outcome's first number is the number of dice. */
    public static Frame declare(Now now, TestContext context, TestSide tester) {
        return new DiceDeclaration(context, CountedDice.testPool(now, context, tester, Side.A));
    }

    /** DICE-11: a model's test against known successes; its dice and added dice were determined before. */
    public static Frame declared(Now now, TestContext context, int successes, ModelId tester, Pool settled, int added) {
        Side side = now.view().controller(tester);
        TestPool testPool = settled.target().exists()
                ? TestPool.ofModel(
                                side,
                                tester,
                                settled.target().target(),
                                settled.dice(),
                                settled.rerolls(),
                                CountedDice.canBuyDice(now, tester))
                        .exploding(settled.explodes())
                : TestPool.known(side, 0);
        TestSteps testing = new TestSteps(
                context, TestPool.known(side.other(), successes), testPool.added(added), TestSteps.Phase.ADD);
        if (!OrdersBeforeTest.needed(now)) return testing;
        TestSide survivor = TestSide.of(tester, Skill.SURVIVE, settled.dice());
        return new OrdersBeforeTest(
                DiceTest.of(context, survivor, 0), Option.some(testing), OrdersBeforeTest.Stage.TEST);
    }

    /** DICE-1, DICE-8: the dice that a model would roll in a test now. */
    public static Pool pool(Now now, TestContext context, TestSide tester) {
        TestPool testPool = CountedDice.testPool(now, context, tester, Side.A);
        return new Pool(testPool.dice(), new Statistic(testPool.target()), testPool.rerolls(), testPool.explodes());
    }

    /** The dice of a test that a state asks for; none if it asks for something else. */
    public static Option<Pool> rolling(GameState state) {
        return state.pending()
                .headOption()
                .filter(TestSteps.class::isInstance)
                .flatMap(top -> ((TestSteps) top).rolling(state.position().initiative()));
    }

    /** R25-K-PREY: the trigger after a model's dice, before their effects. */
    public static void tried(Now now, TestContext context, ModelId tester, int successes, int margin) {
        ModelId opponent = context.opponent(tester);
        now.triggers()
                .at(
                        Trigger.TEST_ROLLED,
                        tester,
                        context.weaponOf(tester),
                        opponent,
                        context.weaponOf(opponent),
                        new Attack(
                                context,
                                tester,
                                opponent,
                                context.weaponOf(tester),
                                successes,
                                margin,
                                keywordsFollow(now, context, tester),
                                tester.equals(context.attacker()) && context.wasPinned()));
    }

    /** A fight back, and a shot mode without effects of keywords, have no steps of KT-2. */
    private static boolean keywordsFollow(Now now, TestContext context, ModelId tester) {
        if (context.kind() == TestContext.Kind.ASSAULT) return tester.equals(context.attacker());
        for (ShotMode mode :
                now.hooks().hooksOf(tester, context.weaponOf(tester)).modes())
            if (mode.rule().equals(context.rule())) return mode.hasKeywordEffects();
        return true;
    }
}
