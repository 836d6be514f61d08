package io.github.deadcube.api.shared;

import io.vavr.collection.Vector;

/** The lines of a text, and what no line may contain. */
public final class Lines {
    private Lines() {}

    /** Whether a character is a control character or an unpaired surrogate: a line of a file cannot store them. */
    public static boolean unprintable(int character) {
        return Character.isISOControl(character) || Character.getType(character) == Character.SURROGATE;
    }

    /**
     * The lines without their ends: a line feed, a carriage return, or both. An empty text has none.
     * {@link String#lines} does the same, but browsers have no such method.
     */
    public static Vector<String> lines(String text) {
        Vector<String> lines = Vector.empty();
        int start = 0;
        while (start < text.length()) {
            int end = start;
            while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') end++;
            lines = lines.append(text.substring(start, end));
            start = text.startsWith("\r\n", end) ? end + 2 : end + 1;
        }
        return lines;
    }
}
