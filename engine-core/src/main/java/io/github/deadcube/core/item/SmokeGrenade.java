package io.github.deadcube.core.item;

import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.Weapon;
import io.vavr.control.Option;

/** I-SMOKE-GRENADE: R3, GRENADE (SMOKE). */
final class SmokeGrenade extends Named {
    private static final Weapon WEAPON =
            Weapon.ranged("item smoke grenade", 3, 0, Keyword.of("GRENADE", Keyword.of("SMOKE")));

    SmokeGrenade() {
        super("Smoke Grenade", RuleIds.I_SMOKE_GRENADE);
    }

    @Override
    public Option<Weapon> weapon() {
        return Option.some(WEAPON);
    }
}
