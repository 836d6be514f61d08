package io.github.deadcube.testkit.cli.play;

import static io.github.deadcube.testkit.page.SinglePage.escaped;

import io.github.deadcube.api.rule.Language;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.rule.Told;
import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.testkit.book.Html;
import io.github.deadcube.testkit.duel.PairedScores;
import io.github.deadcube.testkit.duel.PairedScores.CorrectedScores;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Vector;
import java.util.Comparator;

/**
 * The results of several bots. Each bot has played against every other bot.
 *
 * @param bots in the order of the command line
 */
record DuelTable(Vector<String> bots, Vector<Played> duels) {
    private static final Vector<Told> HEADINGS = Vector.of(
            Sentence.of("bot"),
            Sentence.of("games"),
            Sentence.of("won"),
            Sentence.of("drawn"),
            Sentence.of("lost"),
            Sentence.of("score"),
            Sentence.of("rating"),
            Sentence.of("VP"),
            Sentence.of("without luck"));

    record Played(String one, String other, Duel.Standing standing) {
        /** As each of the bots sees it; once, if a bot has played itself. */
        Vector<Played> bothWays() {
            return Vector.of(this, new Played(/* one= */ other, /* other= */ one, standing.reversed()))
                    .take(one.equals(other) ? 1 : 2);
        }
    }

    private record Total(String bot, int won, int drawn, int lost, PairedScores scores, CorrectedScores lucky) {}

    private Vector<Total> totals() {
        return bots.distinct()
                .map(this::total)
                .sorted(Comparator.comparingDouble(
                                (Total total) -> total.scores().score().mean())
                        .thenComparingInt(total -> total.won() - total.lost())
                        .reversed());
    }

    private Total total(String bot) {
        Total sum = new Total(bot, 0, 0, 0, PairedScores.NONE, CorrectedScores.NONE);
        for (Played duel :
                duels.flatMap(Played::bothWays).filter(duel -> duel.one().equals(bot))) {
            Duel.Standing s = duel.standing();
            sum = new Total(
                    bot,
                    sum.won + s.one(),
                    sum.drawn + s.drawn(),
                    sum.lost + s.other(),
                    sum.scores.plus(s.scores()),
                    sum.lucky.plus(s.lucky()));
        }
        return sum;
    }

    private static Vector<Told> cells(Total total) {
        return Vector.of(
                Sentence.verbatim(total.bot()),
                number(total.won() + total.drawn() + total.lost()),
                number(total.won()),
                number(total.drawn()),
                number(total.lost()),
                DuelCommand.shown(total.scores(), 2, PairedScores::score),
                DuelCommand.shown(total.scores(), 0, PairedScores::rating),
                DuelCommand.shown(total.scores(), 1, PairedScores::victoryPoints),
                DuelCommand.shown(total.lucky().corrected(), 2, PairedScores::score));
    }

    private static Sentence number(int number) {
        return Sentence.of("{number}", number);
    }

    /**
     * The headings and a line for each bot, the best first. The last column is there if the luck of the dice is known.
     */
    private Vector<Vector<String>> rows(Language language) {
        boolean lucky = duels.exists(duel -> duel.standing().lucky().scores().pairs() > 0);
        return totals().map(DuelTable::cells)
                .prepend(HEADINGS)
                .map(row -> (lucky ? row : row.init()).map(cell -> cell.told(language)));
    }

    /** A line for each bot, the best first; intervals at 95 %. */
    String text(Language language) {
        Vector<Vector<String>> rows = rows(language);
        Vector<Integer> widths = Vector.range(0, rows.head().size())
                .map(column -> rows.map(row -> row.get(column).length()).max().get());
        return rows.map(row -> row.zipWith(widths, (cell, width) -> cell + " ".repeat(width - cell.length()))
                        .mkString("  ")
                        .stripTrailing())
                .mkString("", "\n", "\n");
    }

    /** A page in English with the same table, and the score of each bot against each other. */
    String page(GameRows.Terms terms, long seed) {
        String page = TextFile.packaged(DuelTable.class.getResourceAsStream("duel.html"), "the page");
        return Html.filled(
                page,
                LinkedHashMap.of(
                        "edition", escaped(terms.edition()),
                        "scenario", escaped(terms.scenario()),
                        "battlefield", escaped(terms.battlefield()),
                        "seed", String.valueOf(seed),
                        "bots", table(rows(Language.ENGLISH)),
                        "scores", table(crossed())));
    }

    private Vector<Vector<String>> crossed() {
        Vector<String> order = totals().map(Total::bot);
        return order.map(bot -> order.map(other -> against(bot, other)).prepend(bot))
                .prepend(order.prepend(""));
    }

    private String against(String bot, String other) {
        return duels.flatMap(Played::bothWays)
                .find(duel -> duel.one().equals(bot) && duel.other().equals(other))
                .map(duel -> DuelCommand.shown(duel.standing().scores(), 2, PairedScores::score)
                        .toString())
                .getOrElse("");
    }

    private static String table(Vector<Vector<String>> rows) {
        return "<table>"
                + rows.tail()
                        .map(row -> row(row, "td"))
                        .prepend(row(rows.head(), "th"))
                        .mkString("\n")
                + "</table>";
    }

    private static String row(Vector<String> cells, String element) {
        return "<tr>"
                + cells.map(cell -> "<" + element + ">" + escaped(cell) + "</" + element + ">")
                        .mkString() + "</tr>";
    }
}
