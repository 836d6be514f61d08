package io.github.deadcube.testkit.bot;

import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;
import org.jspecify.annotations.Nullable;

/** What whoever is asked is expected to answer while an action goes on. */
final class Reply {
    private Reply() {}

    /** Null if the question is a free choice, or one that is not known: there the look ahead ends. */
    static @Nullable Choice to(Prompt.Decision decision) {
        return switch (decision.purpose()) {
            case SPOT,
                    ENEMY_TO_FIGHT,
                    WEAPON,
                    DIRECTION,
                    LANDING,
                    ADDED_DICE,
                    COMMAND_DIE_REROLL,
                    SPECIAL_ORDER,
                    EVADE -> decision.offers().pick(count -> 0);
            case FREE_ASSAULT, ATTACKER ->
                decision.options()
                        .find(option -> !(option instanceof Choice.Decline))
                        .getOrElse(() -> decision.offers().pick(count -> 0));
            case REROLL -> decision.offers().pick(count -> count - 1);
            default -> null;
        };
    }
}
