package io.github.deadcube.core.resolve;

import io.github.deadcube.api.GameState.Secrets;
import io.github.deadcube.api.Position.ActiveModel;
import io.github.deadcube.api.Position.Recon;
import io.github.deadcube.api.Position.SideState;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.CubeFace;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.extend.DelayedEffect;
import io.github.deadcube.api.extend.Memory;
import io.github.deadcube.api.extend.SpecialOrder.TrackedFact;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.internal.CardUses;
import io.github.deadcube.api.internal.ItemTokens;
import io.github.deadcube.api.internal.Roster;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Model.Carried;
import io.github.deadcube.api.play.Prompt.Result;
import io.github.deadcube.api.play.Token;
import io.github.deadcube.api.play.Token.TokenItem;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.CommandDice;
import io.github.deadcube.api.team.CommandDice.CommandFace;
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
public abstract class Edit extends View {
    /** VIC-1: more than any game gives. */
    public static final int MOST_POINTS = 999_999;

    /** CMD-9: more special orders than any activation has. */
    public static final int MOST_ORDERS = 99;

    private static final Comparator<Marker> BOARD_ORDER = Comparator.comparing(Marker::cube);

    /** The events, oldest first; the list is built only on request. */
    private Event[] events = new Event[16];

    private int eventCount;
    private final Draft draft;
    private final FrameStack stack;

    protected Edit(Now now) {
        super(now.draft());
        draft = now.draft();
        stack = now.stack();
    }

    List<Event> events() {
        List<Event> oldestFirst = List.empty();
        for (int i = eventCount - 1; i >= 0; i--) oldestFirst = oldestFirst.prepend(events[i]);
        return oldestFirst;
    }

    void clearEvents() {
        eventCount = 0;
    }

    private void addEvent(Event event) {
        if (eventCount == events.length) events = Arrays.copyOf(events, eventCount * 2);
        events[eventCount++] = event;
    }

    /** Announces an event that changes nothing. */
    public void announce(Event event) {
        addEvent(event);
    }

    /** Throws if a rule gives a negative amount. */
    public static void notNegative(int amount, String what, RuleId rule) {
        if (amount < 0) throw new IllegalArgumentException(rule + " gives " + amount + " " + what);
    }

    private void put(Model m) {
        draft.roster = draft.roster.with(draft.game.index(m.id()), m);
    }

    private void put(Side side, SideState s) {
        if (side == Side.A) draft.a = s;
        else draft.b = s;
    }

    public void deploy(ModelId id, Place place, RuleId rule) {
        put(draft.model(id).withStatus(Model.Status.IN_PLAY).withPlace(place));
        addEvent(new Event.Deployed(id, place, rule));
        changedCube(id);
    }

    /** A model moves by choice; it is on spot 0 while it only passes through a cube (ADV-17). */
    public void move(ModelId id, Place place, RuleId rule) {
        Model m = draft.model(id);
        // a fight that was due in the cube that the model leaves is cancelled (KT-2)
        boolean elsewhere = !m.cube().equals(place.cube());
        put(m.withPlace(place).withForced(elsewhere ? 0 : m.forced()));
        addEvent(new Event.Moved(id, place, rule));
        if (elsewhere) changedCube(id);
    }

    /** PART-2: a model goes back to the cube from which it has intruded; it meets those that it left there again (AST-1). */
    public void putBack(ModelId id, Cube home) {
        move(id, new Place(home, 0), RuleIds.PART_2);
        removeMarks(id, RuleIds.AST_1);
    }

    /** ADV-19, AST-1: a model is in another cube than before. */
    private void changedCube(ModelId id) {
        Model m = draft.model(id);
        if (m.marked(RuleIds.ADV_19)) removeMarks(id, RuleIds.ADV_19);
        if (draft.active.isEmpty()) return;
        ModelId active = draft.active.get().model();
        boolean meets = id.equals(active)
                ? neighbours().wouldFight(m, m.cube())
                : draft.model(active).inPlay()
                        && draft.model(active).cube().equals(m.cube())
                        && neighbours().wouldFight(draft.model(active), m);
        if (meets == m.marked(RuleIds.AST_1)) return;
        if (meets) addMark(id, new Mark(RuleIds.AST_1, 1, Mark.Until.ACTIVATION));
        else removeMarks(id, RuleIds.AST_1);
    }

    /** ADV-3: a model leaves the battlefield, with its marks and its item. */
    public void leave(ModelId id) {
        Roster before = draft.roster;
        int worth = draft.game.scenario().leaving(this, draft.model(id));
        put(left(draft.model(id)));
        addEvent(new Event.Left(id));
        addScore(id.side(), worth, RuleIds.VIC_9);
        forget(memory -> memory.owner().equals(id));
        settleStarter(id.side(), before);
    }

    /** A model is moved by force. If it lands in another cube, a fight may be due there (AWAY-4, PIN-3). */
    public void force(ModelId id, Place place, RuleId rule) {
        Model m = draft.model(id);
        boolean elsewhere = !m.cube().equals(place.cube());
        if (elsewhere) cancelDueFights(m, place.cube());
        put(m.withPlace(place).withForced(elsewhere ? stack.depth() : m.forced()));
        addEvent(new Event.ForcedTo(id, place, rule));
        if (!elsewhere) return;
        changedCube(id);
        if (draft.isActive(id)) draft.active = Option.some(draft.active.get().withDisplaced(true));
    }

    /**
     * AWAY-4: a model that was forced here and met no enemy owes no fight any more; an enemy that comes in fights it. ORD-2: among friends alone
     * it stays one that has come, if an order asks for each.
     */
    private void cancelDueFights(Model arriving, Cube cube) {
        boolean asks = draft.game.hasOrder(Trigger.NEARED);
        for (int i = 0; i < count(); i++) {
            Model m = model(i);
            if (m.forced() == 0
                    || !m.cube().equals(cube)
                    || neighbours().enemies(m, cube, false)
                    || asks && !neighbours().wouldFight(m, arriving)) continue;
            put(m.withForced(0));
        }
    }

    /** The fight that a forced move made due begins. */
    public void clearForced(ModelId id) {
        put(draft.model(id).withForced(0));
    }

    /** PIN-4: a pinned model stays pinned. PIN-5: some are never pinned. ACT-5: ends the activation of an active model. */
    public void pin(ModelId id, RuleId rule) {
        Model m = draft.model(id);
        if (!m.inPlay() || m.pinned() || hasTrait(id, Trait.NEVER_PINNED)) return;
        put(m.withPinned(true));
        addEvent(new Event.Pinned(id, rule));
        endActivation(id);
    }

    public void standUp(ModelId id, RuleId rule) {
        Model m = draft.model(id);
        if (!m.inPlay() || !m.pinned()) return;
        put(m.withPinned(false));
        addEvent(new Event.StoodUp(id, rule));
    }

    /** RND-3, RND-8. */
    public void markActivated(ModelId id, RuleId rule) {
        Model m = draft.model(id);
        if (!m.inPlay() && !inReserve(m)) return;
        endActivation(id);
        stack.stopMoves(id);
        if (m.activated()) return;
        Roster before = draft.roster;
        put(m.withActivated(true));
        addEvent(new Event.ActivationMarked(id, rule));
        settleStarter(id.side(), before);
    }

    public void unmarkActivated(ModelId id, RuleId rule) {
        Model m = draft.model(id);
        if (!m.inPlay() || !m.activated()) return;
        put(m.withActivated(false));
        addEvent(new Event.ActivationUnmarked(id, rule));
    }

    /** RND-9: removes the activation markers of all models. */
    public void unmarkAll(RuleId rule) {
        Model[] all = new Model[count()];
        for (int i = 0; i < all.length; i++) {
            Model m = model(i);
            boolean marked = (m.inPlay() || inReserve(m)) && m.activated();
            all[i] = marked ? m.withActivated(false) : m;
            if (marked) addEvent(new Event.ActivationUnmarked(m.id(), rule));
        }
        draft.roster = Roster.of(Array.of(all));
    }

    /** R25-K-DROP-SUIT: whether the model is in reserve and can be activated there. */
    private boolean inReserve(Model m) {
        return m.status() == Model.Status.RESERVE && draft.game.isActivatedInReserve(m.id());
    }

    /** RND-8: ends the activation of the model if it is active. */
    public void endActivation(ModelId id) {
        if (draft.isActive(id)) draft.active = Option.some(draft.active.get().withOver(true));
    }

    /** RND-7: the last side to have no model left to activate while the other side has some starts the next round. */
    private void settleStarter(Side side, Roster before) {
        if ((waiting(before) & draft.game.set(side)) != 0 && waiters(side) == 0 && waiters(side.other()) != 0)
            draft.starter = Option.some(side);
    }

    /** DMG-1, step 6, DMG-3: a model loses HP; without HP it dies. */
    public void hurt(ModelId id, int hitPoints, RuleId rule) {
        Model m = draft.model(id);
        if (!m.inPlay() || hitPoints <= 0) return;
        int lost = Math.min(hitPoints, m.card().hitPoints() - m.damage());
        put(m.withDamage(m.damage() + lost));
        addEvent(new Event.Damaged(id, lost, rule));
        if (m.damage() + lost >= m.card().hitPoints()) remove(id, rule);
    }

    public void heal(ModelId id, int hitPoints, RuleId rule) {
        notNegative(hitPoints, "HP", rule);
        Model m = draft.model(id);
        int back = Math.min(hitPoints, m.damage());
        if (!m.inPlay() || back <= 0) return;
        put(m.withDamage(m.damage() - back));
        addEvent(new Event.Healed(id, back, rule));
    }

    /** DMG-3, VIC-1: removes a killed model. The other side scores for it, whatever the cause. */
    public void remove(ModelId id, RuleId rule) {
        Model m = draft.model(id);
        if (!m.inPlay()) return;
        Roster before = draft.roster;
        put(killed(m));
        addEvent(new Event.Killed(id, rule));
        forget(memory -> memory.owner().equals(id));
        for (Mark mark : m.marks()) if (mark.rule().equals(RuleIds.ORD_1)) noteOrder(id.side(), mark.until());
        m.item().filter(item -> !item.bought()).forEach(item -> placeItem(id, item, m.cube(), RuleIds.DMG_4));
        addScore(id.side().other(), draft.game.scenario().worth(this, m), RuleIds.VIC_1);
        settleStarter(id.side(), before);
    }

    public void addScore(Side side, int points, RuleId rule) {
        notNegative(points, "VP", rule);
        SideState s = draft.side(side);
        int scored = Math.min(points, MOST_POINTS - s.score());
        if (scored == 0) return;
        put(side, s.withScore(s.score() + scored));
        addEvent(new Event.Scored(side, scored, rule));
    }

    public void addMark(ModelId id, Mark mark) {
        Model m = draft.model(id);
        if (!m.inPlay()) return;
        put(m.withMarks(m.marks().isEmpty() ? List.of(mark) : m.marks().append(mark)));
        addEvent(new Event.Marked(id, mark));
    }

    public void removeMarks(ModelId id, RuleId rule) {
        removeMarks(draft.model(id), mark -> mark.rule().equals(rule));
    }

    /** Removes the marks of a model that are equal to one. */
    public void removeMark(ModelId id, Mark mark) {
        removeMarks(draft.model(id), mark::equals);
    }

    /** Removes the marks and markers that end at this time. */
    public void expire(Mark.Until until) {
        for (long left = draft.roster.marked(); left != 0; left &= left - 1)
            removeMarks(model(Long.numberOfTrailingZeros(left)), mark -> ends(mark.until(), until));
        if (!draft.store.memories().isEmpty()) forget(memory -> ends(memory.until(), until));
        if (draft.markers.isEmpty()) return;
        for (Marker marker : hooks().laid()) if (ends(marker.until(), until)) removeMarker(marker, marker.rule());
    }

    private static boolean ends(Mark.Until own, Mark.Until until) {
        boolean within = own == Mark.Until.TEST || own == Mark.Until.SHOOT;
        return own == until || within && until == Mark.Until.ACTIVATION;
    }

    /** KT-17: removes the marks and markers of a model that last for one SHOOT. */
    public void expireShoot(ModelId id) {
        removeMarks(draft.model(id), mark -> mark.until() == Mark.Until.SHOOT);
        forget(memory -> memory.owner().equals(id) && memory.until() == Mark.Until.SHOOT);
        if (draft.markers.isEmpty()) return;
        for (Marker marker : hooks().laid())
            if (marker.until() == Mark.Until.SHOOT && marker.owner().contains(id)) removeMarker(marker, marker.rule());
    }

    private void removeMarks(Model m, Predicate<Mark> which) {
        List<Mark> gone = m.marks().isEmpty() ? List.empty() : m.marks().filter(which);
        if (gone.isEmpty()) return;
        put(m.withMarks(m.marks().removeAll(gone)));
        gone.forEach(mark -> addEvent(new Event.Unmarked(m.id(), mark)));
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

    /** CMD-1, CMD-2. */
    public void rolledCommand(Side side, CommandDice dice) {
        put(side, withCommand(side, commandDice(side).plus(dice)));
        addEvent(new Event.CommandRolled(side, dice));
    }

    public void putBackCommand(Side side, CommandDice dice) {
        put(side, withCommand(side, commandDice(side).minus(dice)));
        addEvent(new Event.CommandPutBack(side, dice));
    }

    /** CMD-4: a spent die is discarded. */
    public void spendCommand(Side side, CommandFace face, RuleId rule) {
        put(side, withCommand(side, commandDice(side).plus(face, -1)));
        addEvent(new Event.CommandSpent(side, face, rule));
        if (rule.equals(RuleIds.CMD_8) && draft.active.isDefined() && draft.game.tracks(TrackedFact.DICE))
            addMark(draft.active.get().model(), new Mark(rule, face.number(), Mark.Until.ACTIVATION));
        if (face == CommandFace.MODEL && draft.game.reservesDice() && !rule.equals(RuleIds.CMD_5)) removeEarmark(side);
    }

    /** R25-K-COMM-RELAY: earmarked dice, which may not buy a re-roll, are spent before equal dice. */
    private void removeEarmark(Side side) {
        for (Marker marker : draft.markers)
            if (draft.game.reservesDice(marker.rule()) && marker.owner().exists(owner -> owner.side() == side)) {
                removeMarker(marker, marker.rule());
                if (marker.number() > 1) placeMarker(marker.withNumber(marker.number() - 1), marker.rule());
                return;
            }
    }

    public void discardCommand(Side side) {
        CommandDice left = commandDice(side);
        if (left.equals(CommandDice.NONE)) return;
        put(side, withCommand(side, CommandDice.NONE));
        addEvent(new Event.CommandDiscarded(side, left));
    }

    /** ORD-6: one die is discarded. */
    public void discardDie(Side side, CommandFace face) {
        if (!commandDice(side).has(face)) return;
        put(side, withCommand(side, commandDice(side).plus(face, -1)));
        addEvent(new Event.CommandDiscarded(side, CommandDice.of(face)));
    }

    private SideState withCommand(Side side, CommandDice dice) {
        return draft.side(side).withCommand(dice);
    }

    public void takeZone(Side side, int zone) {
        put(side, draft.side(side).withZone(zone));
        addEvent(new Event.ZoneTaken(side, zone));
    }

    /** SET-9: sorted in board order, so that the order of adding does not matter. */
    public void addToZone(Side side, Cube cube) {
        put(
                side,
                draft.side(side).withAdded(draft.side(side).added().append(cube).sorted()));
        addEvent(new Event.CubeAdded(side, cube));
    }

    public void beginRound() {
        draft.round++;
        draft.starter = Option.none();
        addEvent(new Event.RoundBegan(draft.round));
    }

    public void beginTurn(Side side) {
        draft.initiative = side;
        addEvent(new Event.TurnBegan(side));
    }

    public void initiative(Side side, RuleId rule) {
        draft.initiative = side;
        addEvent(new Event.InitiativeTaken(side, rule));
    }

    public void beginActivation(ModelId id) {
        draft.active = Option.some(new ActiveModel(id, id.side(), false, false, 0, 0));
        addEvent(new Event.ActivationBegan(id));
    }

    /** CMD-9: counts a special order; most orders may be used once per activation. */
    public void countOrder(Side side) {
        if (draft.active.isDefined()) draft.active = Option.some(ordered(draft.active.get(), side));
    }

    /** ORD-1: notes the use of an order that may be used once per round or roll on a model, the leader if it is in play. */
    public void noteOrder(Side side, Mark.Until until) {
        ModelId owner = draft.game.leader(side);
        for (int i = draft.game.first(side);
                i < draft.game.end(side) && !draft.model(owner).inPlay();
                i++) if (model(i).inPlay()) owner = draft.game.id(i);
        addMark(owner, new Mark(RuleIds.ORD_1, 1, until));
    }

    /** K-RAMPAGE: the side that decides and rolls for the active model until its activation ends. */
    public void giveControl(Side side, RuleId rule) {
        if (draft.active.isEmpty() || draft.active.get().controller() == side) return;
        ModelId id = draft.active.get().model();
        draft.active = Option.some(draft.active.get().withController(side));
        addEvent(new Event.ControlPassed(id, side, rule));
    }

    public void endActivation() {
        draft.active = Option.none();
    }

    public void beginMovement(ModelId id) {
        // ORD-2: what an order moves in the end of its activation is not stopped by what has ended that
        if (draft.isActive(id) && draft.active.get().over() && !stack.holds(Flow.ACTIVATION))
            draft.active = Option.some(draft.active.get().withOver(false));
        if (displaced() && draft.isActive(id))
            draft.active = Option.some(draft.active.get().withDisplaced(false));
        if (draft.active.isDefined() && draft.game.tracks(TrackedFact.ENEMIES_BESIDE)) markBesideEnemies();
    }

    /** ORD-2: marks the models that share a cube with an enemy when an action begins. */
    private void markBesideEnemies() {
        for (Model m : models()) {
            boolean beside = m.inPlay() && neighbours().isBesideEnemies(m.id());
            if (beside == m.marked(RuleIds.ORD_2)) continue;
            if (beside) addMark(m.id(), new Mark(RuleIds.ORD_2, 1, Mark.Until.ACTIVATION));
            else removeMarks(m.id(), RuleIds.ORD_2);
        }
    }

    /** Adds to what a rule remembers about a model in play. */
    public void remember(Memory memory) {
        if (draft.model(memory.owner()).inPlay())
            draft.store = draft.store.withMemories(draft.store.memories().append(memory));
    }

    /** Removes what rules remember. */
    public void forget(Predicate<Memory> which) {
        List<Memory> all = draft.store.memories();
        if (all.exists(which)) draft.store = draft.store.withMemories(all.reject(which));
    }

    /** What rules remember. */
    public List<Memory> memories() {
        return draft.store.memories();
    }

    /** KT-4: adds a delayed effect. */
    public void delay(DelayedEffect what) {
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

    public void end(Result how) {
        draft.result = Option.some(how);
        addEvent(new Event.Ended(how));
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

    /**
     * Lays a marker if the cube has a floor (GEO-5, K-SMOKE). A marker that hides is laid once per cube and fills both sides of
     * a half-cube (K-SMOKE, GEO-7). Markers are kept in board order, so that equal markers are equal; those of one cube keep
     * the order of laying.
     */
    public void placeMarker(Marker marker, RuleId rule) {
        boolean hides = hides(marker);
        Marker laid = hides ? marker.withCube(marker.cube().whole()) : marker;
        if (!draft.game.battlefield().hasFloor(laid.cube()) || hides && smoke().contains(laid.cube())) return;
        draft.markers = draft.markers.append(laid).sorted(BOARD_ORDER);
        addEvent(new Event.MarkerLaid(laid, rule));
    }

    public void removeMarker(Marker marker, RuleId rule) {
        if (!draft.markers.contains(marker)) return;
        draft.markers = draft.markers.remove(marker);
        addEvent(new Event.MarkerGone(marker, rule));
        Battlefield before = draft.game.battlefield();
        draft.game = draft.game.with(draft.markers);
        for (CubeFace face : draft.game.battlefield().facesUnlike(before)) addEvent(new Event.FaceChanged(face, rule));
    }

    public void keepMarker(Marker marker) {
        addEvent(new Event.MarkerStayed(marker));
    }

    /** SET-5: sets the remaining recon dice. */
    public void recon(Option<Recon> left) {
        draft.recon = left;
    }

    /** SET-9: a model without room stays in reserve for the whole game. */
    public void leaveOut(ModelId id) {
        reserve(id, RuleIds.SET_9);
        Mark mark = new Mark(RuleIds.SET_9, 1, Mark.Until.GAME);
        put(draft.model(id).withMarks(draft.model(id).marks().append(mark)));
        addEvent(new Event.Marked(id, mark));
    }

    /** SET-11. */
    public void reserve(ModelId id, RuleId rule) {
        put(draft.model(id).withStatus(Model.Status.RESERVE).withPlace(Place.NOWHERE));
        addEvent(new Event.WentToReserve(id, rule));
    }

    /** ADV-3. */
    private static Model left(Model m) {
        return m.withStatus(Model.Status.LEFT)
                .withPlace(Place.NOWHERE)
                .withPinned(false)
                .withActivated(false)
                .withForced(0);
    }

    /** DMG-3: its used-up weapons stay used up. */
    private static Model killed(Model m) {
        return Model.killed(m.id(), m.card()).withAllegiance(m.allegiance()).withSpent(m.spent());
    }

    private static ActiveModel ordered(ActiveModel a, Side side) {
        return side == Side.A
                ? a.withOrdersA(Math.min(a.ordersA() + 1, MOST_ORDERS))
                : a.withOrdersB(Math.min(a.ordersB() + 1, MOST_ORDERS));
    }
}
