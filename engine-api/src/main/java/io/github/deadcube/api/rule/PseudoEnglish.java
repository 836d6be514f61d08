package io.github.deadcube.api.rule;

/**
 * English with accents, longer, and between brackets, as CLDR's {@code en-XA} has it. A text on a screen that is plain
 * was not translated; one without its brackets is cut; one with brackets in its middle is put together.
 */
final class PseudoEnglish {
    private static final String PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    private static final String ACCENTED = "áƀçðéƒĝĥîĵķļɱñóþǫŕšţúṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÓÞǪŔŠŢÛṼŴẊÝŽ";

    private PseudoEnglish() {}

    /** A whole text, in which the names of arguments and {@code %n} stay. One without letters stays as it is. */
    static String whole(String text) {
        StringBuilder out = new StringBuilder(text.length() * 3 / 2);
        int begin = 0;
        for (int at = 0; at < text.length(); at++) {
            int end = text.charAt(at) == '{' ? text.indexOf('}', at) : text.startsWith("%n", at) ? at + 1 : -1;
            if (end < 0) continue;
            out.append(part(text.substring(begin, at))).append(text, at, end + 1);
            begin = end + 1;
            at = end;
        }
        String accented = out.append(part(text.substring(begin))).toString();
        return accented.equals(text) ? text : "[" + accented + "]";
    }

    /** A part of a text: accented, with its vowels twice. */
    static String part(String text) {
        StringBuilder out = new StringBuilder(text.length() * 3 / 2);
        for (int i = 0; i < text.length(); i++) {
            int letter = PLAIN.indexOf(text.charAt(i));
            char c = letter < 0 ? text.charAt(i) : ACCENTED.charAt(letter);
            out.append(c);
            if ("áéîóúý".indexOf(c) >= 0) out.append(c);
        }
        return out.toString();
    }
}
