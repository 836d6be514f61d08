package io.github.deadcube.rules;

import io.github.deadcube.api.extend.Effects.FreeAction;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.api.extend.SpecialOrder.Frequency;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.WeaponChoice.WeaponFilter;
import io.github.deadcube.api.order.Order;
import io.github.deadcube.api.order.Order.Selector;
import io.github.deadcube.api.order.OrderEffects;
import io.github.deadcube.api.order.words.Adds;
import io.github.deadcube.api.order.words.Changes;
import io.github.deadcube.api.order.words.Costs;
import io.github.deadcube.api.order.words.Discards;
import io.github.deadcube.api.order.words.Frees;
import io.github.deadcube.api.order.words.Has;
import io.github.deadcube.api.order.words.Heals;
import io.github.deadcube.api.order.words.Is;
import io.github.deadcube.api.order.words.Relieves;
import io.github.deadcube.api.order.words.Steps;
import io.github.deadcube.api.order.words.Within;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Card.Skill;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.testkit.contract.RuleContract;
import io.github.deadcube.testkit.jqwik.DeadcubeArbitraries;
import io.github.deadcube.testkit.jqwik.PlayedState;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Provide;

/** ORD-1 to ORD-7: an order with every effect at every trigger breaks no promise. */
class OrderedContractTest implements RuleContract {
    private static final Selector OWN = Selector.of(Selector.Group.OWN);

    @Override
    public SpecialOrder rule() {
        return OrderScript.order(
                        Order.Mode.at(Trigger.DECLARED)
                                .doing(
                                        OrderEffects.adds(Modifier.AP, Scope.OPPONENT, -1),
                                        Adds.of(Modifier.ARMOUR, 1),
                                        OrderEffects.silences(Scope.OPPONENT, RuleIds.K_TOXIC))
                                .until(Mark.Until.ATTACK),
                        Order.Mode.at(Trigger.BEFORE_TEST)
                                .doing(OrderEffects.replaces(Skill.SURVIVE))
                                .until(Mark.Until.TEST),
                        Order.Mode.at(Trigger.IN_TEST).doing(Adds.again()).until(Mark.Until.TEST),
                        Order.Mode.at(Trigger.LOSES)
                                .on(Selector.of(Selector.Group.FRIEND))
                                .doing(Changes.TURNED),
                        Order.Mode.at(Trigger.DIED)
                                .on(Selector.of(Selector.Group.ENEMY))
                                .doing(Changes.PINNED),
                        Order.Mode.at(Trigger.DIED).when(Is.FRIENDLY).doing(new Relieves("", true, true)),
                        Order.Mode.at(Trigger.ENGAGED)
                                .on(Selector.of(Selector.Group.OWN, new Within(0)))
                                .doing(
                                        new Has(Trait.IGNORES_SITUATION),
                                        Frees.shot(WeaponFilter.ANY).withUpon(true))
                                .until(Mark.Until.ATTACK),
                        Order.Mode.at(Trigger.NEARED, Trigger.SHOT, Trigger.ASSAULTED)
                                .on(OWN)
                                .doing(new Steps(true, false, false)),
                        Order.Mode.at(Trigger.ENDING)
                                .doing(new Has(Trait.HIDDEN))
                                .until(Mark.Until.ROUND),
                        Order.Mode.at(Trigger.COMMAND, Trigger.END_PHASE).doing(new Discards()),
                        Order.Mode.at(Trigger.ACTIVE).on(OWN.upTo(2)).doing(new Steps(false, true, true)),
                        Order.Mode.at(Trigger.ACTIVE)
                                .doing(OrderEffects.lends(
                                        Keyword.of("RAPID FIRE"), Keyword.of("FIRE CONTROL"), Keyword.of("EVADE")))
                                .later(Trigger.END_PHASE, new Costs(1)),
                        Order.Mode.at(Trigger.ACTIVE)
                                .doing(new Has(Trait.LEAVES_WITHOUT_ASSAULT), new Has(Trait.LEAPING)),
                        Order.Mode.at(Trigger.ACTIVE).on(OWN).doing(Changes.MARKER_OFF),
                        Order.Mode.at(Trigger.ACTIVE)
                                .doing(Frees.shot(Weapon.ranged("blow", 2, 0, Keyword.of("FRAG", 2))))
                                .withAction(true),
                        Order.Mode.at(Trigger.ACTIVE).doing(Frees.action(FreeAction.Kind.SPRINT)),
                        Order.Mode.at(Trigger.ACTIVE).doing(Frees.action(FreeAction.Kind.ASSAULT)),
                        Order.Mode.at(Trigger.ACTIVE).doing(Changes.RISES),
                        Order.Mode.at(Trigger.ACTIVE).doing(new Heals(1, 2)))
                .withFrequency(Frequency.DIE);
    }

    /** Other contracts seldom use modes that need a death, a spare or a fight. */
    @Override
    @Provide
    public Arbitrary<PlayedState> games() {
        return SquadGames.of(DeadcubeArbitraries.games(scriptRunner()).withOrderDice(5), """
                A1 SP 1-2 RA 4+ FI 4+ SV 6+ HP 2, rifle R4 FRAG (1), blade CC, order "Test"
                A2 to A3 SP 1-2 RA 4+ FI 4+, rifle R4, blade CC; A4 to A6 SV 6+, spare
                B1 SP 1-2 RA 4+ FI 4+ SV 6+ HP 2, rifle R4, blade CC KNOCKBACK, order "Test"
                B2 to B3 SP 1-2 RA 4+ FI 4+, rifle R4, blade CC; B4 to B6 FI 4+, spare
                recon, points 100
                """);
    }

    /** Nineteen modes share the command dice of a game. */
    @Override
    public int fewestCalls() {
        return 1;
    }
}
