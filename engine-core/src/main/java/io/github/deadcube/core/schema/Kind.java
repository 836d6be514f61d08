package io.github.deadcube.core.schema;

import io.github.deadcube.api.shared.Types;

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
        if (Types.isRecord(type)) return RECORD;
        return Types.isSealed(type) ? CASES : PLAIN;
    }
}
