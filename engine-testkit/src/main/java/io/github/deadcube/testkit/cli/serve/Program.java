package io.github.deadcube.testkit.cli.serve;

import io.github.deadcube.api.Rules;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.testkit.match.Bot;
import io.github.deadcube.testkit.match.Forfeit;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A program in any language that plays as a bot, such as {@code exec:python3 my_bot.py}. It is begun anew after it has ended. */
public final class Program implements AutoCloseable {
    /** What stands before a command, in the place of a bot's name. */
    public static final String PREFIX = "exec:";

    private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|(\\S+)");
    private static final ScheduledExecutorService CLOCK = Executors.newSingleThreadScheduledExecutor(task -> {
        Thread thread = new Thread(task, "time of bots");
        thread.setDaemon(true);
        return thread;
    });

    private final String command;
    private final int seconds;
    private final Rules rules;
    private Option<Running> running = Option.none();
    private int lines;

    /** The process and its lines. */
    private record Running(Process process, Lines from, BufferedWriter to) {}

    /**
     * A program that has not begun.
     *
     * @param name {@link #PREFIX} and the command, its words parted by spaces or in quotation marks
     * @param seconds how long it may think about a decision
     * @param rules the engine
     */
    public Program(String name, int seconds, Rules rules) {
        this.command = name.substring(PREFIX.length());
        this.seconds = seconds;
        this.rules = rules;
    }

    /**
     * Whether a name stands for a program.
     *
     * @param name a bot's
     * @return whether it is a command after {@link #PREFIX}
     */
    public static boolean named(String name) {
        return name.startsWith(PREFIX) && !name.substring(PREFIX.length()).isBlank();
    }

    /**
     * The program as a side's bot, for one match.
     *
     * @param side whom it chooses for
     * @return a bot; it throws a {@link Forfeit} when the program cannot go on
     */
    public Bot bot(Side side) {
        return new Player(this, side, rules, false);
    }

    /**
     * The program as a side's bot that ends with its match.
     *
     * @param side whom it chooses for
     * @return a bot, as {@link #bot}
     */
    public Bot once(Side side) {
        return new Player(this, side, rules, true);
    }

    /** Says something to a program that may have ended. */
    void tellIfThere(Side side, Map<String, Object> line) {
        try {
            if (running.isDefined()) tell(side, line);
        } catch (Forfeit no) {
            // the match is over without it
        }
    }

    /** Says something that is not answered. */
    void tell(Side side, Map<String, Object> line) {
        Running program = running.getOrElse(() -> begun(side));
        try {
            program.to().write(Tree.line(line));
            program.to().write('\n');
            program.to().flush();
        } catch (IOException e) {
            throw gone(side);
        }
    }

    /** Its next line. */
    String heard(Side side) {
        try {
            String line = running.get().from().next();
            if (line == null) throw gone(side);
            lines++;
            return line;
        } catch (IOException e) {
            throw gone(side);
        }
    }

    /** How many lines it has written so far. */
    int lines() {
        return lines;
    }

    /** Has it answered within its time, whatever it asks meanwhile. */
    <T> T inTime(Side side, Answering<T> answering) {
        AtomicBoolean late = new AtomicBoolean();
        Process process = running.get().process();
        ScheduledFuture<?> end = CLOCK.schedule(
                () -> {
                    late.set(true);
                    process.destroyForcibly();
                },
                seconds,
                TimeUnit.SECONDS);
        try {
            return answering.answer();
        } catch (Forfeit no) {
            throw late.get() ? lost(side, "it has not chosen within " + seconds + " s") : no;
        } finally {
            end.cancel(false);
        }
    }

    /** What a program does within its time. */
    @FunctionalInterface
    interface Answering<T> {
        T answer();
    }

    Forfeit lost(Side side, String reason) {
        close();
        return new Forfeit(side, "'" + command + "': " + reason);
    }

    private Forfeit gone(Side side) {
        int code = -1;
        try {
            Process process = running.get().process();
            if (process.waitFor(1, TimeUnit.SECONDS)) code = process.exitValue();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return lost(side, code < 0 ? "it has closed its output" : "it has ended with exit code " + code);
    }

    private Running begun(Side side) {
        Vector<String> words = Vector.empty();
        for (Matcher word = WORD.matcher(command); word.find(); )
            words = words.append(word.group(1) == null ? word.group(2) : word.group(1));
        try {
            Process process = new ProcessBuilder(words.asJava())
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
            Running program = new Running(
                    process,
                    new Lines(process.inputReader(StandardCharsets.UTF_8)),
                    process.outputWriter(StandardCharsets.UTF_8));
            running = Option.some(program);
            lines = 0;
            return program;
        } catch (IOException e) {
            throw new Forfeit(side, "'" + command + "' cannot be run: " + e.getMessage());
        }
    }

    /** Ends the program. */
    @Override
    public void close() {
        running.forEach(program -> {
            try {
                program.to().close();
            } catch (IOException e) {
                // it has ended by itself
            }
            program.process().destroy();
        });
        running = Option.none();
    }
}
