package io.github.deadcube.testkit.serve;

import io.github.deadcube.Game;
import io.github.deadcube.Seat;
import io.github.deadcube.Seat.Update;
import io.github.deadcube.api.GameState;
import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.bot.Bot;
import io.github.deadcube.core.bot.Bot.Budget;
import io.github.deadcube.core.support.Viewer;
import io.github.deadcube.core.text.TextDrawing.TextStyle;
import io.github.deadcube.testkit.match.BotRegistry;
import io.github.deadcube.testkit.narration.Narrator;
import io.github.deadcube.testkit.serve.SearchStates.Searched;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

record ServedGame(Rules rules, Game game, GameAnswers shown, AccessTokens tokens, GameTelling telling) {
    private static final String CHANGES = "changes";
    private static final int MOST_ITERATIONS = 100_000;

    static ServedGame of(Rules rules, Game game, AccessTokens tokens) {
        return new ServedGame(rules, game, GameAnswers.of(game.state()), tokens, new GameTelling(game));
    }

    GameState state() {
        return game.state();
    }

    Seat seat(Viewer viewer) {
        return viewer.side().map(game::seat).getOrElse(game::audience);
    }

    Setup setup() {
        return game.state().position().game().setup();
    }

    /** The prompt, or for a side that need not answer, the side that it waits for. */
    JsonObject asked(Option<Side> side) {
        Prompt prompt = game.prompt();
        Option<Side> asked = prompt.respondingSide();
        JsonObject answer = JsonObject.of("due", game.number());
        return asked.isDefined() && side.exists(who -> !asked.contains(who))
                ? answer.with("waiting", asked.map(Side::toString))
                : answer.with("prompt", shown.prompt(prompt));
    }

    /** The prompt of a seat, or whom the game waits for: a program without a token watches. */
    JsonObject asked(Request request) throws RequestError {
        if (!request.has(Request.SIDE) && tokens.watches(request)) return watched();
        return asked(tokens.seat(request));
    }

    JsonObject view(Request request) throws RequestError {
        Viewer viewer = tokens.viewer(request);
        Seat seat = seat(viewer);
        PlayerView now = seat.view();
        JsonObject answer = JsonObject.of("due", game.number()).with("doing", now.describePending());
        if (request.has("since")) {
            PlayerView then = seat.view(request.number("since", 0, game.number() - 1));
            answer.put("changed", shown.difference(then, now));
        } else answer.put("view", shown.view(now));
        return answer;
    }

    /** Without a side, the request answers for the side that must answer, and gets the next prompt of either side. */
    JsonObject submit(Request request, Input input) throws RequestError {
        Option<Side> side = tokens.seat(request);
        int number = request.number("number", 1, Integer.MAX_VALUE, game.number());
        Side who = side(side);
        boolean changes = request.yes(CHANGES, false);
        Either<Rejection, Vector<Update>> done = game.seat(who).answer(number, input);
        if (done.isLeft()) throw refused(request, done.getLeft());
        return asked(side).with("updates", done.get().map(update -> told(update, Viewer.of(who), changes)));
    }

    private RequestError refused(Request request, Rejection no) {
        String member = no.rule().equals(Seat.STALE)
                ? "number"
                : no.rule().equals(Seat.NOT_ASKED) ? Request.SIDE : request.has("faces") ? "faces" : "choice";
        return request.refused(member, no);
    }

    JsonObject events(Request request) throws RequestError {
        Viewer viewer = tokens.viewer(request);
        boolean changes = request.yes(CHANGES, false);
        int since = request.has("since") ? request.number("since", 0, game.number() - 1) : 0;
        JsonObject answer = JsonObject.of("due", game.number());
        if (changes) answer.put("view", shown.view(seat(viewer).view(since)));
        return answer.with("updates", seat(viewer).updatesAfter(since).map(update -> told(update, viewer, changes)));
    }

    /**
     * An update with the lines of the narrator. With the changes of the view, if they are asked for, it also has the lines of sight of shots,
     * and which dice explode.
     */
    private JsonObject.Raw told(Update update, Viewer viewer, boolean changes) {
        JsonObject more = new JsonObject();
        Vector<String> lines = telling.of(viewer, seat(viewer), update.number());
        if (lines.nonEmpty()) more.put("told", lines);
        if (changes) {
            Seat seat = seat(viewer);
            PlayerView before = seat.view(update.number() - 1);
            more.put("changed", shown.difference(before, seat.view(update.number())));
            SightAnswer.ofShots(before.position(), update.events(), more);
            GameAnswers.explosions(game.state(update.number() - 1), update.events(), more);
        }
        return shown.update(update, more);
    }

    /** What a program needs that goes on with a game. A program without a token watches, as everybody does. */
    JsonObject joined(String name, Request request) throws RequestError {
        Vector<String> seats = tokens.seats(request);
        if (seats.isEmpty()) request.without(Vector.of(Request.SIDE), "a program without a token watches");
        JsonObject answer = JsonObject.of("game", name);
        GameAnswers.agreed(setup(), answer);
        return answer.with("seats", seats).with(seats.isEmpty() ? watched() : asked(tokens.seat(request)));
    }

    private JsonObject watched() {
        return JsonObject.of("due", game.number())
                .with("waiting", game.sideToAnswer().map(Side::toString))
                .with("prompt", Option.when(game.isOver(), () -> shown.prompt(game.prompt())));
    }

    JsonObject undo(Request request) throws RequestError {
        tokens.keeper(request);
        Option<Rejection> no = undoTo(request.number("to", 0, Integer.MAX_VALUE));
        if (no.isDefined()) throw request.refused("to", no.get());
        return asked(Option.none());
    }

    Option<Rejection> undoTo(int inputs) {
        Option<Rejection> no = game.undoTo(inputs);
        if (no.isEmpty()) telling.restart();
        return no;
    }

    JsonObject save(Request request) throws RequestError {
        if (request.has(Request.SIDE))
            return JsonObject.of("record", seat(tokens.viewer(request)).save());
        tokens.keeper(request);
        return JsonObject.of("record", game.save());
    }

    /** The side of a request; without one, the side that must answer. */
    Side side(Request request) throws RequestError {
        return side(tokens.seat(request));
    }

    private Side side(Option<Side> named) {
        return named.orElse(game.sideToAnswer()).getOrElse(Side.A);
    }

    /** The choice of the named bot for the side that must answer, which may think long. */
    Supplier<JsonObject> advice(Request request) throws RequestError {
        Side side = side(request);
        BotRegistry bots = InstalledBots.registry();
        String name = request.bot("", bots);
        Prompt.Decision decision = decision(side, request);
        long seed = request.number("seed", 1);
        Budget budget = request.has("iterations")
                ? Budget.iterations(request.number("iterations", 1, MOST_ITERATIONS))
                : Budget.OPEN;
        PlayerView view = game.seat(side).view();
        JsonObject answer = JsonObject.of("due", game.number());
        return () -> {
            Bot bot = bots.named(name, seed, side, rules).get();
            try {
                Choice choice = bot.choose(view, decision, budget);
                return answer.with("option", decision.options().indexOf(choice))
                        .with("text", choice.toString())
                        .with("choice", new JsonObject.Raw(shown.json().write(choice)));
            } finally {
                bot.ended();
            }
        };
    }

    Prompt.Decision decision(Side side, Request request) throws RequestError {
        if (game.seat(side).question().prompt().getOrNull() instanceof Prompt.Decision decision) return decision;
        throw request.wrong(Request.SIDE, "side " + side + " has nothing to choose now", "the side that must choose");
    }

    /** The view of a side as numbers. Without a side, of the side that must answer. */
    JsonObject encoded(Request request) throws RequestError {
        Side side = side(request);
        tokens.side(request, side);
        Seat seat = game.seat(side);
        return EncodingAnswer.of(seat.view(), seat.question().prompt().getOrNull(), request);
    }

    /** A state that the view of everybody cannot distinguish from the true one. Answers about it reveal nothing. */
    Searched open() {
        return new Searched(SearchStates.possible(game.audience().view()), shown);
    }

    /**
     * The sentences of a game for each viewer. A sentence belongs to the input after which it is complete. A narrator is made when a viewer first
     * asks, and again after inputs are taken back.
     */
    static final class GameTelling {
        private final Game game;
        private final Map<Viewer, Told> all = new EnumMap<>(Viewer.class);

        GameTelling(Game game) {
            this.game = game;
        }

        /**
         * The lines that an input has completed.
         *
         * @param seat of the viewer
         * @param number the number of the input, from 1; it has been taken
         */
        Vector<String> of(Viewer viewer, Seat seat, int number) {
            Told told = all.computeIfAbsent(viewer, who -> new Told(who, seat));
            told.tellTo(number);
            return told.lines.get(number - 1);
        }

        /** Forgets what was told, because inputs were taken back. */
        void restart() {
            all.clear();
        }

        /** What one viewer has been told, a list of lines an input. */
        private final class Told {
            private final Seat seat;
            private final Narrator narrator;
            private final List<Vector<String>> lines = new ArrayList<>();
            private final List<String> now = new ArrayList<>();

            Told(Viewer viewer, Seat seat) {
                this.seat = seat;
                narrator = new Narrator(game.state(0), viewer, TextStyle.NONE, now::add);
            }

            void tellTo(int number) {
                if (lines.size() >= number) return;
                for (Seat.Update update : seat.updatesAfter(lines.size())) {
                    narrator.tell(game.state(lines.size()), update.events());
                    lines.add(Vector.ofAll(now));
                    now.clear();
                }
            }
        }
    }
}
