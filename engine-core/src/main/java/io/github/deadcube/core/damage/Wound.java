package io.github.deadcube.core.damage;

import io.github.deadcube.api.extend.Arm;
import io.github.deadcube.api.extend.DiceTest;
import io.github.deadcube.api.extend.DiceTest.Contender;
import io.github.deadcube.api.extend.DiceTest.Outcome;
import io.github.deadcube.api.extend.Figure;
import io.github.deadcube.api.extend.Hit;
import io.github.deadcube.api.extend.Hit.Given;
import io.github.deadcube.api.extend.Hit.Lent;
import io.github.deadcube.api.extend.Occasion;
import io.github.deadcube.api.extend.Variant;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.core.dice.Tests;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.resolve.Waits;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * DMG-1, DMG-2: damage that is due goes from shields to HP.
 *
 * @param left what shields have let through so far
 * @param shield the number of the shield that rolls next
 */
@Waits(rule = "DMG-1", words = "{hit.target} is hit for {hit.amount} ({hit.rule})")
record Wound(Hit hit, int left, int shield) implements Damages.Waiting {
    private static final int ABSORBS = 6;

    private boolean lapsed(Now now) {
        return !now.model(hit.target()).inPlay() || hit.amount() <= 0;
    }

    /** DMG-1, step 2: each shield rolls. */
    @Override
    public void enter(Now now) {
        if (lapsed(now)) return;
        Vector<Given> shields = given(now, hit);
        if (shield >= shields.size()) {
            through(now);
            return;
        }
        Given next = shields.get(shield);
        Occasion occasion = Occasion.alone(Occasion.Kind.OTHER, next.rule(), hit.target());
        now.then(Tests.test(now, DiceTest.of(occasion, contender(now, hit, next), 0)));
        now.then(this);
    }

    private static Vector<Given> given(Now now, Hit hit) {
        return hit.lent().isDefined() ? hit.lent().get().shields() : shieldsOf(now, hit);
    }

    private static Vector<Given> shieldsOf(Now now, Hit hit) {
        return now.each(Figure.SHIELD, hit.target(), Arm.Bare.NONE, hit.dealer().getOrNull(), hit.arm(), hit);
    }

    static Vector<Contender.OfThing> shields(Now now, Hit hit) {
        return given(now, hit).map(shield -> contender(now, hit, shield));
    }

    private static Contender.OfThing contender(Now now, Hit hit, Given shield) {
        return new Contender.OfThing(now.controller(hit.target()), shield.amount(), ABSORBS);
    }

    @Override
    public void answered(Now now, Outcome outcome) {
        int absorbed = Math.min(left, outcome.one());
        if (absorbed > 0)
            now.announce(new Event.Absorbed(
                    hit.target(), absorbed, given(now, hit).get(shield).rule()));
        new Wound(hit, left - absorbed, shield + 1).enter(now);
    }

    /** DMG-1, steps 6 to 8. */
    private void through(Now now) {
        int lost = lost(now, hit, left);
        if (lost == 0) {
            now.announce(new Event.Unharmed(hit.target(), hit.amount(), hit.rule()));
            return;
        }
        Losing.next(now, hit, lost);
    }

    /** DMG-1, steps 3 to 5, or R25-DMG-1; DMG-2, K-AP: AP from several sources adds up. */
    static int lost(Now now, Hit hit, int left) {
        int ap = hit.dealer()
                        .flatMap(dealer -> now.weapon(dealer, hit.arm()))
                        .map(Weapon::ap)
                        .getOrElse(0)
                + dealt(now, Figure.AP, hit);
        int armour = now.model(hit.target()).profile().armour()
                + (hit.lent().isDefined() ? hit.lent().get().armour() : suffered(now, Figure.ARMOUR, hit));
        int lost = left - Math.max(0, armour - Math.max(0, ap));
        if (lost <= 0) return 0;
        lost -= suffered(now, Figure.LESS_DAMAGE, hit);
        if (now.game().is(Variant.DAMAGE_IN_ONE_SUM)) return Math.max(0, lost + dealt(now, Figure.MORE_DAMAGE, hit));
        return lost <= 0 ? 0 : lost + Math.max(0, dealt(now, Figure.MORE_DAMAGE, hit));
    }

    /** KT-14: what protects a model before one roll against several. */
    static Lent lent(Now now, RuleId rule, ModelId model) {
        Hit hit = new Hit(rule, model, 0, Option.none(), Arm.Bare.NONE);
        return new Lent(suffered(now, Figure.ARMOUR, hit), shieldsOf(now, hit));
    }

    /** A figure of whoever deals the damage; what lies on the table counts even if nobody does. */
    private static int dealt(Now now, Figure<Hit> figure, Hit hit) {
        ModelId dealer = hit.dealer().getOrNull();
        if (dealer == null) return now.markers().isEmpty() ? 0 : now.ofTable(figure, hit);
        return now.sum(figure, dealer, hit.arm(), hit.target(), Arm.Bare.NONE, hit);
    }

    private static int suffered(Now now, Figure<Hit> figure, Hit hit) {
        return now.sum(figure, hit.target(), Arm.Bare.NONE, hit.dealer().getOrNull(), hit.arm(), hit);
    }
}
