package io.github.deadcube.testkit.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.testkit.cli.Run;
import io.github.deadcube.testkit.cli.command.Subcommand.CommandContext;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import org.jline.terminal.Size;
import org.jline.terminal.impl.LineDisciplineTerminal;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

/** Typed keys on a terminal of the library, without a device. */
class LineEditorTest {
    private static final String LEFT = "\u001bOD";
    private static final String UP = "\u001bOA";
    private static final String DELETE = "\u007f";
    private static final String CONTROL_D = "\u0004";

    @Test
    void aLineIsEditedBeforeItIsRead() throws IOException {
        assertThat(lines("zon 1" + LEFT + LEFT + "e\r", "A startx" + DELETE + "s\r", "go \"b6\" \\ !x\r"))
                .containsExactly("zone 1", "A starts", "go \"b6\" \\ !x");
    }

    @Test
    void anEarlierLineComesBack() throws IOException {
        assertThat(lines("go c4\r", UP + DELETE + "5\r")).containsExactly("go c4", "go c5");
    }

    @Test
    void theEndOfTheInputIsNoLine() throws IOException {
        assertThat(lines("one\r", CONTROL_D)).containsExactly("one");
    }

    /** The library knows the width of terminals that picocli does not measure. */
    @Test
    void aGameFitsANarrowTerminal() throws IOException {
        StringWriter out = new StringWriter();
        Option<LineEditor> editor =
                Option.some(new LineEditor(terminal(40, "help\r", "A starts\r", "board\r", "quit\r")));
        PlayCommand command = new PlayCommand() {
            @Override
            protected CommandContext context() {
                return Run.context();
            }

            @Override
            Option<LineEditor> editor() {
                return editor;
            }
        };
        new CommandLine(command)
                .setOut(new PrintWriter(out))
                .execute("--bots", "human,random", "--seed", "7", "--no-boards");
        assertThat(out.toString()).contains("board 8 x 8 x 3", "You left the game");
        assertThat(out.toString().lines().filter(line -> !line.startsWith("#")))
                .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(40));
    }

    private static LineDisciplineTerminal terminal(int columns, String... keys) throws IOException {
        LineDisciplineTerminal terminal =
                new LineDisciplineTerminal("test", "xterm", new ByteArrayOutputStream(), StandardCharsets.UTF_8);
        terminal.setSize(Size.of(columns, 24));
        terminal.processInputBytes(String.join("", keys).getBytes(StandardCharsets.UTF_8));
        return terminal;
    }

    private static Vector<String> lines(String... keys) throws IOException {
        try (LineEditor editor = new LineEditor(terminal(80, keys))) {
            Vector<String> lines = Vector.empty();
            PrintWriter out = new PrintWriter(Writer.nullWriter());
            for (Option<String> line = editor.line("> ", out);
                    line.isDefined() && lines.size() < keys.length;
                    line = lines.size() < keys.length ? editor.line("> ", out) : Option.none())
                lines = lines.append(line.get());
            return lines;
        }
    }
}
