package io.github.deadcube.api.play;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.rule.RuleId;
import io.vavr.control.Option;

/**
 * An item on the battlefield as both sides see it (ITEM-3).
 *
 * @param number its own, 1 for the first placed; kept as long as it exists
 * @param cube where it lies
 * @param item what it is, such as I-AMMO; none while it lies face down
 */
public record Token(int number, Cube cube, Option<RuleId> item) {
    /** Whether both sides may see what it is: true once it has been picked up for the first time. */
    public boolean faceUp() {
        return item.isDefined();
    }

    /**
     * What an item token is, for those who know it.
     *
     * @param item what it is, such as I-AMMO
     */
    public record TokenItem(int token, RuleId item) {
        /** In words: {@code token 3 is I-AMMO}. */
        @Override
        public String toString() {
            return "token " + token + " is " + item;
        }
    }
}
