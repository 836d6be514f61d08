package io.github.deadcube.testkit.cli.command;

import io.github.deadcube.api.rule.Language;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.core.support.TextBounds;
import io.github.deadcube.core.support.VisibleText;
import io.vavr.collection.Vector;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Text that is safe for a terminal: control characters become readable text, such as <code>&#92;u001b</code>. */
public final class PrintableText {
    /**
     * The start of a colour in output of the command line: half of a character, which no reader accepts. It starts only
     * a colour.
     */
    public static final char ESCAPE = '\udc1b';

    private static final Pattern COLOUR = Pattern.compile(ESCAPE + "\\[[0-9]{1,3}(;[0-9]{1,3}){0,4}m");

    private static final int MOST_LINES = 100;
    /** A fault that lists all statements of a situation has about 1,000. */
    private static final int MOST_CHARACTERS = 1_500;

    private PrintableText() {}

    /**
     * As {@link VisibleText#visible}, on one line: a line end in the name of a file could look like the end of a
     * message.
     */
    public static String onOneLine(String text) {
        return VisibleText.visible(text).replace("\r", "\\u000d").replace("\n", "\\u000a");
    }

    /** Text with its colours for a terminal. */
    public static String coloured(String text) {
        return coloured(text, VisibleText::visible);
    }

    /** Text with its colours for a file or a pipe: unchanged but for halves of characters, which UTF-8 cannot hold. */
    static String written(String text) {
        return coloured(text, VisibleText::ofHalves);
    }

    private static String coloured(String text, UnaryOperator<String> between) {
        StringBuilder all = new StringBuilder(text.length());
        int end = 0;
        for (Matcher colour = COLOUR.matcher(text); colour.find(); end = colour.end())
            all.append(between.apply(text.substring(end, colour.start())))
                    .append('\u001b')
                    .append(colour.group(), 1, colour.group().length());
        return all.append(between.apply(text.substring(end))).toString();
    }

    /** Text from outside, such as an argument, without halves of characters, which some systems allow. */
    public static String given(String text) {
        return TextBounds.half(text).isEmpty() ? text : VisibleText.visible(text);
    }

    /** Text of the command line with colours of picocli. */
    static String own(String text) {
        return text.replace('\u001b', ESCAPE);
    }

    /** The first lines of a long list, shortened, and the number of further lines. */
    public static Vector<String> excerpt(Vector<String> lines, Language language) {
        Vector<String> shown = lines.take(MOST_LINES).map(PrintableText::shortened);
        int rest = lines.size() - shown.size();
        return rest == 0
                ? shown
                : shown.append(Sentence.of("and {count} lines more", rest).told(language));
    }

    private static String shortened(String line) {
        String shown = VisibleText.visible(line);
        return TextBounds.shortened(shown, MOST_CHARACTERS);
    }

    /** Breaks a line between words. */
    public static final class Wrapped {
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

        /**
         * Colours have no width. All lines except the first have the indent. A word that is too long has its own line.
         */
        public static Vector<String> lines(String line, int width, String indent) {
            if (room(line) <= width) return Vector.of(line);
            Wrapped wrapped = new Wrapped(width, indent);
            for (String word : line.split(" ", -1)) wrapped.add(word);
            return wrapped.lines.append(wrapped.line.toString());
        }

        /** The same for a line with an indent: the other lines have it too, and two spaces more. */
        public static Vector<String> indented(String line, int width) {
            String indent =
                    line.substring(0, line.length() - line.stripLeading().length());
            return lines(line, width, indent + "  ");
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
}
