package io.github.deadcube.testkit.serve;

import io.github.deadcube.api.rule.Language;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.rule.Told;
import io.github.deadcube.api.team.Side;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Locale;

/**
 * The end of a game that its rules do not know.
 *
 * @param loser none if the players have agreed to a draw
 */
record GameEnd(Reason by, Option<Side> loser) implements Told {
    static final String ENDED = "ended";
    private static final String BY = "by";
    private static final String WINNER = "winner";

    /** Why a game has ended. */
    enum Reason {
        RESIGNATION,
        DRAW,
        TIME;

        private String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** @return none if the request has no end */
    static Option<GameEnd> read(Request request) throws RequestError {
        if (!request.has(ENDED)) return Option.none();
        Request end = request.inner(ENDED, BY, WINNER);
        String word = end.text(BY);
        for (Reason by : Reason.values())
            if (by.word().equals(word)) {
                if (by == Reason.DRAW) end.without(Vector.of(WINNER), "no side wins a draw");
                return Option.some(new GameEnd(
                        by,
                        by == Reason.DRAW
                                ? Option.none()
                                : Option.some(end.side(WINNER).other())));
            }
        throw end.expected(BY, "'resignation', 'draw' or 'time'");
    }

    Option<Side> winner() {
        return loser.map(Side::other);
    }

    JsonObject json() {
        return JsonObject.of(BY, by.word()).with(WINNER, winner());
    }

    /** In words: {@code side A has resigned}. */
    @Override
    public String toString() {
        return told(Language.ENGLISH);
    }

    @Override
    public String told(Language language) {
        Sentence end = switch (by) {
            case RESIGNATION -> Sentence.of("side {side} has resigned", loser.get());
            case DRAW -> Sentence.of("both sides have agreed to a draw");
            case TIME -> Sentence.of("side {side} has no time left", loser.get());
        };
        return end.told(language);
    }
}
