package io.github.deadcube.core.record;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.core.text.Registry;
import io.github.deadcube.core.text.TextError;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * What a record says, part by part, without its comments: for other formats than its text. Its digests are as they were recorded;
 * whether an engine plays the game so is for {@link Verifier} to say.
 *
 * @param begin how the game began
 * @param seed that all dice come from, if they come from one
 * @param onlooker for whose eyes it is; none if it is the game's own
 * @param undoesLooks as {@link Recorder#undoesLooks}
 * @param inputs in order, each with the digest of the state after it
 * @param ending the result, or {@code unfinished}; none while the game goes on
 */
public record RecordContents(
        GameState begin,
        Option<Long> seed,
        Option<Onlooker> onlooker,
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
                        record.onlooker(),
                        record.undoesLooks(),
                        record.inputs().map(one -> new Played(one.input(), one.digest())),
                        record.ending().map(RecordLine::text)));
    }

    /**
     * The digest with which the record begins.
     *
     * @return the first state's, and the seed's over it
     */
    public long digest() {
        return RecordFormat.begun(begin.digest(), seed);
    }

    /**
     * The record.
     *
     * @return lines, each with its end: those that a {@link Recorder} would have written, but for comments
     */
    public String text() {
        SealedLines lines = new SealedLines(Heading.of(begin, seed, onlooker, undoesLooks), digest());
        int number = 1;
        for (Played one : inputs) lines.input(number++, one.input().toString(), one.digest());
        ending.forEach(lines::result);
        return lines.toString();
    }
}
