package io.github.deadcube.core.record;

import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Situation;
import io.github.deadcube.api.play.DiceSource;
import io.github.deadcube.core.TextError;
import io.github.deadcube.core.record.Verdict.Difference;
import io.github.deadcube.core.text.Registry;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.LongFunction;

/**
 * Replays records.
 *
 * <pre>{@code
 * Verdict verdict = new Verifier(Deadcube.rules(), registry, dice).verify(text);
 * }</pre>
 *
 * @param dice what a seed rolls
 */
public record Verifier(Rules rules, Registry registry, LongFunction<DiceSource> dice) {
    /**
     * Reads and replays a record. Never throws, unless the engine does.
     *
     * @return whether the engine plays the same game
     */
    public Verdict verify(String text) {
        Reading reading = RecordReader.read(text);
        if (reading.readable().isEmpty()) return new Verdict.Unreadable(reading.errors(), 0, Option.none());
        GameRecord record = reading.readable().get();
        Either<Seq<TextError>, Situation> situation = record.situation(registry);
        if (situation.isLeft())
            return new Verdict.Unreadable(
                    reading.errors().appendAll(situation.getLeft()).sortBy(TextError::line), 0, Option.none());
        Either<Difference, Replayed> replay =
                new Replay(rules, record, record.seed().map(dice::apply)).of(situation.get());
        int inputs = replay.map(played -> played.steps().size()).getOrElse(0);
        Option<Difference> first = replay.fold(Option::some, Replayed::first);
        if (reading.brokenOff() && first.isEmpty())
            return new Verdict.BrokenOff(reading.errors().head(), inputs, record.seed());
        if (reading.errors().nonEmpty() && !reading.brokenOff())
            return new Verdict.Unreadable(reading.errors(), inputs, first);
        return first.<Verdict>map(Verdict.Differs::new)
                .getOrElse(() -> new Verdict.Verified(inputs, record.result(), record.undoesLooks(), record.seed()));
    }
}
