package io.github.deadcube.core.battlescribe;

import io.github.deadcube.api.rule.Revised;
import io.github.deadcube.api.rule.RuleId;

/**
 * As what a list was published.
 *
 * @param words its game system, such as {@code Deadzone 3rd Edition, revision 8}
 * @param edition by which rules it is played: {@code third} or {@code revised}
 */
record Published(String words, String edition) {
    private static final String REVISION = "revised";

    /** R25: the first revision of the players' data that has the rules of 2025. */
    private static final int REVISED = 11;

    private static Published as(String title, String revision) {
        boolean revised = Figures.whole(revision).exists(number -> number >= REVISED);
        return new Published(title + ", revision " + revision, revised ? REVISION : "third");
    }

    boolean revised() {
        return edition.equals(REVISION);
    }

    /** A rule, or the revision's in its place. */
    RuleId cited(RuleId rule) {
        return revised() ? Revised.of(rule) : rule;
    }

    /** By a game system. */
    static Published by(Element system) {
        return as(system.title(), system.get("revision"));
    }

    /** A roster tells of its game system. */
    static Published of(Element roster) {
        return as(roster.get("gameSystemName"), roster.get("gameSystemRevision"));
    }
}
