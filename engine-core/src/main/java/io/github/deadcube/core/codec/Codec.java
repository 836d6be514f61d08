package io.github.deadcube.core.codec;

import org.jspecify.annotations.Nullable;

/** Writes the values of one type as trees, and reads them. */
abstract class Codec {
    abstract Node write(Object value, SavedTypes vocabulary);

    /** The value; null after an error was reported. */
    abstract @Nullable Object read(Node node, ReadingContext in);

    /** The value of a missing part; null if the part is required. */
    @Nullable
    Object absent() {
        return null;
    }

    /** The JSON Schema of the type. */
    abstract Node schema(Schemas schemas);
}
