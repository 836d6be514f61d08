package io.github.deadcube.core.support;

/** Free text in quotation marks. A backslash comes before each quotation mark or backslash of the text. */
public final class Quoted {
    public static final char MARK = '"';
    public static final char ESCAPE = '\\';

    private Quoted() {}

    public static String quoted(String text) {
        return MARK + text.replace("\\", "\\\\").replace("\"", "\\\"") + MARK;
    }

    /** Whether the whole text is one quotation. */
    public static boolean is(String text) {
        return text.length() > 1 && text.charAt(0) == MARK && end(text) == text.length() - 1;
    }

    /** The text between the quotation marks; the text itself if it is not a quotation. */
    public static String unquoted(String text) {
        if (!is(text)) return text;
        StringBuilder s = new StringBuilder();
        for (int i = 1; i < text.length() - 1; i++) {
            if (text.charAt(i) == ESCAPE && i < text.length() - 2) i++;
            s.append(text.charAt(i));
        }
        return s.toString();
    }

    /** The index of the closing quotation mark; beyond the end of the text if there is no closing mark. */
    private static int end(String text) {
        int i = 1;
        while (i < text.length() && text.charAt(i) != MARK) i += text.charAt(i) == ESCAPE ? 2 : 1;
        return i;
    }
}
