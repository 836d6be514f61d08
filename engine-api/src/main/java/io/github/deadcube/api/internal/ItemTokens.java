package io.github.deadcube.api.internal;

import io.github.deadcube.api.play.Token;
import io.github.deadcube.api.play.Token.TokenItem;
import io.vavr.collection.List;
import io.vavr.collection.Vector;

/**
 * The item tokens as both sides see them (SET-3, ITEM-3).
 *
 * @param lying what lies on the battlefield, in the order in which it came there
 * @param drawn the numbers of all tokens of the game, ascending, whatever has become of them
 * @param revealed what has been turned face up so far, the last first
 */
public record ItemTokens(Vector<Token> lying, Vector<Integer> drawn, List<TokenItem> revealed) {
    /** Before any is drawn. */
    public static final ItemTokens NONE = new ItemTokens(Vector.empty(), Vector.empty(), List.empty());

    /** The same tokens with others on the battlefield: like this one else. */
    public ItemTokens lying(Vector<Token> others) {
        return new ItemTokens(others, drawn, revealed);
    }
}
