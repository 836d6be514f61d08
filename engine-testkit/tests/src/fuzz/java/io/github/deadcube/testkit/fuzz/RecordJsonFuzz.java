package io.github.deadcube.testkit.fuzz;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import io.github.deadcube.core.json.Json;
import io.github.deadcube.core.shipped.Shipped;
import io.vavr.control.Option;

/** A record is read or refused as JSON. A record that is read can be written and read back. */
public final class RecordJsonFuzz {
    private RecordJsonFuzz() {}

    public static void fuzzerTestOneInput(FuzzedDataProvider data) {
        String text = data.consumeRemainingAsString();
        Json.readRecord(text, Shipped.registry())
                .peekLeft(errors -> Errors.told(errors, text))
                .peek(record -> Held.same(
                        Json.writeRecord(record, Shipped.registry())
                                .flatMap(json -> Json.readRecord(json, Shipped.registry()))
                                .toOption(),
                        Option.some(record),
                        text));
    }
}
