package io.github.deadcube.core.dice;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.extend.Capability.ShotMode;
import io.github.deadcube.api.extend.DiceTest;
import io.github.deadcube.api.extend.DiceTest.TestSide;
import io.github.deadcube.api.extend.Hit.Contribution;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.Trigger.Attack;
import io.github.deadcube.api.extend.Trigger.ModelTest;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.internal.StateBounds;
import io.github.deadcube.api.play.Event;
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
    @SavedName(value = "testRules.pool", parts = "dice target rerolls explodes", usual = "explodes=8")
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
                : counted(now, test);
    }

    /** DICE-11, ORD-2: special orders may act before a model's part in one roll against several models. */
    public static void orders(Now now, TestContext context, TestSide tester) {
        if (now.game().hasOrder(Trigger.BEFORE_TEST))
            now.chapters().order(OrdersBeforeTest.before(now, DiceTest.of(context, tester, 0)));
    }

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

    /** DICE-11: the declaration of dice for a later test; the outcome's first number is the number of dice. */
    public static Frame declare(Now now, TestContext context, TestSide tester) {
        return new DiceDeclaration(context, testPool(now, context, tester, Side.A));
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
                                canBuyDice(now, tester))
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
        TestPool testPool = testPool(now, context, tester, Side.A);
        return new Pool(testPool.dice(), new Statistic(testPool.target()), testPool.rerolls(), testPool.explodes());
    }

    /** The dice of a test that a state asks for; none if it asks for something else. */
    public static Option<Pool> rolling(GameState state) {
        return state.pending()
                .headOption()
                .filter(TestSteps.class::isInstance)
                .flatMap(top -> ((TestSteps) top).rolling(state.position().initiative()));
    }

    private static Side sideOf(Now now, TestSide c) {
        if (c instanceof TestSide.OfModel m) return now.view().controller(m.model());
        return c instanceof TestSide.OfThing t ? t.side() : Side.B;
    }

    private static TestPool testPool(Now now, TestContext context, TestSide c, Side ifKnown) {
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
    private static boolean canBuyDice(Now now, ModelId model) {
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
        for (ShotMode mode : now.hooks().of(tester, context.weaponOf(tester)).modes())
            if (mode.rule().equals(context.rule())) return mode.hasKeywordEffects();
        return true;
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
