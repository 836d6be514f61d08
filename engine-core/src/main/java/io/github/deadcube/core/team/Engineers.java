package io.github.deadcube.core.team;

import io.github.deadcube.api.internal.CardWords;
import io.github.deadcube.api.team.Card;

/**
 * TEAM-7 names two keywords: a team with a REMOTE needs an ENGINEER. A keyword's own rule acts in games, and no game
 * knows its list.
 */
final class Engineers {
    static final String NEEDED = "ENGINEER";

    private static final String DEPENDENT = "REMOTE";

    private Engineers() {}

    static boolean isNeededBy(Card card) {
        return card.has(DEPENDENT);
    }

    static boolean is(Card card) {
        return CardWords.carries(card, NEEDED);
    }
}
