package io.github.deadcube.testkit.cli.play;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.order.Order;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.rule.Told;
import io.github.deadcube.core.json.Json;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.testkit.bot.Bots;
import io.github.deadcube.testkit.cli.command.ArgumentChecks;
import io.github.deadcube.testkit.cli.command.BattlefieldOption;
import io.github.deadcube.testkit.cli.command.Exit;
import io.github.deadcube.testkit.cli.command.GameOptions;
import io.github.deadcube.testkit.cli.command.Subcommand;
import io.github.deadcube.testkit.duel.PairedGames;
import io.github.deadcube.testkit.duel.PairedScores;
import io.github.deadcube.testkit.duel.PairedScores.CorrectedScores;
import io.github.deadcube.testkit.duel.PairedScores.SequentialTest;
import io.github.deadcube.testkit.endings.Endings;
import io.github.deadcube.testkit.learning.Encoding;
import io.github.deadcube.testkit.match.BotRegistry;
import io.github.deadcube.testkit.serve.InstalledBots;
import io.github.deadcube.testkit.serve.ProgramBot;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code deadcube duel}: compares two bots. */
@Command(name = "duel")
public final class DuelCommand extends Subcommand implements Callable<Integer>, ArgumentChecks.Checked {
    /** Fewer pairs have no useful interval. */
    private static final int FEWEST_PAIRS = 5;

    /** Each thread needs memory of its own, also before it plays. */
    private static final int MOST_THREADS = 1000;

    @CommandLine.Option(names = "--bots", paramLabel = "ONE,OTHER,…", split = ",", hideParamSyntax = true)
    private List<String> bots = List.of("simple", "random");

    @CommandLine.Option(names = "--games", paramLabel = "N")
    private int games = 100;

    @CommandLine.Option(names = "--seed", paramLabel = "N")
    private Optional<Long> repeated = Optional.empty();

    @CommandLine.Option(names = "--rows", paramLabel = "FILE")
    private Optional<Path> rows = Optional.empty();

    @CommandLine.Option(names = "--page", paramLabel = "FILE")
    private Optional<Path> page = Optional.empty();

    @CommandLine.Option(names = "--decisions", paramLabel = "FILE")
    private Optional<Path> decisions = Optional.empty();

    @CommandLine.Option(names = "--sprt", paramLabel = "LOW,HIGH", split = ",", hideParamSyntax = true)
    private List<Double> sprt = List.of();

    @CommandLine.Option(names = "--luck")
    private boolean luck;

    @CommandLine.Option(names = "--endings", paramLabel = "N")
    private int endings;

    @CommandLine.Option(names = "--threads", paramLabel = "N")
    private int threads = Math.min(MOST_THREADS, Runtime.getRuntime().availableProcessors());

    @Mixin
    private GameOptions agreed = new GameOptions();

    private BotRegistry known = InstalledBots.registry();
    private long seed;

    @Override
    public Vector<Sentence> faults() {
        Vector<Sentence> faults = Vector.empty();
        if (bots.size() < 2)
            faults = faults.append(Sentence.of("--bots takes two names or more, such as " + "simple,random"));
        if (bots.size() > 2 && Vector.ofAll(bots).distinct().size() < bots.size())
            faults = faults.append(Sentence.of("--bots takes different names if there are more than two"));
        faults = faults.appendAll(ArgumentChecks.fromOne("--games", games));
        if (endings < 0) faults = faults.append(Sentence.of("--endings takes a number from 0 upward"));
        if (endings > 0 && Vector.ofAll(bots).exists(ProgramBot::isCommand))
            faults = faults.append(Sentence.of("--endings judges bots that ship or are services, not programs"));
        Vector<Path> written = Vector.of(rows, page, decisions)
                .flatMap(file -> file.map(path -> path.toAbsolutePath().normalize()).stream()
                        .toList());
        if (written.distinct().size() < written.size()
                || Vector.ofAll(written.combinations(2)).exists(two -> TextFile.same(two.get(0), two.get(1))))
            faults = faults.append(Sentence.of("--rows, --page and --decisions take different files"));
        faults = faults.appendAll(ArgumentChecks.fromOne("--threads", threads, MOST_THREADS));
        if (page.isPresent())
            faults = faults.appendAll(TextFile.refusal(page.get()).map(fault -> Sentence.of("{text}", fault)));
        if (!sprt.isEmpty() && (sprt.size() != 2 || sprt.get(1) <= sprt.get(0)))
            faults = faults.append(Sentence.of("--sprt takes two numbers, the smaller first, such as 0,30"));
        return faults;
    }

    @Override
    public Seq<Fault> misnamed() {
        Either<Seq<Fault>, BotRegistry> read = InstalledBots.registry(bots);
        read.forEach(all -> known = all);
        return read.swap()
                .getOrElse(Vector.empty())
                .appendAll(Vector.ofAll(bots)
                        .reject(name -> PlayersOption.isKnown(name, known.names()))
                        .distinct()
                        .map(name -> Fault.of(Sentence.of(
                                "no bot is called '{name}'; there are {known}",
                                name,
                                PlayersOption.known(known.names())))));
    }

    @Override
    public Vector<Fault> ofFiles() {
        return Option.ofOptional(rows).flatMap(TextFile::refusal).toVector().appendAll(unwritable());
    }

    private Option<Fault> unwritable() {
        return Option.ofOptional(decisions).flatMap(TextFile::refusal);
    }

    @Override
    public Integer call() {
        Either<Fault, RowFile> opened = RowFile.open(rows, GameRows.BEGIN, GameRows::isWhole);
        try {
            seed = repeated.orElseGet(() -> opened.toOption()
                    .flatMap(GameRows::seed)
                    .getOrElse(context().seeds()::getAsLong));
            return agreed.begun(rules(), seed, this::warn, progress())
                    .fold(
                            faults -> refused(faults.appendAll(opened.swap()).appendAll(unwritable())),
                            game -> played(game, opened));
        } finally {
            opened.forEach(RowFile::close);
        }
    }

    private int played(BattlefieldOption.Begun game, Either<Fault, RowFile> file) {
        Option<Fault> fault = alsoRead("--rows", rows).orElse(() -> alsoRead("--page", page));
        if (fault.isDefined()) return refused(fault.get());
        Vector<ProgramBot> programs = Vector.ofAll(bots)
                .filter(ProgramBot::isCommand)
                .map(name -> new ProgramBot(name, agreed.thinking(), rules()));
        try {
            Vector<Fault> missing = programs.flatMap(ProgramBot::begin).distinct();
            return missing.isEmpty() ? counted(game, programs, file) : refused(missing.appendAll(file.swap()));
        } finally {
            programs.forEach(ProgramBot::close);
        }
    }

    private Option<Fault> alsoRead(String option, Optional<Path> written) {
        return Option.ofOptional(written).flatMap(file -> agreed.alsoRead(option, file, bots));
    }

    private int counted(BattlefieldOption.Begun game, Vector<ProgramBot> programs, Either<Fault, RowFile> opened) {
        Setup setup = game.state().position().game().setup();
        if (repeated.isEmpty()) say(Sentence.of("seed {seed}", seed));
        Vector<String> names = Vector.ofAll(bots);
        Vector<GameRows.Terms> duels = Vector.range(0, names.size())
                .flatMap(i -> Vector.range(i + 1, names.size()).map(j -> Vector.of(names.get(i), names.get(j))))
                .map(pair -> terms(game, pair));
        Vector<Fault> large = decisions.isPresent() ? Encoding.faults(setup) : Vector.empty();
        if (large.nonEmpty()) return refused(large.map(fault -> fault.within("--decisions")));
        return opened.flatMap(file -> GameRows.read(file, duels, seed, luck))
                .filterOrElse(
                        before -> decisions.isEmpty()
                                || Vector.ofAll(before.values()).forAll(Vector::isEmpty),
                        before -> Fault.of(
                                        Sentence.of(
                                                "{rows} holds games already, and their decisions are not known",
                                                TextFile.name(rows.get())),
                                        "no --decisions, or another file for --rows")
                                .at("--decisions"))
                .fold(fault -> refused(fault), before -> continued(setup, programs, opened.get(), before));
    }

    private GameRows.Terms terms(BattlefieldOption.Begun begun, Vector<String> pair) {
        Setup setup = begun.state().position().game().setup();
        // the digest of a set-up has the identifiers of special orders only
        Vector<String> orders = setup.ruleset()
                .library()
                .orders()
                .filter(Order.class::isInstance)
                .flatMap(order -> Json.writeOrders(Vector.of((Order) order)).toOption());
        Vector<String> nets =
                pair.flatMap(Bots::netFile).map(file -> TextFile.read(file).getOrElse(""));
        return new GameRows.Terms(
                setup.ruleset().toString(),
                setup.scenario().name(),
                begun.place(),
                pair,
                Vector.of(setup.teamA().name(), setup.teamB().name()),
                GameRows.digest(begun.state().position().game().digest(), orders),
                agreed.budgetText(),
                Option.when(nets.nonEmpty(), () -> GameRows.digest(0, nets)));
    }

    /** Plays the games that the file does not have. */
    private int continued(
            Setup setup, Vector<ProgramBot> programs, RowFile file, Map<GameRows.Terms, Vector<GameRows.Row>> played) {
        Vector<GameRows.Terms> duels = Vector.ofAll(played.keySet());
        try (Writer to = file.writer();
                Decided decided = new Decided(decisions)) {
            Vector<DuelTable.Played> all = duels.map(terms -> {
                // a program answers one game after the other
                Duel duel = new Duel(
                        paired(setup, terms.bots(), programs),
                        terms,
                        seed,
                        games,
                        terms.bots().exists(ProgramBot::isCommand) ? 1 : threads,
                        decided.file,
                        luck,
                        test());
                Vector<GameRows.Row> before = played.getOrDefault(terms, Vector.empty());
                Duel.Standing standing = progress().shown("games", done -> duel.play(before, to, done));
                told(duel, standing);
                return new DuelTable.Played(terms.bots().get(0), terms.bots().get(1), standing);
            });
            return summed(new DuelTable(Vector.ofAll(bots), all), duels.head());
        } catch (IOException | UncheckedIOException e) {
            return refused(RowFile.unwritten(e));
        }
    }

    private int summed(DuelTable table, GameRows.Terms terms) {
        if (bots.size() > 2) out().print(table.text(language()));
        if (endings > 0) judged();
        out().flush();
        Option<Fault> unwritten =
                page.isPresent() ? TextFile.write(page.get(), table.page(terms, seed)) : Option.none();
        if (unwritten.isDefined()) return refused(unwritten.get());
        return table.duels().forAll(duel -> duel.standing().forfeits().isEmpty())
                ? Exit.DONE.code()
                : Exit.FORFEIT.code();
    }

    private void judged() {
        Vector<String> names = Vector.ofAll(bots).distinct();
        Endings decisions = new Endings(rules(), endings, seed);
        Vector<Endings.Judgement> judged = progress()
                .shown(
                        "endings",
                        done -> decisions.judge(
                                names.map(name -> (decision, side) -> known.named(name, decision, side, rules())
                                        .get()),
                                agreed.budget(),
                                done));
        names.zip(judged)
                .forEach(one -> say(Sentence.of(
                        "{bot} loses {mean} % of a win a choice in {count} endings, at most {most} %, and chooses "
                                + "best in"
                                + " {best}",
                        one._1,
                        Sentence.decimal(100 * one._2.mean(), 2),
                        one._2.decisions(),
                        Sentence.decimal(100 * one._2.most(), 1),
                        one._2.best())));
    }

    private PairedGames paired(Setup setup, Vector<String> pair, Vector<ProgramBot> programs) {
        // a program that plays against itself runs twice, so that no process sees both sides
        return PairedGames.between(
                        rules(), setup, player(pair.get(0), programs), player(pair.get(1), programs.reverse()))
                .swapping(swapped -> Shipped.in(swapped.scenario(), swapped))
                .withBudget(agreed.budget());
    }

    /** The file of decisions, if one is asked for. */
    private static final class Decided implements AutoCloseable {
        final Option<DecisionFile> file;

        Decided(Optional<Path> path) throws IOException {
            file = path.isPresent() ? Option.some(DecisionFile.create(path.get())) : Option.none();
        }

        @Override
        public void close() throws IOException {
            for (DecisionFile open : file) open.close();
        }
    }

    private void told(Duel duel, Duel.Standing standing) {
        Vector<String> pair = duel.terms().bots();
        standing.forfeits().forEach(err()::println);
        say(Sentence.of(
                "{one} wins {wins}, {other} wins {losses}, drawn {drawn}",
                pair.get(0),
                standing.one(),
                pair.get(1),
                standing.other(),
                standing.drawn()));
        PairedScores scores = standing.scores();
        if (scores.pairs() >= FEWEST_PAIRS)
            say(Sentence.of(
                    "of {pairs} pairs, at 95 %: score {score}, rating {rating}, VP {points}",
                    scores.pairs(),
                    shown(scores.score(), 2),
                    shown(scores.rating(), 0),
                    shown(scores.victoryPoints(), 1)));
        else if (bots.size() == 2)
            say(Sentence.of(
                    "of {pairs} pairs: too few for an interval; expected {fewest} or more, --games {games}",
                    scores.pairs(),
                    FEWEST_PAIRS,
                    2 * FEWEST_PAIRS));
        CorrectedScores lucky = standing.lucky();
        PairedScores corrected = lucky.corrected();
        if (corrected.pairs() >= FEWEST_PAIRS)
            say(Sentence.of(
                    "without the luck of the dice: score {score}, rating {rating}; {part} % of it is taken off, the "
                            + "variance"
                            + " is {times} times smaller",
                    shown(corrected.score(), 2),
                    shown(corrected.rating(), 0),
                    Sentence.decimal(100 * lucky.part(), 0),
                    Sentence.decimal(lucky.gain(), 2)));
        Vector<String> teams = duel.terms().teams();
        Balance balance = standing.balance();
        if (balance.team().pairs() >= FEWEST_PAIRS) {
            Sentence sideA = Sentence.of(
                    "side A: score {score}, VP {points}, of {seeds} seeds",
                    shown(balance.sideA().score(), 2),
                    shown(balance.sideA().victoryPoints(), 1),
                    balance.sideA().pairs());
            say(
                    teams.get(0).equals(teams.get(1))
                            ? sideA
                            : Sentence.of(
                                    "{team}: score {score}, VP {points}; {sideA}",
                                    teams.get(0),
                                    shown(balance.team().score(), 2),
                                    shown(balance.team().victoryPoints(), 1),
                                    sideA));
        }
        test().forEach(test -> say(verdict(test, pair.get(0), standing.games(), duel.tested(standing))));
        out().flush();
    }

    private static Sentence verdict(SequentialTest test, String one, int games, PairedScores scores) {
        Told ratio = Sentence.decimal(test.logRatio(scores), 2);
        return switch (test.verdict(scores)) {
            case OPEN -> Sentence.of("undecided after {games} games, log-likelihood ratio {ratio}", games, ratio);
            case LOW ->
                Sentence.of(
                        "{bot} is not stronger by {rating} after {games} games, log-likelihood ratio {ratio}",
                        one,
                        Sentence.decimal(test.high(), 0),
                        games,
                        ratio);
            case HIGH ->
                Sentence.of(
                        "{bot} is stronger by more than {rating} after {games} games, log-likelihood ratio {ratio}",
                        one,
                        Sentence.decimal(test.low(), 0),
                        games,
                        ratio);
        };
    }

    /** A mean with its interval; empty for fewer than two pairs, which have no interval. */
    static Told shown(PairedScores scores, int decimals, Function<PairedScores, PairedScores.Estimate> what) {
        return scores.pairs() < 2 ? Sentence.of("") : shown(what.apply(scores), decimals);
    }

    private static Sentence shown(PairedScores.Estimate of, int decimals) {
        return Sentence.of(
                "{mean} ({least} to {most})",
                Sentence.decimal(of.mean(), decimals),
                Sentence.decimal(of.least(), decimals),
                Sentence.decimal(of.most(), decimals));
    }

    private Option<SequentialTest> test() {
        return Option.when(sprt.size() == 2, () -> new SequentialTest(sprt.get(0), sprt.get(1)));
    }

    private PairedGames.Player player(String name, Vector<ProgramBot> programs) {
        if (ProgramBot.isCommand(name))
            return (game, side) ->
                    programs.find(one -> one.named().equals(name)).get().bot(side);
        return (game, side) -> known.named(name, game, side, rules()).get();
    }
}
