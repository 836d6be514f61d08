package io.github.deadcube.testkit.fuzz;

/** Checks that report the fuzz input. */
final class Held {
    private Held() {}

    /** Checks that a value that was written and read back is equal. */
    static void same(Object is, Object expected, String input) {
        if (!is.equals(expected))
            throw new AssertionError("read back as\n" + is + "\nwhere it was\n" + expected + "\nfrom\n" + shown(input));
    }

    static void must(boolean holds, String what, Object input) {
        if (!holds) throw new AssertionError(what + "\n" + shown(input.toString()));
    }

    /** Writes control characters as escapes, because a terminal hides them. */
    private static String shown(String text) {
        StringBuilder s = new StringBuilder();
        for (char c : text.toCharArray())
            if (c == '\n' || c >= ' ' && c < '\u007f') s.append(c);
            else s.append(String.format("\\u%04x", (int) c));
        return s.toString();
    }
}
