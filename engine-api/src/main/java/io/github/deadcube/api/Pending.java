package io.github.deadcube.api;

import io.github.deadcube.api.rule.RuleId;

/** The rest of one rule, waiting for its turn: an immutable part of a {@link GameState}. */
public interface Pending {
    /**
     * The rule.
     *
     * @return its identifier
     */
    RuleId rule();

    /**
     * What is going on, in the rules' words, as a clause: {@code A3 advances}.
     *
     * @return a few words, made when asked for
     */
    String words();
}
