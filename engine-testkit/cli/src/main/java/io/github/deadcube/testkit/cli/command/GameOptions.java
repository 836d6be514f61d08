package io.github.deadcube.testkit.cli.command;

import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.rule.Told;
import io.github.deadcube.core.bot.Bot.Budget;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.text.NamedBattlefield;
import io.github.deadcube.testkit.bot.Bots;
import io.github.deadcube.testkit.serve.ProgramBot;
import io.vavr.collection.Seq;
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
public final class GameOptions implements ArgumentChecks.Checked {
    private static final BigDecimal LEAST = new BigDecimal("0.001");
    private static final BigDecimal MOST = new BigDecimal("1000000");

    @CommandLine.Option(names = "--think", paramLabel = "SECONDS", defaultValue = "10", converter = Reader.class)
    private Duration thinking = Duration.ofSeconds(10);

    @CommandLine.Option(names = "--budget", paramLabel = "N|SECONDS", converter = BudgetReader.class)
    private Budget budget = Budget.OPEN;

    @CommandLine.Mixin
    private BattlefieldOption ground = new BattlefieldOption();

    @CommandLine.Mixin
    private ScenarioOption scenario = new ScenarioOption();

    @CommandLine.Mixin
    private TeamsOption opponents = new TeamsOption();

    @CommandLine.Mixin
    private ByOrders edition = new ByOrders();

    /**
     * The first state, or all faults.
     *
     * @param seed rolls for the scenario
     * @param notes receives translations, assumptions and illegal teams
     */
    public Either<Seq<Fault>, BattlefieldOption.Begun> begun(
            Rules rules, long seed, Consumer<Told> notes, Progress progress) {
        Either<Seq<Fault>, Setup> teams = opponents.in(edition, notes, progress);
        Either<Seq<Fault>, Option<Scenario>> chosen = scenario.choice().chosen(seed);
        Either<Seq<Fault>, NamedBattlefield> field = ground.field();
        Vector<Fault> faults = faults(Vector.of(teams, chosen, field));
        if (faults.nonEmpty()) return Either.left(faults);
        Setup setup =
                chosen.get().map(mission -> Shipped.in(mission, teams.get())).getOrElse(teams::get);
        return ground.begun(field.get(), rules, setup, scenario.choice());
    }

    @Override
    public Vector<Fault> ofFiles() {
        Either<Seq<Fault>, ?> teams = opponents.read(edition, note -> {}, Progress.NONE);
        return faults(Vector.of(teams, scenario.choice().chosen(0), ground.field()));
    }

    private static Vector<Fault> faults(Vector<Either<Seq<Fault>, ?>> parts) {
        return parts.flatMap(read -> read.swap().getOrElse(Vector.empty())).distinct();
    }

    /**
     * Why a file cannot be written in this game: it is also read. None if it can be written.
     *
     * @param bots the names of the players, which may be nets in files
     */
    public Option<Fault> alsoRead(String option, Path written, Iterable<String> bots) {
        Vector<Path> nets = Vector.ofAll(bots).flatMap(Bots::netFile);
        return ground.alsoRead(option, written)
                .orElse(() -> scenario.alsoRead(option, written))
                .orElse(() -> opponents.alsoRead(option, written))
                .orElse(() -> edition.alsoRead(option, written))
                .orElse(() -> Subcommand.alsoRead(option, written, nets));
    }

    public Duration thinking() {
        return thinking;
    }

    public Budget budget() {
        return budget;
    }

    /** The budget as {@code --budget} reads it, such as {@code 1000} or {@code 0.5s}; none if the bots decide. */
    public Option<String> budgetText() {
        return budget.iterations()
                .map(String::valueOf)
                .orElse(() -> budget.time().map(time -> ProgramBot.seconds(time).toPlainString() + "s"));
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
            return new UsageFault.Unread(Sentence.of(
                    "'{text}' is no time to think: seconds from {least} to {most} are expected, such as 0.5",
                    text,
                    LEAST,
                    MOST));
        }
    }

    static final class BudgetReader implements ITypeConverter<Budget> {
        @Override
        public Budget convert(String text) {
            if (text.matches("[1-9][0-9]{0,8}")) return Budget.iterations(Integer.parseInt(text));
            if (text.matches("[0-9]{1,6}(\\.[0-9]{1,9})?s")) {
                BigDecimal seconds = new BigDecimal(text.substring(0, text.length() - 1));
                if (seconds.signum() > 0)
                    return Budget.time(
                            Duration.ofNanos(seconds.movePointRight(9).longValueExact()), System::nanoTime);
            }
            throw new UsageFault.Unread(Sentence.of(
                    "'{text}' is no budget: a number of iterations from 1 to 999999999 is expected, such as 1000, "
                            + "or a time"
                            + " up to 999999 seconds, such as 0.5s",
                    text));
        }
    }
}
