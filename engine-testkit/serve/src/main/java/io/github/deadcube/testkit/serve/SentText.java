package io.github.deadcube.testkit.serve;

import java.nio.charset.CharsetDecoder;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;

/** Text in UTF-8 that another program sends. */
public final class SentText {
    private static final String HALF = "\ud800";

    private SentText() {}

    /** Replaces bytes that are not UTF-8 by an unpaired surrogate. UTF-8 cannot contain one, so {@link Request#of} refuses the line. */
    public static CharsetDecoder decoder() {
        return StandardCharsets.UTF_8
                .newDecoder()
                .onMalformedInput(CodingErrorAction.REPLACE)
                .onUnmappableCharacter(CodingErrorAction.REPLACE)
                .replaceWith(HALF);
    }
}
