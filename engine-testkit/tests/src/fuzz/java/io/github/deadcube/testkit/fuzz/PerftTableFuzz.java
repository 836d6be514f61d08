package io.github.deadcube.testkit.fuzz;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import io.github.deadcube.testkit.table.PerftTable;

/** A table of positions is read or refused. */
public final class PerftTableFuzz {
    private PerftTableFuzz() {}

    public static void fuzzerTestOneInput(FuzzedDataProvider data) {
        String text = data.consumeRemainingAsString();
        PerftTable.read(text)
                .peekLeft(errors -> Errors.told(errors, text))
                .peek(table -> table.forEach(position -> Held.must(
                        position.counts().nonEmpty()
                                && position.quick() <= position.counts().size(),
                        "numbers of " + position.name(),
                        text)));
    }
}
