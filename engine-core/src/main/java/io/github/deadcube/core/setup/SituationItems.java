package io.github.deadcube.core.setup;

import io.github.deadcube.api.GameState.Secrets;
import io.github.deadcube.api.Situation;
import io.github.deadcube.api.Situation.ItemToken;
import io.github.deadcube.api.internal.ItemTokens;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Token;
import io.github.deadcube.api.play.Token.TokenItem;
import io.github.deadcube.api.rule.RuleId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** The item tokens of a situation as a state holds them. */
record SituationItems(Situation situation) {
    ItemTokens open() {
        Vector<Token> lying = situation
                .tokens()
                .flatMap(t -> t.cube().map(cube -> new Token(t.number(), cube, Option.when(t.faceUp(), t.item()))));
        return new ItemTokens(
                lying,
                secrets().tokens().map(TokenItem::token),
                revealed().sortBy(TokenItem::token).toList());
    }

    Secrets secrets() {
        return new Secrets(situation
                .tokens()
                .map(SituationItems::item)
                .appendAll(carried())
                .sortBy(TokenItem::token));
    }

    /** ITEM-3: the tokens that both sides know: a token that was picked up stays known. */
    Vector<TokenItem> revealed() {
        return situation
                .tokens()
                .filter(ItemToken::faceUp)
                .map(SituationItems::item)
                .appendAll(carried());
    }

    private Vector<TokenItem> carried() {
        return situation.models().flatMap(Model::found).map(carried -> new TokenItem(carried.token(), carried.item()));
    }

    private static TokenItem item(ItemToken t) {
        return new TokenItem(t.number(), t.item());
    }

    /** SET-3: the face-down tokens that exceed the number of their item in the pool. */
    Vector<TokenItem> tooMany() {
        Vector<RuleId> left =
                situation.setup().scenario().tokens(situation.setup().ruleset());
        for (TokenItem open : revealed()) left = left.remove(open.item());
        Vector<TokenItem> none = Vector.empty();
        for (ItemToken t : situation
                .tokens()
                .reject(ItemToken::faceUp)
                .sortBy(t -> t.cube().isEmpty())) {
            if (!left.contains(t.item())) none = none.append(item(t));
            left = left.remove(t.item());
        }
        return none;
    }
}
