package io.github.deadcube.core.item;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.Weapon;
import io.vavr.control.Option;

/** I-FRAG-GRENADE, I-SHOCK-BATON: an item that is a weapon while it is carried, perhaps with a keyword (ITEM-7). */
final class WeaponItem extends Item {
    private final Weapon weapon;
    private final Option<Keyword> keyword;
    private final boolean answers;

    /** {@code answers} if it may be used to fight back with any options; an item with a keyword is not used up. */
    WeaponItem(String name, RuleId rule, Weapon weapon, Option<Keyword> keyword, boolean answers) {
        super(name, rule);
        this.weapon = weapon;
        this.keyword = keyword;
        this.answers = answers;
    }

    @Override
    public boolean isUsableToFightBack(Ruleset ruleset) {
        return answers || super.isUsableToFightBack(ruleset);
    }

    @Override
    public boolean isUsedOnce() {
        return keyword.isEmpty() && super.isUsedOnce();
    }

    @Override
    public Option<Weapon> weapon() {
        return Option.some(weapon);
    }

    @Override
    public void attachToCarrier(Hooks hooks) {
        keyword.forEach(hooks::attach);
    }
}
