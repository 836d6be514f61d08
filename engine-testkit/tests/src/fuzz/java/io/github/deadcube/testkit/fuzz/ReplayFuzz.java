package io.github.deadcube.testkit.fuzz;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import io.github.deadcube.api.Rules;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.json.Json;
import io.github.deadcube.core.record.RecordSoFar;
import io.github.deadcube.core.record.Recorder;
import io.github.deadcube.core.record.Verifier;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.support.Viewer;
import io.vavr.control.Option;

/**
 * A record with correct checksums, of a player or of the game, is refused, or is read as far as possible, replayed,
 * continued, shown and written as JSON.
 */
public final class ReplayFuzz {
    private static final Rules RULES = Deadcube.rules();

    private ReplayFuzz() {}

    public static void fuzzerTestOneInput(FuzzedDataProvider data) {
        String text = Sealing.sealed(data.consumeRemainingAsString());
        RecordSoFar.read(text).peekLeft(errors -> Errors.told(errors, text)).peek(left -> {
            Held.must(text.startsWith(left.text()), "so far is something else", text);
            Held.must(RecordSoFar.read(left.text()).exists(again -> again.torn().isEmpty()), "torn again", text);
            goneOn(left, text);
        });
        Json.writeRecord(text, Shipped.registry())
                .peek(json -> Held.same(
                        Json.readRecord(json, Shipped.registry())
                                .flatMap(same -> Json.writeRecord(same, Shipped.registry()))
                                .toOption(),
                        Option.some(json),
                        text));
    }

    private static void goneOn(RecordSoFar left, String text) {
        new Verifier(RULES, Shipped.registry())
                .replay(left.record())
                .peekLeft(errors -> Errors.told(errors, text))
                .peek(replayed -> {
                    Recorder recorder = Recorder.of(left, replayed, Option.none(), false);
                    int inputs = RecordSoFar.read(recorder.text())
                            .get()
                            .record()
                            .inputs()
                            .size();
                    Held.must(inputs == replayed.steps().size(), "other inputs", text);
                    Held.must(!recorder.textFor(Viewer.EVERYBODY).isEmpty(), "nothing is shown", text);
                });
    }
}
