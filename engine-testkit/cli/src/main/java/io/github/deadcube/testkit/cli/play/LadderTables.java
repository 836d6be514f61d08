package io.github.deadcube.testkit.cli.play;

import io.github.deadcube.testkit.bot.Bots;
import io.github.deadcube.testkit.bot.Bots.Level;
import io.github.deadcube.testkit.cli.play.LadderGames.Row;
import io.github.deadcube.testkit.duel.PairedScores;
import io.github.deadcube.testkit.duel.SequentialTest;
import io.vavr.collection.Vector;
import java.util.function.Function;
import java.util.function.Predicate;

/** The tables of a ladder in Markdown. Intervals are at 95 %. */
record LadderTables(Vector<Row> rows, String date) {
    /** A level must beat the next lower one by more than the first rating difference; the second is what is looked for. */
    private static final SequentialTest TEST = new SequentialTest(0, 30);

    private static final int FEWEST_PAIRS = 10;

    private static final Vector<Level> TOP_DOWN = Bots.LEVELS.reverse();

    /** All tables. */
    Vector<String> lines() {
        return levels().append("").appendAll(crossed()).append("").appendAll(parts());
    }

    private Vector<String> levels() {
        return Vector.of(
                        "Games of " + date + ".",
                        "",
                        "| level | bot | CPU time of a decision, ms | games with the next lower level | score | rating above it | sequential test |",
                        "| --- | --- | --- | --- | --- | --- | --- |")
                .appendAll(TOP_DOWN.map(level -> {
                    Vector<Row> own = of(level, level.number() - 1);
                    PairedScores scores = scores(own);
                    return row(Vector.of(
                            "`" + level.name() + "`",
                            level.words(),
                            millis(level),
                            String.valueOf(2 * own.size()),
                            DuelCommand.shown(scores, 2, PairedScores::score),
                            DuelCommand.shown(scores, 0, PairedScores::rating),
                            verdict(scores)));
                }));
    }

    private static String verdict(PairedScores scores) {
        return scores.pairs() == 0
                ? ""
                : switch (TEST.of(scores)) {
                    case OPEN -> "open";
                    case LOW -> "not stronger by " + DuelCommand.rounded(TEST.high(), 0);
                    case HIGH -> "stronger";
                };
    }

    private String millis(Level level) {
        Vector<Row> own = rows.filter(row -> row.level() == level.number());
        long decisions = own.map(Row::decisions).sum().longValue();
        return decisions == 0
                ? ""
                : DuelCommand.rounded(own.map(Row::micros).sum().longValue() / 1000.0 / decisions, 2);
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

    private String against(Level level, Level other) {
        PairedScores scores = level.number() > other.number()
                ? scores(of(level, other.number()))
                : scores(of(other, level.number())).reversed();
        return scores.pairs() < FEWEST_PAIRS
                ? ""
                : DuelCommand.rounded(scores.score().mean(), 2);
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
                        .map(level -> scores(of(level, level.number() - 1)
                                .filter(row -> part.apply(row).equals(name))))
                        .map(scores ->
                                scores.pairs() < FEWEST_PAIRS ? "" : DuelCommand.shown(scores, 2, PairedScores::score))
                        .prepend(name))
                .filter(cells -> cells.tail().exists(cell -> !cell.isEmpty()))
                .map(LadderTables::row);
    }

    private Vector<Row> of(Level level, int other) {
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
