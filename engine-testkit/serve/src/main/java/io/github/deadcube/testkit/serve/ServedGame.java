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
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.bot.Bot;
import io.github.deadcube.core.bot.Bot.Budget;
import io.github.deadcube.core.support.Viewer;
import io.github.deadcube.core.text.TextDrawing.TextStyle;
import io.github.deadcube.testkit.match.BotRegistry;
import io.github.deadcube.testkit.narration.Narrator;
import io.github.deadcube.testkit.serve.FairUndo.AskedUndo;
import io.github.deadcube.testkit.serve.SearchStates.Searched;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** @param undos what was taken back, and who asks for it, while two people play */
record ServedGame(
        Rules rules,
        Game game,
        GameAnswers shown,
        GameSeats seats,
        FairUndo undos,
        GameTerms terms,
        GameTelling telling) {
    private static final String CHANGES = "changes";
    private static final String TO = "to";
    private static final int MOST_ITERATIONS = 100_000;

    static ServedGame of(Rules rules, Game game, GameSeats seats, GameTerms terms) {
        return new ServedGame(
                rules,
                game,
                GameAnswers.of(game.state()),
                seats,
                new FairUndo(rules, game, terms.playersRoll()),
                terms,
                new GameTelling(game));
    }

    /** The line by which the game is opened again. */
    String reopening() {
        return terms.line(seats, undos);
    }

    private Option<Fault> kept() {
        return terms.changed(reopening());
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

    /** The prompt, or for a side that need not answer, the side that it waits for. In a fair game no one has the prompt of both. */
    JsonObject asked(Option<Side> side) {
        if (side.isEmpty() && seats.closed() || seats.absent().isDefined()) return watched();
        Prompt prompt = game.prompt();
        Option<Side> asked = prompt.respondingSide();
        JsonObject answer = due();
        return asked.isDefined() && side.exists(who -> !asked.contains(who))
                ? answer.with("waiting", asked.map(Side::toString))
                : answer.with("prompt", shown.prompt(prompt));
    }

    /** The number of the input that is due, and what the sides ask of each other. */
    private JsonObject due() {
        return JsonObject.of("due", game.number())
                .with(
                        "undos",
                        Option.when(
                                undos.story().nonEmpty(), () -> undos.story().size()))
                .with("undoAsked", undos.asked().map(FairUndo.AskedUndo::json))
                .with("leaving", Option.when(seats.leaving().nonEmpty(), seats::leaving));
    }

    /** The prompt of a seat, or whom the game waits for: a program without a token watches. */
    JsonObject asked(Request request) throws RequestError {
        if (!request.has(Request.SIDE) && seats.watches(request)) return watched();
        return asked(seats.seat(request));
    }

    JsonObject view(Request request) throws RequestError {
        Viewer viewer = seats.viewer(request);
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
        Option<Side> side = seats.seat(request);
        if (seats.absent().isDefined())
            throw request.wrong(
                    Request.DO,
                    "side " + seats.absent().get() + " has not joined the game yet",
                    "'join' by its player, when the game begins");
        int number = request.number("number", 1, Integer.MAX_VALUE, game.number());
        Side who = side(side);
        boolean changes = request.yes(CHANGES, false);
        Either<Rejection, Vector<Update>> done = game.seat(who).answer(number, input);
        if (done.isLeft()) throw refused(request, done.getLeft());
        undos.forgetAsked();
        seats.staysIn(who);
        return asked(side).with("updates", done.get().map(update -> told(update, Viewer.of(who), changes)));
    }

    private RequestError refused(Request request, Rejection no) {
        String member = no.rule().equals(Seat.STALE)
                ? "number"
                : no.rule().equals(Seat.NOT_ASKED) ? Request.SIDE : request.has("faces") ? "faces" : "choice";
        return request.refused(member, no);
    }

    JsonObject events(Request request) throws RequestError {
        Viewer viewer = seats.viewer(request);
        boolean changes = request.yes(CHANGES, false);
        int since = request.has("since") ? request.number("since", 0, game.number() - 1) : 0;
        JsonObject answer = due();
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
        Vector<String> taken = seats.seats(request);
        if (taken.isEmpty())
            request.without(Vector.of(Request.SIDE, GameSeats.OWN), "a program without a token watches");
        Option<Side> named = request.has(Request.SIDE) ? seats.named(request) : Option.none();
        Option<Side> absent = seats.absent();
        Option<Side> side = seats.join(request, game.number(), this::kept).orElse(named);
        if (absent.isDefined() && seats.absent().isEmpty()) {
            if (seats.dealsWhenJoined()) undoTo(0);
            terms.told(game.number());
        }
        JsonObject answer = JsonObject.of("game", name);
        GameAnswers.agreed(setup(), answer);
        if (!seats.tokens().isEmpty()) answer.put(GameSeats.FAIR, seats.status());
        return answer.with("seats", taken).with(taken.isEmpty() ? watched() : asked(side));
    }

    private JsonObject watched() {
        return due().with("waiting", seats.absent().orElse(game.sideToAnswer()).map(Side::toString))
                .with("prompt", Option.when(game.isOver(), () -> shown.prompt(game.prompt())));
    }

    /** Takes inputs back: the keeper as many as it likes, and one of two people its own last answers. */
    JsonObject undo(Request request) throws RequestError {
        if (seats.fair()) return ownUndone(request);
        seats.keeper(request);
        Option<Rejection> no = undoTo(request.number(TO, 0, Integer.MAX_VALUE));
        if (no.isDefined()) throw request.refused(TO, no.get());
        return asked(Option.none());
    }

    private JsonObject ownUndone(Request request) throws RequestError {
        Side side = undoing(request);
        int to = request.number(TO, 0, Integer.MAX_VALUE);
        Option<Fault> no = undos.notAlone(side, to);
        if (no.isDefined()) throw request.wrong(TO, no.toVector());
        if (to < game.number() - 1) take(request, new AskedUndo(side, to), false);
        return asked(Option.some(side));
    }

    /** The side that asks for an undo, or answers. What was hidden is open when the game is over, so that it does not go on then. */
    private Side undoing(Request request) throws RequestError {
        Side side = seats.person(request);
        if (!game.isOver()) return side;
        throw request.wrong(
                Request.DO, "the game between two people is over, and what was hidden is open", "'load': a new game");
    }

    private void take(Request request, AskedUndo undo, boolean agreed) throws RequestError {
        undos.take(request, undo, agreed, this::kept);
        telling.restart();
    }

    JsonObject askUndo(Request request) throws RequestError {
        Side side = undoing(betweenTwo(request));
        undos.ask(request, side, request.number(TO, 0, Integer.MAX_VALUE));
        terms.told(game.number());
        return asked(Option.some(side));
    }

    JsonObject answerUndo(Request request) throws RequestError {
        Side side = undoing(betweenTwo(request));
        boolean allow = request.decided("allow");
        Option<AskedUndo> allowed = undos.answered(request, side, request.number(TO, 0, Integer.MAX_VALUE), allow);
        if (allowed.isDefined()) take(request, allowed.get(), true);
        else terms.told(game.number());
        return asked(Option.some(side));
    }

    private Request betweenTwo(Request request) throws RequestError {
        if (!seats.fair())
            throw request.wrong(Request.DO, "no two people have joined the game with tokens of their own", "'undo'");
        return request;
    }

    /** What was taken back while two people played, as a viewer has seen it. */
    JsonObject undone(Request request) throws RequestError {
        Viewer viewer = seats.viewer(request);
        int since = request.number("since", 0, undos.story().size(), 0);
        return due().with(FairUndo.UNDONE, undos.story().drop(since).map(undone -> undone.shown(shown, viewer)));
    }

    Option<Rejection> undoTo(int inputs) {
        Option<Rejection> no = game.undoTo(inputs);
        if (no.isEmpty()) telling.restart();
        return no;
    }

    JsonObject save(Request request) throws RequestError {
        if (request.has(Request.SIDE))
            return JsonObject.of("record", seat(seats.viewer(request)).save());
        seats.keeper(request);
        return JsonObject.of("record", game.save());
    }

    /** The side of a request; without one, the side that must answer. */
    Side side(Request request) throws RequestError {
        return side(seats.seat(request));
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
        seats.side(request, side);
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
