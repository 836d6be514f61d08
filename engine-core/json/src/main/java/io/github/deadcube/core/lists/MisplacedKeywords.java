package io.github.deadcube.core.lists;

import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.KeywordRule.Placement;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.lists.Findings.Titled;
import io.github.deadcube.core.team.ListedCard.CardOption;
import io.github.deadcube.core.team.ListedCard.ChoiceGroup;
import io.vavr.collection.Vector;

/**
 * R25-KT-19: keywords that one edition prints on models and another on weapons. If a list prints such a keyword among
 * the abilities of a model, it applies to each weapon with a range that the model has or may choose.
 */
record MisplacedKeywords(Ruleset ruleset, Findings findings) {
    /** Whether these rules print it on weapons and another edition prints it on models. */
    static boolean is(Keyword keyword, Ruleset ruleset) {
        return rule(keyword, ruleset.library()).exists(rule -> rule.isForWeapons(keyword))
                && Deadcube.editions()
                        .flatMap(Deadcube::edition)
                        .flatMap(edition -> rule(keyword, edition.library()))
                        .exists(rule -> rule.fault(keyword, Placement.MODEL).isEmpty());
    }

    private static Vector<KeywordRule> rule(Keyword keyword, Library library) {
        return library.keyword(keyword.name()).toVector();
    }

    /** A model whose weapons, fixed and optional, have the misplaced keywords of its abilities. */
    EntryContent onWeapons(EntryContent parts, Titled at) {
        Vector<Keyword> moved = parts.models().flatMap(Card::keywords).filter(k -> is(k, ruleset));
        if (moved.isEmpty()) return parts;
        Vector<String> armed = parts.weapons()
                .appendAll(parts.groups().flatMap(ChoiceGroup::options).flatMap(CardOption::weapons))
                .reject(Weapon::closeCombat)
                .map(Weapon::name)
                .distinct();
        for (Keyword keyword : moved) {
            Sentence what = Sentence.of(
                    "'{keyword}' is printed on the model, and {ruleset} has it on weapons", keyword, ruleset);
            if (armed.isEmpty())
                findings.fault(at, Sentence.of("{what} with a range: here is none", what), "read without it");
            else findings.corrected(at, what, Sentence.of("read on {weapons}", armed));
        }
        return parts.with(
                parts.models().map(model -> model.withKeywords(model.keywords().removeAll(moved))),
                with(parts.weapons(), moved),
                parts.keywords(),
                parts.groups()
                        .map(group -> new ChoiceGroup(
                                group.name(),
                                group.least(),
                                group.most(),
                                group.options().map(option -> option.withWeapons(with(option.weapons(), moved))))));
    }

    private static Vector<Weapon> with(Vector<Weapon> weapons, Vector<Keyword> moved) {
        return weapons.map(weapon -> weapon.closeCombat() ? weapon : with(weapon, moved));
    }

    private static Weapon with(Weapon weapon, Vector<Keyword> moved) {
        Vector<Keyword> more = moved.removeAll(weapon.keywords());
        return new Weapon(
                weapon.name(), weapon.range(), weapon.ap(), weapon.keywords().appendAll(more));
    }
}
