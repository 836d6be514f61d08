package io.github.deadcube.testkit.serve;

import io.github.deadcube.api.Rules;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.bot.Bot;
import io.github.deadcube.testkit.match.Match.Forfeit;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.IOException;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A program in any language that plays as a bot, such as {@code exec:python3 my_bot.py}. If it has ended, it is started again. */
public final class ProgramBot implements AutoCloseable {
    /** The prefix of a command that replaces the name of a bot. */
    public static final String PREFIX = "exec:";

    private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|(\\S+)");
    private static final Duration END = Duration.ofSeconds(1);

    private final String command;
    private final Duration most;
    private final Rules rules;
    private Option<ProgramProcess> running = Option.none();
    private int lines;

    /** A program that has not started. The name is {@link #PREFIX} and the command; its words are separated by spaces or quoted. */
    public ProgramBot(String name, Duration most, Rules rules) {
        this.command = name.substring(PREFIX.length());
        this.most = most;
        this.rules = rules;
    }

    /** Its name: {@link #PREFIX} and the command. */
    public String named() {
        return PREFIX + command;
    }

    /** Starts the program unless it runs. Returns the fault if it cannot be started. */
    public Option<Fault> begin() {
        if (running.isDefined()) return Option.none();
        Vector<String> words = Vector.empty();
        for (Matcher word = WORD.matcher(command); word.find(); )
            words = words.append(word.group(1) == null ? word.group(2) : word.group(1));
        try {
            running = Option.some(ProgramProcess.of(words));
            lines = 0;
            return Option.none();
        } catch (IOException e) {
            return Option.some(Fault.of("'" + command + "' cannot be run: " + e.getMessage()));
        }
    }

    /** Whether a bot's name is a command after {@link #PREFIX}. */
    public static boolean isCommand(String name) {
        return name.startsWith(PREFIX) && !name.substring(PREFIX.length()).isBlank();
    }

    /**
     * The program as the bot of a side, for one match. The bot throws a {@link Forfeit} if the program cannot continue. The program runs
     * until it is closed and may play more matches.
     */
    public Bot bot(Side side) {
        return new MatchedProgram(this, side, rules);
    }

    /** Writes a line to a program that may have ended or may not read. */
    void tellIfThere(JsonObject line) {
        if (running.isEmpty()) return;
        try {
            running.get().within(END.compareTo(most) < 0 ? END : most, () -> {
                tell(line);
                return true;
            });
        } catch (Gone | TimeoutException no) {
            // The match is over; the program need not know.
        }
    }

    /** Writes a line that needs no answer. Call it only within the time limit. */
    void tell(JsonObject line) {
        try {
            running.get().write(line.line());
        } catch (IOException e) {
            throw gone();
        }
    }

    /** The next line of the program. Call it only within the time limit. */
    String heard() {
        try {
            String line = running.get().read();
            if (line == null) throw gone();
            lines++;
            return line;
        } catch (IOException e) {
            throw gone();
        }
    }

    int lines() {
        return lines;
    }

    /** Limits the time of an answer, including all reading, writing and requests. */
    <T> T inTime(Side side, Supplier<T> answering) {
        begin().forEach(no -> {
            throw new Forfeit(side, no.text());
        });
        try {
            return running.get().within(most, answering);
        } catch (TimeoutException e) {
            throw lost(side, "it has not chosen within " + seconds(most).toPlainString() + " s");
        } catch (Gone no) {
            throw lost(side, no.reason);
        }
    }

    /** A time in seconds, without zeros at the end. */
    public static BigDecimal seconds(Duration time) {
        return BigDecimal.valueOf(time.toNanos(), 9).stripTrailingZeros();
    }

    private Forfeit lost(Side side, String reason) {
        close();
        return new Forfeit(side, "'" + command + "': " + reason);
    }

    /** The program cannot continue. Unchecked, because it passes through code that only reads and writes lines. */
    static final class Gone extends RuntimeException {
        private static final long serialVersionUID = 1;

        /** The reason, a sentence without a full stop. */
        private final String reason;

        Gone(String reason) {
            super(reason);
            this.reason = reason;
        }
    }

    private Gone gone() {
        Option<Integer> code = running.get().exitCode();
        return new Gone(
                code.map(ended -> "it has ended with exit code " + ended).getOrElse("it has closed its output"));
    }

    /** Ends the program and all processes that it has started. */
    @Override
    public void close() {
        running.forEach(ProgramProcess::end);
        running = Option.none();
    }
}
