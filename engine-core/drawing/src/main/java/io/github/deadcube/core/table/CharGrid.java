package io.github.deadcube.core.table;

import io.vavr.collection.Vector;
import java.util.Arrays;

/** A sheet of characters, blank at first. */
final class CharGrid {
    private final char[][] lines;

    CharGrid(int width, int height) {
        lines = new char[height][width];
        for (char[] line : lines) Arrays.fill(line, ' ');
    }

    void put(int column, int line, char c) {
        lines[line][column] = c;
    }

    void put(int column, int line, String text) {
        for (int i = 0; i < text.length(); i++) put(column + i, line, text.charAt(i));
    }

    /** Without the spaces at their ends. */
    Vector<String> lines() {
        return Vector.of(lines).map(line -> new String(line).stripTrailing());
    }
}
