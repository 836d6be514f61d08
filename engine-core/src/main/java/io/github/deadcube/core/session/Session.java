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
 * A game that is being played. It rolls by itself where dice are not the players', writes the record, and tells its listeners.
 * How long somebody may think is the caller's business. Safe for use by any number of threads, one of which acts at a time.
 */
public final class Session implements AutoCloseable {
    private final Rules rules;
    private final SessionSettings settings;
    private final Option<TextError> torn;
    private final RecordKeeper record;
    private final ListenerQueue telling = new ListenerQueue();
    private UndoHistory past;
    private DiceSource dice;

    private Session(
            Rules rules, SessionSettings settings, Recorder recorder, ReplayedRecord played, Option<TextError> torn) {
        this.rules = rules;
        this.settings = settings;
        this.torn = torn;
        this.record = new RecordKeeper(recorder);
        this.past = new UndoHistory(played.begin(), played.steps());
        this.dice = past.dice(settings);
        roll();
    }

    /**
     * A session with dice of the system's randomness.
     *
     * @param begin where it begins, as {@link Rules#start} or {@link Rules#resume} gave it
     * @return the session, which waits for a player
     */
    public static Session of(Rules rules, GameState begin) {
        return of(rules, begin, SessionSettings.with(SessionDice.ofTheSystem()));
    }

    /**
     * A session.
     *
     * @param begin where it begins, as {@link Rules#start} or {@link Rules#resume} gave it
     * @param settings how it is played
     * @return the session, which waits for a player
     */
    public static Session of(Rules rules, GameState begin, SessionSettings settings) {
        return after(rules, settings, new ReplayedRecord(begin, Vector.empty(), Option.none()));
    }

    private static Session after(Rules rules, SessionSettings settings, ReplayedRecord played) {
        Recorder recorder = Recorder.of(played.begin(), settings.dice().seed(), settings.undoesLooks());
        played.steps().forEach(step -> recorder.saw(step.input(), step.transition()));
        return new Session(rules, settings, recorder, played, Option.none());
    }

    /**
     * Goes on with a game that was saved, or whose record was torn off as it was written.
     *
     * @param record what {@link #save} gave, or a file in which a session was kept
     * @param settings how it goes on; if the seed is not the record's, the record has none from here on
     * @return the session; or what is wrong with the record, or where the engine plays otherwise
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
     * Goes on with a game that is kept in a file, and keeps it there. Until {@link #close} the file belongs to this session: while
     * another session keeps it, it is not resumed.
     *
     * @return the session; or what is wrong with the file, or with the record in it
     */
    public static Either<Seq<String>, Session> resume(
            Rules rules, Registry registry, Path path, SessionSettings settings) {
        return resume(rules, registry, path, settings, Crash.OF_PROCESS);
    }

    /**
     * Goes on with a game that is kept in a file, and keeps it there. Until {@link #close} the file belongs to this session: while
     * another session keeps it, it is not resumed.
     *
     * @param survived which crash the file survives from here on
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
                            .againIn(lock, survived)
                            .<Either<Seq<String>, Session>>map(fault -> Either.left(Vector.of(fault)))
                            .getOrElse(() -> Either.right(session)));
            if (resumed.isLeft()) lock.close();
            return resumed;
        });
    }

    /**
     * Keeps the record in a file from here on: each input stands there before anybody is told of it. A process that is killed
     * leaves a file that {@link #resume} goes on with; a power cut may not.
     *
     * @param path the file, which does not exist or is empty. Until {@link #close} it belongs to this session, by a {@link
     *     RecordLock}
     * @return why the record cannot be kept there, such as that the file holds something, or that another session keeps it; none if it
     *     can
     */
    public synchronized Option<String> keepIn(Path path) {
        return keepIn(path, Crash.OF_PROCESS);
    }

    /**
     * Keeps the record in a file from here on, which survives a crash.
     *
     * @param survived which crash
     * @return why it cannot be written; none if it can
     */
    public synchronized Option<String> keepIn(Path path, Crash survived) {
        return record.in(path, survived);
    }

    /** Why the record's file does not hold the whole game: none if it does, or if there is none. */
    public synchronized Option<String> fault() {
        return record.fault();
    }

    /** The line that was left out when the session was loaded, because it was torn off: none if the record was whole. */
    public Option<TextError> torn() {
        return torn;
    }

    /**
     * Adds a listener; they are called in the order in which they were added, with everything in the order in which it happened. A
     * listener may submit an input: the others are told of it after what came before. What a listener throws is thrown to who has
     * submitted the input, when all listeners have been called; the game is as it would be otherwise.
     *
     * @param listener who is told from here on
     */
    public synchronized void listen(SessionListener listener) {
        telling.add(listener);
    }

    /** The number of the input that is due: 1 before the game's first. */
    public synchronized int due() {
        return past.steps().size() + 1;
    }

    /** Who must answer: none if the game is over. */
    public synchronized Option<Side> whose() {
        return now().whose();
    }

    /**
     * All that a viewer is asked, of one moment: between calls of {@link #due}, {@link #whose} and {@link #prompt} another thread may
     * answer.
     *
     * @return the number of the input that is due, who must answer, and the prompt as {@link #prompt} gives it
     */
    public synchronized PendingQuestion asked(Viewer viewer) {
        return new PendingQuestion(due(), whose(), prompt(viewer));
    }

    /**
     * What a viewer is asked.
     *
     * @return the prompt if the side must answer it, and to all the end of the game; none while somebody else must answer
     */
    public synchronized Option<Prompt> prompt(Viewer viewer) {
        Prompt prompt = now();
        return Option.when(prompt.whose().isEmpty() || prompt.whose().equals(viewer.side()), prompt);
    }

    /** How the game stands, as a viewer may see it. */
    public synchronized PlayerView view(Viewer viewer) {
        return viewer.view(state());
    }

    /**
     * What has happened, as a viewer has seen it.
     *
     * @param inputs after how many inputs it begins, 0 for the whole game
     * @return what each input since has led to, oldest first
     */
    public synchronized Vector<Update> since(int inputs, Viewer viewer) {
        Vector<ReplayedRecord.Step> steps = past.steps();
        return Vector.range(Math.max(0, inputs), steps.size()).map(i -> Update.of(i + 1, steps.get(i), viewer));
    }

    /**
     * Answers what a side is asked.
     *
     * @param number the input's, as {@link #due} gave it when the side was asked
     * @param text the input in notation ({@link Input#parse}): a choice, or where the players roll, faces
     * @return what has happened as the side sees it, dice that were rolled then included; or why nothing has
     */
    public synchronized Either<SessionRefusal, Vector<Update>> submit(Side side, int number, String text) {
        return Input.parse(text)
                .mapLeft(fault -> SessionRefusal.of(Reason.UNREADABLE, fault))
                .flatMap(input -> submit(side, number, input));
    }

    /**
     * Answers what a side is asked.
     *
     * @param number the input's, as {@link #due} gave it when the side was asked
     * @param input a choice, or where the players roll, faces
     * @return as {@link #submit(Side, int, String)}
     */
    public synchronized Either<SessionRefusal, Vector<Update>> submit(Side side, int number, Input input) {
        return told(() -> {
            roll();
            return answered(side, number, input);
        });
    }

    private Either<SessionRefusal, Vector<Update>> answered(Side side, int number, Input input) {
        if (number != due())
            return Either.left(SessionRefusal.of(
                    Reason.STALE, "input " + number + " is not due: the game waits for input " + due()));
        Prompt prompt = now();
        if (prompt.whose().isEmpty()) return Either.left(SessionRefusal.of(Reason.OVER, "the game is over: " + prompt));
        if (settings.dice().rolls(input))
            return Either.left(
                    SessionRefusal.of(Reason.DICE, "the session itself rolls: '" + input + "' cannot be submitted"));
        if (!prompt.whose().contains(side))
            return Either.left(SessionRefusal.of(
                    Reason.NOT_ASKED,
                    "side " + side + " is not asked; asked is " + prompt.whose().get()));
        Either<Rejection, Transition> next = rules.apply(state(), input);
        if (next.isLeft())
            return Either.left(
                    new SessionRefusal(Reason.FORBIDDEN, next.getLeft().toString(), Option.some(next.getLeft())));
        happens(prompt, input, next.get());
        roll();
        return Either.right(since(number - 1, Viewer.of(side)));
    }

    /** Does what is to be done, all dice that follow included, and then tells the listeners, whatever dice or listeners throw. */
    private <T> T told(Supplier<T> doing) {
        T done;
        try {
            done = doing.get();
        } catch (RuntimeException | Error e) {
            ListenerQueue.raise(Vector.<Throwable>of(e).appendAll(telling.tell()));
            throw e;
        }
        ListenerQueue.raise(telling.tell());
        return done;
    }

    /**
     * Why a choice cannot be made. It tells nothing that is hidden.
     *
     * @return none if the prompt offers it
     */
    public synchronized Option<Rejection> explain(Choice choice) {
        return rules.explain(state(), choice);
    }

    /**
     * Goes back, to the last moment with so many inputs or fewer at which a player was asked.
     *
     * @param inputs how many are kept, 0 to begin anew
     * @return none if that is done; or why it is not
     */
    public synchronized Option<SessionRefusal> undoTo(int inputs) {
        int left = past.asking(inputs, settings.dice());
        if (!settings.undoesLooks() && past.learntSince(left))
            return Option.some(SessionRefusal.of(
                    Reason.LEARNT,
                    "somebody has learnt since input " + left + " what an item token is (SET-5, ITEM-3)"));
        int taken = past.steps().size() - left;
        if (taken == 0) return Option.none();
        return told(() -> {
            record.undo(taken);
            past = past.first(left);
            dice = past.dice(settings);
            telling.later(listener -> listener.undone(left));
            roll();
            return Option.none();
        });
    }

    /**
     * Another session that has begun as this one has, and goes on by itself. It is not kept in a file, and has no listeners.
     *
     * @param inputs how many it has in common with this one
     * @return a session that waits where this one waited, or a little earlier, when a player was asked
     */
    public synchronized Session branch(int inputs) {
        return after(
                rules,
                settings,
                past.first(past.asking(inputs, settings.dice())).played());
    }

    /** The record so far, with all that is hidden: for who keeps the game; what {@link #load} goes on with. */
    public synchronized String save() {
        return record.text();
    }

    /** The record so far, as a viewer has seen it, without what the viewer does not know. */
    public synchronized String save(Viewer viewer) {
        return record.shown(viewer);
    }

    /**
     * How the game stands, with all that is hidden: for who keeps the game, never for players.
     *
     * @return the state that waits for the input that is due
     */
    public synchronized GameState state() {
        return past.played().state();
    }

    /**
     * How the game stood, with all that is hidden.
     *
     * @param inputs how many had been answered, 0 to one less than is {@link #due}
     * @return the state that waited for the next
     */
    public synchronized GameState state(int inputs) {
        return past.played().state(inputs);
    }

    /** Ends the record, and gives its file back: {@link #resume} may go on with it. A process that ends gives the file back as well. */
    @Override
    public synchronized void close() {
        record.close();
    }

    private Prompt now() {
        return rules.prompt(state());
    }

    private void roll() {
        for (Prompt prompt = now(); ; prompt = now()) {
            Option<Input> rolled = settings.dice().answer(prompt, dice);
            if (rolled.isEmpty()) return;
            happens(prompt, rolled.get(), rules.play(state(), rolled.get()));
        }
    }

    private void happens(Prompt prompt, Input input, Transition transition) {
        record.saw(input, transition);
        ReplayedRecord.Step step = new ReplayedRecord.Step(prompt, input, transition);
        past = past.with(step);
        int number = past.steps().size();
        telling.later(listener -> listener.happened(number, step));
    }
}
