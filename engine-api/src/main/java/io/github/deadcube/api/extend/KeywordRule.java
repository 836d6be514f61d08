package io.github.deadcube.api.extend;

import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Keyword;
import io.vavr.control.Option;

/**
 * What a keyword does. A {@link Library} names one for each keyword that may be played; the game's own are written the same way.
 *
 * <pre>{@code
 * public record Resilient() implements KeywordRule {
 *     public String printed() { return "RESILIENT"; }
 *     public RuleId rule() { return RuleIds.K_RESILIENT; }
 *     public boolean cumulative() { return true; }
 *     public void attach(Keyword keyword, Hooks hooks) {
 *         hooks.adds(Figure.REROLLS, Scope.OWN, (table, me, test) -> test.skill() == Skill.SURVIVE ? keyword.number() : 0);
 *     }
 * }
 * }</pre>
 */
public interface KeywordRule extends LibraryRule {
    /** The keyword as profiles print it: in capitals. */
    String printed();

    /**
     * {@inheritDoc}
     *
     * @return by default the title in the rulebook, or else the keyword as printed
     */
    @Override
    default String title() {
        return rule().known() ? rule().title() : printed();
    }

    /** Where a keyword is printed. */
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
     * Whether a keyword is printed as, and where, this rule needs it: what would have no effect is a fault. What is wrong, or none.
     */
    default Option<String> fault(Keyword keyword, Placement placement) {
        return Option.none();
    }

    /**
     * Whether a keyword is printed on weapons with a range, and not on models: false if models have it, or if no ranged weapon has.
     */
    default boolean isForWeapons(Keyword keyword) {
        return fault(keyword, Placement.MODEL).isDefined()
                && fault(keyword, Placement.RANGED_WEAPON).isEmpty();
    }

    /**
     * Whether another keyword may stand in this one's brackets: what is wrong, or none; by default what that keyword's rule says of
     * brackets.
     */
    default Option<String> bracketFault(Keyword nested, KeywordRule rule) {
        return rule.fault(nested, Placement.BRACKETS);
    }

    /**
     * Whether the keyword, printed on a weapon, counts for whoever carries the weapon, in use or not (KT-10): false for most: on a
     * weapon they count when it is used (KT-1).
     */
    default boolean countsForCarrier() {
        return false;
    }

    /**
     * Whether several of the name count together, such as one on the model and one on its weapon (KT-1). If not, the one with the
     * largest number counts, once (KT-11). False for most.
     */
    default boolean isCumulative() {
        return false;
    }

    /**
     * Whether the keyword, printed on a model, merely tells that some of its weapons have it (K-PSYCHIC): false for most: on a
     * model they count for all that it does.
     */
    default boolean countsOnWeaponsOnly() {
        return false;
    }

    /** Whether it may be bought as a piece of equipment, which gives the keyword while it is carried (ITEM-7): false for most. */
    default boolean isEquipment() {
        return false;
    }

    /** Whether a card that prints it, on the model or on a weapon, bars buying it besides (ITEM-7): false for most. */
    default boolean preventsBuying() {
        return false;
    }

    /** The rule with which this one does not add up, though it has another name (KT-11): the rule itself for most. */
    default RuleId countsAs() {
        return rule();
    }

    /** Says what the keyword does. Asked once for each model and each weapon that has it, when a game starts. */
    void attach(Keyword keyword, Hooks hooks);
}
