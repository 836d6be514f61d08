package io.github.deadcube.api.play;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.shared.InFull;
import io.vavr.control.Option;

/**
 * An item on the battlefield as both sides see it (ITEM-3).
 *
 * @param number 1 for the first placed; it never changes
 * @param item such as I-AMMO; empty while it is face down
 */
@InFull
@SavedName("token")
public record Token(int number, Cube cube, Option<RuleId> item) {
    /** Whether both sides may see the item: true after it has been picked up for the first time. */
    public boolean faceUp() {
        return item.isDefined();
    }

    /**
     * The item of a token, for a viewer that may know it.
     *
     * @param item such as I-AMMO
     */
    @InFull
    @SavedName("tokenItem")
    public record TokenItem(int token, RuleId item) {
        /** In words: {@code token 3 is I-AMMO}. */
        @Override
        public String toString() {
            return "token " + token + " is " + item;
        }
    }
}
