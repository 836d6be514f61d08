package io.github.deadcube.core.item;

import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Weapon;
import io.vavr.control.Option;

/** I-FRAG-GRENADE, I-SMOKE-GRENADE: an item that is a weapon while it is carried. */
final class WeaponItem extends Item {
    private final Weapon weapon;
    private final boolean answers;

    /** {@code answers} if it may be used in fighting back whatever the options. */
    WeaponItem(String name, RuleId rule, Weapon weapon, boolean answers) {
        super(name, rule);
        this.weapon = weapon;
        this.answers = answers;
    }

    @Override
    public boolean answers(Ruleset ruleset) {
        return answers || super.answers(ruleset);
    }

    @Override
    public Option<Weapon> weapon() {
        return Option.some(weapon);
    }
}
