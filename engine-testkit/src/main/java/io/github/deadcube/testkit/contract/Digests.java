package io.github.deadcube.testkit.contract;

import io.github.deadcube.api.GameState;
import io.github.deadcube.testkit.jqwik.Played;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The states of one game, by their digests. */
final class Digests {
    private Digests() {}

    static void check(Played played) {
        TreeMap<Long, GameState> known = new TreeMap<>();
        known.put(played.beginning().digest(), played.beginning());
        for (Played.Step step : played.steps()) {
            GameState state = step.transition().state();
            @Nullable GameState other = known.putIfAbsent(state.digest(), state);
            Broken.unless(
                    other == null || other.equals(state), "two states share a digest, the other is\n" + other, state);
        }
    }
}
