package io.github.deadcube.testkit.serve;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.support.Viewer;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/**
 * The seats of a game, and what a token allows: a side needs its token, and the keeper's token gives full access.
 *
 * <p>A game is <em>fair</em> from the moment at which both sides have been joined with the token of their side, or from
 * its beginning if its start says so: then both must take their seats before they play. Until a fair game is over, no
 * token gives what both sides know, and the keeper's token gives nothing.
 */
final class GameSeats {
    static final String FAIR = "fair";
    static final String OWN = "own";
    /** What is kept of a game by {@link #terms}, and by its undos. */
    static final String[] KEPT = {"begun", "given", "joined", OWN, "since", FairUndo.UNDONE};

    private static final String DICE = "dice";
    private static final String SEED = "seed";
    private static final String RECORD = "record";

    private final BooleanSupplier over;
    /** Whether the start has said that the game is fair: the tokens of its sides can only be replaced. */
    private final boolean begunFair;
    /** What the starter may know although the game is fair. */
    private final Vector<String> given;

    private AccessTokens tokens;
    private SeatedSides sides;
    private Vector<Side> leaving = Vector.empty();

    /**
     * Which sides have been joined.
     *
     * @param joined with the token of the side
     * @param own those that have replaced this token
     * @param since the number of the input that was due when the game became fair; 0 if it is not
     */
    record SeatedSides(Vector<Side> joined, Vector<Side> own, int since) {
        SeatedSides joinedBy(Side side, boolean replaced, int due) {
            Vector<Side> all =
                    joined.contains(side) ? joined : joined.append(side).sorted();
            boolean fair = since == 0 && all.size() == Side.BOTH.size();
            return new SeatedSides(all, replaced ? own.append(side).sorted() : own, fair ? due : since);
        }
    }

    private GameSeats(
            AccessTokens tokens, boolean begunFair, Vector<String> given, SeatedSides sides, BooleanSupplier over) {
        this.tokens = tokens;
        this.begunFair = begunFair;
        this.given = given;
        this.sides = sides;
        this.over = over;
    }

    /** The seats of a game without tokens, which is open to all. */
    static GameSeats open(BooleanSupplier over) {
        return new GameSeats(
                AccessTokens.NONE, false, Vector.empty(), new SeatedSides(Vector.empty(), Vector.empty(), 0), over);
    }

    /**
     * The seats of a game that a request starts or loads.
     *
     * @param first the number of the first input of which no one knew the outcome
     * @param over whether the game is over
     */
    static GameSeats of(AccessTokens tokens, Request request, int first, BooleanSupplier over) throws RequestError {
        boolean fair = checkedFair(request);
        if (fair && tokens.isEmpty()) throw request.expected(AccessTokens.TOKENS, AccessTokens.ALL);
        Vector<String> given = Vector.of(SEED, RECORD, "situation").filter(request::has);
        if (request.text(DICE, "").equals("players")) given = given.append(DICE);
        return new GameSeats(
                tokens, fair, given, new SeatedSides(Vector.empty(), Vector.empty(), fair ? first : 0), over);
    }

    /** Whether a request starts a fair game: its starter must not know its dice, or roll them. */
    static boolean checkedFair(Request request) throws RequestError {
        if (!request.yes(FAIR, false)) return false;
        request.without(Vector.of(SEED), "the system rolls the dice of a fair game");
        if (request.text(DICE, "").equals("players"))
            throw request.wrong(DICE, "players roll, and the system rolls the dice of a fair game", "'system'");
        return true;
    }

    /** Whether no token gives what both sides know: two people play, and the game goes on. */
    boolean closed() {
        return fair() && !over.getAsBoolean();
    }

    /**
     * A side that must take its seat before the game begins; none if both have, and if the game was not fair from its
     * beginning.
     */
    Option<Side> absent() {
        return begunFair ? Side.BOTH.find(side -> !sides.joined().contains(side)) : Option.none();
    }

    /**
     * Whether the game is dealt when both sides have taken their seats: its starter could otherwise start games until
     * one is good.
     */
    boolean dealsWhenJoined() {
        return begunFair && !given.contains(RECORD);
    }

    /** Whether two people play. */
    boolean fair() {
        return sides.since() > 0;
    }

    /** Checks a request that needs the keeper's token. When a fair game is over, each of its tokens is as good. */
    void keeper(Request request) throws RequestError {
        if (tokens.isEmpty()) return;
        if (closed())
            throw request.wrong(
                    Request.TOKEN,
                    "two people play, so no token allows it before the game is over",
                    "the end of the game");
        if (tokens.isKeeper(request) || fair() && owner(request).isDefined()) return;
        throw refused(request, "the keeper's token");
    }

    /** Checks a request that needs the token of the side or of the keeper. */
    void side(Request request, Side side) throws RequestError {
        if (tokens.isEmpty() || owner(request).contains(side)) return;
        if (closed()) throw refused(request, Sentence.of("the token of side {side}", side));
        if (tokens.isKeeper(request) || fair() && owner(request).isDefined()) return;
        throw refused(request, Sentence.of("the token of side {side} or the keeper's", side));
    }

    /**
     * The viewer of a request that may see what this viewer sees, otherwise the side of the token. The view of
     * {@code everybody} needs no token.
     */
    Viewer viewer(Request request) throws RequestError {
        Option<Side> own = request.has(Request.SIDE) ? Option.none() : owner(request);
        if (own.isDefined()) return Viewer.of(own.get());
        if (!request.has(Request.SIDE) && invited(request).isDefined()) throw refused(request, "");
        Viewer viewer = request.viewer();
        if (viewer.side().isDefined()) side(request, viewer.side().get());
        return viewer;
    }

    /** The side of a request: the named side, otherwise the side of the token; empty for the keeper. */
    Option<Side> seat(Request request) throws RequestError {
        if (request.has(Request.SIDE)) {
            Side named = request.side(Request.SIDE);
            side(request, named);
            return Option.some(named);
        }
        if (tokens.isEmpty()) return Option.none();
        Option<Side> own = owner(request);
        if (own.isDefined()) return own;
        if (!request.has(Request.TOKEN)) throw refused(request, "a token of this game");
        if (closed()) throw refused(request, "the token of a side");
        keeper(request);
        return Option.none();
    }

    /** The side that a request names, with its token: also one that only takes the seat. */
    Option<Side> named(Request request) throws RequestError {
        Side side = request.side(Request.SIDE);
        if (!tokens.is(request, side)) side(request, side);
        return Option.some(side);
    }

    /** The side whose token a request has, in a fair game. */
    Side person(Request request) throws RequestError {
        Option<Side> own = owner(request);
        if (own.isEmpty()) throw refused(request, "the token of a side");
        return own.get();
    }

    /**
     * The side for which a request acts: between two people that of its token, otherwise also the side that it names.
     */
    Side acting(Request request) throws RequestError {
        if (!fair()) return seat(request).getOrElseThrow(() -> request.expected(Request.SIDE, "'A' or 'B'"));
        Side own = person(request);
        if (request.has(Request.SIDE) && request.side(Request.SIDE) != own)
            throw refused(request, Sentence.of("the token of side {other}", own.other()));
        return own;
    }

    /** Whether a request has a token that gives more than everybody gets; also one that only takes a seat. */
    boolean knows(Request request) throws RequestError {
        if (tokens.isEmpty()) return true;
        return ofToken(request).isDefined() || tokens.isKeeper(request) && !(closed() && begunBoth());
    }

    /** Whether two people have taken their seats, so that the keeper only watches. */
    private boolean begunBoth() {
        return sides.joined().size() == Side.BOTH.size();
    }

    /**
     * The side that the token of a request is of; none for the keeper, if the game has no tokens, and if the token only
     * takes a seat.
     */
    private Option<Side> owner(Request request) throws RequestError {
        for (Side side : Side.BOTH) if (tokens.is(request, side) && !isInvited(side)) return Option.some(side);
        return Option.none();
    }

    /** The side whose seat the token of a request only takes. */
    private Option<Side> invited(Request request) throws RequestError {
        for (Side side : Side.BOTH) if (isInvited(side) && tokens.is(request, side)) return Option.some(side);
        return Option.none();
    }

    private boolean isInvited(Side side) {
        return begunFair && !sides.own().contains(side);
    }

    /**
     * Whether a request has no seat: the game has tokens, and the request gives none, or the keeper's while it gives
     * nothing.
     */
    boolean watches(Request request) throws RequestError {
        return !tokens.isEmpty() && (!request.has(Request.TOKEN) || closed() && tokens.isKeeper(request));
    }

    /**
     * The seats that a request may take: {@code A}, {@code B}, {@code keeper}. All if the game has no tokens, none if
     * the request has no token.
     */
    Vector<String> seats(Request request) throws RequestError {
        if (!tokens.isEmpty() && !request.has(Request.TOKEN)) return Vector.empty();
        Vector<String> seats = tokens.seats(request);
        if (seats.isEmpty()) throw refused(request, "a token of this game, or none to watch");
        return seats;
    }

    /**
     * Takes the seat of the token of a request, perhaps with a token of its own, which replaces it.
     *
     * @param due the number of the input that is due
     * @param keep keeps what is changed, or returns why it cannot be kept
     * @return the side of the token; none for the keeper, and if the request has none
     */
    Option<Side> join(Request request, int due, Supplier<Option<Fault>> keep) throws RequestError {
        Option<Side> taken = ofToken(request);
        if (taken.isEmpty()) request.without(Vector.of(OWN), "this token is not that of a side");
        else join(request, taken.get(), due, keep);
        return taken;
    }

    /** The side of the token of a request, also of one that only takes a seat. */
    Option<Side> ofToken(Request request) throws RequestError {
        for (Side side : Side.BOTH) if (tokens.is(request, side)) return Option.some(side);
        return Option.none();
    }

    private void join(Request request, Side side, int due, Supplier<Option<Fault>> keep) throws RequestError {
        if (request.has(OWN) && sides.own().contains(side))
            throw request.wrong(OWN, Sentence.of("side {side} has a token of its own already", side), "no 'own'");
        if (isInvited(side) && !request.has(OWN))
            throw request.expected(OWN, Sentence.of("a new token, which only the player of side {side} knows", side));
        AccessTokens before = tokens;
        SeatedSides seated = sides;
        if (request.has(OWN)) tokens = tokens.with(side, request, OWN);
        sides = sides.joinedBy(side, request.has(OWN), due);
        if (sides.equals(seated)) return;
        Option<Fault> unkept = keep.get();
        if (unkept.isEmpty()) return;
        tokens = before;
        sides = seated;
        throw request.wrong(Request.DO, unkept.toVector());
    }

    /** Whether a request ends the game, as the keeper's token may. While two people play, both must ask for it. */
    boolean closes(Request request) throws RequestError {
        if (!closed()) {
            keeper(request);
            return true;
        }
        Option<Side> side = owner(request);
        if (!begunBoth()) {
            if (side.isEmpty() && !tokens.isKeeper(request)) throw refused(request, "the keeper's token");
            return true;
        }
        leaving = leaving.remove(person(request)).append(person(request));
        return leaving.size() == Side.BOTH.size();
    }

    /** A side plays on, although it may have asked for the end of the game. */
    void staysIn(Side side) {
        leaving = leaving.remove(side);
    }

    /** The sides that have asked for the end of the game. */
    Vector<Side> leaving() {
        return leaving;
    }

    /**
     * The tokens whose states may hold what they no longer give: those that were replaced, and the keeper's while two
     * people play.
     */
    Vector<String> outdated(AccessTokens before) {
        return before.tokens()
                .filter((seat, token) ->
                        !tokens.tokens().containsValue(token) || closed() && seat.equals(AccessTokens.KEEPER))
                .values()
                .toVector();
    }

    AccessTokens tokens() {
        return tokens;
    }

    /**
     * For programs that join: since when the game is fair, which sides have been joined, and what the starter may know
     * all the same.
     */
    JsonObject status() {
        Vector<String> but = given;
        if (!begunFair) {
            if (sides.own().size() < Side.BOTH.size()) but = but.append(AccessTokens.TOKENS);
            but = but.append(AccessTokens.KEEPER);
        }
        return new JsonObject()
                .with("since", Option.when(fair(), sides.since()))
                .with("joined", sides.joined())
                .with("but", Option.when(fair() && but.nonEmpty(), but));
    }

    /** What {@link #kept} reads. */
    JsonObject terms() {
        return JsonObject.of("begun", begunFair)
                .with("given", given)
                .with("joined", sides.joined())
                .with(OWN, sides.own())
                .with("since", sides.since());
    }

    /** The seats of a game between two people who have both asked for it, with tokens of their own. */
    static GameSeats both(AccessTokens tokens, BooleanSupplier over) {
        Vector<Side> both = Side.BOTH.toVector();
        return new GameSeats(tokens, true, Vector.empty(), new SeatedSides(both, both, 1), over);
    }

    /** The seats of a game that is opened again. */
    static GameSeats kept(Request request, BooleanSupplier over) throws RequestError {
        AccessTokens tokens = AccessTokens.kept(request);
        // a server of an earlier version has written no more than the tokens
        if (!request.has(FAIR)) return of(tokens, request, 1, over);
        Request fair = request.inner(FAIR, KEPT);
        SeatedSides sides =
                new SeatedSides(fair.sides("joined"), fair.sides(OWN), fair.number("since", 0, Integer.MAX_VALUE));
        return new GameSeats(tokens, fair.yes("begun", false), fair.texts("given"), sides, over);
    }

    private RequestError refused(Request request, CharSequence whose) throws RequestError {
        Option<Side> invited = invited(request);
        if (invited.isDefined())
            return request.wrong(
                    Request.TOKEN,
                    Sentence.of("this token only takes the seat of side {invited}", invited.get()),
                    "'join' with an 'own' token");
        if (closed() && tokens.isKeeper(request))
            return request.wrong(
                    Request.TOKEN,
                    "two people play, so the keeper's token allows nothing before the game is over",
                    whose);
        return request.wrong(
                Request.TOKEN, request.has(Request.TOKEN) ? "this token does not allow it" : "it is missing", whose);
    }
}
