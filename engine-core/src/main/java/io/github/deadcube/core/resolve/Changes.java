package io.github.deadcube.core.resolve;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.GameState.Secrets;
import io.github.deadcube.api.Position.ActiveModel;
import io.github.deadcube.api.Position.Recon;
import io.github.deadcube.api.Position.SideState;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.board.Place;
import io.github.deadcube.api.extend.DelayedEffect;
import io.github.deadcube.api.extend.SpecialOrder.TrackedFact;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.internal.FullPosition;
import io.github.deadcube.api.internal.ItemTokens;
import io.github.deadcube.api.internal.Roster;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.play.ModelState.Carried;
import io.github.deadcube.api.play.Prompt.Result;
import io.github.deadcube.api.play.Token;
import io.github.deadcube.api.play.Token.TokenItem;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.CommandDice;
import io.github.deadcube.api.team.CommandFace;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Arrays;
import java.util.Comparator;
import java.util.function.Predicate;

/** The changes of the game. Each change is made here and announced as an event with its rule; no other class makes events. */
@SuppressWarnings("NullAway.Init") // fields are set when the workspace is lent
abstract class Changes extends Scene {
    private static final Comparator<Marker> BOARD_ORDER = Comparator.comparing(Marker::cube);

    /** The events, oldest first; the list is built only on request. */
    private Event[] events = new Event[16];

    private int eventCount;
    protected Secrets secrets;

    /** Loads a state and clears the events. */
    protected void load(GameState state) {
        load(FullPosition.of(state.position()));
        secrets = state.secrets();
        eventCount = 0;
    }

    /** How many enclosing frames (attacks, explosions and similar) the current frame is inside. */
    public abstract int depth();

    /** K-STUN, ADV-6, ADV-18: cancels the rest of a model's move, active or not. */
    protected abstract void stopMoves(ModelId model);

    List<Event> events() {
        List<Event> oldestFirst = List.empty();
        for (int i = eventCount - 1; i >= 0; i--) oldestFirst = oldestFirst.prepend(events[i]);
        return oldestFirst;
    }

    /** Clears the events. */
    final void clearEvents() {
        eventCount = 0;
    }

    private void addEvent(Event event) {
        if (eventCount == events.length) events = Arrays.copyOf(events, eventCount * 2);
        events[eventCount++] = event;
    }

    /** Announces an event that changes nothing. */
    public final void announce(Event event) {
        addEvent(event);
    }

    /** Throws if a rule gives a negative amount. */
    protected static void notNegative(int amount, String what, RuleId rule) {
        if (amount < 0) throw new IllegalArgumentException(rule + " gives " + amount + " " + what);
    }

    private void put(Side side, SideState s) {
        if (side == Side.A) a = s;
        else b = s;
    }

    public final void deploy(ModelId id, Place place, RuleId rule) {
        put(StateEdit.put(model(id), ModelState.Status.IN_PLAY, place));
        addEvent(new Event.Deployed(id, place, rule));
    }

    /** A model moves by choice; it is on spot 0 while it only passes through a cube (ADV-17). */
    public final void move(ModelId id, Place place, RuleId rule) {
        ModelState m = model(id);
        // a fight that was due in the cube that the model leaves is cancelled (KT-2)
        boolean elsewhere = !m.cube().equals(place.cube());
        put(StateEdit.at(m, place, elsewhere ? 0 : m.forced()));
        addEvent(new Event.Moved(id, place, rule));
        if (elsewhere && m.marked(RuleIds.ADV_19)) removeMarks(id, RuleIds.ADV_19);
    }

    /** ADV-3: a model leaves the battlefield, with its marks and its item. */
    public final void leave(ModelId id) {
        Roster before = roster;
        put(StateEdit.left(model(id)));
        addEvent(new Event.Left(id));
        settleStarter(id.side(), before);
    }

    /** A model is moved by force. If it lands in another cube, a fight may be due there (AWAY-4, PIN-3). */
    public final void force(ModelId id, Place place, RuleId rule) {
        ModelState m = model(id);
        boolean elsewhere = !m.cube().equals(place.cube());
        if (elsewhere) cancelDueFights(place.cube());
        put(StateEdit.at(m, place, elsewhere ? depth() : m.forced()));
        addEvent(new Event.ForcedTo(id, place, rule));
        if (elsewhere && m.marked(RuleIds.ADV_19)) removeMarks(id, RuleIds.ADV_19);
        if (elsewhere && isActive(id)) active = StateEdit.displaced(active.get(), true);
    }

    /** AWAY-4: a model that was forced here and met no enemy owes no fight any more; the model that comes in now fights it. */
    private void cancelDueFights(Cube cube) {
        for (int i = 0; i < count(); i++) {
            ModelState m = model(i);
            if (m.forced() != 0 && m.cube().equals(cube) && !enemies(m, cube, false)) put(StateEdit.forced(m, 0));
        }
    }

    /** The fight that a forced move made due begins. */
    public final void clearForced(ModelId id) {
        put(StateEdit.forced(model(id), 0));
    }

    /** PIN-4: a pinned model stays pinned. PIN-5: some are never pinned. ACT-5: ends the activation of an active model. */
    public final void pin(ModelId id, RuleId rule) {
        ModelState m = model(id);
        if (!m.inPlay() || m.pinned() || hasTrait(id, Trait.NEVER_PINNED)) return;
        put(StateEdit.pinned(m, true));
        addEvent(new Event.Pinned(id, rule));
        endActivation(id);
    }

    public final void standUp(ModelId id, RuleId rule) {
        ModelState m = model(id);
        if (!m.inPlay() || !m.pinned()) return;
        put(StateEdit.pinned(m, false));
        addEvent(new Event.StoodUp(id, rule));
    }

    /** RND-3, RND-8. */
    public final void markActivated(ModelId id, RuleId rule) {
        ModelState m = model(id);
        if (!m.inPlay() && !inReserve(m)) return;
        endActivation(id);
        stopMoves(id);
        if (m.activated()) return;
        Roster before = roster;
        put(StateEdit.activated(m, true));
        addEvent(new Event.MarkedActivated(id, rule));
        settleStarter(id.side(), before);
    }

    public final void unmarkActivated(ModelId id, RuleId rule) {
        ModelState m = model(id);
        if (!m.inPlay() || !m.activated()) return;
        put(StateEdit.activated(m, false));
        addEvent(new Event.MarkerRemoved(id, rule));
    }

    /** RND-9: removes the activation markers of all models. */
    public final void unmarkAll(RuleId rule) {
        ModelState[] all = new ModelState[count()];
        for (int i = 0; i < all.length; i++) {
            ModelState m = model(i);
            boolean marked = (m.inPlay() || inReserve(m)) && m.activated();
            all[i] = marked ? StateEdit.activated(m, false) : m;
            if (marked) addEvent(new Event.MarkerRemoved(m.id(), rule));
        }
        roster = Roster.of(Array.of(all));
    }

    /** R25-K-DROP-SUIT: whether the model is in reserve and can be activated there. */
    private boolean inReserve(ModelState m) {
        return m.status() == ModelState.Status.RESERVE && game.isActivatedInReserve(m.id());
    }

    /** RND-8: ends the activation of the model if it is active. */
    public final void endActivation(ModelId id) {
        if (isActive(id)) active = StateEdit.over(active.get());
    }

    /** RND-7: the last side to have no model left to activate while the other side has some starts the next round. */
    private void settleStarter(Side side, Roster before) {
        if ((waiting(before) & game.set(side)) != 0 && waiters(side) == 0 && waiters(side.other()) != 0)
            starter = Option.some(side);
    }

    /** DMG-1, step 6, DMG-3: a model loses HP; without HP it dies. */
    public final void hurt(ModelId id, int hitPoints, RuleId rule) {
        ModelState m = model(id);
        if (!m.inPlay() || hitPoints <= 0) return;
        int lost = Math.min(hitPoints, m.profile().hitPoints() - m.damage());
        put(StateEdit.damage(m, m.damage() + lost));
        addEvent(new Event.Damaged(id, lost, rule));
        if (m.damage() + lost >= m.profile().hitPoints()) remove(id, rule);
    }

    public final void heal(ModelId id, int hitPoints, RuleId rule) {
        notNegative(hitPoints, "HP", rule);
        ModelState m = model(id);
        int back = Math.min(hitPoints, m.damage());
        if (!m.inPlay() || back <= 0) return;
        put(StateEdit.damage(m, m.damage() - back));
        addEvent(new Event.Healed(id, back, rule));
    }

    /** DMG-3, VIC-1: removes a killed model. The other side scores for it, whatever the cause. */
    public final void remove(ModelId id, RuleId rule) {
        ModelState m = model(id);
        if (!m.inPlay()) return;
        Roster before = roster;
        put(StateEdit.killed(m));
        addEvent(new Event.Killed(id, rule));
        for (Mark mark : m.marks()) if (mark.rule().equals(RuleIds.ORD_1)) noteOrder(id.side(), mark.until());
        m.item().filter(item -> !item.bought()).forEach(item -> placeItem(id, item, m.cube(), RuleIds.DMG_4));
        addScore(id.side().other(), game.scenario().worth(this, m), RuleIds.VIC_1);
        settleStarter(id.side(), before);
    }

    public final void addScore(Side side, int points, RuleId rule) {
        notNegative(points, "VP", rule);
        if (points == 0) return;
        SideState s = side(side);
        put(side, StateEdit.score(s, s.score() + points));
        addEvent(new Event.Scored(side, points, rule));
    }

    public final void addMark(ModelId id, Mark mark) {
        ModelState m = model(id);
        if (!m.inPlay()) return;
        put(StateEdit.marks(m, m.marks().isEmpty() ? List.of(mark) : m.marks().append(mark)));
        addEvent(new Event.Marked(id, mark));
    }

    public final void removeMarks(ModelId id, RuleId rule) {
        removeMarks(model(id), mark -> mark.rule().equals(rule));
    }

    /** Removes the marks and markers that end at this time. */
    public final void expire(Mark.Until until) {
        for (long left = roster.marked(); left != 0; left &= left - 1)
            removeMarks(model(Long.numberOfTrailingZeros(left)), mark -> ends(mark, until));
        if (markers.isEmpty()) return;
        for (Marker marker : laid()) if (marker.until() == until) removeMarker(marker, marker.rule());
    }

    private static boolean ends(Mark mark, Mark.Until until) {
        return mark.until() == until || mark.until() == Mark.Until.SHOOT && until == Mark.Until.ACTIVATION;
    }

    /** KT-17: removes the marks of a model that last for one SHOOT. */
    public final void expireShoot(ModelId id) {
        removeMarks(model(id), mark -> mark.until() == Mark.Until.SHOOT);
    }

    private void removeMarks(ModelState m, Predicate<Mark> which) {
        List<Mark> gone = m.marks().isEmpty() ? List.empty() : m.marks().filter(which);
        if (gone.isEmpty()) return;
        put(StateEdit.marks(m, m.marks().removeAll(gone)));
        gone.forEach(mark -> addEvent(new Event.Unmarked(m.id(), mark)));
    }

    /** SHO-8: a one-use weapon is spent. */
    public final void useUp(ModelId id, WeaponChoice weapon) {
        ModelState m = model(id);
        if (weapon instanceof WeaponChoice.OnCard own) {
            put(StateEdit.usedUp(m, own.number()));
            addEvent(new Event.UsedUp(id, game.weapons(id)[own.number()].name()));
        } else if (weapon.isWeapon()) {
            use(id, ((WeaponChoice.OfItem) weapon).item(), RuleIds.ITEM_6);
        }
    }

    /** CMD-1, CMD-2. */
    public final void rolledCommand(Side side, CommandDice dice) {
        put(side, withCommand(side, commandDice(side).plus(dice)));
        addEvent(new Event.CommandRolled(side, dice));
    }

    public final void putBackCommand(Side side, CommandDice dice) {
        put(side, withCommand(side, commandDice(side).minus(dice)));
        addEvent(new Event.CommandPutBack(side, dice));
    }

    /** CMD-4: a spent die is discarded. */
    public final void spendCommand(Side side, CommandFace face, RuleId rule) {
        put(side, withCommand(side, commandDice(side).plus(face, -1)));
        addEvent(new Event.CommandSpent(side, face, rule));
        if (rule.equals(RuleIds.CMD_8) && active.isDefined() && game.tracks(TrackedFact.DICE))
            addMark(active.get().model(), new Mark(rule, face.number(), Mark.Until.ACTIVATION));
        if (face == CommandFace.MODEL && game.reservesDice() && !rule.equals(RuleIds.CMD_5)) removeEarmark(side);
    }

    /** R25-K-COMM-RELAY: earmarked dice, which may not buy a re-roll, are spent before equal dice. */
    private void removeEarmark(Side side) {
        for (Marker marker : markers)
            if (game.reservesDice(marker.rule()) && marker.owner().exists(owner -> owner.side() == side)) {
                removeMarker(marker, marker.rule());
                if (marker.number() > 1) placeMarker(marker.withNumber(marker.number() - 1), marker.rule());
                return;
            }
    }

    public final void discardCommand(Side side) {
        CommandDice left = commandDice(side);
        if (left.equals(CommandDice.NONE)) return;
        put(side, withCommand(side, CommandDice.NONE));
        addEvent(new Event.CommandDiscarded(side, left));
    }

    /** ORD-6: one die is discarded. */
    public final void discardCommand(Side side, CommandFace face) {
        if (!commandDice(side).has(face)) return;
        put(side, withCommand(side, commandDice(side).plus(face, -1)));
        addEvent(new Event.CommandDiscarded(side, CommandDice.of(face)));
    }

    private SideState withCommand(Side side, CommandDice dice) {
        return StateEdit.command(side(side), dice);
    }

    public final void takeZone(Side side, int zone) {
        put(side, StateEdit.zone(side(side), zone));
        addEvent(new Event.ZoneTaken(side, zone));
    }

    /** SET-9: sorted in board order, so that the order of adding does not matter. */
    public final void addToZone(Side side, Cube cube) {
        put(side, StateEdit.added(side(side), side(side).added().append(cube).sorted()));
        addEvent(new Event.CubeAdded(side, cube));
    }

    public final void beginRound() {
        round++;
        starter = Option.none();
        addEvent(new Event.RoundBegan(round));
    }

    public final void beginTurn(Side side) {
        initiative = side;
        addEvent(new Event.TurnBegan(side));
    }

    public final void initiative(Side side, RuleId rule) {
        initiative = side;
        addEvent(new Event.InitiativeTaken(side, rule));
    }

    public final void beginActivation(ModelId id) {
        active = Option.some(new ActiveModel(id, id.side(), false, false, 0, 0));
        addEvent(new Event.ActivationBegan(id));
    }

    /** CMD-9: counts a special order; most orders may be used once per activation. */
    public final void countOrder(Side side) {
        if (active.isDefined()) active = StateEdit.ordered(active.get(), side);
    }

    /** ORD-1: notes the use of an order that may be used once per round or roll on a model, the leader if it is in play. */
    public final void noteOrder(Side side, Mark.Until until) {
        ModelId owner = game.leader(side);
        for (int i = game.first(side); i < game.end(side) && !model(owner).inPlay(); i++)
            if (model(i).inPlay()) owner = game.id(i);
        addMark(owner, new Mark(RuleIds.ORD_1, 1, until));
    }

    /** K-RAMPAGE: the side that decides and rolls for the active model until its activation ends. */
    public final void giveControl(Side side, RuleId rule) {
        if (active.isEmpty() || active.get().controller() == side) return;
        ModelId id = active.get().model();
        active = StateEdit.controller(active.get(), side);
        addEvent(new Event.ControlPassed(id, side, rule));
    }

    public final void endActivation() {
        active = Option.none();
    }

    public final void beginMovement(ModelId id) {
        if (displaced() && isActive(id)) active = StateEdit.displaced(active.get(), false);
        if (active.isDefined() && game.tracks(TrackedFact.ENEMIES_BESIDE)) markBesideEnemies();
    }

    /** ORD-2: marks the models that share a cube with an enemy when an action begins. */
    private void markBesideEnemies() {
        for (ModelState m : models()) {
            boolean beside = m.inPlay() && isBesideEnemies(m.id());
            if (beside == m.marked(RuleIds.ORD_2)) continue;
            if (beside) addMark(m.id(), new Mark(RuleIds.ORD_2, 1, Mark.Until.ACTIVATION));
            else removeMarks(m.id(), RuleIds.ORD_2);
        }
    }

    /** KT-4: adds a delayed effect. */
    public final void setOff(DelayedEffect what) {
        setOff = setOff.append(what);
    }

    /** Takes all delayed effects; later ones are collected in a new list. */
    public final List<DelayedEffect> takeDelayed() {
        List<DelayedEffect> all = setOff;
        setOff = List.empty();
        return all;
    }

    /** Puts delayed effects back, after those that were added since. */
    public final void requeueDelayed(List<DelayedEffect> rest) {
        setOff = setOff.appendAll(rest);
    }

    public final void end(Result how) {
        result = Option.some(how);
        addEvent(new Event.Ended(how));
    }

    /** SET-3: decides the hidden items of the tokens; no side knows them. */
    public final void decideTokens(Vector<RuleId> kinds) {
        secrets = new Secrets(kinds.zipWithIndex((item, i) -> new TokenItem(i + 1, item)));
        items = new ItemTokens(items.lying(), secrets.tokens().map(TokenItem::token), items.revealed());
    }

    public final int drawn() {
        return items.drawn().size();
    }

    /** SET-3. */
    public final void placeToken(int number, Cube cube) {
        addToken(new Token(number, cube, Option.none()));
        addEvent(new Event.TokenPlaced(number, cube));
    }

    /** Adds a token; through an array, because appending to a Vavr vector is slow. */
    private void addToken(Token token) {
        Token[] all = tokens().toJavaArray(Token[]::new);
        all = Arrays.copyOf(all, all.length + 1);
        all[all.length - 1] = token;
        items = items.lying(Vector.of(all));
    }

    private RuleId secret(Token token) {
        return secrets.item(token.number()).get();
    }

    /** ITEM-3: turns the token face up. */
    public final RuleId reveal(Token token) {
        if (token.faceUp()) return token.item().get();
        RuleId item = secret(token);
        items = new ItemTokens(
                tokens().replace(token, new Token(token.number(), token.cube(), Option.some(item))),
                items.drawn(),
                items.revealed().prepend(new TokenItem(token.number(), item)));
        addEvent(new Event.TokenRevealed(token.number(), item));
        return item;
    }

    /** SET-5: only this side learns the item of the token. */
    public final void look(Side side, Token token) {
        put(side, StateEdit.looked(side(side), side(side).looked().append(token.number())));
        addEvent(new Event.TokenLookedAt(side, token.number(), Option.some(secret(token))));
    }

    public final void removeToken(Token token, RuleId rule) {
        items = items.lying(tokens().filter(t -> t.number() != token.number()));
        addEvent(new Event.TokenGone(token.number(), rule));
    }

    /** ITEM-4: a model carries one item. */
    public final void carry(ModelId id, Carried item) {
        put(StateEdit.item(model(id), Option.some(item)));
        addEvent(new Event.ItemTaken(id, item.item(), item.token()));
    }

    /** ITEM-4: puts an item face up in a cube. */
    public final void placeItem(ModelId id, Carried item, Cube cube, RuleId rule) {
        addToken(new Token(item.token(), cube, Option.some(item.item())));
        addEvent(new Event.ItemDropped(id, item.item(), item.token(), cube, rule));
    }

    /** ITEM-6, ITEM-7: removes an item that a model carries, or marks an item that its card prints as used up. */
    public final void useItem(ModelId id, RuleId item) {
        use(id, item, item);
    }

    private void use(ModelId id, RuleId item, RuleId rule) {
        ModelState m = model(id);
        if (m.item().exists(carried -> carried.item().equals(item))) {
            put(StateEdit.item(m, Option.none()));
            addEvent(new Event.ItemGone(id, item, rule));
            return;
        }
        for (HookOwners.PrintedItem printed : game.owners().printed(game.index(id)))
            if (printed.item().equals(item) && !m.usedUp(printed.number())) {
                put(StateEdit.usedUp(m, printed.number()));
                addEvent(new Event.UsedUp(id, printed.printed(), RuleIds.ITEM_7));
                return;
            }
    }

    /** ITEM-4: a model gives up its item to take another. Bought equipment that is dropped is destroyed (DMG-4). */
    public final void giveUp(ModelId id, boolean dropping) {
        ModelState m = model(id);
        Carried item = m.item().get();
        put(StateEdit.item(m, Option.none()));
        if (dropping && !item.bought()) placeItem(id, item, m.cube(), RuleIds.ITEM_4);
        else addEvent(new Event.ItemGone(id, item.item(), RuleIds.ITEM_4));
    }

    /**
     * Lays a marker if the cube has a floor (GEO-5, K-SMOKE). A marker that hides is laid once per cube and fills both sides of
     * a half-cube (K-SMOKE, GEO-7). Markers are kept in board order, so that equal markers are equal; those of one cube keep
     * the order of laying.
     */
    public final void placeMarker(Marker marker, RuleId rule) {
        boolean hides = hides(marker);
        Marker laid = hides ? marker.withCube(marker.cube().whole()) : marker;
        if (!game.battlefield().hasFloor(laid.cube()) || hides && smoke().contains(laid.cube())) return;
        markers(markers.append(laid).sorted(BOARD_ORDER));
        addEvent(new Event.MarkerLaid(laid, rule));
    }

    public final void removeMarker(Marker marker, RuleId rule) {
        if (!markers.contains(marker)) return;
        markers(markers.remove(marker));
        addEvent(new Event.MarkerGone(marker, rule));
    }

    public final void keepMarker(Marker marker) {
        addEvent(new Event.MarkerStayed(marker));
    }

    /** SET-5: sets the remaining recon dice. */
    public final void recon(Option<Recon> left) {
        recon = left;
    }

    /** SET-9: a model without room stays in reserve for the whole game. */
    public final void leaveOut(ModelId id) {
        reserve(id, RuleIds.SET_9);
        Mark mark = new Mark(RuleIds.SET_9, 1, Mark.Until.GAME);
        put(StateEdit.marks(model(id), model(id).marks().append(mark)));
        addEvent(new Event.Marked(id, mark));
    }

    /** SET-11. */
    public final void reserve(ModelId id, RuleId rule) {
        put(StateEdit.put(model(id), ModelState.Status.RESERVE, Place.NOWHERE));
        addEvent(new Event.WentToReserve(id, rule));
    }
}
