package io.github.deadcube.testkit.cli.play;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.testkit.cli.command.ArgumentChecks;
import io.github.deadcube.testkit.cli.command.Exit;
import io.github.deadcube.testkit.cli.command.Subcommand;
import io.github.deadcube.testkit.cli.play.LadderGames.Row;
import io.github.deadcube.testkit.duel.BotLevel;
import io.github.deadcube.testkit.duel.PairedScores;
import io.github.deadcube.testkit.duel.PairedScores.SequentialTest;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.DoubleConsumer;
import java.util.function.Function;
import java.util.function.Predicate;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code deadcube ladder}: measures the levels of the bots against each other. */
@Command(name = "ladder")
public final class LadderCommand extends Subcommand implements Callable<Integer>, ArgumentChecks.Checked {
    private static final String BEGIN = "<!-- deadcube ladder -->";
    private static final String END = "<!-- end of the ladder -->";

    @Option(
            names = "--levels",
            paramLabel = "N,…",
            split = ",",
            hideParamSyntax = true,
            descriptionKey = "ladder-levels")
    private List<Integer> levels = BotLevel.ALL.map(BotLevel::number).asJava();

    @Option(names = "--games", paramLabel = "N", descriptionKey = "ladder-games")
    private int games = 84;

    @Option(names = "--neighbours", descriptionKey = "ladder-neighbours")
    private boolean neighbours;

    @Option(names = "--seed", paramLabel = "N", descriptionKey = "ladder-seed")
    private long seed = 1;

    @Option(names = "--rows", paramLabel = "FILE", descriptionKey = "ladder-rows")
    private Optional<Path> kept = Optional.empty();

    @Option(names = "--guide", paramLabel = "FILE", descriptionKey = "ladder-guide")
    private Optional<Path> guide = Optional.empty();

    @Override
    public Vector<Sentence> faults() {
        boolean known = Vector.ofAll(levels).forAll(one -> one >= 1 && one <= BotLevel.ALL.size());
        Vector<Sentence> faults = known && Vector.ofAll(levels).distinct().size() >= 2
                ? Vector.empty()
                : Vector.of(Sentence.of(
                        "--levels takes two or more different numbers from 1 to {most}", BotLevel.ALL.size()));
        return games < 0 || games % 2 != 0
                ? faults.append(Sentence.of("--games takes an even number from 0 upward"))
                : faults;
    }

    @Override
    public Integer call() {
        if (games == 0 && kept.filter(file -> !Files.exists(file)).isPresent())
            return refused(
                    Fault.of(Sentence.of("there is no file {kept}", kept.get())).at("--rows"));
        Either<Fault, RowFile> opened = RowFile.open(kept, Row.BEGIN, line -> false);
        Vector<Fault> faults = guide.map(
                        page -> renewed(page, Vector.empty()).swap().toVector())
                .orElse(Vector.empty())
                .appendAll(opened.swap());
        if (faults.isEmpty()) return played(opened.get());
        opened.forEach(RowFile::close);
        return refused(faults);
    }

    private int played(RowFile opened) {
        LadderGames ladder = new LadderGames(rules(), seed);
        try (RowFile file = opened) {
            return ladder.read(file).fold(fault -> refused(fault), rows -> told(ladder, rows, file));
        }
    }

    private int told(LadderGames ladder, Vector<Row> before, RowFile file) {
        try (Writer to = file.writer()) {
            Vector<Row> all = progress().shown("pairs of games", done -> played(ladder, before, to, done));
            Vector<String> told =
                    new LadderTables(all, LocalDate.now(ZoneOffset.UTC).toString()).lines();
            return guide.isEmpty() ? printed(told) : written(guide.get(), told);
        } catch (IOException | UncheckedIOException e) {
            return refused(RowFile.unwritten(e));
        }
    }

    private int printed(Vector<String> told) {
        told.forEach(out()::println);
        return Exit.DONE.code();
    }

    private int written(Path page, Vector<String> told) {
        return renewed(page, told)
                .flatMap(text -> TextFile.write(page, text)
                        .<Either<Fault, Exit>>fold(() -> Either.right(Exit.DONE), Either::left))
                .fold(fault -> refused(fault), Exit::code);
    }

    /** The text of a page with these lines between its marks; or why it has no place for them. */
    private static Either<Fault, String> renewed(Path page, Vector<String> told) {
        return TextFile.read(page).flatMap(text -> {
            int begin = text.indexOf(BEGIN);
            int end = text.indexOf(END);
            return begin < 0 || end < begin
                    ? Either.left(Fault.of(Sentence.of(
                            "{page} has no line '{begin}' with a line '{end}' below it",
                            TextFile.name(page),
                            Sentence.verbatim(BEGIN),
                            Sentence.verbatim(END))))
                    : Either.right(
                            text.substring(0, begin) + BEGIN + "\n" + told.mkString("\n") + "\n" + text.substring(end));
        });
    }

    /** The first pairs of games of all levels come first, so that an interrupted ladder has something of all. */
    private Vector<Row> played(LadderGames ladder, Vector<Row> before, Writer to, DoubleConsumer done) {
        Vector<Row> all = before;
        Vector<Tuple2<BotLevel, BotLevel>> pairs = pairs();
        try {
            for (int number = 0; number < games / 2; number++) {
                for (Tuple2<BotLevel, BotLevel> pair : pairs) {
                    int place = number;
                    if (before.exists(row -> row.is(pair._1, pair._2, place))) continue;
                    Row row = ladder.played(pair._1, pair._2, place);
                    to.write(row.line() + "\n");
                    to.flush();
                    all = all.append(row);
                }
                done.accept((number + 1) / (games / 2.0));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return all;
    }

    private Vector<Tuple2<BotLevel, BotLevel>> pairs() {
        Vector<BotLevel> chosen = BotLevel.ALL.filter(level -> levels.contains(level.number()));
        return chosen.flatMap(level -> chosen.filter(
                        other -> neighbours ? other.number() == level.number() - 1 : other.number() < level.number())
                .map(other -> Tuple.of(level, other)));
    }

    /** The tables of a ladder in Markdown. Intervals are at 95 %. */
    private record LadderTables(Vector<Row> rows, String date) {
        /**
         * A level must beat the next lower one by more than the first rating difference; the second is what is looked
         * for.
         */
        private static final SequentialTest TEST = new SequentialTest(0, 30);

        private static final int FEWEST_PAIRS = 10;

        private static final Vector<BotLevel> TOP_DOWN = BotLevel.ALL.reverse();

        Vector<String> lines() {
            return levels().append("").appendAll(crossed()).append("").appendAll(parts());
        }

        private Vector<String> levels() {
            return Vector.of(
                            "Games of " + date + ".",
                            "",
                            "| level | bot | CPU time of a decision, ms | games with the next lower level | score"
                                    + " | rating above it | sequential test |",
                            "| --- | --- | --- | --- | --- | --- | --- |")
                    .appendAll(TOP_DOWN.map(level -> {
                        Vector<Row> own = rows(level, level.number() - 1);
                        PairedScores scores = scores(own);
                        return row(Vector.of(
                                "`" + level.name() + "`",
                                level.words(),
                                millis(level),
                                String.valueOf(2 * own.size()),
                                DuelCommand.shown(scores, 2, PairedScores::score)
                                        .toString(),
                                DuelCommand.shown(scores, 0, PairedScores::rating)
                                        .toString(),
                                verdict(scores)));
                    }));
        }

        private static String verdict(PairedScores scores) {
            return scores.pairs() == 0
                    ? ""
                    : switch (TEST.verdict(scores)) {
                        case OPEN -> "open";
                        case LOW -> "not stronger by " + Sentence.decimal(TEST.high(), 0);
                        case HIGH -> "stronger";
                    };
        }

        private String millis(BotLevel level) {
            Vector<Row> own = rows.filter(row -> row.level() == level.number());
            long decisions = own.map(Row::decisions).sum().longValue();
            return decisions == 0
                    ? ""
                    : Sentence.decimal(own.map(Row::micros).sum().longValue() / 1000.0 / decisions, 2)
                            .toString();
        }

        /** The score of each level against each other. */
        private Vector<String> crossed() {
            return Vector.of(
                            row(TOP_DOWN.map(level -> String.valueOf(level.number()))
                                    .prepend("score of level … against")),
                            row(TOP_DOWN.map(level -> "---").prepend("---")))
                    .appendAll(TOP_DOWN.map(level ->
                            row(TOP_DOWN.map(other -> against(level, other)).prepend(String.valueOf(level.number())))));
        }

        private String against(BotLevel level, BotLevel other) {
            PairedScores scores = level.number() > other.number()
                    ? scores(rows(level, other.number()))
                    : scores(rows(other, level.number())).reversed();
            return scores.pairs() < FEWEST_PAIRS
                    ? ""
                    : Sentence.decimal(scores.score().mean(), 2).toString();
        }

        /** The scores of each level against the next lower one, by edition, scenario and pair of teams. */
        private Vector<String> parts() {
            return Vector.of(
                            row(TOP_DOWN.init()
                                    .map(level -> level.number() + " against " + (level.number() - 1))
                                    .prepend("only")),
                            row(TOP_DOWN.init().map(level -> "---").prepend("---")))
                    .appendAll(parts(Row::edition))
                    .appendAll(parts(Row::scenario))
                    .appendAll(parts(Row::teams));
        }

        private Vector<String> parts(Function<Row, String> part) {
            return rows.map(part)
                    .distinct()
                    .sorted()
                    .map(name -> TOP_DOWN.init()
                            .map(level -> scores(rows(level, level.number() - 1)
                                    .filter(row -> part.apply(row).equals(name))))
                            .map(scores -> scores.pairs() < FEWEST_PAIRS
                                    ? ""
                                    : DuelCommand.shown(scores, 2, PairedScores::score)
                                            .toString())
                            .prepend(name))
                    .filter(cells -> cells.tail().exists(cell -> !cell.isEmpty()))
                    .map(LadderTables::row);
        }

        private Vector<Row> rows(BotLevel level, int other) {
            Predicate<Row> both = row -> row.level() == level.number() && row.other() == other;
            return rows.filter(both);
        }

        private static PairedScores scores(Vector<Row> rows) {
            PairedScores scores = PairedScores.NONE;
            for (Row row : rows) scores = scores.with(row.score(), row.lead());
            return scores;
        }

        private static String row(Vector<String> cells) {
            return cells.mkString("| ", " | ", " |");
        }
    }
}
