package io.github.deadcube.core.record;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.SetupError;
import io.github.deadcube.api.Situation;
import io.github.deadcube.api.play.DiceSource;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.text.Registry;
import io.github.deadcube.core.text.TextError;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** A game as its record tells it. Whether an engine plays it so is for {@link Verifier} to say. */
public final class GameRecord {
    private final RecordHead head;
    private final RecordedBegin begin;
    private final Vector<RecordedInput> inputs;
    private final Option<RecordLine> ending;

    /** The first state's digest, and its line. */
    record RecordedBegin(int line, long digest) {}

    GameRecord(RecordHead head, RecordedBegin begin, Vector<RecordedInput> inputs, Option<RecordLine> ending) {
        this.head = head;
        this.begin = begin;
        this.inputs = inputs;
        this.ending = ending;
    }

    /**
     * Reads a record. Never throws. Time and memory grow with the length of the text, the stack does not; {@link
     * io.github.deadcube.core.text.TextBounds} says how long a text and its lines may be.
     *
     * @param text as a {@link Recorder} writes it
     * @return the record, or everything that is wrong with it, in the order of the lines: what cannot be read, what has
     *     been removed, doubled or changed, and that it has been torn off
     */
    public static Either<Seq<TextError>, GameRecord> read(String text) {
        Reading reading = RecordReader.read(text);
        return reading.errors().isEmpty() ? Either.right(reading.readable().get()) : Either.left(reading.errors());
    }

    /**
     * Reads the record of a game that goes on, up to its last whole line. Never throws. Damage to the last line alone counts as
     * torn off: it is left out and said. All that {@link #read} refuses else is refused.
     *
     * @param text as a {@link Recorder} writes it, torn off anywhere below {@code begin}
     * @return the record so far, or everything that is wrong with it
     */
    public static Either<Seq<TextError>, SoFar> readSoFar(String text) {
        return SoFar.read(text);
    }

    /**
     * The set-up.
     *
     * @param registry what the record's names stand for
     * @return the set-up, unchecked, or the names that the registry does not know
     */
    public Either<Seq<TextError>, Setup> setup(Registry registry) {
        return situation(registry).map(Situation::setup);
    }

    Either<Seq<TextError>, Situation> situation(Registry registry) {
        return head.situation(registry);
    }

    /**
     * How the game begins. Nothing of it is played.
     *
     * @param rules the engine
     * @param registry what the names in the record stand for
     * @return the first state; or names that the registry does not know, a set-up or a situation that the engine refuses, or another
     *     first state than was recorded
     */
    public Either<Seq<TextError>, GameState> begin(Rules rules, Registry registry) {
        return situation(registry)
                .flatMap(situation ->
                        new Replay(rules, this, Option.none()).begin(situation).mapLeft(GameRecord::otherwise));
    }

    private static Seq<TextError> otherwise(Difference no) {
        return Vector.of(new TextError(no.line(), 1, no.toString(), "what the rules begin with"));
    }

    Either<Seq<SetupError>, GameState> begun(Situation situation, Rules rules) {
        return head.begun(situation, rules);
    }

    /**
     * Plays the game again.
     *
     * @param rules the engine
     * @param registry what the names in the record stand for
     * @return the game up to where the engine plays otherwise; or why it does not begin: names that the registry does not know,
     *     a set-up or a situation that the engine refuses, or another first state
     */
    public Either<Seq<TextError>, Replayed> replay(Rules rules, Registry registry) {
        return replay(rules, registry, Option.none());
    }

    Either<Seq<TextError>, Replayed> replay(Rules rules, Registry registry, Option<DiceSource> dice) {
        return situation(registry)
                .flatMap(
                        situation -> new Replay(rules, this, dice).of(situation).mapLeft(GameRecord::otherwise));
    }

    /**
     * The seed that all dice come from.
     *
     * @return none if they come from elsewhere
     */
    public Option<Long> seed() {
        return head.seed();
    }

    /**
     * For whose eyes the record is, if it is not the game's own ({@link Recorder#shown(Side)}): what it says of item tokens that
     * the onlooker does not know is but possible.
     *
     * @return none if it is the game's own, with all that is hidden
     */
    public Option<Onlooker> onlooker() {
        return head.onlooker();
    }

    /**
     * Whether looks at what is hidden may have been taken back, so that somebody has chosen anew who knew more.
     *
     * @return as {@link Recorder#undoesLooks}
     */
    public boolean undoesLooks() {
        return head.undoesLooks();
    }

    /**
     * The digest of the first state and of the seed.
     *
     * @return 64 bits; the first state's own if there is no seed
     */
    public long digest() {
        return begin.digest();
    }

    /**
     * What was played.
     *
     * @return every input in order
     */
    public Vector<RecordedInput> inputs() {
        return inputs;
    }

    /**
     * How the game ended.
     *
     * @return as {@link io.github.deadcube.api.play.Prompt.Result} writes it; none if nobody played it to its end
     */
    public Option<String> result() {
        return ending.map(RecordLine::text).filter(words -> !words.equals(RecordFormat.UNFINISHED));
    }

    RecordedBegin begin() {
        return begin;
    }

    /** The line that says how it ended; none if it is missing. */
    Option<RecordLine> ending() {
        return ending;
    }
}
