package io.github.deadcube.core.session;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.DiceSource;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.TextError;
import io.github.deadcube.core.record.GameRecord;
import io.github.deadcube.core.record.GameRecord.SoFar;
import io.github.deadcube.core.record.RecordFile.Crash;
import io.github.deadcube.core.record.RecordFile.RecordLock;
import io.github.deadcube.core.record.Recorder;
import io.github.deadcube.core.record.ReplayedRecord;
import io.github.deadcube.core.record.Viewer;
import io.github.deadcube.core.session.SessionRefusal.Reason;
import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.core.text.Registry;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.nio.file.Path;
import java.util.function.Supplier;

/**
 * A game in progress. A session rolls the dice unless the players roll them, writes the record and calls its listeners. It has no time
 * limits. Thread-safe: its methods are synchronized.
 */
public final class Session implements AutoCloseable {
    private final Rules rules;
    private final SessionSettings settings;
    private final Option<TextError> tornLine;
    private final RecordKeeper record;
    private final ListenerQueue listeners = new ListenerQueue();
    private UndoHistory history;
    private DiceSource dice;

    private Session(
            Rules rules, SessionSettings settings, Recorder recorder, ReplayedRecord played, Option<TextError> torn) {
        this.rules = rules;
        this.settings = settings;
        this.tornLine = torn;
        this.record = new RecordKeeper(recorder);
        this.history = new UndoHistory(played.begin(), played.steps());
        this.dice = history.dice(settings);
        roll();
    }

    /**
     * A session with {@linkplain SessionDice#ofTheSystem system dice}.
     *
     * @param begin the first state, from {@link Rules#start} or {@link Rules#resume}
     * @return the session, which waits for a player
     */
    public static Session of(Rules rules, GameState begin) {
        return of(rules, begin, SessionSettings.with(SessionDice.ofTheSystem()));
    }

    /**
     * A session with settings.
     *
     * @param begin the first state, from {@link Rules#start} or {@link Rules#resume}
     * @return the session, which waits for a player
     */
    public static Session of(Rules rules, GameState begin, SessionSettings settings) {
        return after(rules, settings, new ReplayedRecord(begin, Vector.empty(), Option.none()));
    }

    private static Session after(Rules rules, SessionSettings settings, ReplayedRecord played) {
        Recorder recorder = Recorder.of(played.begin(), settings.dice().seed(), settings.allowsUndoOfLooks());
        played.steps().forEach(step -> recorder.saw(step.input(), step.transition()));
        return new Session(rules, settings, recorder, played, Option.none());
    }

    /**
     * Continues a saved game. The end of its record may be torn off.
     *
     * @param record the text from {@link #save}, or the content of the file of a session
     * @param settings the settings of the new session; if its seed is not the seed of the record, the new record has no seed
     * @return the session; or the errors of the record; or the first input that the engine plays differently
     */
    public static Either<Seq<TextError>, Session> load(
            Rules rules, Registry registry, String record, SessionSettings settings) {
        return GameRecord.readSoFar(record)
                .flatMap(soFar -> soFar.record()
                        .replay(rules, registry)
                        .flatMap(played -> played.first()
                                .map(no -> Either.<Seq<TextError>, Session>left(Vector.of(
                                        new TextError(no.line(), 1, no.toString(), "the game as it was recorded"))))
                                .getOrElse(() -> Either.right(loaded(rules, settings, soFar, played)))));
    }

    private static Session loaded(Rules rules, SessionSettings settings, SoFar soFar, ReplayedRecord played) {
        Option<Long> seed = soFar.record().seed().filter(settings.dice().seed()::contains);
        return new Session(rules, settings, Recorder.of(soFar, played, seed), played, soFar.torn());
    }

    /**
     * Continues the game in a file, and writes to that file. Until {@link #close} the session holds the {@link RecordLock} of the file; if
     * another session holds it, this method fails.
     *
     * @return the session; or the errors of the file or of its record
     */
    public static Either<Seq<String>, Session> resume(
            Rules rules, Registry registry, Path path, SessionSettings settings) {
        return resume(rules, registry, path, settings, Crash.OF_PROCESS);
    }

    /**
     * Continues the game in a file, like {@link #resume(Rules, Registry, Path, SessionSettings)}.
     *
     * @param survived the crash that the file survives
     * @return as {@link #resume(Rules, Registry, Path, SessionSettings)}
     */
    public static Either<Seq<String>, Session> resume(
            Rules rules, Registry registry, Path path, SessionSettings settings, Crash survived) {
        return RecordLock.of(path).<Seq<String>>mapLeft(Vector::of).flatMap(lock -> {
            Either<Seq<String>, Session> resumed = TextFile.read(path)
                    .<Seq<String>>mapLeft(Vector::of)
                    .flatMap(record -> load(rules, registry, record, settings)
                            .mapLeft(errors ->
                                    errors.map(error -> path + ", " + error).toVector()))
                    .flatMap(session -> session.record
                            .goOnIn(lock, survived)
                            .<Either<Seq<String>, Session>>map(fault -> Either.left(Vector.of(fault)))
                            .getOrElse(() -> Either.right(session)));
            if (resumed.isLeft()) lock.close();
            return resumed;
        });
    }

    /**
     * Writes the record to a file. The file holds each input before a listener is called or a method returns. After a crash of the process
     * {@link #resume} can read the file; after a power cut perhaps not.
     *
     * @param path a file that does not exist or is empty; the session holds its {@link RecordLock} until {@link #close}
     * @return the fault, for example that the file is not empty or that another session holds it; none if the file is written
     */
    public synchronized Option<String> keepIn(Path path) {
        return keepIn(path, Crash.OF_PROCESS);
    }

    /**
     * Writes the record to a file, like {@link #keepIn(Path)}.
     *
     * @param survived the crash that the file survives
     * @return the fault; none if the file is written
     */
    public synchronized Option<String> keepIn(Path path, Crash survived) {
        return record.keepIn(path, survived);
    }

    /** Why the file does not hold the whole record; none if it does, or if there is no file. */
    public synchronized Option<String> fault() {
        return record.fault();
    }

    /** The torn or damaged last line, which {@link #load} left out; none if the record was complete. */
    public Option<TextError> tornLine() {
        return tornLine;
    }

    /**
     * Adds a listener. Listeners are called in the order in which they were added, and inputs in the order of the game. A listener may
     * submit an input: the other listeners receive that input after the earlier ones. If a listener throws, the other listeners are
     * still called, the game does not change, and the method that caused the call throws the exception.
     */
    public synchronized void listen(SessionListener listener) {
        listeners.add(listener);
    }

    /** The number of the input that is due; 1 for the first input of the game. */
    public synchronized int due() {
        return history.steps().size() + 1;
    }

    /** The side that must answer; none if the game is over. */
    public synchronized Option<Side> sideToAnswer() {
        return currentPrompt().respondingSide();
    }

    /**
     * {@link #due}, {@link #sideToAnswer} and {@link #prompt} in one call. Between three separate calls another thread may answer.
     */
    public synchronized PendingQuestion pendingQuestion(Viewer viewer) {
        return new PendingQuestion(due(), sideToAnswer(), prompt(viewer));
    }

    /**
     * The prompt that a viewer must answer.
     *
     * @return the prompt, or the end of the game for every viewer; none while another side must answer
     */
    public synchronized Option<Prompt> prompt(Viewer viewer) {
        Prompt prompt = currentPrompt();
        return Option.when(
                prompt.respondingSide().isEmpty() || prompt.respondingSide().equals(viewer.side()), prompt);
    }

    /** The current state, as the viewer sees it. */
    public synchronized PlayerView view(Viewer viewer) {
        return viewer.view(state());
    }

    /**
     * The updates of the game, as a viewer sees them.
     *
     * @param inputs the number of inputs to skip; 0 for the whole game
     * @return one update for each later input, oldest first
     */
    public synchronized Vector<Update> since(int inputs, Viewer viewer) {
        Vector<ReplayedRecord.Step> steps = history.steps();
        return Vector.range(Math.max(0, inputs), steps.size()).map(i -> Update.of(i + 1, steps.get(i), viewer));
    }

    /**
     * Answers the prompt of a side.
     *
     * @param number the number of the input, from {@link #due}
     * @param text the input in notation ({@link Input#parse}): a choice, or faces if the players roll
     * @return the updates of this input and of the rolls that followed, as the side sees them; or why the input was refused
     */
    public synchronized Either<SessionRefusal, Vector<Update>> submit(Side side, int number, String text) {
        return Input.parse(text)
                .mapLeft(fault -> SessionRefusal.of(Reason.UNREADABLE, fault))
                .flatMap(input -> submit(side, number, input));
    }

    /**
     * Answers the prompt of a side.
     *
     * @param number the number of the input, from {@link #due}
     * @param input a choice, or faces if the players roll
     * @return as {@link #submit(Side, int, String)}
     */
    public synchronized Either<SessionRefusal, Vector<Update>> submit(Side side, int number, Input input) {
        return thenNotify(() -> {
            roll();
            return answer(side, number, input);
        });
    }

    private Either<SessionRefusal, Vector<Update>> answer(Side side, int number, Input input) {
        if (number != due())
            return Either.left(SessionRefusal.of(
                    Reason.STALE, "input " + number + " is not due: the game waits for input " + due()));
        Prompt prompt = currentPrompt();
        if (prompt.respondingSide().isEmpty())
            return Either.left(SessionRefusal.of(Reason.OVER, "the game is over: " + prompt));
        if (settings.dice().rolls(input))
            return Either.left(
                    SessionRefusal.of(Reason.DICE, "the session itself rolls: '" + input + "' cannot be submitted"));
        if (!prompt.respondingSide().contains(side))
            return Either.left(SessionRefusal.of(
                    Reason.NOT_ASKED,
                    "side " + side + " is not asked; asked is "
                            + prompt.respondingSide().get()));
        Either<Rejection, Transition> next = rules.apply(state(), input);
        if (next.isLeft())
            return Either.left(
                    new SessionRefusal(Reason.FORBIDDEN, next.getLeft().toString(), Option.some(next.getLeft())));
        append(prompt, input, next.get());
        roll();
        return Either.right(since(number - 1, Viewer.of(side)));
    }

    /** Runs the action and then calls the listeners, also if the action throws. */
    private <T> T thenNotify(Supplier<T> action) {
        T result;
        try {
            result = action.get();
        } catch (RuntimeException | Error e) {
            ListenerQueue.throwFirst(Vector.<Throwable>of(e).appendAll(listeners.deliverAll()));
            throw e;
        }
        ListenerQueue.throwFirst(listeners.deliverAll());
        return result;
    }

    /**
     * Why a choice is not allowed. The answer contains no hidden information.
     *
     * @return none if the prompt offers the choice
     */
    public synchronized Option<Rejection> explain(Choice choice) {
        return rules.explain(state(), choice);
    }

    /**
     * Takes inputs back, up to the last prompt for a player with at most {@code inputs} inputs before it.
     *
     * @param inputs the number of inputs to keep; 0 restarts the game
     * @return the refusal; none if the inputs were taken back
     */
    public synchronized Option<SessionRefusal> undoTo(int inputs) {
        int left = history.lastQuestion(inputs, settings.dice());
        if (!settings.allowsUndoOfLooks() && history.learntSince(left))
            return Option.some(SessionRefusal.of(
                    Reason.LEARNT, "a side has learnt since input " + left + " what an item token is (SET-5, ITEM-3)"));
        int taken = history.steps().size() - left;
        if (taken == 0) return Option.none();
        return thenNotify(() -> {
            record.undo(taken);
            history = history.first(left);
            dice = history.dice(settings);
            listeners.enqueue(listener -> listener.undone(left));
            roll();
            return Option.none();
        });
    }

    /**
     * A new, independent session with the first inputs of this one. It has no file and no listeners.
     *
     * @param inputs the number of inputs to copy
     * @return the session; if a roll was due after those inputs, it waits at the player's prompt before that roll
     */
    public synchronized Session branch(int inputs) {
        return after(
                rules,
                settings,
                history.first(history.lastQuestion(inputs, settings.dice())).played());
    }

    /** The record so far, as text for {@link #load}. It contains hidden information: do not show it to players. */
    public synchronized String save() {
        return record.text();
    }

    /** The record so far, without the information that is hidden from the viewer. */
    public synchronized String save(Viewer viewer) {
        return record.shown(viewer);
    }

    /**
     * The current state, which waits for the input that is due. It contains hidden information: do not show it to players.
     */
    public synchronized GameState state() {
        return history.played().state();
    }

    /**
     * An earlier state. It contains hidden information: do not show it to players.
     *
     * @param inputs the number of inputs before the state, from 0 to {@link #due} minus 1
     */
    public synchronized GameState state(int inputs) {
        return history.played().state(inputs);
    }

    /** Ends the record and releases its file, so that {@link #resume} can continue it. The end of the process also releases the file. */
    @Override
    public synchronized void close() {
        record.close();
    }

    private Prompt currentPrompt() {
        return rules.prompt(state());
    }

    private void roll() {
        for (Prompt prompt = currentPrompt(); ; prompt = currentPrompt()) {
            Option<Input> rolled = settings.dice().answer(prompt, dice);
            if (rolled.isEmpty()) return;
            append(prompt, rolled.get(), rules.play(state(), rolled.get()));
        }
    }

    private void append(Prompt prompt, Input input, Transition transition) {
        record.saw(input, transition);
        ReplayedRecord.Step step = new ReplayedRecord.Step(prompt, input, transition);
        history = history.with(step);
        int number = history.steps().size();
        listeners.enqueue(listener -> listener.updated(number, step));
    }
}
