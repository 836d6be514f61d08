package io.github.deadcube.core.hooks;

import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.KeywordRule.Placement;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.extend.WeaponChoice.WeaponFilter;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.Weapon;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;

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

    /**
     * KT-10, KT-11: which keywords of one owner count. Cumulative ones with a number all do; of the others with one
     * name, the first with the largest number.
     *
     * <p>A keyword attaches the one in its brackets to the same owner: GRENADE (FRAG (3)) gives its weapon FRAG (3). So
     * brackets count in two ways. FRAG (3) in the brackets of one keyword leaves out FRAG (2) beside it, in whichever
     * order they are printed. And the number of a keyword is the one in its innermost brackets: of GRENADE (FRAG (2))
     * and GRENADE (FRAG (3)) the second counts.
     */
    static final class CountedKeywords {
        private final Library library;
        private final Map<String, Integer> largestOfModel;
        private final Map<String, Integer> largestOfWeapon;
        private final List<String> attached = new ArrayList<>(0);

        private CountedKeywords(
                Library library, Map<String, Integer> largestOfModel, Map<String, Integer> largestOfWeapon) {
            this.library = library;
            this.largestOfModel = largestOfModel;
            this.largestOfWeapon = largestOfWeapon;
        }

        /** For an owner whose keywords are not known before they are attached: of equal ones, the first counts. */
        static CountedKeywords first(Library library) {
            return new CountedKeywords(library, Collections.emptyMap(), Collections.emptyMap());
        }

        /** @param attachedBy what a keyword attaches when it is attached itself */
        static CountedKeywords of(
                Library library,
                Seq<Keyword> ofModel,
                Seq<Keyword> ofWeapon,
                Function<Keyword, List<Keyword>> attachedBy) {
            // what a single keyword attaches has no other to compare with
            Function<Keyword, List<Keyword>> compared =
                    ofModel.size() + ofWeapon.size() > 1 ? attachedBy : alone -> List.of();
            return new CountedKeywords(library, largest(ofModel, compared), largest(ofWeapon, compared));
        }

        private static Map<String, Integer> largest(
                Seq<Keyword> keywords, Function<Keyword, List<Keyword>> attachedBy) {
            Map<String, Integer> all = new TreeMap<>();
            for (Keyword keyword : keywords) {
                all.merge(keyword.name(), number(keyword), Math::max);
                if (keyword.nested().isDefined())
                    for (Keyword inner : attachedBy.apply(keyword)) all.merge(inner.name(), number(inner), Math::max);
            }
            return all;
        }

        /** The number in the innermost brackets; 0 without one. */
        private static int number(Keyword keyword) {
            return keyword.nested().map(CountedKeywords::number).getOrElse(keyword.number());
        }

        /**
         * KT-10: the keywords of a model that count for itself, and those of its weapons that count for their carrier.
         */
        static Seq<Keyword> ofModel(Library library, Seq<Keyword> printed, Seq<Keyword> onWeapons) {
            return printed.reject(keyword -> library.keyword(keyword.name()).exists(KeywordRule::countsOnWeaponsOnly))
                    .appendAll(onWeapons.filter(keyword -> countsForCarrier(library, keyword)));
        }

        /** KT-10: the keywords of a weapon that count while it is used. */
        static Seq<Keyword> ofWeapon(Library library, Seq<Keyword> printed) {
            return printed.reject(keyword -> countsForCarrier(library, keyword));
        }

        private static boolean countsForCarrier(Library library, Keyword keyword) {
            return library.keyword(keyword.name()).exists(KeywordRule::countsForCarrier);
        }

        static KeywordRule rule(Library library, Keyword keyword) {
            return library.keyword(keyword.name())
                    .getOrElseThrow(() -> new IllegalStateException("no rule for the keyword " + keyword));
        }

        /** Whether the keyword counts for its owner, after those that were attached. */
        boolean counts(Keyword keyword) {
            boolean adds = rule(library, keyword).isCumulative() && keyword.number() > 0;
            return adds || isLargest(keyword) && !attached.contains(keyword.name());
        }

        /**
         * K-FIRING-PLATFORM: the model and its weapon have the keyword, and the other has the larger number. The lesser
         * number counts where the condition of the larger one is not met, which a {@link HookTable.Tally} decides.
         */
        boolean countsAsLesser(Keyword keyword, boolean ofWeapon) {
            Map<String, Integer> own = ofWeapon ? largestOfWeapon : largestOfModel;
            return !isLargest(keyword) && own.getOrDefault(keyword.name(), 0) == number(keyword);
        }

        private boolean isLargest(Keyword keyword) {
            int number = number(keyword);
            return largestOfModel.getOrDefault(keyword.name(), 0) <= number
                    && largestOfWeapon.getOrDefault(keyword.name(), 0) <= number;
        }

        void attached(Keyword keyword) {
            attached.add(keyword.name());
        }
    }
}
