package io.github.deadcube.testkit.record;

import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Situation;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.scenario.TextError;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * Replays records.
 *
 * <pre>{@code
 * Verdict verdict = Verifier.standard().verify(text);
 * }</pre>
 *
 * @param rules the engine that replays them
 * @param registry what the names in them stand for
 */
public record Verifier(Rules rules, Registry registry) {
    /**
     * The engine with the ruleset and scenarios that ship.
     *
     * @return a verifier
     */
    public static Verifier standard() {
        return new Verifier(Deadcube.rules(), Registry.shipped());
    }

    /**
     * Reads and replays a record. Never throws, unless the engine does.
     *
     * @param text a record
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
        Replay replay = new Replay(rules, record);
        Option<Difference> first = replay.of(situation.get());
        if (reading.errors().nonEmpty()) return new Verdict.Unreadable(reading.errors(), replay.inputs(), first);
        return first.<Verdict>map(Verdict.Differs::new)
                .getOrElse(() -> new Verdict.Verified(replay.inputs(), record.result()));
    }
}
