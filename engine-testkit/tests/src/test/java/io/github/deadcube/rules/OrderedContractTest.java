package io.github.deadcube.rules;

import io.github.deadcube.api.extend.Arms;
import io.github.deadcube.api.extend.Figure;
import io.github.deadcube.api.extend.Flow.FreeAction;
import io.github.deadcube.api.extend.Moment;
import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.api.extend.SpecialOrder.Often;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.order.Condition;
import io.github.deadcube.api.order.Effect.Changes;
import io.github.deadcube.api.order.Effect.Costs;
import io.github.deadcube.api.order.Effect.Discards;
import io.github.deadcube.api.order.Effect.Frees;
import io.github.deadcube.api.order.Effect.Heals;
import io.github.deadcube.api.order.Effect.Relieves;
import io.github.deadcube.api.order.Effect.Steps;
import io.github.deadcube.api.order.Lasting.Adds;
import io.github.deadcube.api.order.Lasting.Has;
import io.github.deadcube.api.order.Lasting.Lends;
import io.github.deadcube.api.order.Lasting.Replaces;
import io.github.deadcube.api.order.Lasting.Silences;
import io.github.deadcube.api.order.Mode;
import io.github.deadcube.api.order.Order.Whom;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.Profile.Skill;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.testkit.contract.SpecialOrderContract;
import io.github.deadcube.testkit.jqwik.DeadcubeArbitraries;
import io.github.deadcube.testkit.jqwik.Played;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Provide;

/** ORD-1 to ORD-7: an order that does everything at every moment breaks nothing. */
class OrderedContractTest implements SpecialOrderContract {
    private static final Whom OWN = Whom.of(Whom.Who.OWN);

    @Override
    public SpecialOrder order() {
        return Ordered.order(
                        Mode.at(Moment.DECLARED)
                                .doing(Adds.lessAp(1), Adds.of(Figure.ARMOUR, 1), Silences.opponents(RuleIds.K_TOXIC))
                                .until(Mark.Until.ATTACK),
                        Mode.at(Moment.BEFORE_TEST)
                                .doing(Replaces.by(Skill.SURVIVE))
                                .until(Mark.Until.TEST),
                        Mode.at(Moment.IN_TEST).doing(Adds.again()).until(Mark.Until.TEST),
                        Mode.at(Moment.LOSES).on(Whom.of(Whom.Who.FRIEND)).doing(Changes.TURNED),
                        Mode.at(Moment.DIED).on(Whom.of(Whom.Who.ENEMY)).doing(Changes.PINNED),
                        Mode.at(Moment.DIED).when(Condition.Is.FRIENDLY).doing(new Relieves("", true, true)),
                        Mode.at(Moment.ENGAGED)
                                .on(Whom.of(Whom.Who.OWN, new Condition.Within(0)))
                                .doing(
                                        new Has(Trait.UNSITUATED),
                                        Frees.shot(Arms.ANY).withUpon(true))
                                .until(Mark.Until.ATTACK),
                        Mode.at(Moment.NEARED, Moment.SHOT, Moment.ASSAULTED)
                                .on(OWN)
                                .doing(new Steps(true, false, false)),
                        Mode.at(Moment.ENDING).doing(new Has(Trait.HIDDEN)).until(Mark.Until.ROUND),
                        Mode.at(Moment.COMMAND, Moment.END_PHASE).doing(new Discards()),
                        Mode.at(Moment.ACTIVE).on(OWN.upTo(2)).doing(new Steps(false, true, true)),
                        Mode.at(Moment.ACTIVE)
                                .doing(Lends.of(
                                        Keyword.of("RAPID FIRE"), Keyword.of("FIRE CONTROL"), Keyword.of("EVADE")))
                                .later(Moment.END_PHASE, new Costs(1)),
                        Mode.at(Moment.ACTIVE).doing(new Has(Trait.SLIPPING), new Has(Trait.LEAPING)),
                        Mode.at(Moment.ACTIVE).on(OWN).doing(Changes.MARKER_OFF),
                        Mode.at(Moment.ACTIVE)
                                .doing(Frees.shot(Weapon.ranged("blow", 2, 0, Keyword.of("FRAG", 2))))
                                .withAction(true),
                        Mode.at(Moment.ACTIVE).doing(Frees.action(FreeAction.Kind.SPRINT)),
                        Mode.at(Moment.ACTIVE).doing(Frees.action(FreeAction.Kind.ASSAULT)),
                        Mode.at(Moment.ACTIVE).doing(Changes.RISES),
                        Mode.at(Moment.ACTIVE).doing(new Heals(1, 2)))
                .withOften(Often.DIE);
    }

    /** Modes that wait for a death, a spare or a fight are seldom used by others. */
    @Override
    @Provide
    public Arbitrary<Played> plays() {
        return Squads.of(DeadcubeArbitraries.plays(stage()).withOrderDice(5), """
                A1 SP 1-2 RA 4+ FI 4+ SV 6+ HP 2, rifle R4 FRAG (1), blade CC, order "Test"
                A2 to A3 SP 1-2 RA 4+ FI 4+, rifle R4, blade CC; A4 to A6 SV 6+, spare
                B1 SP 1-2 RA 4+ FI 4+ SV 6+ HP 2, rifle R4, blade CC KNOCKBACK, order "Test"
                B2 to B3 SP 1-2 RA 4+ FI 4+, rifle R4, blade CC; B4 to B6 FI 4+, spare
                recon, points 100
                """);
    }

    /** Nineteen modes share the dice of a game. */
    @Override
    public int fewestCalls() {
        return 3;
    }
}
