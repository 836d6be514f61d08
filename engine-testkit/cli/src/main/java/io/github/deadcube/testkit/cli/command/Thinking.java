package io.github.deadcube.testkit.cli.command;

import java.math.BigDecimal;
import java.time.Duration;
import picocli.CommandLine;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** {@code --think}: how long a program may think. */
public final class Thinking {
    private static final BigDecimal LEAST = new BigDecimal("0.001");
    private static final BigDecimal MOST = new BigDecimal("1000000");

    @CommandLine.Option(
            names = "--think",
            paramLabel = "SECONDS",
            defaultValue = "10",
            converter = Reader.class,
            description = "How long a program may think about a decision, such as 0.5; then it loses. Default 10.")
    private Duration most = Duration.ofSeconds(10);

    /** Reads seconds. */
    static final class Reader implements ITypeConverter<Duration> {
        @Override
        public Duration convert(String text) {
            if (!text.matches("[0-9]{1,7}(\\.[0-9]{1,9})?")) throw wrong(text);
            BigDecimal seconds = new BigDecimal(text);
            if (seconds.compareTo(LEAST) < 0 || seconds.compareTo(MOST) > 0) throw wrong(text);
            return Duration.ofNanos(seconds.movePointRight(9).longValueExact());
        }

        private static TypeConversionException wrong(String text) {
            return new TypeConversionException("'" + text + "' is no time to think: seconds from " + LEAST + " to "
                    + MOST + " are expected, such as 0.5");
        }
    }

    /** The most for a decision. */
    public Duration most() {
        return most;
    }
}
