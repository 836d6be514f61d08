package io.github.deadcube.core.resolve;

import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.KeywordRule.Placement;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.extend.WeaponChoice.WeaponFilter;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.Weapon;
import io.vavr.collection.Vector;

/** KT-17: keywords that marks, or other keywords, lend count as if the card printed them. */
public final class LentKeywords {
    private LentKeywords() {}

    /** A keyword that a rule lends. */
    public record Loan(Keyword keyword, WeaponFilter weapons) {}

    /** The keywords that are lent to the model itself. */
    static Vector<Keyword> ofModel(Library library, Vector<Loan> loans) {
        return loans.filter(
                        loan -> loan.weapons().equals(WeaponFilter.ANY) && !isForWeaponsAlone(library, loan.keyword()))
                .map(Loan::keyword);
    }

    /** A card with the keywords that some of its own give to some of its weapons. */
    static Card with(Library library, Card card, Vector<Loan> loans) {
        if (loans.isEmpty()) return card;
        return card.withKeywords(card.keywords().appendAll(ofModel(library, loans)))
                .withWeapons(card.weapons().map(weapon -> with(library, weapon, loans)));
    }

    /** A weapon with the keywords that are lent to it. */
    static Weapon with(Library library, Weapon weapon, Vector<Loan> loans) {
        Vector<Keyword> more =
                loans.filter(loan -> isFor(library, loan, weapon)).map(Loan::keyword);
        return more.isEmpty()
                ? weapon
                : new Weapon(
                        weapon.name(),
                        weapon.range(),
                        weapon.ap(),
                        weapon.keywords().appendAll(more));
    }

    /** Loaned to all weapons, it goes where it can be printed (KT-19). */
    private static boolean isFor(Library library, Loan loan, Weapon weapon) {
        if (!loan.weapons().equals(WeaponFilter.ANY)) return loan.weapons().matches(weapon);
        Placement on = weapon.closeCombat() ? Placement.CLOSE_COMBAT_WEAPON : Placement.RANGED_WEAPON;
        return isForWeaponsAlone(library, loan.keyword())
                && CountedKeywords.rule(library, loan.keyword())
                        .fault(loan.keyword(), on)
                        .isEmpty();
    }

    private static boolean isForWeaponsAlone(Library library, Keyword keyword) {
        KeywordRule rule = CountedKeywords.rule(library, keyword);
        return rule.countsOnWeaponsOnly()
                || rule.fault(keyword, Placement.MODEL).isDefined();
    }
}
