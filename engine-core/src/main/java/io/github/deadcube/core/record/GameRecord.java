package io.github.deadcube.core.record;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.Situation;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.shared.Lines;
import io.github.deadcube.core.record.RecordHead.Heading;
import io.github.deadcube.core.record.RecordReader.Reading;
import io.github.deadcube.core.record.Verdict.Difference;
import io.github.deadcube.core.record.Verifier.Replaying;
import io.github.deadcube.core.support.TextBounds;
import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.core.support.Viewer;
import io.github.deadcube.core.text.Registry;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import io.vavr.control.Try;
import java.util.function.UnaryOperator;

/**
 * A recorded game. A {@link Verifier} checks whether an engine plays it in the same way.
 *
 * @param inputs all recorded inputs, in order
 * @param ending the line with the result; none if it is missing
 */
@SuppressWarnings("exports") // Viewer is exported only to modules of this project, and the parts of the text to none
public record GameRecord(
        RecordHead head, RecordedBegin begin, Vector<RecordedInput> inputs, Option<RecordLine> ending) {
    /** How the first line of a record begins. */
    public static final String TITLE = RecordFormat.TITLE;

    /** The digest of the first state, and the line of the record that has it. */
    record RecordedBegin(int line, long digest) {}

    /**
     * Reads a record. Never throws. Time and memory grow with the length of the text, the stack does not; {@link
     * io.github.deadcube.core.support.TextBounds} says how long a text and its lines may be.
     *
     * @param text as a {@link Recorder} writes it
     * @return the record, or all its errors in the order of the lines: unreadable, missing, repeated and changed lines, and a torn end
     */
    public static Either<Seq<Fault>, GameRecord> read(String text) {
        Reading reading = RecordReader.read(text);
        return reading.errors().isEmpty() ? Either.right(reading.readable().get()) : Either.left(reading.errors());
    }

    /**
     * Reads the record of an unfinished game, up to its last complete line. Never throws. A torn or damaged last line is left out and
     * reported in {@link SoFar#torn}. All other errors of {@link #read} are errors here.
     *
     * @param text as a {@link Recorder} writes it; it may end anywhere below {@code begin}
     * @return the record so far, or all its errors
     */
    public static Either<Seq<Fault>, SoFar> readSoFar(String text) {
        return SoFar.read(TextFile.unmarked(text));
    }

    /**
     * The first state. No input is replayed.
     *
     * @return the first state; or the names that the registry does not know; or why the engine refuses the set-up or situation; or an
     *     error if the first state differs from the recorded one
     */
    public Either<Seq<Fault>, GameState> begin(Rules rules, Registry registry) {
        return head.situation(registry).flatMap(situation -> begin(replaying(rules), situation));
    }

    private Replaying replaying(Rules rules) {
        return new Replaying(rules, this, Option.none());
    }

    private static Either<Seq<Fault>, GameState> begin(Replaying replaying, Situation situation) {
        return replaying
                .start(situation)
                .flatMap(begin -> replaying.compared(begin, situation).mapLeft(GameRecord::firstStateError));
    }

    private static Seq<Fault> firstStateError(Difference no) {
        return Vector.of(Fault.at(no.line(), 1, no.words(), "what the rules begin with"));
    }

    /**
     * Replays the game.
     *
     * @return the game up to the first difference; or the errors of {@link #begin(Rules, Registry)}
     */
    public Either<Seq<Fault>, ReplayedRecord> replay(Rules rules, Registry registry) {
        return replay(rules, registry, UnaryOperator.identity());
    }

    /**
     * Replays the game with other rules.
     *
     * @param changed changes the ruleset of the game, after the options of the record
     * @return as {@link #replay(Rules, Registry)}
     */
    public Either<Seq<Fault>, ReplayedRecord> replay(Rules rules, Registry registry, UnaryOperator<Ruleset> changed) {
        return head.situation(registry).flatMap(situation -> {
            Setup setup = situation.setup();
            Situation other = situation.withSetup(setup.withRuleset(changed.apply(setup.ruleset())));
            Replaying replaying = replaying(rules);
            return begin(replaying, other).map(replaying::played);
        });
    }

    /** The seed of all dice and shuffles; none if they have no seed. */
    public Option<Long> seed() {
        return head.seed();
    }

    /**
     * The viewer that the record was written for ({@link Recorder#textFor}). Item tokens that the viewer does not know have possible
     * values in it, not the true ones.
     *
     * @return none for the full record, which contains hidden information
     */
    public Option<Viewer> viewer() {
        return head.viewer();
    }

    /**
     * Whether looks at hidden item tokens may have been taken back. A side may then have repeated a choice with more knowledge.
     *
     * @return as {@link Recorder#undoesLooks}
     */
    public boolean undoesLooks() {
        return head.undoesLooks();
    }

    /** The 64-bit digest of the first state and the seed; without a seed, the digest of the first state. */
    public long digest() {
        return begin.digest();
    }

    /**
     * The version of the digests. A replay compares states only if this is {@link GameState#DIGEST_VERSION}; otherwise it still checks that
     * every input is legal.
     */
    public int digestVersion() {
        return head.digestVersion();
    }

    /** The version of the digests if this engine cannot compute them. */
    Option<Integer> otherDigests() {
        return Option.some(digestVersion()).filter(version -> version != GameState.DIGEST_VERSION);
    }

    /** The result, as {@link io.github.deadcube.api.play.Prompt.Result} writes it; none if the game is unfinished. */
    public Option<String> result() {
        return ending.map(RecordLine::text).filter(words -> !words.equals(RecordFormat.UNFINISHED));
    }

    /**
     * The ruleset with which the game was recorded, as {@link io.github.deadcube.api.extend.Ruleset#toString} writes it: a registry may have
     * only a later version.
     */
    public String ruleset() {
        return head.ruleset().text();
    }

    /** The ruleset of the record if it is an earlier version of the one in this set-up. */
    Option<String> otherRules(Setup setup) {
        return Option.some(ruleset()).filter(setup.ruleset()::succeeds);
    }

    /**
     * One input of a record.
     *
     * @param number 1 for the first input of the game
     * @param line the line of the record
     * @param digest the digest of the state after the input
     */
    public record RecordedInput(int number, int line, Input input, long digest) {}

    /**
     * The complete lines of the record of an unfinished game.
     *
     * @param record the game in these lines
     * @param text the lines
     * @param torn the torn or damaged last line, which was left out; none if all lines were complete
     */
    public record SoFar(GameRecord record, String text, Option<Fault> torn) {
        static Either<Seq<Fault>, SoFar> read(String text) {
            int end = text.lastIndexOf('\n') + 1;
            if (end < text.length()) return sealed(text, end).getOrElse(() -> upTo(text, end));
            Reading whole = RecordReader.read(text);
            if (whole.readable().isDefined()
                    && (whole.errors().isEmpty() || whole.brokenOff() && !endsInForeignComment(text)))
                return Either.right(new SoFar(whole.readable().get(), text, Option.none()));
            int last = lineStart(text, end);
            int before = lineStart(text, last);
            boolean split = !isLine(text.substring(last, end)) && !isLine(text.substring(before, last));
            return upTo(text, split ? before : last);
        }

        /**
         * The record as this engine writes it, with its format, rules and digests.
         *
         * @param played the replay of this record; the text ends before its first difference
         */
        public String rewritten(ReplayedRecord played) {
            Recorder recorder = Recorder.of(this, played, record.seed(), false);
            boolean whole = torn.isEmpty() && played.first().isEmpty();
            if (whole && record.ending().exists(line -> line.text().equals(RecordFormat.UNFINISHED)))
                recorder.unfinished();
            return recorder.text();
        }

        /** The index of the first character of the line that ends before {@code end}. */
        private static int lineStart(String text, int end) {
            return text.lastIndexOf('\n', end - 2) + 1;
        }

        /** Whether the text has the form of a complete comment, input, result or {@code begin} line. */
        private static boolean isLine(String line) {
            return line.startsWith(RecordFormat.COMMENT + " ")
                    || RecordFormat.INPUT_LINE.matcher(line.strip()).matches()
                    || RecordFormat.RESULT_LINE.matcher(line.strip()).matches()
                    || RecordFormat.BEGIN_LINE.matcher(line.strip()).matches();
        }

        /**
         * The whole record if only its last line feed is missing: the check of the last line fits. A comment has no check, and is whole if
         * it stands below the result.
         */
        private static Option<Either<Seq<Fault>, SoFar>> sealed(String text, int end) {
            String line = text.substring(end);
            boolean checked = !line.startsWith(RecordFormat.COMMENT) && !line.endsWith("\r");
            Reading whole = RecordReader.read(text + "\n");
            return whole.readable()
                    .filter(record -> whole.errors().isEmpty() || whole.brokenOff() && checked)
                    .map(record -> Either.right(new SoFar(record, text + "\n", Option.none())));
        }

        /** The record up to {@code end}, if that part has no other errors. */
        private static Either<Seq<Fault>, SoFar> upTo(String text, int end) {
            Reading left = RecordReader.read(text.substring(0, end));
            if (left.readable().isEmpty() || !left.brokenOff() && left.errors().nonEmpty())
                return Either.left(RecordReader.read(text).ofRunning());
            String line = TextBounds.quoted(text.substring(end).strip());
            int number =
                    (int) text.substring(0, end).chars().filter(c -> c == '\n').count() + 1;
            Fault torn = Fault.at(
                    number, 1, "the last line is torn off or damaged: '" + line + "'", "all of it; it is left out");
            return Either.right(new SoFar(left.readable().get(), text.substring(0, end), Option.some(torn)));
        }

        /** Whether the last line is a comment that no recorder writes: an input line whose first character was changed to {@code #}. */
        private static boolean endsInForeignComment(String text) {
            String last = Lines.of(text).lastOption().getOrElse("");
            return last.startsWith(RecordFormat.COMMENT) && !last.startsWith(RecordFormat.COMMENT + " ");
        }
    }

    /**
     * The parts of a record without its comments, for other formats than text. The digests are the recorded ones; a {@link Verifier} checks
     * them.
     *
     * @param begin the first state
     * @param ruleset as {@link GameRecord#ruleset}
     * @param seed the seed of all dice and shuffles; none if they have no seed
     * @param viewer the viewer that the record was written for; none for the full record
     * @param undoesLooks as {@link Recorder#undoesLooks}
     * @param digestVersion the version of the digests
     * @param digest the digest of the first state and the seed
     * @param inputs in order
     * @param ending the result, or {@code unfinished}; none while the game continues
     */
    public record RecordContents(
            GameState begin,
            String ruleset,
            Option<Long> seed,
            Option<Viewer> viewer,
            boolean undoesLooks,
            int digestVersion,
            long digest,
            Vector<Played> inputs,
            Option<String> ending) {
        /**
         * One input.
         *
         * @param digest the digest of the state after the input
         */
        public record Played(Input input, long digest) {}

        /**
         * Reads the record of a finished or unfinished game. Never throws. Does not replay the inputs.
         *
         * @param text as a {@link Recorder} writes it
         * @return the contents, or all errors of the record
         */
        public static Either<Seq<Fault>, RecordContents> read(String text, Rules rules, Registry registry) {
            Reading reading = RecordReader.read(text);
            boolean sound = reading.errors().isEmpty() || reading.brokenOff() && text.endsWith("\n");
            if (!sound || reading.readable().isEmpty()) return Either.left(reading.errors());
            GameRecord record = reading.readable().get();
            return record.begin(rules, registry)
                    .map(begin -> new RecordContents(
                            begin,
                            record.ruleset(),
                            record.seed(),
                            record.viewer(),
                            record.undoesLooks(),
                            record.digestVersion(),
                            record.digest(),
                            record.inputs().map(one -> new Played(one.input(), one.digest())),
                            record.ending().map(RecordLine::text)));
        }

        /** Reads a seed; none if the text is not as a {@link Recorder} writes it. */
        public static Option<Long> seed(String digits) {
            return Try.of(() -> Long.parseLong(digits)).toOption().filter(seed -> digits.equals(seed.toString()));
        }

        /** The digest that the beginning should have; none if it has it, or if digests of this version or of these rules cannot be computed. */
        public Option<String> otherDigest() {
            long found = RecordFormat.begun(begin.digest(), seed);
            boolean comparable = digestVersion == GameState.DIGEST_VERSION
                    && !begin.position().game().setup().ruleset().succeeds(ruleset);
            return Option.when(comparable && digest != found, () -> RecordFormat.digest(found));
        }

        /** The lines that a {@link Recorder} writes, without comments; each ends with a line feed. */
        public String text() {
            SealedLines lines =
                    new SealedLines(Heading.of(begin, ruleset, digestVersion, seed, viewer, undoesLooks), digest);
            int number = 1;
            for (Played one : inputs) lines.input(number++, one.input().toString(), one.digest());
            ending.forEach(lines::result);
            return lines.toString();
        }
    }
}
