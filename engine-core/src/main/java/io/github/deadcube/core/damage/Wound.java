package io.github.deadcube.core.damage;

import io.github.deadcube.api.extend.DiceTest;
import io.github.deadcube.api.extend.DiceTest.Outcome;
import io.github.deadcube.api.extend.DiceTest.TestSide;
import io.github.deadcube.api.extend.Hit;
import io.github.deadcube.api.extend.Hit.Contribution;
import io.github.deadcube.api.extend.Hit.Protection;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.Ruleset.Variant;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.internal.StateBounds;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.core.dice.DiceRules;
import io.github.deadcube.core.machine.DescribesFrame;
import io.github.deadcube.core.machine.Frame;
import io.github.deadcube.core.machine.Now;
import io.github.deadcube.core.machine.Requirements;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** DMG-1, DMG-2: damage, from shields to HP: what is left of it, and the index of the next shield. */
@SavedName("wound")
@DescribesFrame(rule = "DMG-1", words = "{hit.target} is hit for {hit.amount} ({hit.rule})")
record Wound(Hit hit, int left, int shield) implements DamageRules.ChapterFrame, Frame.AwaitingTest {
    private static final int ABSORBS = 6;

    @Override
    public void requires(Requirements state) {
        state.number("the damage left", left, 0, StateBounds.MOST);
        state.number("the next shield", shield, 0, StateBounds.MOST);
    }

    /** DMG-1, step 2: each shield rolls. */
    @Override
    public void enter(Now now) {
        if (!now.model(hit.target()).inPlay() || hit.amount() <= 0) return;
        Vector<Contribution> shields = shieldsAgainst(now, hit);
        if (shield >= shields.size()) {
            dealDamage(now);
            return;
        }
        Contribution next = shields.get(shield);
        TestContext context = TestContext.ofOneModel(TestContext.Kind.OTHER, next.rule(), hit.target());
        now.then(DiceRules.test(now, DiceTest.of(context, shieldDice(now, hit, next), 0)));
        now.then(this);
    }

    private static Vector<Contribution> shieldsAgainst(Now now, Hit hit) {
        return hit.protection().isDefined() ? hit.protection().get().shields() : shieldsOf(now, hit);
    }

    private static Vector<Contribution> shieldsOf(Now now, Hit hit) {
        return now.hooks().each(Modifier.SHIELD, hit.target(), hit.attacker().getOrNull(), hit.weapon(), hit);
    }

    static Vector<TestSide.OfThing> shields(Now now, Hit hit) {
        return shieldsAgainst(now, hit).map(shield -> shieldDice(now, hit, shield));
    }

    private static TestSide.OfThing shieldDice(Now now, Hit hit, Contribution shield) {
        return new TestSide.OfThing(now.view().controller(hit.target()), shield.amount(), ABSORBS, 0);
    }

    @Override
    public void answered(Now now, Outcome outcome) {
        int absorbed = Math.min(left, outcome.first());
        Vector<Contribution> shields = shieldsAgainst(now, hit);
        RuleId by = shield < shields.size() ? shields.get(shield).rule() : RuleIds.DMG_1;
        if (absorbed > 0) now.events().announce(new Event.Absorbed(hit.target(), absorbed, by));
        new Wound(hit, left - absorbed, shield + 1).enter(now);
    }

    /** DMG-1, steps 6 to 8. */
    private void dealDamage(Now now) {
        int lost = lost(now, hit, left);
        if (lost == 0) {
            now.events().announce(new Event.Unharmed(hit.target(), hit.amount(), hit.rule()));
            return;
        }
        HitPointLoss.next(now, hit, lost);
    }

    /** DMG-1, steps 3 to 5, or R25-DMG-1; DMG-2, K-AP: AP from several sources adds up. */
    static int lost(Now now, Hit hit, int left) {
        int ap = hit.attacker()
                        .flatMap(dealer -> now.view().weapon(dealer, hit.weapon()))
                        .map(Weapon::ap)
                        .getOrElse(0)
                + dealerModifier(now, Modifier.AP, hit);
        int armour = now.model(hit.target()).card().armour()
                + (hit.protection().isDefined()
                        ? hit.protection().get().armour()
                        : targetModifier(now, Modifier.ARMOUR, hit));
        int lost = left - Math.max(0, armour - Math.max(0, ap));
        if (lost <= 0) return 0;
        lost -= targetModifier(now, Modifier.LESS_DAMAGE, hit);
        if (now.game().has(Variant.DAMAGE_IN_ONE_SUM))
            return Math.max(0, lost + dealerModifier(now, Modifier.MORE_DAMAGE, hit));
        return lost <= 0 ? 0 : lost + Math.max(0, dealerModifier(now, Modifier.MORE_DAMAGE, hit));
    }

    /** KT-14: the protection of a model before one roll against several. */
    static Protection protection(Now now, RuleId rule, ModelId model) {
        Hit hit = new Hit(rule, model, 0, Option.none(), WeaponChoice.NONE);
        return new Protection(targetModifier(now, Modifier.ARMOUR, hit), shieldsOf(now, hit));
    }

    /**
     * The sum of a modifier of the model that deals the damage; without a dealer, of all that counts for every model.
     */
    private static int dealerModifier(Now now, Modifier<Hit> modifier, Hit hit) {
        ModelId dealer = hit.attacker().getOrNull();
        ModelId opponent = dealer == null ? null : hit.target();
        return now.hooks().sum(modifier, dealer, hit.weapon(), opponent, WeaponChoice.NONE, hit);
    }

    private static int targetModifier(Now now, Modifier<Hit> modifier, Hit hit) {
        return now.hooks()
                .sum(modifier, hit.target(), WeaponChoice.NONE, hit.attacker().getOrNull(), hit.weapon(), hit);
    }
}
