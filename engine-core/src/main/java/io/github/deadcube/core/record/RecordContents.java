package io.github.deadcube.core.record;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.core.record.GameRecord.Heading;
import io.github.deadcube.core.record.RecordReader.Reading;
import io.github.deadcube.core.support.TextPiece;
import io.github.deadcube.core.support.Viewer;
import io.github.deadcube.core.text.Registry;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * The parts of a record without its comments, for other formats than text. The digests are the recorded ones; a
 * {@link Verifier} checks them.
 *
 * @param digest the digest of the first state and the seed
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
    /** One input, and the digest of the state after it. */
    public record Played(Input input, long digest) {}

    /** Reads the record of a finished or unfinished game; or returns all its errors. Does not replay the inputs. */
    public static Either<Seq<Fault>, RecordContents> read(String text, Rules rules, Registry registry) {
        Reading reading = RecordReader.reading(text);
        boolean sound = reading.errors().isEmpty() || reading.brokenOff() && text.endsWith("\n");
        if (reading.readable().isEmpty()) return Either.left(reading.errors(rules, registry));
        if (!sound) return Either.left(reading.errors());
        GameRecord record = reading.readable().get();
        return new Verifier(rules, registry)
                .begin(record)
                .map(begin -> new RecordContents(
                        begin,
                        record.ruleset(),
                        record.seed(),
                        record.viewer(),
                        record.undoesLooks(),
                        record.digestVersion(),
                        record.digest(),
                        record.inputs().map(one -> new Played(one.input(), one.digest())),
                        record.ending().map(TextPiece::text)));
    }

    /**
     * The digest that the beginning should have; none if it has it, or if digests of this version or of these rules
     * cannot be computed.
     */
    public Option<String> otherDigest() {
        long found = RecordFormat.begun(begin.digest(), seed);
        boolean comparable = digestVersion == GameState.DIGEST_VERSION
                && !begin.position().game().setup().ruleset().succeeds(ruleset);
        return Option.when(comparable && digest != found, () -> RecordFormat.digest(found));
    }

    /** The lines that a {@link Recorder} writes, without comments; each ends with a line feed. */
    public String text() {
        SealedLines lines =
                new SealedLines(Heading.lines(begin, ruleset, digestVersion, seed, viewer, undoesLooks), digest);
        int number = 1;
        for (Played one : inputs) lines.input(number++, one.input().toString(), one.digest());
        ending.forEach(lines::result);
        return lines.toString();
    }
}
