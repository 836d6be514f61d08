package io.github.deadcube.core.support;

/** Free text in quotation marks; a backslash stands before a quotation mark or a backslash of its own. */
public final class Quoted {
    public static final char MARK = '"';
    public static final char ESCAPE = '\\';

    private Quoted() {}

    public static String of(String text) {
        return MARK + text.replace("\\", "\\\\").replace("\"", "\\\"") + MARK;
    }

    /** Whether all of it is one text in quotation marks. */
    public static boolean is(String text) {
        return text.length() > 1 && text.charAt(0) == MARK && end(text) == text.length() - 1;
    }

    /** What stands in the quotation marks; the text itself if there are none. */
    public static String unquoted(String text) {
        if (!is(text)) return text;
        StringBuilder s = new StringBuilder();
        for (int i = 1; i < text.length() - 1; i++) {
            if (text.charAt(i) == ESCAPE && i < text.length() - 2) i++;
            s.append(text.charAt(i));
        }
        return s.toString();
    }

    /** Where the text that begins with a quotation mark has its other one; beyond the text if nowhere. */
    private static int end(String text) {
        int i = 1;
        while (i < text.length() && text.charAt(i) != MARK) i += text.charAt(i) == ESCAPE ? 2 : 1;
        return i;
    }
}
