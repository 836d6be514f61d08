package io.github.deadcube.testkit.bot;

import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;
import io.vavr.control.Option;

/** What whoever is asked is expected to answer while an action goes on. */
final class Reply {
    private Reply() {}

    /** None if the question is a free choice, or one that is not known: there the look ahead ends. */
    static Option<Choice> to(Prompt.Decision decision) {
        return switch (decision.purpose()) {
            case SPOT,
                    ENEMY_TO_FIGHT,
                    WEAPON,
                    DIRECTION,
                    LANDING,
                    ADDED_DICE,
                    COMMAND_DIE_REROLL,
                    SPECIAL_ORDER,
                    EVADE -> decision.options().headOption();
            case FREE_ASSAULT, ATTACKER ->
                decision.options()
                        .find(o -> !(o instanceof Choice.Decline))
                        .orElse(decision.options().headOption());
            case REROLL -> decision.options().lastOption();
            default -> Option.none();
        };
    }
}
