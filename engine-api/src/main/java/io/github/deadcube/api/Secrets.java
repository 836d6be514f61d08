package io.github.deadcube.api;

import io.github.deadcube.api.play.TokenItem;
import io.github.deadcube.api.rule.RuleId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * All that is hidden from somebody (SET-3, ITEM-3): what the item tokens are. It is settled when they are drawn, and no
 * part of it is held anywhere else in a {@link GameState}.
 *
 * @param tokens every token drawn, by ascending number, those too that have been turned face up since
 */
public record Secrets(Vector<TokenItem> tokens) {
    /** Before anything is drawn. */
    public static final Secrets NONE = new Secrets(Vector.empty());

    /**
     * What a token is.
     *
     * @param token its number
     * @return the item, or none if no such token was drawn
     */
    public Option<RuleId> item(int token) {
        for (TokenItem t : tokens) if (t.token() == token) return Option.some(t.item());
        return Option.none();
    }
}
