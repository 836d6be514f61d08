package io.github.deadcube.testkit.fuzz;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import io.github.deadcube.core.json.RecordJson;
import io.vavr.control.Option;

/** A record is read or refused as JSON; of what is read the same record is read again. */
public final class RecordJsonFuzz {
    private RecordJsonFuzz() {}

    /** One text. */
    public static void fuzzerTestOneInput(FuzzedDataProvider data) {
        String text = data.consumeRemainingAsString();
        RecordJson.read(text)
                .peekLeft(errors -> Held.must(!errors.isEmpty(), "nothing says why it is refused", text))
                .peek(record -> Held.same(
                        RecordJson.of(record).flatMap(RecordJson::read).toOption(), Option.some(record), text));
    }
}
