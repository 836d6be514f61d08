package io.github.deadcube.core.resolve;

import io.github.deadcube.api.GameState.Secrets;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.internal.CardUses;
import io.github.deadcube.api.internal.ItemTokens;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Model.Carried;
import io.github.deadcube.api.play.Token;
import io.github.deadcube.api.play.Token.TokenItem;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Arrays;

/** ITEM, SET-3, SHO-8: tokens, items and weapons that can be used once. */
abstract class ItemChanges extends LastingChanges {
    ItemChanges(Now now) {
        super(now);
    }

    /**
     * SHO-8: a one-use weapon is spent.
     *
     * @param once the rule that makes it one-use
     */
    public void useUp(ModelId id, WeaponChoice weapon, RuleId once) {
        Model m = draft.model(id);
        if (weapon instanceof WeaponChoice.OnCard own) {
            put(m.withSpent(CardUses.with(m.spent(), own.number())));
            addEvent(new Event.UsedUp(id, draft.game.weapons(id)[own.number()].name(), once));
        } else if (weapon.isWeapon()) {
            use(id, ((WeaponChoice.OfItem) weapon).item(), RuleIds.ITEM_6);
        }
    }

    /** SET-3: decides the hidden items of the tokens; no side knows them. */
    public void decideTokens(Vector<RuleId> kinds) {
        draft.secrets = new Secrets(kinds.zipWithIndex((item, i) -> new TokenItem(i + 1, item)));
        draft.items = new ItemTokens(
                draft.items.lying(), draft.secrets.tokens().map(TokenItem::token), draft.items.revealed());
    }

    public int drawn() {
        return draft.items.drawn().size();
    }

    /** SET-3. */
    public void placeToken(int number, Cube cube) {
        addToken(new Token(number, cube, Option.none()));
        addEvent(new Event.TokenPlaced(number, cube));
    }

    /** Adds a token; through an array, because appending to a Vavr vector is slow. */
    private void addToken(Token token) {
        Token[] all = tokens().toJavaArray(Token[]::new);
        all = Arrays.copyOf(all, all.length + 1);
        all[all.length - 1] = token;
        draft.items = draft.items.lying(Vector.of(all));
    }

    private RuleId secret(Token token) {
        return draft.secrets.item(token.number()).get();
    }

    /** ITEM-3: turns the token face up. */
    public RuleId reveal(Token token) {
        if (token.faceUp()) return token.item().get();
        RuleId item = secret(token);
        draft.items = new ItemTokens(
                tokens().replace(token, new Token(token.number(), token.cube(), Option.some(item))),
                draft.items.drawn(),
                draft.items
                        .revealed()
                        .append(new TokenItem(token.number(), item))
                        .sortBy(TokenItem::token));
        addEvent(new Event.TokenRevealed(token.number(), item));
        return item;
    }

    /** SET-5: only this side learns the item of the token. */
    public void look(Side side, Token token) {
        put(side, draft.side(side).withLooked(draft.side(side).looked().append(token.number())));
        addEvent(new Event.TokenLookedAt(side, token.number(), Option.some(secret(token))));
    }

    public void removeToken(Token token, RuleId rule) {
        draft.items = draft.items.lying(tokens().filter(t -> t.number() != token.number()));
        addEvent(new Event.TokenGone(token.number(), rule));
    }

    /** ITEM-4: a model carries one item. */
    public void carry(ModelId id, Carried item) {
        put(draft.model(id).withItem(Option.some(item)));
        addEvent(new Event.ItemTaken(id, item.item(), item.token()));
    }

    /** ITEM-4: puts an item face up in a cube. */
    public void placeItem(ModelId id, Carried item, Cube cube, RuleId rule) {
        addToken(new Token(item.token(), cube, Option.some(item.item())));
        addEvent(new Event.ItemDropped(id, item.item(), item.token(), cube, rule));
    }

    /** ITEM-6, ITEM-7: removes an item that a model carries, or marks an item that its card prints as used up. */
    public void useItem(ModelId id, RuleId item) {
        use(id, item, item);
    }

    private void use(ModelId id, RuleId item, RuleId rule) {
        Model m = draft.model(id);
        if (m.item().exists(carried -> carried.item().equals(item))) {
            put(m.withItem(Option.none()));
            addEvent(new Event.ItemGone(id, item, rule));
            return;
        }
        for (HookOwners.PrintedItem printed : draft.game.owners().printed(draft.game.index(id)))
            if (printed.item().equals(item) && !m.usedUp(printed.number())) {
                put(m.withSpent(CardUses.with(m.spent(), printed.number())));
                addEvent(new Event.UsedUp(id, printed.printed(), RuleIds.ITEM_7));
                return;
            }
    }

    /** ITEM-4: a model gives up its item to take another. Bought equipment that is dropped is destroyed (DMG-4). */
    public void giveUp(ModelId id, boolean dropping) {
        Model m = draft.model(id);
        Carried item = m.item().get();
        put(m.withItem(Option.none()));
        if (dropping && !item.bought()) placeItem(id, item, m.cube(), RuleIds.ITEM_4);
        else addEvent(new Event.ItemGone(id, item.item(), RuleIds.ITEM_4));
    }
}
