package io.github.deadcube.rules;

import io.github.deadcube.api.extend.Effects.FreeAction;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.api.extend.SpecialOrder.Frequency;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.order.Order;
import io.github.deadcube.api.order.Order.Selector;
import io.github.deadcube.api.order.OrderEffects;
import io.github.deadcube.api.order.words.Adds;
import io.github.deadcube.api.order.words.Costs;
import io.github.deadcube.api.order.words.Frees;
import io.github.deadcube.api.order.words.Heals;
import io.github.deadcube.api.order.words.Is;
import io.github.deadcube.api.order.words.Spent;
import io.github.deadcube.api.order.words.UpTo;
import io.github.deadcube.api.order.words.Within;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.team.CommandDice.CommandFace;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.testkit.contract.RuleContract;
import io.github.deadcube.testkit.jqwik.DeadcubeArbitraries;
import io.github.deadcube.testkit.jqwik.PlayedState;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Provide;

/** ORD-1, ORD-7: an order with conditions on the past that acts several times or for one SHOOT breaks no promise. */
class OrderedPastContractTest implements RuleContract {
    private static final Selector OWN = Selector.of(Selector.Group.OWN);

    @Override
    public SpecialOrder rule() {
        return OrderScript.order(
                        Order.Mode.at(Trigger.BEFORE_TEST)
                                .doing(Adds.of(Modifier.ARMOUR, 1))
                                .until(Mark.Until.ATTACK),
                        Order.Mode.at(Trigger.ACTIVE)
                                .doing(OrderEffects.lends(Keyword.of("FIRE CONTROL"), Keyword.of("WEIGHT OF FIRE", 2)))
                                .until(Mark.Until.SHOOT),
                        Order.Mode.at(Trigger.ACTIVE)
                                .on(OWN.exactly(2))
                                .doing(new UpTo(2, new Heals(1, 0)), new UpTo(2, new Costs(1))),
                        Order.Mode.at(Trigger.ACTIVE).later(Trigger.END_PHASE, new UpTo(2, new Costs(1))),
                        Order.Mode.at(Trigger.ASSAULTED, Trigger.SHOT)
                                .when(new Spent(CommandFace.ADVANCE).not())
                                .doing(OrderEffects.bars(false, false, true), Frees.action(FreeAction.Kind.ADVANCE)),
                        Order.Mode.at(Trigger.ENGAGED)
                                .on(Selector.of(Selector.Group.OWN, new Within(0), Is.BESIDE_ENEMIES_BEFORE.not()))
                                .doing(new UpTo(2, new Costs(1))))
                .withFrequency(Frequency.ROLL);
    }

    @Override
    @Provide
    public Arbitrary<PlayedState> games() {
        return SquadGames.of(DeadcubeArbitraries.games(scriptRunner()).withOrderDice(5), """
                A1 SP 1-2 RA 4+ FI 4+ SV 6+ HP 4, rifle R4 FRAG (1), pistol R3, blade CC, order "Test"
                A2 to A3 SP 1-2 RA 4+ FI 4+ HP 4, rifle R4, pistol R3, blade CC
                B1 SP 1-2 RA 4+ FI 4+ SV 6+ HP 4, rifle R4 IT BURNS!, blade CC KNOCKBACK, order "Test"
                B2 to B3 SP 1-2 RA 4+ FI 4+ HP 4, rifle R4, pistol R3, blade CC
                recon, points 100
                """);
    }

    /** When a model comes in, a command die is seldom left. */
    @Override
    public int fewestCalls() {
        return 1;
    }
}
