package io.github.deadcube;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.bot.Bot;
import io.github.deadcube.core.record.RecordSoFar;
import io.github.deadcube.core.record.Recorder;
import io.github.deadcube.core.record.Verifier;
import io.github.deadcube.core.record.Verifier.ReplayedRecord;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.support.RecordLock;
import io.github.deadcube.core.support.Viewer;
import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.core.text.Registry;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.nio.file.Path;
import java.util.function.Supplier;

/**
 * A game in progress: it knows which side must answer, rolls the dice unless the players roll them, writes the record
 * and calls its listeners.
 *
 * <pre>{@code
 * Game game = Game.of(7);
 * while (!game.isOver()) game.play(game.options().head());
 * System.out.println(game.prompt());
 * }</pre>
 *
 * <p>A program that plays both sides calls {@link #options} and {@link #play}. A server gives each player a
 * {@link #seat}.
 *
 * <p>Methods named {@code of} and {@code play} are for what a program itself contains: they throw an
 * {@link IllegalArgumentException} with all faults. Methods named {@code read}, {@code start}, {@code load},
 * {@code resume} and {@code answer} are for what comes from outside: they return the faults, or the rejection.
 *
 * <p>A game has no time limits. It always waits for a player, or is over: an input and the rolls that follow it count
 * together or not at all.
 *
 * <p>Thread-safe. Inputs, undo and the work on the file happen one at a time, and no other thread waits for listeners.
 * Rules and dice are called while an input is processed: they must not wait for a thread that submits one.
 */
public final class Game implements AutoCloseable {
    private static final String CLOSED = "the game is closed";
    private static final Rejection CLOSED_GAME = new Rejection(RuleIds.ASK_12, CLOSED, "to resume it");
    /** The number of options in a message. */
    private static final int OPTIONS_TOLD = 12;

    private final Rules rules;
    private final GameSettings settings;
    private final Option<Fault> different;
    private final Option<Fault> torn;
    private final RecordKeeper record;
    private final ListenerQueue listeners = new ListenerQueue();
    private final Object lock = new Object();
    /** The game so far. Any thread may read it without the lock. */
    private volatile UndoHistory history;
    /** The dice for the next roll; none if they must be made from the history. */
    private Option<Dice.Source> dice = Option.none();

    private boolean closed;

    private Game(
            Rules rules,
            GameSettings settings,
            Recorder recorder,
            ReplayedRecord played,
            Option<Fault> different,
            Option<Fault> torn) {
        this.rules = rules;
        this.settings = settings;
        this.different = different;
        this.torn = torn;
        this.record = new RecordKeeper(recorder);
        this.history = new UndoHistory(played.begin(), played.steps());
        take(history, rolled(history));
    }

    /** A game of two shipped teams ({@link Shipped#setup()}). The seed decides all dice. */
    public static Game of(long seed) {
        return of(Shipped.setup(), seed);
    }

    /**
     * A game whose dice a seed decides.
     *
     * @throws IllegalArgumentException with all faults of the set-up
     */
    public static Game of(Setup setup, long seed) {
        return of(setup, GameSettings.seeded(seed));
    }

    /**
     * A game of a set-up that a program contains.
     *
     * @throws IllegalArgumentException with all faults of the set-up
     */
    public static Game of(Setup setup, GameSettings settings) {
        return Fault.orThrow(start(setup, settings));
    }

    /**
     * A game between two teams. A seed decides its dice. A team of another edition than the third decides the edition
     * of the game.
     *
     * @param teamA the name of a shipped team, such as {@code Ashbarrow Rabble} or {@code ashbarrow-rabble}, or a team
     *     as text ({@link ChosenTeam})
     * @param teamB as {@code teamA}
     * @throws IllegalArgumentException with all faults of a text or of the set-up, or if the teams belong to two
     *     editions
     */
    public static Game of(String teamA, String teamB, long seed) {
        return of(Fault.orThrow(WrittenStart.setup(teamA, teamB)), seed);
    }

    /**
     * A game from a text with the models of both sides, and where they stand if the game has begun (a situation, as the
     * page {@code NOTATION.md} describes it). A seed decides its dice. The rules are those of {@link Shipped#setup()},
     * and so is the scenario, unless the text names a scenario that ships, an edition or an option; so is the
     * battlefield if the game begins with its deployment and the text has none. Without {@code items}, a deployment
     * places the item tokens of the scenario. On a battlefield that is not 8 × 8, a game without a scenario has no
     * objectives.
     *
     * @throws IllegalArgumentException with all faults of the text
     */
    public static Game of(String text, long seed) {
        return Fault.orThrow(read(text, Shipped.setup(), GameSettings.seeded(seed)));
    }

    /**
     * A game that continues from a state.
     *
     * @param begin the first state, from {@link Rules#start} or {@link Rules#resume}
     */
    public static Game of(Rules rules, GameState begin, GameSettings settings) {
        return new Game(
                rules,
                settings,
                Recorder.of(begin, settings.seed(), settings.undoesLooks()),
                new ReplayedRecord(begin, Vector.empty(), Option.none()),
                Option.none(),
                Option.none());
    }

    /** Starts a game; or returns all faults of the set-up. */
    public static Either<Seq<Fault>, Game> start(Setup setup, GameSettings settings) {
        return Deadcube.rules().start(setup).map(begin -> of(Deadcube.rules(), begin, settings));
    }

    /**
     * Starts a game from a text with the models of both sides (a situation, as the page {@code NOTATION.md} describes
     * it).
     *
     * @param otherwise its ruleset and scenario are those of the game, unless the text names a scenario that ships, an
     *     edition or an option; its battlefield is used if the text has none and the game begins with its deployment
     * @return the game, or all faults of the text, each with its line
     */
    public static Either<Seq<Fault>, Game> read(String text, Setup otherwise, GameSettings settings) {
        return WrittenStart.state(text, otherwise).map(begin -> of(Deadcube.rules(), begin, settings));
    }

    /**
     * Continues a saved game. The end of its record may be torn off. The record of a player ({@link Seat#save})
     * continues as a game that is possible for that player: item tokens that are hidden from it may be others.
     *
     * @param record the text from {@link #save}, or the content of the file of a game
     * @param settings the settings of the new game; if its seed is not the seed of the record, the new record has no
     *     seed
     * @return the game; or the errors of the record; or the first input that the engine plays differently. Throws what
     *     the dice throw if a roll is due
     */
    public static Either<Seq<Fault>, Game> load(Rules rules, Registry registry, String record, GameSettings settings) {
        return RecordSoFar.read(record)
                .flatMap(soFar -> new Verifier(rules, registry)
                        .replay(soFar.record())
                        .flatMap(played -> {
                            Option<Fault> different = played.first()
                                    .map(no -> Fault.at(no.line(), 1, no.words(), "the game as it was recorded"));
                            return different.isDefined() && !settings.upToDifference()
                                    ? Either.left(different.toVector())
                                    : Either.right(loaded(rules, settings, soFar, played, different));
                        }));
    }

    /**
     * Continues a saved game of what ships ({@link Shipped#registry}), as
     * {@link #load(Rules, Registry, String, GameSettings)} does.
     */
    public static Either<Seq<Fault>, Game> load(String record, GameSettings settings) {
        return load(Deadcube.rules(), Shipped.registry(), record, settings);
    }

    private static Game loaded(
            Rules rules, GameSettings settings, RecordSoFar soFar, ReplayedRecord played, Option<Fault> different) {
        Option<Long> seed = soFar.record().seed().filter(settings.seed()::contains);
        Recorder recorder = Recorder.of(soFar, played, seed, settings.undoesLooks());
        return new Game(rules, settings, recorder, played, different, soFar.torn());
    }

    /**
     * Continues the game in a file, and writes to that file. Until {@link #close} the game holds the lock of the file;
     * if another game holds it, this method fails. A call that fails or throws releases the lock. If the game goes on
     * before a difference ({@link GameSettings#continuingBeforeDifferences}), a copy with {@code .old} after its name
     * keeps the file as it was.
     *
     * @return the game; or the errors of the file or of its record. Throws as {@link #load} does
     */
    public static Either<Seq<Fault>, Game> resume(Rules rules, Registry registry, Path path, GameSettings settings) {
        return RecordLock.of(path).<Seq<Fault>>mapLeft(Vector::of).flatMap(held -> {
            Either<Seq<Fault>, Game> resumed = Either.left(Vector.empty());
            try {
                resumed = resume(rules, registry, held, settings);
                return resumed;
            } finally {
                if (resumed.isLeft()) held.close();
            }
        });
    }

    /**
     * Continues the game in a file with what ships ({@link Shipped#registry}), as
     * {@link #resume(Rules, Registry, Path, GameSettings)} does.
     */
    public static Either<Seq<Fault>, Game> resume(Path path, GameSettings settings) {
        return resume(Deadcube.rules(), Shipped.registry(), path, settings);
    }

    private static Either<Seq<Fault>, Game> resume(
            Rules rules, Registry registry, RecordLock held, GameSettings settings) {
        return RecordKeeper.read(held)
                .<Seq<Fault>>mapLeft(Vector::of)
                .flatMap(record -> load(rules, registry, record, settings)
                        .mapLeft(errors ->
                                errors.map(error -> error.within(held.path().toString()))))
                .flatMap(game -> game.record
                        .goOnIn(held, settings.survived(), game.different.isDefined())
                        .<Either<Seq<Fault>, Game>>map(fault -> Either.left(Vector.of(fault)))
                        .getOrElse(() -> Either.right(game)));
    }

    /**
     * Writes the record to a file. The file holds each input before a listener is called or a method returns.
     * {@link #resume} can read it after a crash of the process, and with {@link GameSettings#survivingPowerFailures}
     * after a power failure.
     *
     * @param path a file that does not exist or is empty; the game holds its lock, the file {@code PATH.lock}, until
     *     {@link #close}
     * @return the fault, for example that the file is not empty or that another game holds it; none if the file is
     *     written
     */
    public Option<Fault> keepIn(Path path) {
        return exclusively(() -> closed ? Option.some(Fault.of(CLOSED)) : record.keepIn(path, settings.survived()));
    }

    /** Why the file does not hold the whole record; none if it does, or if there is no file. */
    public Option<Fault> fault() {
        synchronized (lock) {
            return record.fault();
        }
    }

    /**
     * The end of the record that {@link #load} left out: a torn or damaged last line, or all from the first input that
     * this engine plays differently ({@link GameSettings#continuingBeforeDifferences}); none if nothing was left out.
     */
    public Option<Fault> leftOut() {
        return different.orElse(torn);
    }

    /**
     * Adds a listener. It receives every later input and undo once, in the order of the game ({@link Seat#updatesAfter}
     * has the earlier inputs), and no listener is called by two threads at a time. The method that took an input calls
     * the listeners before it returns, unless another thread calls them at that time, or a listener took the input: the
     * call that is in progress then delivers the input too, after the earlier ones. Listeners are called in the order
     * in which they were added, and without a lock of the game.
     *
     * <p>If a listener throws, the others are still called, the game does not change, and the method that called the
     * listeners throws the first exception after it has delivered everything; a checked exception is the cause of a
     * {@link java.lang.reflect.UndeclaredThrowableException}.
     */
    public void listen(Listener listener) {
        listeners.add(listener);
    }

    /** Receives the inputs of a game. They contain hidden information: show players a {@link Seat.Update} instead. */
    @FunctionalInterface
    public interface Listener {
        /**
         * Called once for each input, rolls of the game included, after the record contains the input and all rolls
         * that follow it. The game may already be further: use the state of the step.
         *
         * @param number the number of the input; 1 for the first input of the game
         * @param step the prompt, the input and its transition
         */
        void updated(int number, Transition.Step step);

        /**
         * Called after inputs were taken back.
         *
         * @param inputs the number of inputs that remain
         */
        default void undone(int inputs) {}
    }

    /** The game as a side may see and play it. Give a seat, not the game, to the code that talks to a player. */
    public Seat seat(Side side) {
        return new Seat(this, Viewer.of(side));
    }

    /** The game as everybody may see it. */
    public Seat audience() {
        return new Seat(this, Viewer.EVERYBODY);
    }

    /** The number of the input that the game waits for; 1 for the first input of the game. */
    public int number() {
        return history.number();
    }

    /** The question that the game waits for, or the end of the game. */
    public Prompt prompt() {
        return rules.prompt(state());
    }

    /** The side that must answer; none if the game is over. */
    public Option<Side> sideToAnswer() {
        return prompt().respondingSide();
    }

    /** Every legal choice, in a stable order; empty if the game is over, or if a player must roll. */
    public Vector<Choice> options() {
        return options(prompt());
    }

    static Vector<Choice> options(Prompt prompt) {
        return prompt instanceof Prompt.Decision decision ? decision.options() : Vector.empty();
    }

    public boolean isOver() {
        return prompt() instanceof Prompt.Finished;
    }

    /** The victory points of a side. */
    public int score(Side side) {
        return state().position().side(side).score();
    }

    /**
     * Answers the question that the game waits for, and rolls the dice that follow.
     *
     * @param input in notation: a choice, or faces if the players roll
     * @return what happened, with what is hidden from the players, oldest first
     * @throws IllegalArgumentException if the input is refused; the message has the rule and the options
     */
    public Vector<Event> play(String input) {
        return play(Input.read(input)
                .getOrElseThrow(
                        faults -> new IllegalArgumentException("'" + input + "': " + faults.mkString() + asked())));
    }

    /** Answers the question that the game waits for, as {@link #play(String)} does. */
    public Vector<Event> play(Input input) {
        return play(history, input);
    }

    /** ASK-8: another thread may have answered since; the input answers no other question. */
    private Vector<Event> play(UndoHistory now, Input input) {
        return submit(rules.prompt(now.state()).respondingSide(), now.number(), input)
                .getOrElseThrow(no -> new IllegalArgumentException("'" + input + "' is refused by " + no + asked()))
                .flatMap(step -> step.transition().events());
    }

    /** Lets a bot choose for the side that must answer. */
    public Vector<Event> play(Bot bot) {
        UndoHistory now = history;
        if (!(rules.prompt(now.state()) instanceof Prompt.Decision decision))
            throw new IllegalArgumentException("a bot has nothing to choose" + asked());
        Choice choice = bot.choose(now.state().seenBy(decision.side()), decision);
        if (choice == null)
            throw new IllegalArgumentException("the bot of side " + decision.side() + " answered with null" + asked());
        return play(now, choice);
    }

    /**
     * Plays to the end of the game, each side with its bot; or up to the next roll of a player, if the players roll.
     */
    public Game playOn(Bot a, Bot b) {
        try {
            while (prompt() instanceof Prompt.Decision decision) play(decision.side() == Side.A ? a : b);
        } finally {
            try {
                a.ended();
            } finally {
                b.ended();
            }
        }
        return this;
    }

    /** The question and the first of its options, for a message. */
    private String asked() {
        Vector<Choice> options = options();
        return "\n" + prompt()
                + options.take(OPTIONS_TOLD).map(option -> "\n  " + option).mkString()
                + (options.size() > OPTIONS_TOLD ? "\n  …" : "");
    }

    /**
     * Answers the prompt of a side. If the dice or a rule throws, this method throws the same exception, and the game
     * waits for the same input.
     *
     * @param side none for the audience
     * @return this input and the rolls that followed; or why the input was refused
     */
    Either<Rejection, Vector<Transition.Step>> submit(Option<Side> side, int number, Input input) {
        Either<Rejection, Vector<Transition.Step>> answer = exclusively(() -> answer(side, number, input));
        listeners.deliver();
        return answer;
    }

    private Either<Rejection, Vector<Transition.Step>> answer(Option<Side> side, int number, Input input) {
        if (closed) return Either.left(CLOSED_GAME);
        Prompt prompt = prompt();
        if (prompt.respondingSide().isEmpty())
            return refused(
                    RuleIds.ASK_6,
                    Sentence.of("the game is over: {prompt}", prompt),
                    "nothing: a finished game takes no answer");
        if (number != number())
            return refused(
                    RuleIds.ASK_8,
                    Sentence.of("input {number} is not due: the game waits for input {due}", number, number()),
                    "the answer to the question that is due");
        if (settings.rolls(input))
            return refused(
                    RuleIds.ASK_10,
                    Sentence.of("the game itself rolls: '{input}' cannot be submitted", input),
                    "a choice");
        if (!prompt.respondingSide().equals(side)) return Either.left(notAsked(side, prompt));
        Either<Rejection, Transition> next = rules.apply(state(), input);
        if (next.isLeft()) return Either.left(next.getLeft());
        take(history, rolled(history.with(prompt, input, next.get())));
        return Either.right(history.steps().drop(number - 1));
    }

    private static <T> Either<Rejection, T> refused(RuleId rule, CharSequence reason, CharSequence remedy) {
        return Either.left(new Rejection(rule, reason, remedy));
    }

    /**
     * Why a choice is not allowed. The answer contains no hidden information.
     *
     * @return none if the prompt offers the choice
     */
    public Option<Rejection> explain(Choice choice) {
        return rules.explain(state(), choice);
    }

    /** ASK-9: as {@link #explain(Choice)}, for a seat. */
    Option<Rejection> explain(Option<Side> side, Choice choice) {
        GameState now = state();
        Prompt prompt = rules.prompt(now);
        return prompt.respondingSide().isEmpty() || prompt.respondingSide().equals(side)
                ? rules.explain(now, choice)
                : Option.some(notAsked(side, prompt));
    }

    private static Rejection notAsked(Option<Side> side, Prompt prompt) {
        return new Rejection(
                RuleIds.ASK_9,
                side.map(who -> Sentence.of(
                                "side {side} is not asked; asked is {asked}",
                                who,
                                prompt.respondingSide().get()))
                        .getOrElse(() -> Sentence.of(
                                "the audience is not asked; asked is {asked}",
                                prompt.respondingSide().get())),
                "to wait for a question");
    }

    /**
     * Takes inputs back, up to the last prompt for a player with at most {@code inputs} inputs before it.
     *
     * @param inputs the number of inputs to keep; 0 or less restarts the game, and more than there are keeps all
     * @return the refusal; none if the inputs were taken back
     */
    public Option<Rejection> undoTo(int inputs) {
        Option<Rejection> refusal = exclusively(() -> undo(inputs));
        listeners.deliver();
        return refusal;
    }

    /**
     * Why {@link #undoTo} would refuse to take inputs back; the game stays as it is.
     *
     * @param inputs the number of inputs to keep, as for {@link #undoTo}
     * @return the refusal; none if the inputs may be taken back
     */
    public Option<Rejection> explainUndo(int inputs) {
        synchronized (lock) {
            return undoRefusal(history.lastQuestion(inputs, settings));
        }
    }

    private Option<Rejection> undoRefusal(int left) {
        if (closed) return Option.some(CLOSED_GAME);
        if (settings.undoesLooks() || !history.learntSince(left)) return Option.none();
        return Option.some(new Rejection(
                RuleIds.SET_5,
                Sentence.of("a side has learnt since input {left} what an item token is (SET-5, ITEM-3)", left),
                "to take back less"));
    }

    private Option<Rejection> undo(int inputs) {
        int left = history.lastQuestion(inputs, settings);
        Option<Rejection> refusal = undoRefusal(left);
        if (refusal.isDefined()) return refusal;
        int taken = history.steps().size() - left;
        if (taken == 0) return Option.none();
        UndoHistory kept = history.first(left);
        dice = Option.none();
        UndoHistory again = rolled(kept);
        record.writer().undo(taken);
        listeners.enqueue(listener -> listener.undone(left));
        take(kept, again);
        return Option.none();
    }

    /**
     * A new, independent game with the first inputs of this one. It has no file and no listeners.
     *
     * @param inputs the number of inputs to copy; less than 0 counts as 0, and more than there are copies all
     * @return the game; if a roll was due after those inputs, it waits at the player's prompt before that roll
     */
    public Game branch(int inputs) {
        UndoHistory now = history;
        ReplayedRecord played = now.first(now.lastQuestion(inputs, settings)).played();
        return new Game(rules, settings, record.with(played.steps()), played, Option.none(), Option.none());
    }

    /** The record so far, as text for {@link #load}. It contains hidden information: do not show it to players. */
    public String save() {
        synchronized (lock) {
            return record.text();
        }
    }

    String save(Viewer viewer) {
        synchronized (lock) {
            return record.shown(viewer);
        }
    }

    /** The inputs so far; any thread may read them without waiting. */
    UndoHistory history() {
        return history;
    }

    Rules rules() {
        return rules;
    }

    /**
     * The current state, which waits for the input that is due. It contains hidden information: do not show it to
     * players.
     */
    public GameState state() {
        return history.state();
    }

    /**
     * An earlier state. It contains hidden information: do not show it to players.
     *
     * @param inputs the number of inputs before the state, from 0 to {@link #number} minus 1
     * @throws IndexOutOfBoundsException if the number is out of this range
     */
    public GameState state(int inputs) {
        return history.played().state(inputs);
    }

    /**
     * Ends the record and releases its file, so that {@link #resume} can continue it. The game can still be read. The
     * end of the process also releases the file.
     */
    @Override
    public void close() {
        exclusively(() -> {
            closed = true;
            record.writer().unfinished();
            return closed;
        });
    }

    /** Makes one change at a time. A change in the middle of another one, by dice or a rule, would be lost. */
    private <T> T exclusively(Supplier<T> change) {
        if (Thread.holdsLock(lock))
            throw new IllegalStateException("dice and rules cannot change the game that calls them");
        synchronized (lock) {
            return change.get();
        }
    }

    /**
     * The game with the rolls that are due. If the dice or a rule throws, seeded dice are made again before the next
     * roll.
     */
    private UndoHistory rolled(UndoHistory begun) {
        Dice.Source source = dice.getOrElse(() -> begun.dice(settings));
        dice = Option.none();
        UndoHistory played = begun;
        for (Prompt prompt = rules.prompt(played.state()); ; prompt = rules.prompt(played.state())) {
            Option<Input> rolled = settings.answer(prompt, source);
            if (rolled.isEmpty()) break;
            played = played.with(prompt, rolled.get(), rules.play(played.state(), rolled.get()));
        }
        dice = Option.some(source);
        return played;
    }

    /** Records the steps that one game has more than another, and then shows them to readers and listeners. */
    private void take(UndoHistory before, UndoHistory played) {
        for (int i = before.steps().size(); i < played.steps().size(); i++) {
            Transition.Step step = played.steps().get(i);
            int number = i + 1;
            record.writer().saw(step.input(), step.transition());
            listeners.enqueue(listener -> listener.updated(number, step));
        }
        history = played;
    }
}
