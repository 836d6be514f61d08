package io.github.deadcube.api;

import io.github.deadcube.api.rule.RuleId;
import io.vavr.collection.Vector;

/** What does not change during a game, and what the engine has prepared from it. Equal for equal set-ups. */
public abstract class Game {
    /** Games are the engine's; a test may have one of its own. */
    protected Game() {}

    /**
     * What was agreed.
     *
     * @return the checked set-up
     */
    public abstract Setup setup();

    /**
     * A fold over the set-up, the same on every machine and in every run: a key under which states name the set-up that they
     * belong to. Equal for equal set-ups.
     *
     * @return 64 bits
     */
    public abstract long digest();

    /**
     * The item tokens that are shuffled, {@link io.github.deadcube.api.extend.Ruleset#tokens}.
     *
     * @return in the order of the pool
     */
    protected Vector<RuleId> tokens() {
        return setup().ruleset().tokens();
    }

    /**
     * What {@link GameState#digest} promises. Of a ruleset its options and the identifiers of its rules count, not what an
     * application's sight or keywords do.
     *
     * @param state a state of this game
     * @return its digest
     */
    protected abstract long digest(GameState state);

    /**
     * What {@link PlayerView#digest} promises.
     *
     * @param view a view of one of this game's states
     * @return 64 bits
     */
    protected abstract long digest(PlayerView view);
}
