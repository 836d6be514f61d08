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
     * The same where the words depend on how the game stands.
     *
     * @param position how it stands
     * @return a few words, made when asked for
     */
    default String words(Position position) {
        return words();
    }

    /**
     * What is going on, outermost first: {@code round 2; A3 is active; A3 advances}.
     *
     * @param pending what is still to be done, first what is done next
     * @param position how the game stands
     * @return one line
     */
    static String told(List<Pending> pending, Position position) {
        return pending.reverse()
                .map(p -> p.words(position))
                .filter(w -> !w.isEmpty())
                .mkString("; ");
    }
}
