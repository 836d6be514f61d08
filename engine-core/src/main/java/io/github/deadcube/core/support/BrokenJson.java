package io.github.deadcube.core.support;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;

/**
 * What readers of saved JSON and of requests say of a text that the library cannot read. The messages of the library
 * name its own parts.
 */
public final class BrokenJson {
    public static final String TEXT = "the JSON breaks off here, or is not well-formed";
    public static final String EXPECTED = "JSON as RFC 8259 has it";

    /** How deep values are nested in others. */
    public static final int DEEPEST = 100;

    /** The most characters of a name. */
    public static final int LONGEST_NAME = 50_000;

    private BrokenJson() {}

    /**
     * The fault of a text that is over a limit, without its place. The library says only in the first word of its
     * message which one.
     */
    public static Fault tooLong(String message, int longestNumber, int longestText) {
        if (message.startsWith("Number")) return tooLong("a number", longestNumber);
        if (message.startsWith("String")) return tooLong("a text", longestText);
        if (message.startsWith("Name")) return tooLong("a name", LONGEST_NAME);
        return Fault.of("more than " + DEEPEST + " values nested in each other", "at most " + DEEPEST);
    }

    private static Fault tooLong(CharSequence what, int most) {
        return Fault.of(
                Sentence.of("{what} of more than {most} characters", Sentence.of(what), most),
                Sentence.of("at most " + "{most}", most));
    }
}
