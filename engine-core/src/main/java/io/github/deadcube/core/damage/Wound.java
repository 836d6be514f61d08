package io.github.deadcube.core.damage;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.extend.Contender;
import io.github.deadcube.api.extend.Hit;
import io.github.deadcube.api.extend.Hooks.DamageHook;
import io.github.deadcube.api.extend.Occasion;
import io.github.deadcube.api.extend.Outcome;
import io.github.deadcube.api.extend.Test;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.core.dice.Tests;
import io.github.deadcube.core.item.Items;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.HookSet;
import io.github.deadcube.core.resolve.Now;
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
        List<DamageHook> shields = now.game().hooks(hit.target()).shields();
        if (shield == shields.size()) {
            through(now);
            return;
        }
        Occasion occasion = Occasion.alone(Occasion.Kind.OTHER, RuleIds.K_ENERGY_SHIELD, hit.target());
        Contender shielded = new Contender.OfThing(
                now.controller(hit.target()), shields.get(shield).amount(now, hit), ABSORBS);
        now.then(Tests.test(now, Test.of(occasion, shielded, 0)));
        now.then(this);
    }

    @Override
    public void answered(Now now, Outcome outcome) {
        int absorbed = Math.min(left, outcome.one());
        if (absorbed > 0) now.announce(new Event.Absorbed(hit.target(), absorbed, RuleIds.K_ENERGY_SHIELD));
        new Wound(hit, left - absorbed, shield + 1).enter(now);
    }

    /** DMG-1, steps 3 to 6, and 8; DMG-2, K-AP: AP from several sources adds up. */
    private void through(Now now) {
        HookSet target = now.game().hooks(hit.target());
        ModelState m = now.model(hit.target());
        int ap = weaponAp(now) + sum(dealing(now, HookSet::piercing), now) + itemAp(now);
        int armour = m.profile().armour() + sum(target.armouring(), now);
        int lost = left - Math.max(0, armour - ap);
        if (lost > 0) lost -= sum(target.lessening(), now);
        if (lost <= 0) {
            now.announce(new Event.Unharmed(hit.target(), hit.amount(), hit.rule()));
            return;
        }
        Cube cube = m.cube();
        now.hurt(hit.target(), lost + sum(dealing(now, HookSet::worsening), now), hit.rule());
        if (!now.model(hit.target()).inPlay()) now.then(new Dying(hit.target(), cube));
    }

    private int weaponAp(Now now) {
        return hit.dealer()
                .flatMap(dealer -> now.weapon(dealer, hit.weapon()))
                .map(Weapon::ap)
                .getOrElse(0);
    }

    private int itemAp(Now now) {
        return hit.dealer().map(dealer -> Items.ap(now, dealer)).getOrElse(0);
    }

    private List<DamageHook> dealing(Now now, Function<HookSet, List<DamageHook>> hooks) {
        return hit.dealer()
                .map(dealer -> hooks.apply(now.game().hooks(dealer, hit.weapon())))
                .getOrElse(List.of());
    }

    private int sum(List<DamageHook> hooks, Now now) {
        int n = 0;
        for (DamageHook hook : hooks) n += hook.amount(now, hit);
        return n;
    }
}
