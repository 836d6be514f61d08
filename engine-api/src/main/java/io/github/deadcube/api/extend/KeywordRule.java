package io.github.deadcube.api.extend;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Keyword;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.BiConsumer;

/**
 * The rule of a keyword. A {@link Library} has one for each keyword that cards may print. The rules of the game
 * implement this interface too.
 *
 * <pre>{@code
 * public record Resilient() implements KeywordRule {
 *     public String printed() { return "RESILIENT"; }
 *     public RuleId rule() { return RuleIds.K_RESILIENT; }
 *     public boolean isCumulative() { return true; }
 *     public void attach(Keyword keyword, Hooks hooks) {
 *         hooks.modify(Modifier.REROLLS, Scope.OWN, (game, owner, test) -> test.skill() == Skill.SURVIVE ? keyword.number() : 0);
 *     }
 * }
 * }</pre>
 */
public interface KeywordRule extends Library.Rule {
    /**
     * A keyword rule from its parts, without a class of its own.
     *
     * <pre>{@code
     * KeywordRule.of("GRIM (n)", "HOUSE-GRIM", "It rolls n dice more.", (grim, hooks) ->
     *         hooks.modify(Modifier.DICE, Scope.OWN, (game, me, test) -> grim.number()), Placement.MODEL);
     * }</pre>
     *
     * @param form as a card prints it: {@code GRIM} takes nothing in brackets, {@code GRIM (n)} takes a number of 1 or
     *     more
     * @param rule an identifier of your own, such as {@code HOUSE-GRIM}
     * @param text what it does, in a sentence
     * @param attach registers the hooks of a keyword, as {@link #attach} does
     * @param placements where cards print it, at least one
     */
    static KeywordRule of(
            String form, String rule, String text, BiConsumer<Keyword, Hooks> attach, Placement... placements) {
        return of(form, rule, text, attach, Vector.empty(), placements);
    }

    /**
     * A keyword with data in the state, such as a {@link Continuation}. The other parameters are as in the method
     * without it.
     *
     * @param savedTypes as {@link #savedTypes}: {@code Vector.of(Reels.class)}
     */
    static KeywordRule of(
            String form,
            String rule,
            String text,
            BiConsumer<Keyword, Hooks> attach,
            Vector<Class<? extends RuleData>> savedTypes,
            Placement... placements) {
        return FormedKeyword.of(form, RuleId.of(rule), text, attach, savedTypes, Vector.of(placements.clone()));
    }

    /**
     * The name of the keyword as cards print it: in capitals, and without the brackets that follow it, such as
     * {@code GRIM}.
     */
    String printed();

    /**
     * {@inheritDoc}
     *
     * @return by default the title in the rulebook, or the printed keyword if there is none
     */
    @Override
    default String title() {
        return rule().known() ? rule().title() : printed();
    }

    /** The place where a keyword is printed. */
    enum Placement {
        /** On the model itself. */
        MODEL,
        /** On a weapon with a range. */
        RANGED_WEAPON,
        /** On a weapon with range CC. */
        CLOSE_COMBAT_WEAPON,
        /** In another keyword's brackets. */
        BRACKETS
    }

    /**
     * Why a keyword is wrong in this form or at this place, such as
     * {@code Fault.of(rule(), "it is printed on a model")}; none if it is right. A keyword without any effect must be a
     * fault.
     */
    default Option<Fault> fault(Keyword keyword, Placement placement) {
        return Option.none();
    }

    /** Whether a keyword may be printed on weapons with a range but not on models. */
    default boolean isForWeapons(Keyword keyword) {
        return fault(keyword, Placement.MODEL).isDefined()
                && fault(keyword, Placement.RANGED_WEAPON).isEmpty();
    }

    /**
     * Why another keyword must not be in this keyword's brackets; none if it may. By default the other keyword's rule
     * decides.
     */
    default Option<Fault> bracketFault(Keyword nested, KeywordRule rule) {
        return rule.fault(nested, Placement.BRACKETS);
    }

    /**
     * Whether the keyword on a weapon counts for the weapon's carrier all the time (KT-10). By default false: it counts
     * only while the weapon is used (KT-1).
     */
    default boolean countsForCarrier() {
        return false;
    }

    /**
     * Whether the numbers of several keywords with this name are added, such as one on the model and one on its weapon
     * (KT-1). If not, only the one with the largest number counts, once (KT-11). A keyword without a number counts once
     * for each model. By default false.
     */
    default boolean isCumulative() {
        return false;
    }

    /**
     * Whether the keyword on a model only says that some of its weapons have it (K-PSYCHIC). By default false: it
     * counts for everything that the model does.
     */
    default boolean countsOnWeaponsOnly() {
        return false;
    }

    /**
     * Whether it may be bought as equipment, which gives the keyword while it is carried (ITEM-7). By default false.
     */
    default boolean isEquipment() {
        return false;
    }

    /**
     * Whether a model must not buy it if the model's card already prints it, on the model or on a weapon (ITEM-7). By
     * default false.
     */
    default boolean preventsBuying() {
        return false;
    }

    /**
     * The rule that KT-11 treats as the same rule as this one although the names of the keywords differ: their numbers
     * are not added. By default the rule itself.
     */
    default RuleId countsAs() {
        return rule();
    }

    /**
     * Registers the keyword's hooks. Called once for each model and each weapon that has the keyword, when a game
     * starts.
     */
    void attach(Keyword keyword, Hooks hooks);
}
