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
import io.github.deadcube.api.rule.Language;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.bot.Bot;
import io.github.deadcube.core.bot.Bot.Budget;
import io.github.deadcube.core.support.Viewer;
import io.github.deadcube.core.text.TextDrawing.TextStyle;
import io.github.deadcube.testkit.match.BotRegistry;
import io.github.deadcube.testkit.narration.Narrator;
import io.github.deadcube.testkit.serve.FairUndo.AskedUndo;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * An open game and its answers. Who changes it, its seats or its undos holds its lock. An answer about a {@link Moment}
 * of it needs the lock for no longer than to take the moment, so that those who only watch keep no player waiting.
 *
 * @param undos what was taken back, and who asks for it, while two people play
 * @param table what the players settle beside the rules
 */
record ServedGame(
        Rules rules,
        Game game,
        GameAnswers shown,
        GameSeats seats,
        FairUndo undos,
        GameTable table,
        GameTerms terms,
        GameTelling telling) {
    private static final String CHANGES = "changes";
    private static final String TO = "to";
    static final String VIEWER = "viewer";
    private static final int MOST_ITERATIONS = 100_000;

    static ServedGame of(Rules rules, Game game, GameSeats seats, GameTable table, GameTerms terms) {
        return new ServedGame(
                rules,
                game,
                GameAnswers.of(game.state()),
                seats,
                new FairUndo(rules, game, terms.playersRoll()),
                table,
                terms,
                new GameTelling(game));
    }

    /**
     * A game between two inputs.
     *
     * @param due the number of the next input
     * @param said the number of the next input, and what the sides ask of each other
     * @param closed whether no token gives what both sides know
     * @param absent a side that must take its seat before the game begins
     * @param ended whether the players have ended the game, or its time
     */
    record Moment(int due, GameState state, JsonObject said, boolean closed, Option<Side> absent, boolean ended) {
        /** An answer that begins with what is said. */
        JsonObject answer() {
            return new JsonObject().with(said);
        }
    }

    /** Who is told of a game, and in which language. */
    record Reader(Viewer viewer, Language language) {}

    /** A moment, and who asks: what may be told depends on both, since it changes when two people have joined. */
    private record Sought<T>(T by, Moment at) {}

    /** Whoever changes the game, or needs several things of it at one moment, holds it. */
    Object lock() {
        return telling;
    }

    Moment now() {
        synchronized (lock()) {
            settle();
            JsonObject besides = table.json();
            JsonObject said = JsonObject.of("due", game.number())
                    .with(
                            "undos",
                            Option.when(
                                    undos.story().nonEmpty(),
                                    () -> undos.story().size()))
                    .with("undoAsked", undos.asked().map(FairUndo.AskedUndo::json))
                    .with("leaving", Option.when(seats.leaving().nonEmpty(), seats::leaving))
                    .with(GameTable.TABLE, Option.when(!besides.isEmpty(), besides));
            return new Moment(game.number(), game.state(), said, seats.closed(), seats.absent(), table.isEnded());
        }
    }

    /** Lets the clock of the side that is asked run. A game whose time is over ends when it is next looked at. */
    void settle() {
        synchronized (lock()) {
            if (!table.hasClock()) return;
            Option<Side> asked = game.isOver() || seats.absent().isDefined() ? Option.none() : game.sideToAnswer();
            if (!table.settles(asked, game.number() - 1)) return;
            if (table.isEnded()) terms.told(game.number());
            kept().forEach(terms::lost);
        }
    }

    /** Whether a request may know of the game: anybody may, unless a side lets no one watch. */
    boolean isOpenTo(Request request) throws RequestError {
        synchronized (lock()) {
            return table.talk().isWatched() || seats.knows(request);
        }
    }

    /** Whether a side has answered something after so many inputs. */
    boolean answered(int after, Side side) {
        return after < game.number() - 1
                && game.seat(side)
                        .updatesAfter(after)
                        .exists(update -> update.side().contains(side));
    }

    /** Whether the game goes on no more, by its rules or without them. */
    boolean isOver() {
        return game.isOver() || table.isEnded();
    }

    /** The viewer of a request at a moment. */
    private Sought<Viewer> viewer(Request request) throws RequestError {
        synchronized (lock()) {
            return new Sought<>(seats.viewer(request), now());
        }
    }

    /** The side of a request at a moment: none for the keeper. */
    private Sought<Option<Side>> seat(Request request) throws RequestError {
        synchronized (lock()) {
            return new Sought<>(seats.seat(request), now());
        }
    }

    /** The line by which the game is opened again. */
    String reopening() {
        return terms.line(seats, undos, table);
    }

    /** Keeps what is beside the record, or returns why it cannot. */
    Option<Fault> kept() {
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

    /**
     * The prompt, or for a side that need not answer, the side that it waits for. In a fair game no one has the prompt
     * of both.
     */
    JsonObject asked(Option<Side> side, Language language) {
        return asked(side, now(), language);
    }

    private JsonObject asked(Option<Side> side, Moment now, Language language) {
        if (now.ended()) return now.answer();
        if (side.isEmpty() && now.closed() || now.absent().isDefined()) return watched(now, language);
        Prompt prompt = rules.prompt(now.state());
        Option<Side> asked = prompt.respondingSide();
        return asked.isDefined() && side.exists(who -> !asked.contains(who))
                ? now.answer().with("waiting", asked.map(Side::toString))
                : now.answer().with("prompt", shown.prompt(prompt, language));
    }

    /** The prompt of a seat, or whom the game waits for: a program without a token watches. */
    JsonObject asked(Request request) throws RequestError {
        Sought<Option<Side>> seat;
        synchronized (lock()) {
            if (!request.has(Request.SIDE) && seats.watches(request)) return watched(now(), request.language());
            seat = seat(request);
        }
        return asked(seat.by(), seat.at(), request.language());
    }

    JsonObject view(Request request) throws RequestError {
        Viewer viewer;
        Moment moment;
        Option<GameState> before = Option.none();
        synchronized (lock()) {
            viewer = seats.viewer(request);
            moment = now();
            if (request.has("since")) before = Option.some(game.state(request.number("since", 0, moment.due() - 1)));
        }
        PlayerView now = viewer.view(moment.state());
        JsonObject answer = JsonObject.of("due", moment.due())
                .with("doing", Sentence.several(now.pendingSteps()).told(request.language()));
        return before.isEmpty()
                ? answer.with("view", shown.view(now))
                : answer.with("changed", shown.difference(viewer.view(before.get()), now));
    }

    /**
     * Without a side, the request answers for the side that must answer, and gets the next prompt of either side. The
     * caller holds the lock.
     */
    JsonObject submit(Request request, Input input) throws RequestError {
        return submit(request, who -> input, Vector.empty());
    }

    /**
     * Makes choices one after the other, until the side is not asked any more, or none of the next alternatives is
     * offered.
     */
    JsonObject submit(Request request, ChoiceList choices) throws RequestError {
        return submit(request, choices::first, choices.rest().steps());
    }

    private JsonObject submit(Request request, Function<Seat, Input> first, Vector<Vector<Choice>> rest)
            throws RequestError {
        Option<Side> side = seats.seat(request);
        checkBegun(request);
        table.checkGoesOn(request);
        int number = request.number("number", 1, Integer.MAX_VALUE, game.number());
        Side who = side(side, now());
        boolean changes = request.yes(CHANGES, false);
        Viewer viewer = viewer(request, who);
        Seat seat = game.seat(who);
        Either<Rejection, Vector<Update>> done = seat.answer(number, first.apply(seat));
        if (done.isLeft()) throw refused(request, done.getLeft());
        for (Vector<Choice> alternatives : rest) {
            Option<Choice> next =
                    game.sideToAnswer().contains(who) ? ChoiceList.offered(seat, alternatives) : Option.none();
            if (next.isEmpty() || seat.answer(game.number(), next.get()).isLeft()) break;
        }
        undos.forgetAsked();
        seats.staysIn(who);
        table.played(Option.some(who));
        Reader reader = new Reader(viewer, request.language());
        return asked(side, reader.language())
                .with("updates", seat(viewer).updatesAfter(number - 1).map(update -> told(update, reader, changes)));
    }

    /** Refuses what can be done only when both sides have taken their seats. */
    void checkBegun(Request request) throws RequestError {
        if (seats.absent().isDefined())
            throw request.wrong(
                    Request.DO,
                    Sentence.of(
                            "side {side} has not joined the game yet",
                            seats.absent().get()),
                    "'join' by its player, when the game begins");
    }

    /** Whose updates the answer has: those of the side that answers, unless the request names a viewer. */
    private Viewer viewer(Request request, Side who) throws RequestError {
        if (!request.has(VIEWER)) return Viewer.of(who);
        Viewer viewer = Viewer.named(request.text(VIEWER))
                .getOrElseThrow(() -> request.expected(VIEWER, "'A', 'B' or 'everybody'"));
        if (viewer.side().isDefined()) seats.side(request, viewer.side().get());
        return viewer;
    }

    private RequestError refused(Request request, Rejection no) {
        String member = no.rule().equals(Seat.STALE)
                ? "number"
                : no.rule().equals(Seat.NOT_ASKED)
                        ? Request.SIDE
                        : request.has("faces")
                                ? "faces"
                                : request.has(ChoiceList.CHOICES) ? ChoiceList.CHOICES : ChoiceList.CHOICE;
        return request.refused(member, no);
    }

    /** The updates after as many inputs as the member {@code since} says, which are told one after the other. */
    EventsAnswer events(Request request) throws RequestError {
        boolean changes = request.yes(CHANGES, false);
        synchronized (lock()) {
            Sought<Viewer> viewer = viewer(request);
            int since = request.has("since") ? request.number("since", 0, game.number() - 1) : 0;
            return new EventsAnswer(this, new Reader(viewer.by(), request.language()), viewer.at(), changes, since);
        }
    }

    /**
     * An update with the lines of the narrator and, if they are asked for, the changes of the view. The caller holds
     * the lock.
     */
    private JsonObject.Raw told(Update update, Reader reader, boolean changes) {
        Viewer viewer = reader.viewer();
        JsonObject changed = new JsonObject();
        if (changes) {
            PlayerView before = viewer.view(game.state(update.number() - 1));
            changed.put("changed", shown.difference(before, viewer.view(game.state(update.number()))));
        }
        GameState before = game.state(update.number() - 1);
        return told(update, before, reader, telling.lines(reader, seat(viewer), update), changed);
    }

    /**
     * An update with more members. With the changes of the view, it also has the lines of sight of shots, and which
     * dice explode.
     *
     * @param before the state before the update
     * @param lines of the narrator
     * @param changed the changes of the view; empty if they are not asked for
     */
    JsonObject.Raw told(Update update, GameState before, Reader reader, Vector<String> lines, JsonObject changed) {
        JsonObject more = new JsonObject();
        if (lines.nonEmpty()) more.put("told", lines);
        if (!changed.isEmpty()) {
            more.putAll(changed);
            SightAnswer.ofShots(reader.viewer().view(before).position(), update.events(), more);
            GameAnswers.explosions(before, update.events(), more);
        }
        return shown.update(update, more, reader.language());
    }

    /**
     * What a program needs that goes on with a game. A program without a token watches, as everybody does. The caller
     * holds the lock.
     */
    JsonObject joined(Request request) throws RequestError {
        Vector<String> taken = seats.seats(request);
        if (taken.isEmpty())
            request.without(Vector.of(Request.SIDE, GameSeats.OWN), "a program without a token watches");
        Option<Side> named = request.has(Request.SIDE) ? seats.named(request) : Option.none();
        Option<Side> absent = seats.absent();
        PlayerNames names = table.talk().names();
        Option<Side> whose = seats.ofToken(request);
        if (request.has(PlayerNames.NAME)) {
            if (whose.isEmpty()) throw request.wrong(PlayerNames.NAME, "this token is not that of a side", "no name");
            names = names.with(whose.get(), request, PlayerNames.NAME);
        }
        Option<Side> side = seats.join(request, game.number(), this::kept).orElse(named);
        rename(request, names);
        if (absent.isDefined() && seats.absent().isEmpty()) {
            if (seats.dealsWhenJoined()) undoTo(0);
            terms.told(game.number());
        }
        JsonObject answer = JsonObject.of("game", terms.name());
        GameAnswers.agreed(setup(), answer);
        if (!seats.tokens().isEmpty()) answer.put(GameSeats.FAIR, seats.status());
        return answer.with("seats", taken)
                .with(taken.isEmpty() ? watched(now(), request.language()) : asked(side, request.language()));
    }

    private void rename(Request request, PlayerNames names) throws RequestError {
        if (names.equals(table.talk().names())) return;
        table.change(request, table.talk().named(names), this::kept);
        terms.told(game.number());
    }

    private JsonObject watched(Moment now, Language language) {
        if (now.ended()) return now.answer();
        Prompt prompt = rules.prompt(now.state());
        return now.answer()
                .with("waiting", now.absent().orElse(prompt.respondingSide()).map(Side::toString))
                .with("prompt", Option.when(prompt instanceof Prompt.Finished, () -> shown.prompt(prompt, language)));
    }

    /**
     * Takes inputs back: the keeper as many as it likes, and one of two people its own last answers. The caller holds
     * the lock, as with all that is about undo.
     */
    JsonObject undo(Request request) throws RequestError {
        if (seats.fair()) return ownUndone(request);
        seats.keeper(request);
        table.checkGoesOn(request);
        Option<Rejection> no = undoTo(request.number(TO, 0, Integer.MAX_VALUE));
        if (no.isDefined()) throw request.refused(TO, no.get());
        return asked(Option.none(), request.language());
    }

    /** Why the inputs after a number cannot be taken back without consent; the game stays as it is. */
    JsonObject mayUndo(Request request) throws RequestError {
        int to = request.number(TO, 0, Integer.MAX_VALUE);
        Option<Rejection> no;
        if (seats.fair()) {
            no = undos.notAlone(undoing(request), to)
                    .map(fault -> new Rejection(fault.rule(), fault.sentence(), fault.expectation()));
        } else {
            seats.keeper(request);
            table.checkGoesOn(request);
            no = game.explainUndo(to);
        }
        return RefusalAnswer.answer(shown, no, request.language());
    }

    private JsonObject ownUndone(Request request) throws RequestError {
        Side side = undoing(request);
        int to = request.number(TO, 0, Integer.MAX_VALUE);
        Option<Fault> no = undos.notAlone(side, to);
        if (no.isDefined()) throw request.wrong(TO, no.toVector());
        if (to < game.number() - 1) take(request, new AskedUndo(side, to), false);
        return asked(Option.some(side), request.language());
    }

    /**
     * The side that asks for an undo, or answers. What was hidden is open when the game is over, so that it does not go
     * on then.
     */
    private Side undoing(Request request) throws RequestError {
        Side side = seats.person(request);
        if (!isOver()) return side;
        throw request.wrong(
                Request.DO, "the game between two people is over, and what was hidden is open", "'load': a new game");
    }

    private void take(Request request, AskedUndo undo, boolean agreed) throws RequestError {
        undos.take(request, undo, agreed, this::kept);
        telling.restart();
        table.played(Option.none());
    }

    JsonObject askUndo(Request request) throws RequestError {
        Side side = undoing(betweenTwo(request));
        undos.ask(request, side, request.number(TO, 0, Integer.MAX_VALUE));
        terms.told(game.number());
        return asked(Option.some(side), request.language());
    }

    JsonObject answerUndo(Request request) throws RequestError {
        Side side = undoing(betweenTwo(request));
        boolean allow = request.decided("allow");
        Option<AskedUndo> allowed = undos.answered(request, side, request.number(TO, 0, Integer.MAX_VALUE), allow);
        if (allowed.isDefined()) take(request, allowed.get(), true);
        else terms.told(game.number());
        return asked(Option.some(side), request.language());
    }

    private Request betweenTwo(Request request) throws RequestError {
        if (!seats.fair())
            throw request.wrong(Request.DO, "no two people have joined the game with tokens of their own", "'undo'");
        return request;
    }

    /** What was taken back while two people played, as a viewer has seen it. */
    JsonObject undone(Request request) throws RequestError {
        Sought<Viewer> viewer;
        Vector<Undone> story;
        synchronized (lock()) {
            viewer = viewer(request);
            story = undos.story();
        }
        int since = request.number("since", 0, story.size(), 0);
        Reader reader = new Reader(viewer.by(), request.language());
        return viewer.at()
                .answer()
                .with(FairUndo.UNDONE, story.drop(since).map(undone -> undone.shown(shown, reader, request.work())));
    }

    Option<Rejection> undoTo(int inputs) {
        synchronized (lock()) {
            Option<Rejection> no = game.undoTo(inputs);
            if (no.isEmpty()) {
                telling.restart();
                table.played(Option.none());
            }
            return no;
        }
    }

    JsonObject save(Request request) throws RequestError {
        synchronized (lock()) {
            if (request.has(Request.SIDE))
                return JsonObject.of("record", seat(seats.viewer(request)).save());
            seats.keeper(request);
            return JsonObject.of("record", game.save());
        }
    }

    /** The side of a request; without one, the side that must answer. */
    Side side(Request request) throws RequestError {
        Sought<Option<Side>> seat = seat(request);
        return side(seat.by(), seat.at());
    }

    private Side side(Option<Side> named, Moment now) {
        return named.orElse(rules.prompt(now.state()).respondingSide()).getOrElse(Side.A);
    }

    /** The choice of the named bot for the side that must answer, which may think long. */
    JsonObject advice(Request request) throws RequestError {
        Asked asked = asking(request);
        BotRegistry bots = InstalledBots.registry();
        String name = request.bot("", bots);
        Prompt.Decision decision = asked.decision();
        long seed = request.number("seed", 1);
        Budget budget = request.has("iterations")
                ? Budget.iterations(request.number("iterations", 1, MOST_ITERATIONS))
                : Budget.OPEN;
        request.work().goOn();
        Bot bot = bots.named(name, seed, asked.view().side(), new PacedRules(rules, request.work()))
                .get();
        try {
            Choice choice = bot.choose(asked.view(), decision, budget);
            return JsonObject.of("due", asked.due())
                    .with("option", decision.options().indexOf(choice))
                    .with("text", choice.toString())
                    .with("choice", new JsonObject.Raw(shown.json().write(choice)));
        } finally {
            bot.ended();
        }
    }

    /** A decision, as the side that must make it sees the game. */
    record Asked(int due, PlayerView view, Prompt.Decision decision) {}

    /**
     * The decision of the side of a request for advice; without a side, of the side that must answer. Between two
     * people the story tells who has asked.
     */
    Asked asking(Request request) throws RequestError {
        synchronized (lock()) {
            Sought<Option<Side>> seat = seat(request);
            Moment now = seat.at();
            Side side = side(seat.by(), now);
            TableAnswers.checkAdvice(this, request);
            if (!(rules.prompt(now.state()) instanceof Prompt.Decision decision)
                    || decision.side() != side
                    || now.ended())
                throw request.wrong(
                        Request.SIDE,
                        Sentence.of("side {side} has nothing to choose now", side),
                        "the side that must choose");
            TableAnswers.noteAdvice(this, request, side);
            return new Asked(now.due(), now.state().seenBy(side), decision);
        }
    }

    /** The view of a side as numbers. Without a side, of the side that must answer. */
    JsonObject encoded(Request request) throws RequestError {
        Moment now;
        Side side;
        synchronized (lock()) {
            Sought<Option<Side>> seat = seat(request);
            now = seat.at();
            side = side(seat.by(), now);
            seats.side(request, side);
        }
        return EncodingAnswer.answer(now.state().seenBy(side), rules.prompt(now.state()), request);
    }

    /** A state that the view of everybody cannot distinguish from the true one. Answers about it reveal nothing. */
    Searched open() {
        return new Searched(SearchStates.possible(Viewer.EVERYBODY.view(state())), shown);
    }

    /**
     * The sentences of a game for each viewer in each language. A sentence belongs to the input after which it is
     * complete. A narrator is made when a viewer first asks, and again after inputs are taken back.
     */
    static final class GameTelling {
        private final Game game;
        private final Map<Reader, Told> all = new LinkedHashMap<>();
        private int undone;

        GameTelling(Game game) {
            this.game = game;
        }

        /**
         * The lines that an input has completed.
         *
         * @param seat of the viewer
         * @param update of an input that is a part of the game
         */
        Vector<String> lines(Reader reader, Seat seat, Update update) {
            Told told = all.computeIfAbsent(reader, Told::new);
            int before = told.lines.size();
            if (before + 1 < update.number()) seat.updatesAfter(before).forEach(told::tell);
            else if (before < update.number()) told.tell(update);
            return told.lines.get(update.number() - 1);
        }

        /** How many inputs a reader has been told. */
        int told(Reader reader) {
            Told told = all.get(reader);
            return told == null ? 0 : told.lines.size();
        }

        /** Forgets what was told, because inputs were taken back. */
        void restart() {
            all.clear();
            undone++;
        }

        /** How often inputs were taken back. */
        int undone() {
            return undone;
        }

        /** What one reader has been told, a list of lines an input. */
        private final class Told {
            private final Narrator narrator;
            private final List<Vector<String>> lines = new ArrayList<>();
            private final List<String> now = new ArrayList<>();

            Told(Reader reader) {
                narrator = new Narrator(game.state(0), reader.viewer(), TextStyle.NONE, reader.language(), now::add);
            }

            void tell(Update next) {
                narrator.tell(game.state(lines.size()), next.events());
                lines.add(Vector.ofAll(now));
                now.clear();
            }
        }
    }
}
