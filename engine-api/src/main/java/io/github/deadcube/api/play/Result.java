package io.github.deadcube.api.play;

import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Side;
import io.vavr.control.Option;

/**
 * How a game ended.
 *
 * @param winner the side that has won; none for a draw
 * @param rule the rule that ended it: VIC-5, VIC-6, VIC-7 or a scenario's own
 */
public record Result(Option<Side> winner, RuleId rule) {
    /** In words: {@code A wins (VIC-5)}, {@code a draw (VIC-6)}. */
    @Override
    public String toString() {
        return winner.map(w -> w + " wins").getOrElse("a draw") + " (" + rule + ")";
    }
}
