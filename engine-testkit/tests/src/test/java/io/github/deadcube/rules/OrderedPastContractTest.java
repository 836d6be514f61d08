package io.github.deadcube.rules;

import io.github.deadcube.api.extend.Figure;
import io.github.deadcube.api.extend.Flow.FreeAction;
import io.github.deadcube.api.extend.Moment;
import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.api.extend.SpecialOrder.Often;
import io.github.deadcube.api.order.Condition;
import io.github.deadcube.api.order.Effect.Costs;
import io.github.deadcube.api.order.Effect.Frees;
import io.github.deadcube.api.order.Effect.Heals;
import io.github.deadcube.api.order.Effect.UpTo;
import io.github.deadcube.api.order.Lasting.Adds;
import io.github.deadcube.api.order.Lasting.Bars;
import io.github.deadcube.api.order.Lasting.Lends;
import io.github.deadcube.api.order.Mode;
import io.github.deadcube.api.order.Order.Whom;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.team.CommandFace;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.testkit.contract.SpecialOrderContract;
import io.github.deadcube.testkit.jqwik.DeadcubeArbitraries;
import io.github.deadcube.testkit.jqwik.Played;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Provide;

/** ORD-1, ORD-7: an order that asks what was before, and acts several times or for one SHOOT, breaks nothing. */
class OrderedPastContractTest implements SpecialOrderContract {
    private static final Whom OWN = Whom.of(Whom.Who.OWN);

    @Override
    public SpecialOrder order() {
        return Ordered.order(
                        Mode.at(Moment.BEFORE_TEST)
                                .doing(Adds.of(Figure.ARMOUR, 1))
                                .until(Mark.Until.ATTACK),
                        Mode.at(Moment.ACTIVE)
                                .doing(Lends.of(Keyword.of("FIRE CONTROL"), Keyword.of("WEIGHT OF FIRE", 2)))
                                .until(Mark.Until.SHOOT),
                        Mode.at(Moment.ACTIVE)
                                .on(OWN.exactly(2))
                                .doing(new UpTo(2, new Heals(1, 0)), new UpTo(2, new Costs(1))),
                        Mode.at(Moment.ACTIVE).later(Moment.END_PHASE, new UpTo(2, new Costs(1))),
                        Mode.at(Moment.ASSAULTED, Moment.SHOT)
                                .when(new Condition.Spent(CommandFace.ADVANCE).not())
                                .doing(Bars.dice(), Frees.action(FreeAction.Kind.ADVANCE)),
                        Mode.at(Moment.ENGAGED)
                                .on(Whom.of(
                                        Whom.Who.OWN,
                                        new Condition.Within(0),
                                        Condition.Is.BESIDE_ENEMIES_BEFORE.not()))
                                .doing(new UpTo(2, new Costs(1))))
                .withOften(Often.ROLL);
    }

    @Override
    @Provide
    public Arbitrary<Played> plays() {
        return Squads.of(DeadcubeArbitraries.plays(stage()).withOrderDice(5), """
                A1 SP 1-2 RA 4+ FI 4+ SV 6+ HP 4, rifle R4 FRAG (1), pistol R3, blade CC, order "Test"
                A2 to A3 SP 1-2 RA 4+ FI 4+ HP 4, rifle R4, pistol R3, blade CC
                B1 SP 1-2 RA 4+ FI 4+ SV 6+ HP 4, rifle R4 IT BURNS!, blade CC KNOCKBACK, order "Test"
                B2 to B3 SP 1-2 RA 4+ FI 4+ HP 4, rifle R4, pistol R3, blade CC
                recon, points 100
                """);
    }

    /** A die is seldom left when somebody comes in. */
    @Override
    public int fewestCalls() {
        return 3;
    }
}
