package io.github.deadcube.testkit.cli.command;

import io.github.deadcube.api.internal.FaultyRule;
import io.github.deadcube.testkit.start.InstalledRules;
import io.vavr.Lazy;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.FilterWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.function.BooleanSupplier;
import java.util.regex.Pattern;

/** The output of the command line: line by line, in UTF-8, without control sequences for a terminal. */
public final class Output {
    private Output() {}

    /**
     * Standard output; printing throws {@link Lost} if it cannot be written. A file or a pipe gets the text as it is,
     * so that it reads back.
     *
     * @param terminal whether it is a terminal; asked once, before the first text that could control one
     */
    public static PrintWriter answers(Writer to, BooleanSupplier terminal) {
        return new PrintWriter(new Watched(to, Lazy.of(terminal::getAsBoolean)::get), true);
    }

    /** Standard error, whose text people read; failures to write are ignored. */
    public static PrintWriter complaints(Writer to) {
        return new PrintWriter(new Clean(to, () -> true), true);
    }

    public static Writer writer(FileDescriptor open) {
        return new OutputStreamWriter(new FileOutputStream(open), StandardCharsets.UTF_8);
    }

    /** Prints an unexpected exception: a fault of house rules in one line, a bug with the facts that a report needs. */
    public static Exit failed(PrintWriter err, Throwable bug, String what) {
        Option<String> fault = HouseFault.text(bug);
        fault.forEach(err::println);
        if (fault.isEmpty()) bug(err, bug, what);
        err.flush();
        return fault.isEmpty() ? Exit.BUG : Exit.USAGE;
    }

    private static void bug(PrintWriter err, Throwable bug, String what) {
        err.println("This is a bug of deadcube. Please report it with all that follows.");
        err.println(what);
        bug.printStackTrace(err);
    }

    /** Prints what ended a request of a server, whose client gets an error without what may be hidden. */
    public static void ended(PrintWriter err, Throwable bug) {
        if (bug instanceof OutOfMemoryError)
            err.println("A request needed more memory than there is: lower the limits, or give more with -Xmx.");
        else failed(err, bug, bug.toString());
    }

    /** A fault of house rules or of a bot that does not ship, in one line. */
    private static final class HouseFault {
        private static final Pattern LIBRARY = Pattern.compile("(javax?|jdk|sun|com\\.sun|io\\.vavr)\\..*");
        private static final Pattern ENGINE = Pattern.compile("io\\.github\\.deadcube\\.((core|api)\\..*|[A-Z].*)");
        private static final Pattern SHIPPED = Pattern.compile("io\\.github\\.deadcube\\.testkit\\..*");

        private HouseFault() {}

        /** The fault; none if it is the engine's. */
        static Option<String> text(Throwable bug) {
            Vector<Throwable> causes = FaultyRule.causes(bug);
            if (causes.last() instanceof VirtualMachineError && !(causes.last() instanceof StackOverflowError))
                return Option.none();
            return causes.find(InstalledRules.Unusable.class::isInstance)
                    .map(fault -> firstLine(fault) + (fault == causes.last() ? "" : place(own(causes.last()))))
                    .orElse(() -> ofRule(causes));
        }

        private static Option<String> ofRule(Vector<Throwable> causes) {
            Throwable first = causes.last();
            // only house rules return null
            if (first instanceof FaultyRule) return Option.some("House rules fail: " + firstLine(first));
            String who = causes.filter(FaultyRule.class::isInstance)
                    .flatMap(faulty -> ((FaultyRule) faulty).rule())
                    .headOption()
                    .map(rule -> "The house rule " + rule + " throws ")
                    .getOrElse("House rules throw ");
            return house(first)
                    .map(at -> who + first.toString().lines().findFirst().orElse("") + place(Option.some(at)));
        }

        private static String place(Option<StackTraceElement> call) {
            return call.map(at -> " (" + at.getFileName() + ":" + at.getLineNumber() + ")")
                    .getOrElse("");
        }

        /** The last call of an application. */
        private static Option<StackTraceElement> own(Throwable thrown) {
            return Vector.of(thrown.getStackTrace()).find(HouseFault::isOwn);
        }

        /** The code of an application that threw, or gave the engine what it refuses: the engine has called it. */
        private static Option<StackTraceElement> house(Throwable thrown) {
            Vector<StackTraceElement> calls = Vector.of(thrown.getStackTrace()).reject(call -> is(LIBRARY, call));
            // the end of a stack that is too deep is not known
            Vector<StackTraceElement> called = thrown instanceof StackOverflowError
                    ? calls.take(1)
                    : calls.take(calls.lastIndexWhere(call -> is(ENGINE, call)));
            return called.find(HouseFault::isOwn);
        }

        private static boolean isOwn(StackTraceElement call) {
            return !is(LIBRARY, call) && !is(ENGINE, call) && !is(SHIPPED, call);
        }

        private static boolean is(Pattern pattern, StackTraceElement call) {
            return pattern.matcher(call.getClassName()).matches();
        }

        private static String firstLine(Throwable fault) {
            return String.valueOf(fault.getMessage()).lines().findFirst().orElse("");
        }
    }

    /** Output cannot be written: the disk is full, or the reader has closed the pipe. */
    public static final class Lost extends RuntimeException {
        private static final long serialVersionUID = 1;

        Lost(IOException cause) {
            super("The output is lost: " + cause.getMessage() + ".", cause);
        }
    }

    /** Replaces control characters by readable text, for a terminal. */
    private static class Clean extends FilterWriter {
        private final BooleanSupplier terminal;

        Clean(Writer to, BooleanSupplier terminal) {
            super(to);
            this.terminal = terminal;
        }

        @Override
        public void write(int c) throws IOException {
            write(Character.toString(c));
        }

        @Override
        public void write(char[] text, int from, int length) throws IOException {
            write(new String(text, from, length));
        }

        @Override
        public void write(String text, int from, int length) throws IOException {
            String part = text.substring(from, from + length);
            String visible = PrintableText.coloured(part);
            boolean plain = visible.equals(part) || terminal.getAsBoolean();
            out.write(plain ? visible : PrintableText.written(part));
        }
    }

    /** Also throws the errors that a {@link PrintWriter} hides. */
    private static final class Watched extends Clean {
        Watched(Writer to, BooleanSupplier terminal) {
            super(to, terminal);
        }

        @Override
        public void write(String text, int from, int length) {
            try {
                super.write(text, from, length);
            } catch (IOException e) {
                throw new Lost(e);
            }
        }

        @Override
        public void flush() {
            try {
                super.flush();
            } catch (IOException e) {
                throw new Lost(e);
            }
        }
    }
}
