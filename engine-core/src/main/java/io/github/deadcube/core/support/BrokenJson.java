package io.github.deadcube.core.support;

/** What every reader of JSON says of a text that the library cannot read. The messages of the library name its own parts. */
public final class BrokenJson {
    public static final String TEXT = "the JSON breaks off here, or is not well-formed";
    public static final String EXPECTED = "JSON as RFC 8259 has it";

    private BrokenJson() {}
}
