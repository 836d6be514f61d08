package io.github.deadcube.api.shared;

/** GEO-1: the columns of a battlefield are {@code a}, {@code b} and so on, from west to east. */
public final class ColumnLetter {
    private static final char FIRST = 'a';

    private ColumnLetter() {}

    /** The letter of a column, from 1. */
    public static char letter(int column) {
        return (char) (FIRST + column - 1);
    }

    /** The column with a letter, from 1. */
    public static int column(char letter) {
        return letter - FIRST + 1;
    }
}
