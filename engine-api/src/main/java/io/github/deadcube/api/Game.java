package io.github.deadcube.api;

/** What does not change during a game, and what the engine has prepared from it. Equal for equal set-ups. */
public interface Game {
    /**
     * What was agreed.
     *
     * @return the checked set-up
     */
    Setup setup();

    /**
     * A fold over all of a state, the same on every machine and in every run. Of a ruleset its options and the identifiers
     * of its rules count, not what an application's sight or keywords do.
     *
     * @param state a state of this game
     * @return its digest
     */
    long digest(GameState state);

    /**
     * What {@link PlayerView#digest} promises.
     *
     * @param view a view of one of this game's states
     * @return 64 bits
     */
    long digest(PlayerView view);
}
