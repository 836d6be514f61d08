package io.github.deadcube.core.dice;

import io.github.deadcube.api.extend.Arm;
import io.github.deadcube.api.extend.Deed;
import io.github.deadcube.api.extend.DiceTest;
import io.github.deadcube.api.extend.DiceTest.Contender;
import io.github.deadcube.api.extend.Figure;
import io.github.deadcube.api.extend.Hit.Given;
import io.github.deadcube.api.extend.Moment;
import io.github.deadcube.api.extend.Moment.Tested;
import io.github.deadcube.api.extend.Moment.Tried;
import io.github.deadcube.api.extend.Occasion;
import io.github.deadcube.api.extend.Then.Usually;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Profile.Skill;
import io.github.deadcube.api.team.Profile.Statistic;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.Now;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** DICE: other packages come in by this class. Its frames tell the frame below them an {@link io.github.deadcube.api.extend.DiceTest.Outcome}. */
public final class Tests {
    /** DICE-1: target numbers. */
    private static final int EASIEST = 2;

    private static final int HARDEST = 8;

    private Tests() {}

    /** What is still to be done of this chapter, as states hold it. */
    sealed interface Waiting extends Frame permits Declaring, Prelude, Testing {}

    /** Every class of this chapter that states hold. */
    public static Vector<Class<? extends Record>> pending() {
        return Frame.kinds(Waiting.class);
    }

    /** ORD-2: the failed dice that special orders, asked as a model's dice lie, let it roll again. */
    static int again(Now now, ModelId tester) {
        return now.own(Figure.AGAIN, tester, tester);
    }

    /**
     * DICE-11: what a model is going to roll, settled before it is rolled.
     *
     * @param dice how many; below 0 as many as are missing to the first that is rolled (DICE-4)
     * @param target the number to equal or beat; none for a model that cannot roll (DICE-5)
     * @param rerolls how many failures may be rolled again (DICE-8)
     * @param explodes the lowest face that explodes (DICE-3)
     */
    public record Pool(
            int dice,
            Statistic target,
            int rerolls,
            @Usually("8") int explodes) {
        /** DICE-4: the same as dice that are rolled. */
        public io.github.deadcube.api.odds.Odds.Pool rolled() {
            return new io.github.deadcube.api.odds.Odds.Pool(Math.max(0, dice), target, rerolls, explodes);
        }
    }

    /** A test, from declared dice to the last re-roll. */
    public static Frame test(Now now, DiceTest test) {
        return Prelude.needed(now) ? new Prelude(test, Option.none(), Prelude.Stage.ORDERS) : counted(now, test);
    }

    /** DICE-11, ORD-2: special orders may act before a model's part in one roll against several. */
    public static void orders(Now now, Occasion occasion, Contender tester) {
        if (now.ordered(Moment.BEFORE_TEST)) now.order(Prelude.before(now, DiceTest.of(occasion, tester, 0)));
    }

    /** A test whose dice are counted as the models stand. */
    static Testing counted(Now now, DiceTest test) {
        if (test.one() instanceof Contender.OfModel m && !m.asPrinted() && !m.counted()) tell(now, test.occasion(), m);
        return new Testing(
                test.occasion(),
                party(
                        now,
                        test.occasion(),
                        test.one(),
                        sideOf(now, test.other()).other()),
                party(
                        now,
                        test.occasion(),
                        test.other(),
                        sideOf(now, test.one()).other()),
                Testing.Phase.ADD);
    }

    /** DICE-4: what lies on the table and changes the dice is announced, since it cannot be seen from the models alone. */
    private static void tell(Now now, Occasion occasion, Contender.OfModel m) {
        if (now.markers().isEmpty()) return;
        Tested tested = new Tested(occasion, m.model(), m.skill());
        for (Given given : now.ofMarkers(Figure.DICE, tested))
            now.announce(new Event.Modified(m.model(), given.amount(), given.rule()));
    }

    /** DICE-11: the dice that are declared for a test which is rolled later; told as the outcome's first number. */
    public static Frame declare(Now now, Occasion occasion, Contender tester) {
        return new Declaring(occasion, party(now, occasion, tester, Side.A));
    }

    /** DICE-11: a model's test against successes that are known; its dice and its added dice have been settled before. */
    public static Frame declared(Now now, Occasion occasion, int successes, ModelId tester, Pool settled, int added) {
        Side side = now.controller(tester);
        Party party = settled.target().exists()
                ? Party.ofModel(
                                side,
                                tester,
                                settled.target().target(),
                                settled.dice(),
                                settled.rerolls(),
                                bought(now, tester))
                        .exploding(settled.explodes())
                : Party.known(side, 0);
        Testing testing =
                new Testing(occasion, Party.known(side.other(), successes), party.added(added), Testing.Phase.ADD);
        if (!Prelude.needed(now)) return testing;
        Contender survivor = new Contender.OfModel(tester, Skill.SURVIVE, settled.dice(), false);
        return new Prelude(DiceTest.of(occasion, survivor, 0), Option.some(testing), Prelude.Stage.TEST);
    }

    /** DICE-1, DICE-8: the dice that a model would roll if it were tested now. */
    public static Pool pool(Now now, Occasion occasion, Contender tester) {
        Party party = party(now, occasion, tester, Side.A);
        return new Pool(party.dice(), new Statistic(party.target()), party.rerolls(), party.explodes());
    }

    private static Side sideOf(Now now, Contender c) {
        if (c instanceof Contender.OfModel m) return now.controller(m.model());
        return c instanceof Contender.OfThing t ? t.side() : Side.B;
    }

    private static Party party(Now now, Occasion occasion, Contender c, Side ifKnown) {
        if (c instanceof Contender.OfThing t)
            return Party.printed(t.side(), Option.none(), t.dice(), t.target(), t.rerolls());
        if (c instanceof Contender.Known k) return Party.known(ifKnown, k.successes());
        Contender.OfModel m = (Contender.OfModel) c;
        Tested tested = new Tested(occasion, m.model(), m.skill());
        Party party = ofModel(now, m, tested);
        int faces = hooks(now, Figure.EXPLODING_FACES, tested);
        return faces == 0 ? party : party.exploding(Math.max(EASIEST, HARDEST - faces));
    }

    private static Party ofModel(Now now, Contender.OfModel m, Tested tested) {
        Side side = now.controller(m.model());
        Statistic statistic = now.model(m.model()).profile().statistic(m.skill());
        if (!statistic.exists()) return Party.known(side, 0);
        int evenBarred = hooks(now, Figure.REROLLS_EVEN_BARRED, tested);
        if (m.asPrinted()) return Party.printed(side, Option.some(m.model()), m.dice(), statistic.target(), evenBarred);
        if (m.counted())
            return Party.counted(
                    side,
                    m.model(),
                    statistic.target(),
                    m.dice(),
                    rerolls(now, tested) + evenBarred,
                    bought(now, m.model()));
        if (m.skill() == Skill.RANGED && now.marked(m.model(), Trait.UNMODIFIED))
            return Party.ofModel(
                    side, m.model(), statistic.target(), m.dice(), rerolls(now, tested) + evenBarred, false);
        return Party.ofModel(
                side,
                m.model(),
                Math.max(EASIEST, Math.min(HARDEST, statistic.target() + hooks(now, Figure.TARGET, tested))),
                m.dice() + now.situation(tested) + hooks(now, Figure.DICE, tested),
                rerolls(now, tested) + evenBarred,
                bought(now, m.model()));
    }

    private static int rerolls(Now now, Tested tested) {
        return hooks(now, Figure.REROLLS, tested);
    }

    /** CMD-5, CMD-7: whether command dice may be spent on the tests of a model. */
    private static boolean bought(Now now, ModelId model) {
        return now.veto(Deed.BOUGHT_DICE, model, Arm.Bare.NONE, null, model) == null;
    }

    /** KT-1: what the model with its weapon, its opponent with its own, and all others give or take. */
    private static int hooks(Now now, Figure<Tested> figure, Tested tested) {
        if (!now.gives(figure)) return 0;
        Occasion o = tested.occasion();
        if (tested.skill() == Skill.RANGED && now.is(tested.tester(), o.armOf(tested.tester()), Trait.UNAIDED))
            return unaided(now, figure, tested);
        ModelId opponent = o.opponent(tested.tester());
        boolean alone = opponent.equals(tested.tester());
        return now.sum(
                figure, tested.tester(), o.armOf(tested.tester()), alone ? null : opponent, o.armOf(opponent), tested);
    }

    /** R25-K-PREY: a model's dice are down, and nothing has come of them yet. */
    public static void tried(Now now, Occasion o, ModelId tester, int successes) {
        ModelId opponent = o.opponent(tester);
        now.at(
                Moment.TRIED,
                tester,
                o.armOf(tester),
                opponent,
                o.armOf(opponent),
                new Tried(o, tester, opponent, successes));
    }

    /** R25-K-PSYCHIC: what the weapon's own keywords give; besides, re-rolls that nothing bars. */
    private static int unaided(Now now, Figure<Tested> figure, Tested tested) {
        if (figure == Figure.REROLLS || figure == Figure.TARGET) return 0;
        ModelId tester = tested.tester();
        Arm arm = tested.occasion().armOf(tester);
        return figure == Figure.REROLLS_EVEN_BARRED
                ? now.sum(figure, tester, arm, null, Arm.Bare.NONE, tested)
                : now.ofWeapon(figure, tester, arm, tested);
    }
}
