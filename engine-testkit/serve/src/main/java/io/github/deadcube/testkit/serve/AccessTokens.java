package io.github.deadcube.testkit.serve;

import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.support.Viewer;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;

/**
 * Access to a game: a side needs its token, and the keeper's token gives full access. A game without tokens is open.
 *
 * @param tokens by seat: three different ones, or none
 */
record AccessTokens(Map<String, String> tokens) {
    private static final String TOKENS = "tokens";
    private static final String KEEPER = "keeper";
    private static final Vector<String> SEATS = Vector.of("A", "B", KEEPER);
    private static final int LEAST = 8;
    private static final int MOST = Request.LONGEST_TOKEN;

    /** The tokens of a request; the host invents those that it does not give. */
    static AccessTokens of(Request request, GameHost host) throws RequestError {
        if (!request.has(TOKENS))
            return new AccessTokens(LinkedHashMap.ofEntries(
                    SEATS.zip(Vector.fill(SEATS.size(), host::token).flatMap(token -> token))));
        Request all = request.inner(TOKENS, "A", "B", KEEPER);
        Map<String, String> tokens = LinkedHashMap.empty();
        for (String seat : SEATS) tokens = tokens.put(seat, token(all, seat, host));
        if (tokens.values().distinct().size() < SEATS.size())
            throw request.wrong("tokens", "two tokens are the same", "three different tokens");
        return new AccessTokens(tokens);
    }

    /** The tokens of a game that is kept, which must not be open to all after it is opened again. */
    static AccessTokens kept(Request request) throws RequestError {
        if (!request.has(TOKENS)) throw request.expected(TOKENS, "the tokens of A, B and the keeper");
        return of(request, GameHost.NONE);
    }

    private static String token(Request all, String name, GameHost host) throws RequestError {
        Option<String> invented = all.has(name) ? Option.none() : host.token();
        if (invented.isDefined()) return invented.get();
        String token = all.text(name);
        if (token.length() < LEAST || token.length() > MOST)
            throw all.wrong(
                    name, "the token has " + token.length() + " characters", LEAST + " to " + MOST + " characters");
        return token;
    }

    /** Whether a request knows all tokens: it gives them, or there are none. */
    boolean given(Request request) throws RequestError {
        return tokens.isEmpty()
                || request.has(TOKENS)
                        && request.inner(TOKENS, "A", "B", KEEPER).members().size() == SEATS.size();
    }

    JsonObject json() {
        JsonObject json = new JsonObject();
        tokens.forEach((seat, token) -> json.put(seat, token));
        return json;
    }

    /** A request by which a game can be opened again: its name, its tokens, and how its dice are rolled. */
    JsonObject reopening(String name, Request request) {
        JsonObject reopening = JsonObject.of("game", name);
        for (String member : new String[] {"seed", "dice", "undoLooks"})
            Option.of(request.members().get(member))
                    .forEach(given -> reopening.put(member, new JsonObject.Raw(given.json())));
        if (tokens.nonEmpty()) reopening.put(TOKENS, json());
        return reopening;
    }

    /** Checks a request that needs the keeper's token. */
    void keeper(Request request) throws RequestError {
        if (tokens.nonEmpty() && !is(request, KEEPER)) throw refused(request, "the keeper's token");
    }

    /** Checks a request that needs the token of the side or of the keeper. */
    void side(Request request, Side side) throws RequestError {
        if (tokens.nonEmpty() && !is(request, side.toString()) && !is(request, KEEPER))
            throw refused(request, "the token of side " + side + " or the keeper's");
    }

    /**
     * The viewer of a request that may see what this viewer sees, otherwise the side of the token. The view of {@code everybody} needs no
     * token.
     */
    Viewer viewer(Request request) throws RequestError {
        Option<Side> own = request.has(Request.SIDE) ? Option.none() : owner(request);
        if (own.isDefined()) return Viewer.of(own.get());
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
        if (own.isEmpty() && !request.has(Request.TOKEN)) throw refused(request, "a token of this game");
        if (own.isEmpty()) keeper(request);
        return own;
    }

    /** The side that the token of a request is of; none for the keeper, and if the game has no tokens. */
    private Option<Side> owner(Request request) throws RequestError {
        for (Side side : Side.BOTH) if (is(request, side.toString())) return Option.some(side);
        return Option.none();
    }

    /** Whether a request has no seat: the game has tokens, and the request gives none. */
    boolean watches(Request request) {
        return tokens.nonEmpty() && !request.has(Request.TOKEN);
    }

    /**
     * The seats that a request may take: {@code A}, {@code B}, {@code keeper}. All if the game has no tokens, none if the request has no token.
     */
    Vector<String> seats(Request request) throws RequestError {
        if (tokens.isEmpty()) return SEATS;
        if (!request.has(Request.TOKEN)) return Vector.empty();
        Vector<String> seats = Vector.empty();
        for (String seat : SEATS) if (is(request, seat)) seats = seats.append(seat);
        if (seats.isEmpty()) throw refused(request, "a token of this game, or none to watch");
        return seats;
    }

    private boolean is(Request request, String seat) throws RequestError {
        Option<String> token = tokens.get(seat);
        return token.isDefined() && request.has(Request.TOKEN) && same(request.text(Request.TOKEN), token.get());
    }

    /** Constant time: the duration must not show how much of a token is right. */
    static boolean same(String one, String other) {
        return MessageDigest.isEqual(one.getBytes(StandardCharsets.UTF_8), other.getBytes(StandardCharsets.UTF_8));
    }

    private static RequestError refused(Request request, String whose) {
        return request.wrong(
                Request.TOKEN, request.has(Request.TOKEN) ? "this token does not allow it" : "it is missing", whose);
    }
}
