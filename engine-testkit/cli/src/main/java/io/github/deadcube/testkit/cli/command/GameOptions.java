package io.github.deadcube.testkit.cli.command;

import io.github.deadcube.api.Rules;
import io.github.deadcube.core.bot.Budget;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.Duration;
import java.util.function.Consumer;
import picocli.CommandLine;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** The options of a game: edition, scenario, teams, battlefield, and the time for bots and programs. */
public final class GameOptions {
    private static final BigDecimal LEAST = new BigDecimal("0.001");
    private static final BigDecimal MOST = new BigDecimal("1000000");

    @CommandLine.Option(
            names = "--think",
            paramLabel = "SECONDS",
            defaultValue = "10",
            converter = Reader.class,
            description =
                    "The seconds that a program has for a decision, such as 0.5. A program that takes longer loses. Default 10.")
    private Duration thinking = Duration.ofSeconds(10);

    @CommandLine.Mixin
    private BudgetOption budget = new BudgetOption();

    @CommandLine.Mixin
    private BattlefieldOption ground = new BattlefieldOption();

    @CommandLine.Mixin
    private ScenarioOption scenario = new ScenarioOption();

    @CommandLine.Mixin
    private TeamsOption opponents = new TeamsOption();

    @CommandLine.Mixin
    private EditionOption.ByOrders edition = new EditionOption.ByOrders();

    /**
     * The first state, or all faults, a line each.
     *
     * @param seed rolls for the scenario
     * @param notes receives translations, assumptions and illegal teams
     */
    public Either<Vector<String>, BattlefieldOption.Begun> begun(
            Rules rules, long seed, Consumer<String> notes, Progress progress) {
        return opponents
                .in(edition, notes, progress)
                .flatMap(setup -> scenario.over(setup, seed))
                .flatMap(setup -> ground.begun(rules, setup));
    }

    /** Why a file cannot be written in this game: it is also read. None if it can be written. */
    public Option<String> alsoRead(String option, Path written) {
        return ground.alsoRead(option, written)
                .orElse(() -> scenario.alsoRead(option, written))
                .orElse(() -> opponents.alsoRead(option, written));
    }

    public Duration thinking() {
        return thinking;
    }

    public Budget budget() {
        return budget.budget();
    }

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
}
