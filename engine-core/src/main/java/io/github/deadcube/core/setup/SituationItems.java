package io.github.deadcube.core.setup;

import io.github.deadcube.api.Secrets;
import io.github.deadcube.api.Situation;
import io.github.deadcube.api.play.Carried;
import io.github.deadcube.api.play.ItemTokens;
import io.github.deadcube.api.play.Token;
import io.github.deadcube.api.play.TokenItem;
import io.github.deadcube.api.rule.RuleId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** The items of a situation: what lies open, and what is hidden. What is carried has numbers after those on the table. */
record SituationItems(Situation situation) {
    ItemTokens open() {
        return new ItemTokens(
                situation.tokens().map(t -> new Token(t.number(), t.cube(), Option.when(t.faceUp(), t.item()))),
                secrets().tokens().map(TokenItem::token),
                revealed().reverse().toList());
    }

    Secrets secrets() {
        return new Secrets(situation
                .tokens()
                .map(t -> new TokenItem(t.number(), t.item()))
                .sortBy(TokenItem::token)
                .appendAll(carried()));
    }

    /** ITEM-3: what has been picked up once is known to both sides. */
    Vector<TokenItem> revealed() {
        return situation
                .tokens()
                .filter(Situation.Lying::faceUp)
                .map(t -> new TokenItem(t.number(), t.item()))
                .appendAll(carried());
    }

    Option<Carried> carried(Situation.Standing s) {
        return s.item().map(item -> new Carried(item, number(s)));
    }

    private Vector<TokenItem> carried() {
        return situation.models().flatMap(s -> s.item().map(item -> new TokenItem(number(s), item)));
    }

    private int number(Situation.Standing s) {
        int lying = situation.tokens().map(Situation.Lying::number).max().getOrElse(0);
        return lying + 1 + situation.models().filter(o -> o.item().isDefined()).indexOf(s);
    }

    /** SET-3: the tokens that lie face down, but of which the pool has not as many. */
    Vector<Situation.Lying> tooMany() {
        Vector<RuleId> left = situation.setup().ruleset().tokens();
        for (TokenItem open : revealed()) left = left.remove(open.item());
        Vector<Situation.Lying> none = Vector.empty();
        for (Situation.Lying t : situation.tokens().reject(Situation.Lying::faceUp)) {
            if (!left.contains(t.item())) none = none.append(t);
            left = left.remove(t.item());
        }
        return none;
    }
}
