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
import io.github.deadcube.core.record.RecordLock;
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
 * limits. It always waits for a player, or the game is over: an input and the rolls that follow it count together or not at all.
 *
 * <p>Thread-safe. Inputs, undo and the work on the file happen one at a time, and no other thread waits for listeners. Rules and dice are
 * called while an input is processed: they must not wait for a thread that submits one.
 */
public final class Session implements AutoCloseable {
    private static final String CLOSED = "the session is closed";

    private final Rules rules;
    private final SessionSettings settings;
    private final Option<TextError> tornLine;
    private final RecordKeeper record;
    private final ListenerQueue listeners = new ListenerQueue();
    private final Object lock = new Object();
    /** The game so far. Any thread may read it without the lock. */
    private volatile UndoHistory history;
    /** The dice for the next roll; none if they must be made from the history. */
    private Option<DiceSource> dice = Option.none();

    private boolean closed;

    private Session(
            Rules rules, SessionSettings settings, Recorder recorder, ReplayedRecord played, Option<TextError> torn) {
        this.rules = rules;
        this.settings = settings;
        this.tornLine = torn;
        this.record = new RecordKeeper(recorder);
        this.history = new UndoHistory(played.begin(), played.steps());
        take(history, rolled(history));
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
     * @return the session; or the errors of the record; or the first input that the engine plays differently. Throws what the dice throw if a
     *     roll is due
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
     * another session holds it, this method fails. A call that fails or throws releases the lock.
     *
     * @return the session; or the errors of the file or of its record. Throws as {@link #load} does
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
        return RecordLock.of(path).<Seq<String>>mapLeft(Vector::of).flatMap(held -> {
            Either<Seq<String>, Session> resumed = Either.left(Vector.empty());
            try {
                resumed = resume(rules, registry, held, settings, survived);
                return resumed;
            } finally {
                if (resumed.isLeft()) held.close();
            }
        });
    }

    private static Either<Seq<String>, Session> resume(
            Rules rules, Registry registry, RecordLock held, SessionSettings settings, Crash survived) {
        return TextFile.readRecord(held.path())
                .<Seq<String>>mapLeft(Vector::of)
                .flatMap(record -> load(rules, registry, record, settings)
                        .mapLeft(errors ->
                                errors.map(error -> held.path() + ", " + error).toVector()))
                .flatMap(session -> session.record
                        .goOnIn(held, survived)
                        .<Either<Seq<String>, Session>>map(fault -> Either.left(Vector.of(fault)))
                        .getOrElse(() -> Either.right(session)));
    }

    /**
     * Writes the record to a file. The file holds each input before a listener is called or a method returns. After a crash of the process
     * {@link #resume} can read the file; after a power cut perhaps not.
     *
     * @param path a file that does not exist or is empty; the session holds its {@link RecordLock} until {@link #close}
     * @return the fault, for example that the file is not empty or that another session holds it; none if the file is written
     */
    public Option<String> keepIn(Path path) {
        return keepIn(path, Crash.OF_PROCESS);
    }

    /**
     * Writes the record to a file, like {@link #keepIn(Path)}.
     *
     * @param survived the crash that the file survives
     * @return the fault; none if the file is written
     */
    public Option<String> keepIn(Path path, Crash survived) {
        return exclusively(() -> closed ? Option.some(CLOSED) : record.keepIn(path, survived));
    }

    /** Why the file does not hold the whole record; none if it does, or if there is no file. */
    public Option<String> fault() {
        synchronized (lock) {
            return record.fault();
        }
    }

    /** The torn or damaged last line, which {@link #load} left out; none if the record was complete. */
    public Option<TextError> tornLine() {
        return tornLine;
    }

    /**
     * Adds a listener. It receives every later input and undo once, in the order of the game, and no listener is called by two threads at
     * a time. The method that took an input calls the listeners before it returns, unless another thread calls them at that time, or a
     * listener took the input: the call that is in progress then delivers the input too, after the earlier ones. Listeners are called in
     * the order in which they were added, and without a lock of the session.
     *
     * <p>If a listener throws, the others are still called, the game does not change, and the method that called the listeners throws the
     * first exception after it has delivered everything; a checked exception is the cause of a {@link
     * java.lang.reflect.UndeclaredThrowableException}.
     */
    public void listen(SessionListener listener) {
        listeners.add(listener);
    }

    /** The number of the input that is due; 1 for the first input of the game. */
    public int due() {
        return history.due();
    }

    /** The side that must answer; none if the game is over. */
    public Option<Side> sideToAnswer() {
        return rules.prompt(state()).respondingSide();
    }

    /**
     * {@link #due}, {@link #sideToAnswer} and {@link #prompt} in one call. Between three separate calls another thread may answer.
     */
    public PendingQuestion pendingQuestion(Viewer viewer) {
        UndoHistory now = history;
        Prompt prompt = rules.prompt(now.state());
        return new PendingQuestion(now.due(), prompt.respondingSide(), asked(viewer, prompt));
    }

    /**
     * The prompt that a viewer must answer.
     *
     * @return the prompt, or the end of the game for every viewer; none while another side must answer
     */
    public Option<Prompt> prompt(Viewer viewer) {
        return asked(viewer, rules.prompt(state()));
    }

    private static Option<Prompt> asked(Viewer viewer, Prompt prompt) {
        return Option.when(
                prompt.respondingSide().isEmpty() || prompt.respondingSide().equals(viewer.side()), prompt);
    }

    /** The current state, as the viewer sees it. */
    public PlayerView view(Viewer viewer) {
        return viewer.view(state());
    }

    /**
     * The updates of the game, as a viewer sees them.
     *
     * @param inputs the number of inputs to skip; 0 for the whole game
     * @return one update for each later input, oldest first
     */
    public Vector<Update> since(int inputs, Viewer viewer) {
        return history.since(inputs, viewer);
    }

    /**
     * Answers the prompt of a side.
     *
     * @param number the number of the input, from {@link #due}
     * @param text the input in notation ({@link Input#parse}): a choice, or faces if the players roll
     * @return the updates of this input and of the rolls that followed, as the side sees them; or why the input was refused
     */
    public Either<SessionRefusal, Vector<Update>> submit(Side side, int number, String text) {
        return Input.parse(text)
                .mapLeft(fault -> SessionRefusal.of(Reason.UNREADABLE, fault))
                .flatMap(input -> submit(side, number, input));
    }

    /**
     * Answers the prompt of a side. If the dice or a rule throws, this method throws the same exception, and the game waits for the same input.
     *
     * @param number the number of the input, from {@link #due}
     * @param input a choice, or faces if the players roll
     * @return as {@link #submit(Side, int, String)}
     */
    public Either<SessionRefusal, Vector<Update>> submit(Side side, int number, Input input) {
        Either<SessionRefusal, Vector<Update>> answer = exclusively(() -> answer(side, number, input));
        listeners.deliver();
        return answer;
    }

    private Either<SessionRefusal, Vector<Update>> answer(Side side, int number, Input input) {
        if (closed) return Either.left(SessionRefusal.of(Reason.CLOSED, CLOSED));
        if (number != due())
            return Either.left(SessionRefusal.of(
                    Reason.STALE, "input " + number + " is not due: the game waits for input " + due()));
        Prompt prompt = rules.prompt(state());
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
        take(history, rolled(history.with(prompt, input, next.get())));
        return Either.right(since(number - 1, Viewer.of(side)));
    }

    /**
     * Why a choice is not allowed. The answer contains no hidden information.
     *
     * @return none if the prompt offers the choice
     */
    public Option<Rejection> explain(Choice choice) {
        return rules.explain(state(), choice);
    }

    /**
     * Takes inputs back, up to the last prompt for a player with at most {@code inputs} inputs before it.
     *
     * @param inputs the number of inputs to keep; 0 restarts the game
     * @return the refusal; none if the inputs were taken back
     */
    public Option<SessionRefusal> undoTo(int inputs) {
        Option<SessionRefusal> refusal = exclusively(() -> undo(inputs));
        listeners.deliver();
        return refusal;
    }

    private Option<SessionRefusal> undo(int inputs) {
        if (closed) return Option.some(SessionRefusal.of(Reason.CLOSED, CLOSED));
        int left = history.lastQuestion(inputs, settings.dice());
        if (!settings.allowsUndoOfLooks() && history.learntSince(left))
            return Option.some(SessionRefusal.of(
                    Reason.LEARNT, "a side has learnt since input " + left + " what an item token is (SET-5, ITEM-3)"));
        int taken = history.steps().size() - left;
        if (taken == 0) return Option.none();
        UndoHistory kept = history.first(left);
        dice = Option.none();
        UndoHistory again = rolled(kept);
        record.undo(taken);
        listeners.enqueue(listener -> listener.undone(left));
        take(kept, again);
        return Option.none();
    }

    /**
     * A new, independent session with the first inputs of this one. It has no file and no listeners.
     *
     * @param inputs the number of inputs to copy
     * @return the session; if a roll was due after those inputs, it waits at the player's prompt before that roll
     */
    public Session branch(int inputs) {
        UndoHistory now = history;
        return after(
                rules,
                settings,
                now.first(now.lastQuestion(inputs, settings.dice())).played());
    }

    /** The record so far, as text for {@link #load}. It contains hidden information: do not show it to players. */
    public String save() {
        synchronized (lock) {
            return record.text();
        }
    }

    /** The record so far, without the information that is hidden from the viewer. */
    public String save(Viewer viewer) {
        synchronized (lock) {
            return record.shown(viewer);
        }
    }

    /**
     * The current state, which waits for the input that is due. It contains hidden information: do not show it to players.
     */
    public GameState state() {
        return history.state();
    }

    /**
     * An earlier state. It contains hidden information: do not show it to players.
     *
     * @param inputs the number of inputs before the state, from 0 to {@link #due} minus 1
     * @throws IndexOutOfBoundsException if the number is out of this range
     */
    public GameState state(int inputs) {
        return history.played().state(inputs);
    }

    /**
     * Ends the record and releases its file, so that {@link #resume} can continue it. The session can still be read. The end of the process also
     * releases the file.
     */
    @Override
    public void close() {
        exclusively(() -> {
            closed = true;
            record.close();
            return closed;
        });
    }

    /** Makes one change at a time. A change in the middle of another one, by dice or a rule, would be lost. */
    private <T> T exclusively(Supplier<T> change) {
        if (Thread.holdsLock(lock))
            throw new IllegalStateException("dice and rules cannot change the session that calls them");
        synchronized (lock) {
            return change.get();
        }
    }

    /** The game with the rolls that are due. If the dice or a rule throws, seeded dice are made again before the next roll. */
    private UndoHistory rolled(UndoHistory begun) {
        DiceSource source = dice.getOrElse(() -> begun.dice(settings));
        dice = Option.none();
        UndoHistory played = begun;
        for (Prompt prompt = rules.prompt(played.state()); ; prompt = rules.prompt(played.state())) {
            Option<Input> rolled = settings.dice().answer(prompt, source);
            if (rolled.isEmpty()) break;
            played = played.with(prompt, rolled.get(), rules.play(played.state(), rolled.get()));
        }
        dice = Option.some(source);
        return played;
    }

    /** Records the steps that one game has more than another, and then shows them to readers and listeners. */
    private void take(UndoHistory before, UndoHistory played) {
        for (int i = before.steps().size(); i < played.steps().size(); i++) {
            ReplayedRecord.Step step = played.steps().get(i);
            int number = i + 1;
            record.saw(step.input(), step.transition());
            listeners.enqueue(listener -> listener.updated(number, step));
        }
        history = played;
    }
}
