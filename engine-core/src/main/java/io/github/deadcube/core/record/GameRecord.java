package io.github.deadcube.core.record;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.SetupError;
import io.github.deadcube.api.Situation;
import io.github.deadcube.api.play.DiceSource;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.TextError;
import io.github.deadcube.core.record.RecordHead.Heading;
import io.github.deadcube.core.record.RecordReader.Reading;
import io.github.deadcube.core.record.Verdict.Difference;
import io.github.deadcube.core.record.Verifier.Replay;
import io.github.deadcube.core.text.Registry;
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
     * io.github.deadcube.core.support.TextBounds} says how long a text and its lines may be.
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

    /** The set-up, unchecked, or the names that the registry does not know. */
    public Either<Seq<TextError>, Setup> setup(Registry registry) {
        return situation(registry).map(Situation::setup);
    }

    Either<Seq<TextError>, Situation> situation(Registry registry) {
        return head.situation(registry);
    }

    /**
     * How the game begins. Nothing of it is played.
     *
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
     * @return the game up to where the engine plays otherwise; or why it does not begin: names that the registry does not know,
     *     a set-up or a situation that the engine refuses, or another first state
     */
    public Either<Seq<TextError>, ReplayedRecord> replay(Rules rules, Registry registry) {
        return replay(rules, registry, Option.none());
    }

    Either<Seq<TextError>, ReplayedRecord> replay(Rules rules, Registry registry, Option<DiceSource> dice) {
        return situation(registry)
                .flatMap(
                        situation -> new Replay(rules, this, dice).of(situation).mapLeft(GameRecord::otherwise));
    }

    /** The seed that all dice come from: none if they come from elsewhere. */
    public Option<Long> seed() {
        return head.seed();
    }

    /**
     * For whose eyes the record is, if it is not the game's own ({@link Recorder#shown(Side)}): what it says of item tokens that
     * the viewer does not know is but possible.
     *
     * @return none if it is the game's own, with all that is hidden
     */
    public Option<Viewer> viewer() {
        return head.viewer();
    }

    /**
     * Whether looks at what is hidden may have been taken back, so that somebody has chosen anew who knew more.
     *
     * @return as {@link Recorder#undoesLooks}
     */
    public boolean undoesLooks() {
        return head.undoesLooks();
    }

    /** The digest of the first state and of the seed: 64 bits; the first state's own if there is no seed. */
    public long digest() {
        return begin.digest();
    }

    /** Every input that was played, in order. */
    public Vector<RecordedInput> inputs() {
        return inputs;
    }

    /** How the game ended: as {@link io.github.deadcube.api.play.Prompt.Result} writes it; none if nobody played it to its end. */
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

    /**
     * One input of a record.
     *
     * @param number 1 for the game's first
     * @param line the record's line in which it stands
     * @param digest of the state after it
     */
    public record RecordedInput(int number, int line, Input input, long digest) {}

    /**
     * A game that goes on, as far as its record has been written.
     *
     * @param record what is whole of it
     * @param text the lines of the record
     * @param torn the last line, which has been left out because it is torn off or damaged; none if all was whole
     */
    public record SoFar(GameRecord record, String text, Option<TextError> torn) {
        private static final int LONGEST = 60;

        static Either<Seq<TextError>, SoFar> read(String text) {
            int end = text.lastIndexOf('\n') + 1;
            if (end < text.length()) return kept(text, end);
            Reading whole = RecordReader.read(text);
            if (whole.readable().isDefined() && (whole.errors().isEmpty() || whole.brokenOff()) && !hidden(text))
                return Either.right(new SoFar(whole.readable().get(), text, Option.none()));
            int last = begin(text, end);
            int before = begin(text, last);
            boolean split = !whole(text.substring(last, end)) && !whole(text.substring(before, last));
            return kept(text, split ? before : last);
        }

        /** Where the line begins that ends there. */
        private static int begin(String text, int end) {
            return text.lastIndexOf('\n', end - 2) + 1;
        }

        /** Whether it looks like a line, or part of it was something else. */
        private static boolean whole(String line) {
            return line.startsWith(RecordFormat.COMMENT + " ")
                    || RecordFormat.INPUT_LINE.matcher(line.strip()).matches()
                    || RecordFormat.BEGIN_LINE.matcher(line.strip()).matches();
        }

        /** Without what follows, if what is left is whole. */
        private static Either<Seq<TextError>, SoFar> kept(String text, int end) {
            Reading left = RecordReader.read(text.substring(0, end));
            if (!left.brokenOff() || left.readable().isEmpty())
                return Either.left(RecordReader.read(text).errors());
            String line =
                    text.substring(end, Math.min(text.length(), end + LONGEST)).strip();
            int number =
                    (int) text.substring(0, end).chars().filter(c -> c == '\n').count() + 1;
            TextError torn = new TextError(
                    number, 1, "the last line is torn off or damaged: '" + line + "'", "all of it; it is left out");
            return Either.right(new SoFar(left.readable().get(), text.substring(0, end), Option.some(torn)));
        }

        /** Whether the last line is a comment such as no recorder writes: an input whose first character has been changed. */
        private static boolean hidden(String text) {
            String last = Vector.ofAll(text.lines()).lastOption().getOrElse("");
            return last.startsWith(RecordFormat.COMMENT) && !last.startsWith(RecordFormat.COMMENT + " ");
        }
    }

    /**
     * What a record says, part by part, without its comments: for other formats than its text. Its digests are as they were recorded;
     * whether an engine plays the game so is for {@link Verifier} to say.
     *
     * @param begin how the game began
     * @param seed that all dice come from, if they come from one
     * @param viewer for whose eyes it is; none if it is the game's own
     * @param undoesLooks as {@link Recorder#undoesLooks}
     * @param inputs in order, each with the digest of the state after it
     * @param ending the result, or {@code unfinished}; none while the game goes on
     */
    public record RecordContents(
            GameState begin,
            Option<Long> seed,
            Option<Viewer> viewer,
            boolean undoesLooks,
            Vector<Played> inputs,
            Option<String> ending) {
        /**
         * One input.
         *
         * @param digest of the state after it
         */
        public record Played(Input input, long digest) {}

        /**
         * Reads a record, of a game that goes on too. Never throws.
         *
         * @param text as a {@link Recorder} writes it
         * @return what it says, or everything that is wrong with it; its inputs are not played
         */
        public static Either<Seq<TextError>, RecordContents> read(String text, Rules rules, Registry registry) {
            Reading reading = RecordReader.read(text);
            boolean sound = reading.errors().isEmpty() || reading.brokenOff() && text.endsWith("\n");
            if (!sound || reading.readable().isEmpty()) return Either.left(reading.errors());
            GameRecord record = reading.readable().get();
            return record.begin(rules, registry)
                    .map(begin -> new RecordContents(
                            begin,
                            record.seed(),
                            record.viewer(),
                            record.undoesLooks(),
                            record.inputs().map(one -> new Played(one.input(), one.digest())),
                            record.ending().map(RecordLine::text)));
        }

        /** The digest with which the record begins: the first state's, and the seed's over it. */
        public long digest() {
            return RecordFormat.begun(begin.digest(), seed);
        }

        /** The record: lines, each with its end: those that a {@link Recorder} would have written, but for comments. */
        public String text() {
            SealedLines lines = new SealedLines(Heading.of(begin, seed, viewer, undoesLooks), digest());
            int number = 1;
            for (Played one : inputs) lines.input(number++, one.input().toString(), one.digest());
            ending.forEach(lines::result);
            return lines.toString();
        }
    }
}
