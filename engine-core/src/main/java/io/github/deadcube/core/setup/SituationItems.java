package io.github.deadcube.core.setup;

import io.github.deadcube.api.GameState.Secrets;
import io.github.deadcube.api.Situation;
import io.github.deadcube.api.internal.ItemTokens;
import io.github.deadcube.api.play.ModelState.Carried;
import io.github.deadcube.api.play.Token;
import io.github.deadcube.api.play.Token.TokenItem;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** The items of a situation: the face-up, the face-down, the carried and the discarded tokens. */
final class SituationItems {
    private final Situation situation;
    private final Vector<Carrier> owners;

    private record Carrier(ModelId id, TokenItem item) {}

    SituationItems(Situation situation) {
        this.situation = situation;
        Vector<Carrier> said = situation
                .models()
                .flatMap(s -> s.item().map(item -> new Carrier(s.id(), new TokenItem(s.token(), item))))
                .appendAll(situation
                        .away()
                        .flatMap(a -> a.item().map(item -> new Carrier(a.id(), new TokenItem(a.token(), item)))));
        Vector<Carrier> unnumbered = said.filter(b -> b.item().token() == 0);
        int next = 1
                + said.map(b -> b.item().token())
                        .appendAll(situation.tokens().map(Situation.PlacedToken::number))
                        .appendAll(situation.gone().map(Situation.RemovedToken::number))
                        .max()
                        .getOrElse(0);
        this.owners = said.map(b -> b.item().token() > 0
                ? b
                : new Carrier(
                        b.id(),
                        new TokenItem(next + unnumbered.indexOf(b), b.item().item())));
    }

    ItemTokens open() {
        return new ItemTokens(
                situation.tokens().map(t -> new Token(t.number(), t.cube(), Option.when(t.faceUp(), t.item()))),
                secrets().tokens().map(TokenItem::token),
                revealed().sortBy(TokenItem::token).toList());
    }

    Secrets secrets() {
        return new Secrets(situation
                .tokens()
                .map(t -> new TokenItem(t.number(), t.item()))
                .appendAll(owners.map(Carrier::item))
                .appendAll(situation.gone().map(t -> new TokenItem(t.number(), t.item())))
                .sortBy(TokenItem::token));
    }

    /** ITEM-3: the tokens that both sides know: a token that was picked up stays known. */
    Vector<TokenItem> revealed() {
        return situation
                .tokens()
                .filter(Situation.PlacedToken::faceUp)
                .map(t -> new TokenItem(t.number(), t.item()))
                .appendAll(owners.map(Carrier::item))
                .appendAll(situation
                        .gone()
                        .filter(Situation.RemovedToken::faceUp)
                        .map(t -> new TokenItem(t.number(), t.item())));
    }

    Option<Carried> carried(ModelId id) {
        return owners.find(b -> b.id().equals(id))
                .map(b -> new Carried(b.item().item(), b.item().token()));
    }

    /** SET-3: the face-down tokens that exceed the number of their item in the pool. */
    Vector<TokenItem> tooMany() {
        Vector<RuleId> left =
                situation.setup().scenario().tokens(situation.setup().ruleset());
        for (TokenItem open : revealed()) left = left.remove(open.item());
        Vector<TokenItem> none = Vector.empty();
        Vector<TokenItem> hidden = situation
                .tokens()
                .reject(Situation.PlacedToken::faceUp)
                .map(t -> new TokenItem(t.number(), t.item()))
                .appendAll(situation
                        .gone()
                        .reject(Situation.RemovedToken::faceUp)
                        .map(t -> new TokenItem(t.number(), t.item())));
        for (TokenItem t : hidden) {
            if (!left.contains(t.item())) none = none.append(t);
            left = left.remove(t.item());
        }
        return none;
    }
}
