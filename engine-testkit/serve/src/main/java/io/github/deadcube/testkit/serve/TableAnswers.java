package io.github.deadcube.testkit.serve;

import io.github.deadcube.api.rule.Language;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.testkit.serve.TableNote.Kind;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * The requests by which players settle something beside the rules: each side for itself alone. The caller holds the
 * lock of the game.
 */
final class TableAnswers {
    private static final String ALLOW = "allow";

    private TableAnswers() {}

    private static int inputs(ServedGame served) {
        return served.game().number() - 1;
    }

    /** The side that settles something of a game that goes on. */
    private static Side acting(ServedGame served, Request request) throws RequestError {
        Side side = served.seats().acting(request);
        served.checkBegun(request);
        served.table().checkGoesOn(request);
        if (served.game().isOver())
            throw request.wrong(Request.DO, "the game is over by its rules", "'save' or 'rematch'");
        return side;
    }

    private static JsonObject settled(ServedGame served, Request request, Side side, TableTalk talk)
            throws RequestError {
        served.table().change(request, talk, served::kept);
        served.settle();
        if (served.isOver()) served.undos().forgetAsked();
        served.terms().told(served.game().number());
        return served.asked(Option.some(side), request.language());
    }

    /** Gives the player of a side another name. */
    static JsonObject rename(ServedGame served, Request request) throws RequestError {
        Side side = served.seats().acting(request);
        TableTalk talk = served.table().talk();
        return settled(served, request, side, talk.named(talk.names().with(side, request, PlayerNames.NAME)));
    }

    static JsonObject resign(ServedGame served, Request request) throws RequestError {
        Side side = acting(served, request);
        TableTalk talk = served.table().talk().noted(inputs(served), side, Kind.RESIGNS);
        return settled(served, request, side, talk.ended(new GameEnd(GameEnd.Reason.RESIGNATION, Option.some(side))));
    }

    /** A side that is refused must play before it asks again. */
    static JsonObject offerDraw(ServedGame served, Request request) throws RequestError {
        Side side = acting(served, request);
        TableTalk talk = served.table().talk();
        if (talk.offered().isDefined())
            throw request.wrong(
                    Request.DO,
                    Sentence.of(
                            "side {offered} offers a draw already",
                            talk.offered().get()),
                    "'answerDraw'");
        talk.checkRoom(request, side);
        Option<Integer> last = talk.lastOffer(side);
        if (last.isDefined() && !served.answered(last.get(), side))
            throw request.wrong(
                    Request.DO,
                    Sentence.of("side {side} has offered a draw before, and answered nothing since", side),
                    "an answer to the next question first");
        return settled(
                served,
                request,
                side,
                talk.noted(inputs(served), side, Kind.OFFERS_DRAW).offering(Option.some(side)));
    }

    static JsonObject answerDraw(ServedGame served, Request request) throws RequestError {
        Side side = acting(served, request);
        boolean allow = request.decided(ALLOW);
        TableTalk talk = served.table().talk();
        if (talk.offered().isEmpty()) throw request.wrong(Request.DO, "no side offers a draw", "an 'offerDraw' first");
        boolean own = talk.offered().contains(side);
        if (allow && own)
            throw request.wrong(
                    ALLOW,
                    Sentence.of("side {side} has offered it", side),
                    Sentence.of("the answer of side {other}", side.other()));
        if (allow)
            return settled(
                    served,
                    request,
                    side,
                    talk.noted(inputs(served), side, Kind.AGREES_DRAW)
                            .ended(new GameEnd(GameEnd.Reason.DRAW, Option.none())));
        return settled(
                served,
                request,
                side,
                talk.noted(inputs(served), side, own ? Kind.WITHDRAWS_DRAW : Kind.REFUSES_DRAW)
                        .offering(Option.none()));
    }

    static JsonObject allowAdvice(ServedGame served, Request request) throws RequestError {
        Side side = acting(served, request);
        boolean allow = request.decided(ALLOW);
        TableTalk talk = served.table().talk();
        if (talk.advised().contains(side) == allow) return served.asked(Option.some(side), request.language());
        talk.checkRoom(request, side);
        return settled(
                served,
                request,
                side,
                talk.noted(inputs(served), side, allow ? Kind.ALLOWS_ADVICE : Kind.ENDS_ADVICE)
                        .advising(side, allow));
    }

    /** Others watch if both sides let them. */
    static JsonObject allowWatching(ServedGame served, Request request) throws RequestError {
        Side side = served.seats().acting(request);
        boolean allow = request.decided(ALLOW);
        TableTalk talk = served.table().talk();
        if (talk.unwatched().contains(side) != allow) return served.asked(Option.some(side), request.language());
        talk.checkRoom(request, side);
        return settled(
                served,
                request,
                side,
                talk.noted(inputs(served), side, allow ? Kind.LETS_WATCH : Kind.LETS_NONE_WATCH)
                        .watching(side, allow));
    }

    /** What the story tells beside the inputs. */
    static JsonObject notes(ServedGame served, Request request) throws RequestError {
        Language language = request.language();
        synchronized (served.lock()) {
            ServedGame.Moment now = served.now();
            Vector<TableNote> notes = served.table().talk().notes();
            int since = request.number("since", 0, notes.size(), 0);
            return now.answer().with("notes", notes.drop(since).map(note -> note.json(language)));
        }
    }

    /** Refuses what finds a good choice for a player, unless two people who play have agreed to it. */
    static void checkAdvice(ServedGame served, Request request) throws RequestError {
        if (served.seats().closed() && !served.table().talk().allowsAdvice())
            throw request.wrong(
                    Request.DO, "two people play, and have not both allowed advice", "'allowAdvice' of both sides");
    }

    /** The story of two people tells who asks for advice, once for each question. */
    static void noteAdvice(ServedGame served, Request request, Side side) throws RequestError {
        if (!served.seats().closed()) return;
        TableTalk talk = served.table().talk();
        if (talk.has(inputs(served), side, Kind.TAKES_ADVICE)) return;
        talk.checkRoom(request, side);
        served.table().change(request, talk.noted(inputs(served), side, Kind.TAKES_ADVICE), served::kept);
        served.terms().told(served.game().number());
    }
}
