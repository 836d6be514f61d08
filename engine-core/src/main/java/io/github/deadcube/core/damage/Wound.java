package io.github.deadcube.core.damage;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.extend.Contender;
import io.github.deadcube.api.extend.Hit;
import io.github.deadcube.api.extend.Hooks.DamageHook;
import io.github.deadcube.api.extend.Occasion;
import io.github.deadcube.api.extend.Outcome;
import io.github.deadcube.api.extend.Test;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.core.dice.Tests;
import io.github.deadcube.core.item.Items;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.HookSet;
import io.github.deadcube.core.resolve.Now;
import io.vavr.collection.Vector;
import java.util.List;
import java.util.function.Function;

/**
 * DMG-1, DMG-2: damage that is due, from shields to HP.
 *
 * @param hit what is due
 * @param left what shields have let through so far
 * @param shield the number of the shield that rolls next
 */
record Wound(Hit hit, int left, int shield) implements Frame {
    private static final int ABSORBS = 6;

    @Override
    public RuleId rule() {
        return RuleIds.DMG_1;
    }

    @Override
    public String words() {
        return hit.target() + " is hit for " + hit.amount() + " (" + hit.rule() + ")";
    }

    @Override
    public boolean lapsed(Now now) {
        return !now.model(hit.target()).inPlay() || hit.amount() <= 0;
    }

    /** DMG-1, step 2: each shield rolls. */
    @Override
    public void enter(Now now) {
        if (shield == now.game().hooks(hit.target()).shields().size()) {
            through(now);
            return;
        }
        Occasion occasion = Occasion.alone(Occasion.Kind.OTHER, RuleIds.K_ENERGY_SHIELD, hit.target());
        now.then(Tests.test(now, Test.of(occasion, shield(now, hit, shield), 0)));
        now.then(this);
    }

    static Vector<Contender.OfThing> shields(Now now, Hit hit) {
        return Vector.range(0, now.game().hooks(hit.target()).shields().size()).map(i -> shield(now, hit, i));
    }

    private static Contender.OfThing shield(Now now, Hit hit, int number) {
        DamageHook dice = now.game().hooks(hit.target()).shields().get(number);
        return new Contender.OfThing(now.controller(hit.target()), dice.amount(now, hit), ABSORBS);
    }

    @Override
    public void answered(Now now, Outcome outcome) {
        int absorbed = Math.min(left, outcome.one());
        if (absorbed > 0) now.announce(new Event.Absorbed(hit.target(), absorbed, RuleIds.K_ENERGY_SHIELD));
        new Wound(hit, left - absorbed, shield + 1).enter(now);
    }

    /** DMG-1, steps 6 and 8. */
    private void through(Now now) {
        int lost = lost(now, hit, left);
        if (lost == 0) {
            now.announce(new Event.Unharmed(hit.target(), hit.amount(), hit.rule()));
            return;
        }
        Cube cube = now.model(hit.target()).cube();
        now.hurt(hit.target(), lost, hit.rule());
        if (!now.model(hit.target()).inPlay()) now.then(new Dying(hit.target(), cube));
    }

    /** DMG-1, steps 3 to 5; DMG-2, K-AP: AP from several sources adds up. */
    static int lost(Now now, Hit hit, int left) {
        HookSet target = now.game().hooks(hit.target());
        int ap = weaponAp(now, hit) + sum(dealing(now, hit, HookSet::piercing), now, hit) + itemAp(now, hit);
        int armour = now.model(hit.target()).profile().armour() + sum(target.armouring(), now, hit);
        int lost = left - Math.max(0, armour - ap);
        if (lost > 0) lost -= sum(target.lessening(), now, hit);
        return lost <= 0 ? 0 : lost + sum(dealing(now, hit, HookSet::worsening), now, hit);
    }

    private static int weaponAp(Now now, Hit hit) {
        return hit.dealer()
                .flatMap(dealer -> now.weapon(dealer, hit.weapon()))
                .map(Weapon::ap)
                .getOrElse(0);
    }

    private static int itemAp(Now now, Hit hit) {
        return hit.dealer().map(dealer -> Items.ap(now, dealer)).getOrElse(0);
    }

    private static List<DamageHook> dealing(Now now, Hit hit, Function<HookSet, List<DamageHook>> hooks) {
        return hit.dealer()
                .map(dealer -> hooks.apply(now.game().hooks(dealer, hit.weapon())))
                .getOrElse(List.of());
    }

    private static int sum(List<DamageHook> hooks, Now now, Hit hit) {
        int n = 0;
        for (DamageHook hook : hooks) n += hook.amount(now, hit);
        return n;
    }
}
