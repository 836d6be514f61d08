package io.github.deadcube.testkit.cli.command;

/** Text as a terminal may get it: what would work on the terminal is spelled out, such as {@code \u001b}. */
public final class Printable {
    /**
     * What the command line itself writes for the beginning of a colour. It is half of a character, which no file, no
     * argument and no keyboard can bring.
     */
    public static final char ESCAPE = '\udc1b';

    private Printable() {}

    /** Tabs and ends of lines are left; all other control characters and invisible ones are spelled out. */
    public static String of(String text) {
        StringBuilder clean = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); ) {
            int c = text.codePointAt(i);
            int after = i + Character.charCount(c);
            if (c == ESCAPE || visible(c) || c == '\r' && after < text.length() && text.charAt(after) == '\n')
                clean.appendCodePoint(c);
            else text.substring(i, after).chars().forEach(unit -> spell(unit, clean));
            i = after;
        }
        return clean.toString();
    }

    /** The text for a terminal, colours included. */
    static String coloured(String text) {
        return of(text).replace(ESCAPE, '\u001b');
    }

    /** What picocli has coloured, of words that are the command line's own. */
    static String own(String text) {
        return text.replace('\u001b', ESCAPE);
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
