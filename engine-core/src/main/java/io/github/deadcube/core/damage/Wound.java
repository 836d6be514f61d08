package io.github.deadcube.core.damage;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.extend.Attack;
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
import io.github.deadcube.core.dice.Tests;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.HookSet;
import io.github.deadcube.core.resolve.Now;
import java.util.List;

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
        List<Integer> shields = now.game().hooks(hit.target()).shields();
        if (left == 0 || shield == shields.size()) {
            through(now);
            return;
        }
        Occasion occasion = Occasion.alone(Occasion.Kind.OTHER, RuleIds.K_ENERGY_SHIELD, hit.target());
        Contender shielded = new Contender.OfThing(hit.target().side(), shields.get(shield), ABSORBS);
        now.then(Tests.test(now, Test.of(occasion, shielded, 0)));
        now.then(this);
    }

    @Override
    public void answered(Now now, Outcome outcome) {
        int absorbed = Math.min(left, outcome.one());
        if (absorbed > 0) now.announce(new Event.Absorbed(hit.target(), absorbed, RuleIds.K_ENERGY_SHIELD));
        new Wound(hit, left - absorbed, shield + 1).enter(now);
    }

    /** DMG-1, steps 3 to 6, and 8. */
    private void through(Now now) {
        ModelState m = now.model(hit.target());
        int armour = Math.max(0, m.profile().armour() - ap(now));
        int lost = left - armour;
        if (lost > 0) lost -= sum(now.game().hooks(hit.target()).lessening(), now);
        if (lost <= 0) {
            now.announce(new Event.Unharmed(hit.target(), hit.amount(), hit.rule()));
            return;
        }
        Cube cube = m.cube();
        now.hurt(hit.target(), lost + more(now), hit.rule());
        if (!now.model(hit.target()).inPlay()) now.then(new Dying(hit.target(), cube));
    }

    /** DMG-2, K-AP: from several sources it adds up. */
    private int ap(Now now) {
        if (hit.attack().isEmpty()) return hit.ap();
        Attack attack = hit.attack().get();
        HookSet weapon = now.game().hooks(attack.attacker(), attack.weapon());
        return hit.ap() + now.game().hooks(attack.attacker()).ap() + (weapon == null ? 0 : weapon.ap());
    }

    /** DMG-1, step 5: what the attacker's and the weapon's keywords add. */
    private int more(Now now) {
        if (hit.attack().isEmpty()) return 0;
        Attack attack = hit.attack().get();
        HookSet weapon = now.game().hooks(attack.attacker(), attack.weapon());
        return sum(now.game().hooks(attack.attacker()).worsening(), now)
                + (weapon == null ? 0 : sum(weapon.worsening(), now));
    }

    private int sum(List<DamageHook> hooks, Now now) {
        int n = 0;
        for (DamageHook hook : hooks) n += hook.hitPoints(now, hit);
        return n;
    }
}
