package io.github.deadcube.core.codec;

import org.jspecify.annotations.Nullable;

/** How the values of one type are written as trees, and read. */
abstract class Codec {
    /** A value as a tree. */
    abstract Node write(Object value, SavedTypes vocabulary);

    /** The value; null after something has been found wrong with it. */
    abstract @Nullable Object read(Node node, ReadingContext in);

    /** The value of a part that is left out; null if it has to be said. */
    @Nullable
    Object absent() {
        return null;
    }

    /** What a schema says of it. */
    abstract Node schema(Schemas schemas);
}
