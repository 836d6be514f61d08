package io.github.deadcube.testkit.bot;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import java.util.ArrayDeque;

/**
 * The walks that were looked for last. A movement begins as it did when its action was weighed, and is not walked again then. Belongs
 * to one bot.
 */
final class Walks {
    /** An activation weighs fewer. */
    private static final int KEPT = 8;

    private final ArrayDeque<Walk> last = new ArrayDeque<>(KEPT);

    /** From a state that asks for a step or a stop. */
    Walk from(Rules rules, Foresight foresight, GameState state) {
        for (Walk walk : last) if (walk.begins(state)) return walk;
        if (last.size() == KEPT) last.remove();
        Walk walk = new Walk(rules, foresight, state);
        last.add(walk);
        return walk;
    }
}
