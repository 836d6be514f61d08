package io.github.deadcube.api.play;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.rule.RuleId;

/**
 * An item on the battlefield (ITEM-3). What lies face down is hidden: a state shows it, a side's view does not.
 *
 * @param number its own, 1 for the first placed; kept as long as it exists
 * @param item what it is, such as I-AMMO
 * @param cube where it lies
 * @param faceUp whether both sides may see what it is
 */
public record Token(int number, RuleId item, Cube cube, boolean faceUp) {
    /**
     * The same token turned over.
     *
     * @return face up
     */
    public Token revealed() {
        return new Token(number, item, cube, true);
    }
}
