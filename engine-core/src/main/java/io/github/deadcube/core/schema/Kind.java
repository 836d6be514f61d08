package io.github.deadcube.core.schema;

/** What a type is for those that save its values. */
public enum Kind {
    /** Values with parts. */
    RECORD,
    /** One of several constants. */
    CONSTANTS,
    /** One of several types. */
    CASES,
    /** Another type: a number, a text or a class. */
    PLAIN;

    public static Kind of(Class<?> type) {
        if (type.isEnum()) return CONSTANTS;
        if (type.isRecord()) return RECORD;
        return type.isSealed() ? CASES : PLAIN;
    }
}
