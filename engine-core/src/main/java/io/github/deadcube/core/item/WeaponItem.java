package io.github.deadcube.core.item;

import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Weapon;
import io.vavr.control.Option;

/** I-FRAG-GRENADE, I-SMOKE-GRENADE: an item that is a weapon while it is carried. */
final class WeaponItem extends Item {
    private final Weapon weapon;

    WeaponItem(String name, RuleId rule, Weapon weapon) {
        super(name, rule);
        this.weapon = weapon;
    }

    @Override
    public Option<Weapon> weapon() {
        return Option.some(weapon);
    }
}
