package io.github.deadcube.spark;

import io.github.deadcube.core.support.VisibleText;
import io.vavr.collection.Vector;

/** What a job prints. Text of a table, of a file or of a failure may have control characters, which a terminal must not get. */
final class SparkOutput {
    private SparkOutput() {}

    static void print(String text) {
        System.out.println(VisibleText.of(text));
    }

    static void fault(String text) {
        System.err.println(VisibleText.of(text));
    }

    static void faults(Vector<String> texts) {
        texts.forEach(SparkOutput::fault);
    }
}
