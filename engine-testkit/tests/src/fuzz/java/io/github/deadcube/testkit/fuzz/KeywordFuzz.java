package io.github.deadcube.testkit.fuzz;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import io.github.deadcube.api.team.Keyword;
import io.vavr.control.Option;

/** A keyword is read or refused with an error text. A keyword that is read can be written and read back. */
public final class KeywordFuzz {
    private KeywordFuzz() {}

    public static void fuzzerTestOneInput(FuzzedDataProvider data) {
        String text = data.consumeRemainingAsString();
        Keyword.read(text)
                .peek(keyword -> Held.same(Keyword.read(keyword.toString()).toOption(), Option.some(keyword), text))
                .peekLeft(why -> Held.must(!why.mkString().isBlank(), "nothing says why it is refused", text));
    }
}
