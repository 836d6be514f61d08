package io.github.deadcube.core.item;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.Weapon;
import io.vavr.control.Option;

/** ITEM-7, I-SHOCK-BATON: an item that is a weapon and gives its carrier a keyword, both while it is carried. */
final class KeywordWeaponItem extends Item {
    private final Weapon weapon;
    private final Keyword keyword;

    KeywordWeaponItem(String name, RuleId rule, Weapon weapon, Keyword keyword) {
        super(name, rule);
        this.weapon = weapon;
        this.keyword = keyword;
    }

    @Override
    public boolean usedOnce() {
        return false;
    }

    @Override
    public Option<Weapon> weapon() {
        return Option.some(weapon);
    }

    @Override
    public void carried(Hooks hooks) {
        hooks.attach(keyword);
    }
}
