package io.github.deadcube.core.team;

import io.github.deadcube.api.team.Profile;

/** TEAM-7 names two keywords: a team with a REMOTE needs an ENGINEER. A keyword's own rule acts in games, and no game knows its list. */
final class Engineers {
    /** The keyword that the team needs. */
    static final String NEEDED = "ENGINEER";

    private static final String DEPENDENT = "REMOTE";

    private Engineers() {}

    static boolean isNeededBy(Profile card) {
        return card.has(DEPENDENT);
    }

    /** KT-10: a keyword of a weapon counts for the model with the weapon. */
    static boolean is(Profile card) {
        return card.has(NEEDED)
                || card.weapons()
                        .exists(weapon -> weapon.keywords()
                                .exists(keyword -> keyword.name().equals(NEEDED)));
    }
}
