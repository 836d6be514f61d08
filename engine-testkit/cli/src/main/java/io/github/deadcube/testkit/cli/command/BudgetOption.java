package io.github.deadcube.testkit.cli.command;

import io.github.deadcube.core.bot.Budget;
import io.vavr.control.Option;
import java.math.BigDecimal;
import java.time.Duration;
import picocli.CommandLine;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** The option {@code --budget}: how long a bot that searches thinks about each decision. */
public final class BudgetOption {
    @CommandLine.Option(names = "--budget", paramLabel = "N|SECONDS", converter = Reader.class)
    private Budget budget = Budget.OPEN;

    public Budget budget() {
        return budget;
    }

    /** As it is given, such as {@code 1000} or {@code 0.5s}; none if the bots decide. */
    Option<String> text() {
        return budget.iterations()
                .map(String::valueOf)
                .orElse(() -> budget.time().map(BudgetOption::seconds));
    }

    private static String seconds(Duration time) {
        return BigDecimal.valueOf(time.toNanos(), 9).stripTrailingZeros().toPlainString() + "s";
    }

    static final class Reader implements ITypeConverter<Budget> {
        @Override
        public Budget convert(String text) {
            if (text.matches("[1-9][0-9]{0,8}")) return Budget.iterations(Integer.parseInt(text));
            if (text.matches("[0-9]{1,6}(\\.[0-9]{1,9})?s")) {
                BigDecimal seconds = new BigDecimal(text.substring(0, text.length() - 1));
                if (seconds.signum() > 0)
                    return Budget.time(
                            Duration.ofNanos(seconds.movePointRight(9).longValueExact()), System::nanoTime);
            }
            throw new TypeConversionException("'" + text
                    + "' is no budget: a number of iterations from 1 to 999999999 is expected, such as 1000, or a time up to"
                    + " 999999 seconds, such as 0.5s");
        }
    }
}
