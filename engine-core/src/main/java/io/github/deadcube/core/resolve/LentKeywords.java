package io.github.deadcube.core.resolve;

import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.KeywordRule.Placement;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.extend.ScenarioRule;
import io.github.deadcube.api.extend.WeaponFilter;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.Profile;
import io.github.deadcube.api.team.Weapon;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * KT-17: keywords that marks lend count as if the card printed them. The hooks of a model are collected from its card with these
 * keywords, once for each combination of marks that a game meets.
 */
public final class LentKeywords {
    private final Library library;
    private final Vector<ScenarioRule> scenario;
    private final Profile[] cards;
    private final RuleTable<Vector<Loan>> lenders = new RuleTable<>();
    /** By card and weapon: 0 without a weapon. Threads that meet a combination at one time collect it twice. */
    private final Known[][][] known;

    /** @param weapons the number of weapons, on the card or not, that each model may use */
    LentKeywords(Library library, Vector<ScenarioRule> scenario, Profile[] cards, int[] weapons) {
        this.library = library;
        this.scenario = scenario;
        this.cards = cards;
        known = new Known[cards.length][][];
        for (int i = 0; i < known.length; i++) {
            known[i] = new Known[1 + weapons[i]][];
            for (int w = 0; w < known[i].length; w++) known[i][w] = Known.NONE;
        }
    }

    void add(RuleId rule, Vector<Loan> loans) {
        if (!loans.isEmpty()) lenders.putIfAbsent(rule, loans);
    }

    boolean none() {
        return lenders.isEmpty();
    }

    /** The keywords that marks lend to a model itself, in the order of the marks. */
    Vector<Keyword> ofModel(List<Mark> marks) {
        return ofModel(library, loans(marks));
    }

    /** The keywords that marks lend to a weapon. */
    Vector<Keyword> ofWeapon(Weapon weapon, List<Mark> marks) {
        return ofWeapon(library, weapon, loans(marks));
    }

    private static Vector<Keyword> ofModel(Library library, Vector<Loan> loans) {
        return loans.filter(loan -> isForModel(library, loan)).map(Loan::keyword);
    }

    private static Vector<Keyword> ofWeapon(Library library, Weapon weapon, Vector<Loan> loans) {
        return loans.filter(loan -> isFor(library, loan, weapon)).map(Loan::keyword);
    }

    /** A card with the keywords that some of its own give to some of its weapons. */
    static Profile with(Library library, Profile card, Vector<Loan> loans) {
        if (loans.isEmpty()) return card;
        return card.withKeywords(card.keywords().appendAll(ofModel(library, loans)))
                .withWeapons(card.weapons().map(weapon -> with(weapon, ofWeapon(library, weapon, loans))));
    }

    /** A weapon with more keywords. */
    static Weapon with(Weapon weapon, Vector<Keyword> more) {
        return more.isEmpty()
                ? weapon
                : new Weapon(
                        weapon.name(),
                        weapon.range(),
                        weapon.ap(),
                        weapon.keywords().appendAll(more));
    }

    private Vector<Loan> loans(List<Mark> marks) {
        if (marks.isEmpty() || none()) return Vector.empty();
        return marks.toVector().flatMap(mark -> Objects.requireNonNullElse(lenders.get(mark.rule()), Vector.empty()));
    }

    private static boolean isForModel(Library library, Loan loan) {
        return loan.weapons().equals(WeaponFilter.ANY) && !isForWeaponsAlone(library, loan.keyword());
    }

    /** Loaned to all weapons, it goes where it can be printed (KT-19). */
    private static boolean isFor(Library library, Loan loan, Weapon weapon) {
        if (!loan.weapons().equals(WeaponFilter.ANY)) return loan.weapons().matches(weapon);
        Placement on = weapon.closeCombat() ? Placement.CLOSE_COMBAT_WEAPON : Placement.RANGED_WEAPON;
        return isForWeaponsAlone(library, loan.keyword())
                && HookCollector.rule(library, loan.keyword())
                        .fault(loan.keyword(), on)
                        .isEmpty();
    }

    private static boolean isForWeaponsAlone(Library library, Keyword keyword) {
        KeywordRule rule = HookCollector.rule(library, keyword);
        return rule.countsOnWeaponsOnly()
                || rule.fault(keyword, Placement.MODEL).isDefined();
    }

    /**
     * The hooks of a model with a weapon; null if its marks lend nothing.
     *
     * @param card the index of its card
     * @param number the number of the weapon, from 1; 0 without a weapon
     */
    @Nullable
    HookSet hooks(int card, int number, @Nullable Weapon weapon, List<Mark> marks) {
        if (!lends(marks)) return null;
        for (Known one : known[card][number]) if (one.isFor(marks, this)) return one.hooks;
        Known one =
                new Known(marks.filter(this::lends).map(Mark::rule).toVector(), collect(cards[card], weapon, marks));
        known[card][number] = HookTable.append(known[card][number], one);
        return one.hooks;
    }

    private boolean lends(List<Mark> marks) {
        for (List<Mark> l = marks; !l.isEmpty(); l = l.tail()) if (lends(l.head())) return true;
        return false;
    }

    boolean lends(Mark mark) {
        return lenders.get(mark.rule()) != null;
    }

    private HookSet collect(Profile card, @Nullable Weapon weapon, List<Mark> marks) {
        Vector<Keyword> own = card.keywords().appendAll(ofModel(marks));
        Vector<Keyword> onWeapons = card.weapons().flatMap(w -> w.keywords().appendAll(ofWeapon(w, marks)));
        HookCollector all = weapon == null
                ? HookCollector.model(library, own, onWeapons)
                : HookCollector.weapon(
                        library, own, onWeapons, weapon.keywords().appendAll(ofWeapon(weapon, marks)));
        return all.withScenario(scenario).toHookSet();
    }

    /** A keyword that a rule lends. */
    public record Loan(Keyword keyword, WeaponFilter weapons) {}

    /** The hooks of a card with a weapon and some lending marks. */
    private static final class Known {
        private static final Known[] NONE = {};

        private final Vector<RuleId> rules;
        private final HookSet hooks;

        Known(Vector<RuleId> rules, HookSet hooks) {
            this.rules = rules;
            this.hooks = hooks;
        }

        boolean isFor(List<Mark> marks, LentKeywords lent) {
            int n = 0;
            for (List<Mark> l = marks; !l.isEmpty(); l = l.tail()) {
                if (!lent.lends(l.head())) continue;
                if (n == rules.size() || !rules.get(n).equals(l.head().rule())) return false;
                n++;
            }
            return n == rules.size();
        }
    }
}
