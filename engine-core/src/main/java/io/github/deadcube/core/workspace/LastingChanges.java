package io.github.deadcube.core.workspace;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Face;
import io.github.deadcube.api.extend.RuleData;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.internal.CardUses;
import io.github.deadcube.api.internal.DelayedEffect;
import io.github.deadcube.api.internal.FullPosition.ItemTokens;
import io.github.deadcube.api.internal.StateBounds;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Model.Carried;
import io.github.deadcube.api.play.Token;
import io.github.deadcube.api.play.Token.TokenItem;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.hooks.HookOwners;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Arrays;
import java.util.Comparator;
import java.util.function.Predicate;

/**
 * KT-4, KT-17, ITEM, SET-3, SHO-8: changes what models have and what lies in cubes: marks, markers, tokens, items; what
 * rules remember, and delayed effects.
 */
public final class LastingChanges {
    /** More than the rules of a game remember, and more effects than wait in it. */
    private static final int MOST_KEPT = 999;

    private static final Comparator<Marker> BATTLEFIELD_ORDER = Comparator.comparing(Marker::cube);

    private final Draft draft;
    private final View view;
    private final Events events;
    private final EffectsCheck check;

    public LastingChanges(Draft draft, View view, Events events) {
        this.draft = draft;
        this.view = view;
        this.events = events;
        this.check = view.check;
    }

    /** Throws if a rule gives an amount that no state may have. */
    public static void within(int amount, int least, int most, String what, RuleId rule) {
        if (amount < least || amount > most) throw new IllegalArgumentException(rule + " gives " + amount + " " + what);
    }

    public void addMark(ModelId id, Mark mark) {
        check.call("addMark", id, mark);
        Model m = draft.model(id);
        if (!m.inPlay()) return;
        if (m.marks().size() >= StateBounds.MOST_MARKS)
            throw new IllegalArgumentException(
                    mark.rule() + " gives a mark to " + id + ", which has " + StateBounds.MOST_MARKS);
        draft.put(m.withMarks(m.marks().isEmpty() ? List.of(mark) : m.marks().append(mark)));
        events.announce(new Event.Marked(id, mark));
    }

    public void removeMarks(ModelId id, RuleId rule) {
        check.citing(rule, "removeMarks", id);
        removeMarks(draft.model(id), mark -> mark.rule().equals(rule));
    }

    Array<Model> models() {
        return view.models();
    }

    public List<Mark> takeMarks(ModelId id, Predicate<Mark> which) {
        return removeMarks(draft.model(id), which);
    }

    /** Removes the marks, memories and markers that end at this time. */
    public void expire(Mark.Until until) {
        for (long left = draft.roster.marked(); left != 0; left &= left - 1)
            removeMarks(view.model(Long.numberOfTrailingZeros(left)), mark -> ends(mark.until(), until));
        if (!draft.store.memories().isEmpty()) forget(memory -> ends(memory.until(), until));
        removeMarkers(marker -> ends(marker.until(), until));
    }

    /** KT-17: what lasts for a test or a SHOOT ends with the activation at the latest. */
    private static boolean ends(Mark.Until own, Mark.Until until) {
        boolean within = own == Mark.Until.TEST || own == Mark.Until.SHOOT;
        return own == until || within && until == Mark.Until.ACTIVATION;
    }

    /** KT-17: removes the marks, memories and markers of a model that last for one SHOOT. */
    public void expireShoot(ModelId id) {
        removeMarks(draft.model(id), mark -> mark.until() == Mark.Until.SHOOT);
        forget(memory -> memory.owner().equals(id) && memory.until() == Mark.Until.SHOOT);
        removeMarkers(
                marker -> marker.until() == Mark.Until.SHOOT && marker.owner().contains(id));
    }

    private void removeMarkers(Predicate<Marker> which) {
        if (draft.markers().isEmpty()) return;
        for (Marker marker : draft.laid()) if (which.test(marker)) removeMarker(marker, marker.rule());
    }

    private List<Mark> removeMarks(Model m, Predicate<Mark> which) {
        Tuple2<List<Mark>, List<Mark>> parts = m.marks().partition(which);
        List<Mark> gone = parts._1();
        if (gone.isEmpty()) return gone;
        draft.put(m.withMarks(parts._2()));
        gone.forEach(mark -> events.announce(new Event.Unmarked(m.id(), mark)));
        return gone;
    }

    /** Adds to what a rule remembers about a model in play. */
    public void remember(RuleData.Memory memory) {
        check.data("remember", memory);
        draft.changes();
        within(draft.store.memories().size() + 1, 0, MOST_KEPT, "memories to the game", memory.rule());
        if (draft.model(memory.owner()).inPlay())
            draft.store = draft.store.withMemories(draft.store.memories().append(memory));
    }

    public void forget(Predicate<RuleData.Memory> which) {
        draft.changes();
        List<RuleData.Memory> all = draft.store.memories();
        if (all.exists(which)) draft.store = draft.store.withMemories(all.reject(which));
    }

    public List<RuleData.Memory> takeMemories(Predicate<RuleData.Memory> which) {
        List<RuleData.Memory> gone = draft.store.memories().filter(which);
        forget(which);
        return gone;
    }

    public void explode(RuleId rule, Trigger.Impact at, int dice) {
        check.call("explode", rule, at);
        check.number("the number of dice", dice, 0, StateBounds.MOST_DICE);
        delay(new DelayedEffect.Explosion(rule, at, dice));
    }

    public void setOffTrap(Keyword keyword, Trigger.Impact at) {
        check.call("setOffTrap", keyword, at);
        delay(new DelayedEffect.TrapEffect(keyword, at));
    }

    public void changeStatus(Seq<ModelId> models, boolean pinned, RuleId rule) {
        check.call("changeStatus", models, rule);
        delay(new DelayedEffect.StatusEffect(rule, models.toVector(), pinned));
    }

    private void delay(DelayedEffect what) {
        draft.changes();
        if (draft.store.waiting().size() >= MOST_KEPT)
            throw new IllegalArgumentException("a rule sets off more than " + MOST_KEPT + " effects");
        draft.store = draft.store.withWaiting(draft.store.waiting().append(what));
    }

    /** Takes all delayed effects; later ones are collected in a new list. */
    public List<DelayedEffect> takeDelayed() {
        List<DelayedEffect> all = draft.store.waiting();
        draft.store = draft.store.withWaiting(List.empty());
        return all;
    }

    /** Puts delayed effects back, after those that were added since. */
    public void requeueDelayed(List<DelayedEffect> rest) {
        draft.store = draft.store.withWaiting(draft.store.waiting().appendAll(rest));
    }

    /**
     * Lays a marker if the cube has a floor (GEO-5, K-SMOKE). A marker that blocks sight is laid once per cube and
     * fills both sides of a half-cube (K-SMOKE, GEO-7). Markers are kept in battlefield order, so that equal markers
     * are equal; those of one cube keep the order of laying.
     */
    public void placeMarker(Marker marker, RuleId rule) {
        check.citing(rule, "placeMarker", marker);
        draft.changes();
        within(draft.markers().size() + 1, 0, StateBounds.MOST_MARKERS, "markers to the battlefield", rule);
        boolean blocksSight = view.blocksSight(marker);
        Marker laid = blocksSight ? marker.withCube(marker.cube().whole()) : marker;
        if (!draft.game.battlefield().hasFloor(laid.cube())
                || blocksSight && view.smoke().contains(laid.cube())) return;
        draft.lay(draft.markers().append(laid).sorted(BATTLEFIELD_ORDER));
        events.announce(new Event.MarkerLaid(laid, rule));
    }

    public void removeMarker(Marker marker, RuleId rule) {
        check.citing(rule, "removeMarker", marker);
        draft.changes();
        if (!draft.markers().contains(marker)) return;
        draft.lay(draft.markers().remove(marker));
        events.announce(new Event.MarkerGone(marker, rule));
        Battlefield before = draft.game.battlefield();
        draft.game = draft.game.with(draft.markers());
        for (Face.Placed face : draft.game.battlefield().facesUnlike(before))
            events.announce(new Event.FaceChanged(face, rule));
    }

    public void keepMarker(Marker marker) {
        check.call("keepMarker", marker);
        events.announce(new Event.MarkerStayed(marker));
    }

    /** SHO-8: a weapon is spent, because a rule makes it one-use. */
    public void useUp(ModelId id, WeaponChoice weapon, RuleId once) {
        Model m = draft.model(id);
        if (weapon.isOnCard()) {
            draft.put(m.withUsedUp(CardUses.with(m.usedUp(), weapon.number())));
            events.announce(new Event.UsedUp(id, draft.game.weapons(id)[weapon.number()].name(), once));
        } else {
            weapon.item().forEach(item -> use(id, item, RuleIds.ITEM_6));
        }
    }

    /** SET-3: decides the hidden items of the tokens; no side knows them. */
    public void decideTokens(Vector<RuleId> kinds) {
        draft.secrets = kinds.zipWithIndex((item, i) -> new TokenItem(i + 1, item));
        draft.items = new ItemTokens(draft.items.lying(), draft.secrets.map(TokenItem::token), draft.items.revealed());
    }

    public int drawn() {
        return draft.items.drawn().size();
    }

    public void placeToken(int number, Cube cube) {
        addToken(new Token(number, cube, Option.none()));
        events.announce(new Event.TokenPlaced(number, cube));
    }

    /** Adds a token; through an array, because appending to a Vavr vector is slow. */
    private void addToken(Token token) {
        Token[] all = draft.items.lying().toJavaArray(Token[]::new);
        all = Arrays.copyOf(all, all.length + 1);
        all[all.length - 1] = token;
        draft.items = draft.items.lying(Vector.of(all));
    }

    private RuleId secret(Token token) {
        return draft.secrets.find(t -> t.token() == token.number()).get().item();
    }

    /** ITEM-3: turns the token face up. */
    public RuleId reveal(Token token) {
        if (token.faceUp()) return token.item().get();
        RuleId item = secret(token);
        draft.items = new ItemTokens(
                draft.items.lying().replace(token, new Token(token.number(), token.cube(), Option.some(item))),
                draft.items.drawn(),
                draft.items
                        .revealed()
                        .append(new TokenItem(token.number(), item))
                        .sortBy(TokenItem::token));
        events.announce(new Event.TokenRevealed(token.number(), item));
        return item;
    }

    /** SET-5: only this side learns the item of the token. */
    public void look(Side side, Token token) {
        draft.put(side, draft.side(side).withLooked(draft.side(side).looked().append(token.number())));
        events.announce(new Event.TokenLookedAt(side, token.number(), Option.some(secret(token))));
    }

    public void removeToken(Token token, RuleId rule) {
        draft.items = draft.items.lying(draft.items.lying().filter(t -> t.number() != token.number()));
        events.announce(new Event.TokenGone(token.number(), rule));
    }

    public void carry(ModelId id, Carried item) {
        draft.put(draft.model(id).withItem(Option.some(item)));
        events.announce(new Event.ItemTaken(id, item.item(), item.token()));
    }

    public void placeItem(ModelId id, Carried item, Cube cube, RuleId rule) {
        addToken(new Token(item.token(), cube, Option.some(item.item())));
        events.announce(new Event.ItemDropped(id, item.item(), item.token(), cube, rule));
    }

    /** ITEM-6, ITEM-7: removes an item that a model carries, or marks an item that its card prints as used up. */
    public void useItem(ModelId id, RuleId item) {
        check.call("useItem", id, item);
        use(id, item, item);
    }

    private void use(ModelId id, RuleId item, RuleId rule) {
        Model m = draft.model(id);
        if (m.item().exists(carried -> carried.item().equals(item))) {
            draft.put(m.withItem(Option.none()));
            events.announce(new Event.ItemGone(id, item, rule));
            return;
        }
        for (HookOwners.PrintedItem printed : draft.game.owners().printed(id))
            if (printed.item().equals(item) && !m.usedUp(printed.number())) {
                draft.put(m.withUsedUp(CardUses.with(m.usedUp(), printed.number())));
                events.announce(new Event.UsedUp(id, printed.printed(), RuleIds.ITEM_7));
                return;
            }
    }

    /** ITEM-4: a model gives up its item to take another. Bought equipment that is dropped is destroyed (DMG-4). */
    public void giveUp(ModelId id, boolean dropping) {
        Model m = draft.model(id);
        Carried item = m.item().get();
        draft.put(m.withItem(Option.none()));
        if (dropping && !item.bought()) placeItem(id, item, m.cube(), RuleIds.ITEM_4);
        else events.announce(new Event.ItemGone(id, item.item(), RuleIds.ITEM_4));
    }
}
