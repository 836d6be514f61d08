package io.github.deadcube.api.extend;

import io.github.deadcube.api.extend.KeywordRule.Bearer;
import io.github.deadcube.api.rule.RuleId;
import io.vavr.collection.Vector;

/**
 * A keyword in a rulebook. What it says of brackets and places has been asked of the keyword's rule, as the check of a set-up asks it: what
 * the entry does not allow is refused there (KT-10, KT-19).
 *
 * @param rule such as K-TOXIC
 * @param name in capitals, without brackets
 * @param title for people
 * @param spellings other ways in which cards spell the name, alphabetically
 * @param brackets what may stand in its brackets
 * @param places where it may be printed, {@link Bearer#BRACKETS} not among them
 * @param within the names of the keywords in whose brackets it may stand
 * @param cumulative whether several count together (KT-11)
 * @param carried whether on a weapon it counts for whoever carries that (KT-10)
 * @param equipment whether it may be bought as equipment (ITEM-7)
 * @param text what it does
 */
public record KeywordEntry(
        RuleId rule,
        String name,
        String title,
        Vector<String> spellings,
        BracketForm brackets,
        Vector<Bearer> places,
        Vector<String> within,
        boolean cumulative,
        boolean carried,
        boolean equipment,
        String text)
        implements RulebookEntry {}
