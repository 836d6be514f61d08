package io.github.deadcube.testkit.fuzz;

/** What must hold, with the input that breaks it. */
final class Held {
    private Held() {}

    /** Written and read again, a value is as it was. */
    static void same(Object is, Object expected, String input) {
        if (!is.equals(expected))
            throw new AssertionError("read back as\n" + is + "\nwhere it was\n" + expected + "\nfrom\n" + shown(input));
    }

    static void must(boolean holds, String what, Object input) {
        if (!holds) throw new AssertionError(what + "\n" + shown(input.toString()));
    }

    /** Control characters are named: a terminal would hide them. */
    private static String shown(String text) {
        StringBuilder s = new StringBuilder();
        for (char c : text.toCharArray())
            if (c == '\n' || c >= ' ' && c < '\u007f') s.append(c);
            else s.append(String.format("\\u%04x", (int) c));
        return s.toString();
    }
}
