package io.github.deadcube.api;

import io.github.deadcube.api.rule.RuleId;
import io.vavr.collection.List;

/**
 * The rest of one rule, waiting for its turn: an immutable part of a {@link GameState}. Both sides may know it: nothing
 * of {@link Secrets} is in it.
 */
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

    /**
     * What is going on, outermost first: {@code round 2; A3 is active; A3 advances}.
     *
     * @param pending what is still to be done, first what is done next
     * @return one line
     */
    static String told(List<Pending> pending) {
        return pending.reverse().map(Pending::words).filter(w -> !w.isEmpty()).mkString("; ");
    }
}
