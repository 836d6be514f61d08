package io.github.deadcube.spark;

import io.github.deadcube.core.support.TextBounds;
import io.github.deadcube.core.support.VisibleText;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.io.FileNotFoundException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.NoSuchFileException;
import java.util.function.Supplier;

/** What a failure says: whole, for the row of a game, or on one line, for the terminal. */
final class Failures {
    private static final int LONGEST = 500;

    private Failures() {}

    /** What the work returns; or, if the engine, a rule or a bot throws, its {@link #trace}. */
    static <T> Either<String, T> tried(Supplier<T> work) {
        try {
            return Either.right(work.get());
        } catch (RuntimeException | AssertionError | StackOverflowError broken) {
            return Either.left(trace(broken));
        }
    }

    /** A failure of the engine, with the places in the code. */
    static String trace(Throwable failure) {
        StringWriter trace = new StringWriter();
        failure.printStackTrace(new PrintWriter(trace));
        return trace.toString();
    }

    /**
     * The first line of the innermost message: Spark wraps a failure several times, and puts stack traces into
     * messages.
     */
    static String brief(Throwable failure) {
        String outer = "";
        Throwable inner = failure;
        for (Throwable at = failure; at != null; at = at.getCause()) {
            if (outer.isEmpty()) outer = line(at);
            inner = at;
        }
        String last = line(inner);
        if (inner instanceof FileNotFoundException || inner instanceof NoSuchFileException) last = "no file " + last;
        return outer.contains(last) ? outer : outer + ": " + last;
    }

    private static String line(Throwable failure) {
        String message = String.valueOf(failure.getMessage()).strip();
        int end = message.indexOf('\n');
        String first = end < 0 ? message : message.substring(0, end);
        String printable = first.replaceAll("\\p{Cntrl}", " ");
        if (failure.getMessage() == null) return failure.getClass().getSimpleName();
        return TextBounds.shortened(printable, LONGEST);
    }

    /**
     * What a job prints. Text of a table, of a file or of a failure may have control characters, which a terminal must
     * not get.
     */
    static final class SparkOutput {
        private SparkOutput() {}

        static void print(String text) {
            System.out.println(VisibleText.visible(text));
        }

        static void fault(String text) {
            System.err.println(VisibleText.visible(text));
        }

        static void faults(Vector<String> texts) {
            texts.forEach(SparkOutput::fault);
        }
    }
}
