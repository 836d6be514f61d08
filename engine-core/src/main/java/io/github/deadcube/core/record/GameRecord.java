package io.github.deadcube.core.record;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.SetupError;
import io.github.deadcube.api.Situation;
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

    Either<Seq<SetupError>, GameState> begun(Situation situation, Rules rules) {
        return head.begun(situation, rules);
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
     * Whether looks at what is hidden may have been taken back, so that somebody has chosen anew who knew more.
     *
     * @return as {@link Recorder#undoesLooks}
     */
    public boolean undoesLooks() {
        return head.undoesLooks();
    }

    /**
     * The digest of the first state.
     *
     * @return 64 bits
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
     * @return as {@link io.github.deadcube.api.play.Result} writes it; none if nobody played it to its end
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
