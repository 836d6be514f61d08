package io.github.deadcube.testkit.serve;

import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.Side;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;

/**
 * The tokens of a game. {@link GameSeats} says what each of them allows. A game without tokens is open.
 *
 * @param tokens by seat: three different ones, or none
 */
record AccessTokens(Map<String, String> tokens) {
    static final AccessTokens NONE = new AccessTokens(LinkedHashMap.empty());

    static final String TOKENS = "tokens";
    static final String KEEPER = "keeper";
    static final String ALL = "the tokens of A, B and the keeper";
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
        if (!request.has(TOKENS)) throw request.expected(TOKENS, ALL);
        return of(request, GameHost.NONE);
    }

    private static String token(Request all, String name, GameHost host) throws RequestError {
        Option<String> invented = all.has(name) ? Option.none() : host.token();
        return invented.isDefined() ? invented.get() : sound(all, name);
    }

    /** A new token in a member of a request. */
    static String sound(Request request, String name) throws RequestError {
        String token = request.text(name);
        if (token.length() < LEAST || token.length() > MOST)
            throw request.wrong(
                    name,
                    Sentence.of("the token has {count} characters", token.length()),
                    LEAST + " to " + MOST + " characters");
        return token;
    }

    /**
     * The tokens of two people who begin another game.
     *
     * @param keeper none if the host makes no tokens
     */
    static AccessTokens of(Map<Side, String> own, Option<String> keeper) {
        Map<String, String> tokens = own.mapKeys(Side::toString);
        return new AccessTokens(
                keeper.isDefined() ? LinkedHashMap.ofEntries(tokens).put(KEEPER, keeper.get()) : tokens);
    }

    /** These tokens with another one for a side, which a member of a request gives. */
    AccessTokens with(Side side, Request request, String name) throws RequestError {
        String token = sound(request, name);
        for (String other : tokens.values())
            if (same(token, other)) throw request.wrong(name, "the game has this token already", "a new token");
        return new AccessTokens(tokens.put(side.toString(), token));
    }

    boolean isEmpty() {
        return tokens.isEmpty();
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

    /** Whether the token of a request is that of the side. */
    boolean is(Request request, Side side) throws RequestError {
        return is(request, side.toString());
    }

    /** Whether the token of a request is the keeper's. */
    boolean isKeeper(Request request) throws RequestError {
        return is(request, KEEPER);
    }

    private boolean is(Request request, String seat) throws RequestError {
        Option<String> token = tokens.get(seat);
        return token.isDefined() && request.has(Request.TOKEN) && same(request.text(Request.TOKEN), token.get());
    }

    /** The seats whose token a request has; all of a game without tokens. */
    Vector<String> seats(Request request) throws RequestError {
        if (tokens.isEmpty()) return SEATS;
        Vector<String> seats = Vector.empty();
        for (String seat : SEATS) if (is(request, seat)) seats = seats.append(seat);
        return seats;
    }

    /** Constant time: the duration must not show how much of a token is right. */
    static boolean same(String one, String other) {
        return MessageDigest.isEqual(one.getBytes(StandardCharsets.UTF_8), other.getBytes(StandardCharsets.UTF_8));
    }
}
