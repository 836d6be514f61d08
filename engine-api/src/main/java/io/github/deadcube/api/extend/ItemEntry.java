package io.github.deadcube.api.extend;

import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Weapon;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * A kind of items in a rulebook.
 *
 * @param rule such as I-FRAG-GRENADE
 * @param name as printed
 * @param title for people
 * @param spellings other ways in which cards spell the name, alphabetically
 * @param usedOnce whether it is gone as it is used; a card may then print its name like a keyword (ITEM-7)
 * @param bought whether a model may begin with it as equipment (ITEM-7)
 * @param weapon the weapon that it is while it is carried
 * @param text what it does
 */
public record ItemEntry(
        RuleId rule,
        String name,
        String title,
        Vector<String> spellings,
        boolean usedOnce,
        boolean bought,
        Option<Weapon> weapon,
        String text)
        implements RulebookEntry {
    static ItemEntry of(ItemRule item) {
        return new ItemEntry(
                item.rule(),
                item.name(),
                item.title(),
                item.spellings(),
                item.usedOnce(),
                item.bought(),
                item.weapon(),
                item.text());
    }
}
