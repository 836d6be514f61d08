package io.github.deadcube.api.internal;

import io.github.deadcube.api.play.Token;
import io.github.deadcube.api.play.Token.TokenItem;
import io.vavr.collection.List;
import io.vavr.collection.Vector;

/**
 * The item tokens as both sides see them (SET-3, ITEM-3).
 *
 * @param lying the tokens on the battlefield, in the order in which they were placed or dropped there
 * @param drawn the numbers of all tokens of the game, ascending, including tokens that are gone
 * @param revealed the tokens that were turned face up so far, ascending
 */
public record ItemTokens(Vector<Token> lying, Vector<Integer> drawn, List<TokenItem> revealed) {
    /** No tokens: the state before they are drawn. */
    public static final ItemTokens NONE = new ItemTokens(Vector.empty(), Vector.empty(), List.empty());

    /** The same with other tokens on the battlefield. */
    public ItemTokens lying(Vector<Token> others) {
        return new ItemTokens(others, drawn, revealed);
    }
}
