package io.github.deadcube.core.schema;

import io.github.deadcube.api.shared.SavedNames;
import io.github.deadcube.api.shared.Types;
import java.util.Locale;

/**
 * What a type is for those that save its values: one with parts, one of several constants or types, or a number, a text
 * or a class.
 */
public enum Kind {
    RECORD,
    CONSTANTS,
    CASES,
    PLAIN;

    public static Kind of(Class<?> type) {
        if (type.isEnum()) return CONSTANTS;
        if (Types.isRecord(type)) return RECORD;
        return Types.isSealed(type) ? CASES : PLAIN;
    }

    /**
     * The word of a constant: the saved name of an enum's constant, otherwise its text in capitals as
     * {@code roll-last}.
     */
    public static String word(Object constant) {
        return constant instanceof Enum<?> one
                ? SavedNames.name(one)
                : constant.toString().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The name of a type among the cases of its sealed type: the part of its saved name after the last dot. */
    public static String variant(String savedName) {
        return savedName.substring(savedName.lastIndexOf('.') + 1);
    }
}
