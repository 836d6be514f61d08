package io.github.deadcube.core.item;

import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.Weapon;
import io.vavr.control.Option;

/** I-FRAG-GRENADE: R3, GRENADE (FRAG (3)). */
final class FragGrenade extends Named {
    private static final Weapon WEAPON =
            Weapon.ranged("item frag grenade", 3, 0, Keyword.of("GRENADE", Keyword.of("FRAG", 3)));

    FragGrenade() {
        super("Frag Grenade", RuleIds.I_FRAG_GRENADE);
    }

    @Override
    public Option<Weapon> weapon() {
        return Option.some(WEAPON);
    }
}
