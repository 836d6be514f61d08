package io.github.deadcube.core.codec;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import org.jspecify.annotations.Nullable;

/** Writes the values of one type as trees, and reads them. */
interface Codec {
    Node write(Object value, SavedTypes types);

    /** The value; null after an error was reported. */
    @Nullable
    Object read(Node node, ReadingContext in);

    /**
     * A value that was read from words, if all its parts belong to the game; otherwise null, after an error was
     * reported. The tree that this codec writes is checked like one from outside.
     *
     * @param value null if the words could not be read
     */
    default @Nullable Object inGame(@Nullable Object value, Node node, ReadingContext in) {
        if (value == null || in.game() == null) return value;
        ReadingContext parts = new ReadingContext(in.types(), in.game());
        Object same = read(write(value, in.types()), parts);
        if (same != null && parts.sound()) return value;
        Fault first = parts.faults().head();
        in.wrong(node, Sentence.of("of '{name}' {fault}", value, first.sentence()), first.expectation());
        return null;
    }

    /** The value of a missing part; null if the part is required. */
    default @Nullable Object absent() {
        return null;
    }

    Node schema(Schemas schemas);
}
