package io.github.deadcube.testkit.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** The lines of a program and their answers. */
class DialogueTest {
    private static final PrintStream OUTPUT = System.out;

    @Test
    void whatCodeOfAnApplicationPrintsIsNoLineOfTheDialogue() {
        PrintStream errors = System.err;
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        System.setErr(new PrintStream(printed, true, StandardCharsets.UTF_8));
        StringWriter said = new StringWriter();
        try {
            new Dialogue(
                            new ByteArrayInputStream("one\ntwo\n".getBytes(StandardCharsets.UTF_8)),
                            100,
                            new PrintWriter(said))
                    .run("hello", line -> {
                        System.out.print("noise of " + line + ";");
                        return "answer to " + line;
                    });
        } finally {
            System.setErr(errors);
        }
        assertThat(said.toString().lines()).containsExactly("hello", "answer to one", "answer to two");
        assertThat(printed.toString(StandardCharsets.UTF_8)).isEqualTo("noise of one;noise of two;");
        assertThat(System.out).isSameAs(OUTPUT);
    }
}
