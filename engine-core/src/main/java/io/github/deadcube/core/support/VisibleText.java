package io.github.deadcube.core.support;

/** Text that is safe for a terminal: control characters become readable text, such as <code>&#92;u001b</code>. */
public final class VisibleText {
    private VisibleText() {}

    /** Keeps tabs and line ends. Replaces other control characters, invisible characters and halves of characters. */
    public static String visible(String text) {
        return spelled(text, false);
    }

    /** Replaces halves of characters alone, which no file can hold. */
    public static String ofHalves(String text) {
        return spelled(text, true);
    }

    private static String spelled(String text, boolean halves) {
        StringBuilder clean = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); ) {
            int c = text.codePointAt(i);
            int after = i + Character.charCount(c);
            boolean end = c == '\r' && after < text.length() && text.charAt(after) == '\n';
            if (halves ? Character.getType(c) != Character.SURROGATE : end || visible(c)) clean.appendCodePoint(c);
            else text.substring(i, after).chars().forEach(unit -> spell(unit, clean));
            i = after;
        }
        return clean.toString();
    }

    private static boolean visible(int c) {
        return c == '\n'
                || c == '\t'
                || switch (Character.getType(c)) {
                    case Character.CONTROL,
                            Character.FORMAT,
                            Character.LINE_SEPARATOR,
                            Character.PARAGRAPH_SEPARATOR,
                            Character.SURROGATE -> false;
                    default -> true;
                };
    }

    private static void spell(int unit, StringBuilder to) {
        to.append("\\u");
        for (int shift = 12; shift >= 0; shift -= 4) to.append(Character.forDigit(unit >> shift & 0xf, 16));
    }
}
