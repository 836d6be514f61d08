package io.github.deadcube.spark;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.spark.Failures.SparkOutput;
import io.vavr.collection.Vector;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** A terminal gets no control character from a table or a file. */
class SparkOutputTest {
    @Test
    void whatIsPrintedIsPrintable() {
        PrintStream out = System.out;
        PrintStream err = System.err;
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        PrintStream all = new PrintStream(printed, true, StandardCharsets.UTF_8);
        try {
            System.setOut(all);
            System.setErr(all);
            SparkOutput.print("seed: 1\u001b[2J");
            SparkOutput.faults(Vector.of("\u001b[31m", "x\u0000"));
        } finally {
            System.setOut(out);
            System.setErr(err);
        }
        assertThat(printed.toString(StandardCharsets.UTF_8).lines())
                .containsExactly("seed: 1\\u001b[2J", "\\u001b[31m", "x\\u0000");
    }
}
