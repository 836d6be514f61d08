package io.github.deadcube.testkit.cli.command;

import io.vavr.collection.Vector;
import java.util.regex.Pattern;

/** A line as lines that have room, broken between words. */
public final class Wrapped {
    private static final Pattern COLOUR = Pattern.compile(Printable.ESCAPE + "\\[[0-9]*m");

    private final int width;
    private final String indent;
    private Vector<String> lines = Vector.empty();
    private final StringBuilder line = new StringBuilder();
    private int columns;
    private boolean begins = true;

    private Wrapped(int width, String indent) {
        this.width = width;
        this.indent = indent;
    }

    /** Colours take no room. All lines but the first begin with the indent. A word that is longer has a line of its own. */
    public static Vector<String> of(String line, int width, String indent) {
        if (room(line) <= width) return Vector.of(line);
        Wrapped wrapped = new Wrapped(width, indent);
        for (String word : line.split(" ", -1)) wrapped.add(word);
        return wrapped.lines.append(wrapped.line.toString());
    }

    private void add(String word) {
        int room = room(word);
        if (!begins && columns + 1 + room > width) next();
        if (!begins) line.append(' ');
        else if (word.isEmpty() && !lines.isEmpty()) return;
        line.append(word);
        columns += room + (begins ? 0 : 1);
        begins = false;
    }

    private void next() {
        lines = lines.append(line.toString().stripTrailing());
        line.setLength(0);
        line.append(indent);
        columns = indent.length();
        begins = true;
    }

    private static int room(String text) {
        String plain = COLOUR.matcher(text).replaceAll("");
        return plain.codePointCount(0, plain.length());
    }
}
