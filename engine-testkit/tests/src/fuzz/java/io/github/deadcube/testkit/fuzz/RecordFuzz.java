package io.github.deadcube.testkit.fuzz;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.record.RecordReader;
import io.github.deadcube.core.record.Verdict;
import io.github.deadcube.core.record.Verifier;
import io.github.deadcube.core.shipped.Shipped;

/** A record is read or refused, and verified as far as it is readable. */
public final class RecordFuzz {
    private static final Verifier VERIFIER = new Verifier(Deadcube.rules(), Shipped.registry());

    private RecordFuzz() {}

    public static void fuzzerTestOneInput(FuzzedDataProvider data) {
        String text = data.consumeRemainingAsString();
        boolean whole = RecordReader.read(text)
                .peekLeft(errors -> Errors.told(errors, text))
                .isRight();
        Verdict verdict = VERIFIER.verify(text);
        Held.must(whole || verdict instanceof Verdict.Unreadable, "verified, and not read", text);
        Held.must(!verdict.toString().isBlank(), "nothing is said", text);
    }
}
