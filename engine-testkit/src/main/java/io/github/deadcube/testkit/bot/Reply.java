package io.github.deadcube.testkit.bot;

import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** What whoever is asked is expected to answer while an action goes on. */
final class Reply implements Consumer<Choice> {
    private @Nullable Choice first;
    private @Nullable Choice acting;
    private @Nullable Choice last;

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
                    EVADE -> of(decision).first;
            case FREE_ASSAULT, ATTACKER -> of(decision).willing();
            case REROLL -> of(decision).last;
            default -> null;
        };
    }

    private static Reply of(Prompt.Decision decision) {
        Reply reply = new Reply();
        decision.offers().forEach(reply);
        return reply;
    }

    private @Nullable Choice willing() {
        return acting == null ? first : acting;
    }

    @Override
    public void accept(Choice option) {
        if (first == null) first = option;
        if (acting == null && !(option instanceof Choice.Decline)) acting = option;
        last = option;
    }
}
