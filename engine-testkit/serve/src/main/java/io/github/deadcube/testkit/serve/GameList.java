package io.github.deadcube.testkit.serve;

import io.github.deadcube.api.Position;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.testkit.serve.Request.Member;
import io.github.deadcube.testkit.serve.ServedGame.Moment;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** The list of the open games: what everybody may know of each. */
final class GameList {
    static final String SEATS = "seats";
    private static final int MOST_SEATS = 100;

    private GameList() {}

    /**
     * The games that everybody may watch, and those of which the request has a token.
     *
     * @param request with {@code seats}, an array of objects with a {@code game} and a {@code token}
     */
    static JsonObject answer(OpenGames games, Request request) throws RequestError {
        request.only(SEATS);
        Vector<Request> seats = seats(request);
        Vector<JsonObject> rows = Vector.empty();
        for (String name : games.allNames()) {
            request.work().goOn();
            rows = rows.appendAll(games.inGame(
                    request,
                    name,
                    (game, asked) -> isShown(game, name, seats) ? Option.some(row(game)) : Option.none()));
        }
        return JsonObject.of("tables", rows);
    }

    private static Vector<Request> seats(Request request) throws RequestError {
        if (!request.has(SEATS)) return Vector.empty();
        Vector<Member> elements = RequestJson.elements(request.member(SEATS));
        if (elements.size() > MOST_SEATS)
            throw request.wrong(
                    SEATS, Sentence.of("these are {count} seats", elements.size()), "at most " + MOST_SEATS);
        Vector<Request> seats = Vector.empty();
        for (int i = 0; i < elements.size(); i++) {
            Member element = elements.get(i);
            Request seat = new Request(
                    RequestJson.members(element.json(), element.column(), "{\"game\": \"g\", \"token\": \"…\"}"),
                    JsonObject.pointer("/" + SEATS, "" + i),
                    element.column(),
                    request.work(),
                    request.change());
            seat.only("game").text("game");
            seat.token();
            seats = seats.append(seat);
        }
        return seats;
    }

    private static boolean isShown(ServedGame game, String name, Vector<Request> seats) throws RequestError {
        for (Request seat : seats) if (seat.text("game").equals(name) && game.isOpenTo(seat)) return true;
        return game.table().talk().isWatched();
    }

    /** The lock of the game is held for a moment only: a list keeps no player waiting. */
    private static JsonObject row(ServedGame game) {
        Moment now;
        JsonObject dates;
        Option<Side> settled;
        synchronized (game.lock()) {
            now = game.now();
            dates = game.table().dates();
            settled = game.table().talk().ended().flatMap(GameEnd::winner);
        }
        Position position = now.state().position();
        Setup setup = game.setup();
        Prompt prompt = game.rules().prompt(now.state());
        boolean over = now.ended() || prompt instanceof Prompt.Finished;
        Option<Side> winner = !now.ended() && prompt instanceof Prompt.Finished finished
                ? finished.result().winner()
                : settled;
        Option<Side> waiting = over ? Option.none() : now.absent().orElse(prompt.respondingSide());
        return JsonObject.of("game", game.terms().name())
                .with(
                        "teams",
                        JsonObject.of("A", setup.teamA().name())
                                .with("B", setup.teamB().name()))
                .with("scenario", setup.scenario().name())
                .with("round", position.round())
                .with(
                        "score",
                        JsonObject.of("A", position.a().score())
                                .with("B", position.b().score()))
                .with("inputs", now.due() - 1)
                .with("waiting", waiting)
                .with("over", Option.when(over, true))
                .with("winner", winner)
                .with(GameSeats.FAIR, Option.when(game.seats().fair(), true))
                .with(dates)
                .with(GameTable.TABLE, Option.of(now.said().get(GameTable.TABLE)));
    }
}
