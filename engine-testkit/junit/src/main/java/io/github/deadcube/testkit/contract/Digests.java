package io.github.deadcube.testkit.contract;

import io.github.deadcube.api.GameState;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The states of one game, by their digests. */
final class Digests {
    private Digests() {}

    static void check(Replayed replayed) {
        TreeMap<Long, GameState> known = new TreeMap<>();
        for (GameState state : replayed.states()) {
            @Nullable GameState other = known.putIfAbsent(state.digest(), state);
            Broken.unless(
                    other == null || other.equals(state),
                    () -> "two states share a digest, the other is\n" + other,
                    state);
        }
    }
}
