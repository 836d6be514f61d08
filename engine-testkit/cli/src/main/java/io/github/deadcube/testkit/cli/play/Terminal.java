package io.github.deadcube.testkit.cli.play;

import io.github.deadcube.api.rule.Language;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.rule.Told;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.text.TextDrawing.TextStyle;
import io.github.deadcube.testkit.cli.command.PrintableText;
import io.github.deadcube.testkit.cli.command.PrintableText.Wrapped;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.PrintWriter;
import picocli.CommandLine;

/** The terminal of a person; without columns, lines have any length. */
record Terminal(TypedLines in, PrintWriter out, TextStyle paint, Option<Integer> columns, Language language) {
    private static final int WIDTH_OF_A_PIPE = 120;

    /** The maximum width of drawings and lists. */
    int width() {
        return columns.getOrElse(WIDTH_OF_A_PIPE);
    }

    /** A line, or several lines if it is too long; all except the first are indented. */
    void say(String line) {
        if (columns.isEmpty()) out.println(line);
        else Wrapped.indented(line, columns.get()).forEach(out::println);
    }

    void say(Told line) {
        say(told(line));
    }

    void say(Vector<String> lines) {
        lines.forEach(this::say);
    }

    /** The words in the language of the person. */
    String told(Told words) {
        return words.told(language);
    }

    /** The next typed line that is not too long; none at the end of the input. */
    Option<String> ask(String prompt) {
        Option<String> line = in.line(prompt, out);
        while (line.exists(typed -> typed.length() > Keyboard.MOST)) {
            say(Sentence.of(
                    "A line has at most {most} characters; this one is longer, and is not read.", Keyboard.MOST));
            line = in.line(prompt, out);
        }
        if (line.isEmpty()) out.println();
        return line.map(String::strip);
    }

    enum Colours implements TextStyle {
        /** The colours of ECMA-48, which all colour terminals support. */
        ANSI;

        /** Colours on a terminal; none in a pipe, on a dumb terminal or with NO_COLOR. */
        static TextStyle style(CommandLine command) {
            return command.getColorScheme().ansi().enabled() ? ANSI : TextStyle.NONE;
        }

        @Override
        public String side(Side side, String text) {
            return styled(side == Side.A ? 36 : 33, 39, text);
        }

        @Override
        public String strong(String text) {
            return styled(1, 22, text);
        }

        @Override
        public String faint(String text) {
            return styled(2, 22, text);
        }

        private static String styled(int on, int off, String text) {
            return code(on) + text + code(off) + code(0);
        }

        private static String code(int number) {
            return PrintableText.ESCAPE + "[" + number + "m";
        }
    }
}
