package io.github.deadcube.core.lists;

import io.github.deadcube.api.internal.Revised;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.shared.EditionNames;
import io.vavr.control.Option;

/**
 * The game system of a list, such as {@code Deadzone 3rd Edition, revision 8}, and its edition: {@code third} or
 * {@code revised}.
 */
record ListEdition(String words, String edition) {
    /** R25: the first revision of the data with the rules of 2025. */
    private static final int REVISED = 11;

    /** Without a revision it has the requested edition, or the third. */
    private static ListEdition as(String title, String revision, Option<String> asked) {
        Option<Integer> number = Element.wholeNumber(revision);
        String edition = number.isEmpty()
                ? asked.getOrElse(EditionNames.THIRD)
                : number.exists(n -> n >= REVISED) ? EditionNames.REVISED : EditionNames.THIRD;
        return new ListEdition(title + ", revision " + (number.isEmpty() ? "unknown" : revision), edition);
    }

    static boolean dated(String revision) {
        return Element.wholeNumber(revision).isDefined();
    }

    boolean revised() {
        return edition.equals(EditionNames.REVISED);
    }

    RuleId cited(RuleId rule) {
        return revised() ? Revised.revised(rule) : rule;
    }

    static ListEdition by(Element system, Option<String> asked) {
        return as(system.title(), system.get("revision"), asked);
    }

    static ListEdition of(Element roster, Option<String> asked) {
        return as(roster.get("gameSystemName"), roster.get("gameSystemRevision"), asked);
    }
}
