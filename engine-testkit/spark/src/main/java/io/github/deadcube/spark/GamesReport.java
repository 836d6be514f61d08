package io.github.deadcube.spark;

import static j2html.TagCreator.body;
import static j2html.TagCreator.document;
import static j2html.TagCreator.each;
import static j2html.TagCreator.h1;
import static j2html.TagCreator.h2;
import static j2html.TagCreator.head;
import static j2html.TagCreator.html;
import static j2html.TagCreator.join;
import static j2html.TagCreator.meta;
import static j2html.TagCreator.p;
import static j2html.TagCreator.rawHtml;
import static j2html.TagCreator.style;
import static j2html.TagCreator.table;
import static j2html.TagCreator.td;
import static j2html.TagCreator.th;
import static j2html.TagCreator.title;
import static j2html.TagCreator.tr;
import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.lit;

import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.support.TextFile;
import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.StructType;
import org.jspecify.annotations.Nullable;

/** A page about played games: the scores of teams, sides and keywords. */
record GamesReport(SparkSession spark) {
    private static final String STYLE = "games.css";
    private static final StructType KEYWORDS = StructType.fromDDL("""
            edition STRING NOT NULL, keyword STRING NOT NULL, rule STRING NOT NULL""");
    /** The score of side %1$s, whose opponent is side %2$s. */
    private static final String SIDE = """
            SELECT '%1$s' AS side, edition, scenario, battlefield, team%1$s AS team, team%2$s AS other,
              bot%1$s AS bot, bot%2$s AS otherBot, rules,
              array_except(keywords%1$s, keywords%2$s) AS own,
              CASE winner WHEN '%1$s' THEN 1D WHEN '%2$s' THEN 0D ELSE 0.5D END AS score
            FROM games
            """;

    private static final String USES = """
            SELECT keyword, coalesce(rules[rule], 0) > 0 AS used, score
            FROM (SELECT edition, explode(own) AS keyword, rules, score FROM sides) JOIN keywords USING (edition, keyword)
            """;
    /** The interval of Agresti and Coull, with two victories and two defeats more, also suits few games. */
    private static final String CELLS = """
            SELECT row, column, mean, games, centre, 1.96 * sqrt((squares / (games + 4) - centre * centre) / (games + 4)) AS half
            FROM (SELECT row, column, avg(score) AS mean, count(*) AS games, (sum(score) + 2) / (count(*) + 4) AS centre,
                sum(score * score) + 2 AS squares
              FROM scores GROUP BY 1, 2)
            ORDER BY 2, 1
            """;

    private static final double EVEN = 0.5;
    private static final Column ALL = lit(true);

    /** Returns the page about rows of {@link PlayedGame}. */
    static String page(SparkSession spark, Dataset<Row> games) {
        games.createOrReplaceTempView("rows");
        games.where("failure = ''").createOrReplaceTempView("games");
        spark.createDataFrame(keywords(), KEYWORDS).createOrReplaceTempView("keywords");
        spark.sql(String.format(Locale.ROOT, SIDE, "A", "B") + " UNION ALL "
                        + String.format(Locale.ROOT, SIDE, "B", "A"))
                .createOrReplaceTempView("sides");
        spark.sql(USES).createOrReplaceTempView("uses");
        return new GamesReport(spark).page();
    }

    private static List<Row> keywords() {
        return Deadcube.editions()
                .flatMap(name -> Deadcube.edition(name)
                        .get()
                        .library()
                        .keywords()
                        .map(rule -> RowFactory.create(
                                name, rule.printed(), rule.rule().id())))
                .asJava();
    }

    private String page() {
        return document(html(
                        head(
                                meta().withCharset("utf-8"),
                                title("Games"),
                                style(rawHtml(TextFile.packaged(GamesReport.class.getResourceAsStream(STYLE), STYLE)))),
                        body(
                                h1("Games"),
                                p(summary()),
                                p("A side that wins scores 1, a drawn game counts 0.5. In brackets are the "
                                        + "interval at 95 %"
                                        + " (Agresti and Coull) and the number of games. Green: the whole "
                                        + "interval is above one"
                                        + " half; red: below. Of twenty cells without any effect, one has a "
                                        + "colour by chance."),
                                crossed("Teams by edition", "team", "edition", ALL),
                                crossed("The team on the left against the team above", "team", "other", ALL),
                                each(
                                        strings("SELECT DISTINCT edition FROM games ORDER BY 1"),
                                        edition -> crossed(
                                                "The same in the edition '" + edition + "'",
                                                "team",
                                                "other",
                                                col("edition").equalTo(edition))),
                                crossed("Teams by battlefield", "team", "battlefield", ALL),
                                crossed("Teams by scenario", "team", "scenario", ALL),
                                sides(),
                                h2("Keywords"),
                                p("The score of a side in the games in which only its cards have the keyword: all these"
                                        + " games, those in which the keyword had an event, and the others. The first"
                                        + " column cannot tell a keyword from the teams that have it. The other two "
                                        + "compare"
                                        + " games of the same teams; but models that live longer also use more "
                                        + "keywords. Some keywords, such as plain"
                                        + " modifiers, never have an event."),
                                scores(spark.sql("""
                                        SELECT keyword, 'all games' AS used, score FROM uses UNION ALL
                                        SELECT keyword, if(used, 'with an event', 'without an event'), score FROM uses""")))))
                + "\n";
    }

    private String summary() {
        Row all = spark.sql("SELECT count(*), sum(inputs), concat_ws(', ', sort_array(collect_set(concat(botA, ' "
                        + "against ', botB))))"
                        + " FROM games")
                .first();
        long failed = spark.table("rows").where("failure <> ''").count();
        return String.format(
                Locale.ROOT,
                "%,d games with %,d inputs: %s.%s",
                all.getLong(0),
                all.isNullAt(1) ? 0 : all.getLong(1),
                all.getString(2),
                failed == 0 ? "" : String.format(Locale.ROOT, " %,d other games failed and are not counted.", failed));
    }

    private List<String> strings(String sql) {
        return spark.sql(sql).collectAsList().stream()
                .map(row -> row.getString(0))
                .toList();
    }

    /**
     * Side A has its own bot in each game: if the bots differ, its score says more about the bots than about the side.
     */
    private DomContent sides() {
        Column sideA = col("side").equalTo("A");
        return spark.table("sides").where("bot <> otherBot").isEmpty()
                ? join(
                        crossed("Side A by scenario and battlefield", "scenario", "battlefield", sideA),
                        crossed("Side A by scenario and edition", "scenario", "edition", sideA))
                : join(
                        crossed("The bot on the left against the bot above", "bot", "otherBot", ALL),
                        crossed("Bots by edition", "bot", "edition", ALL),
                        crossed("Bots by scenario", "bot", "scenario", ALL));
    }

    private DomContent crossed(String heading, String row, String column, Column where) {
        return join(h2(heading), scores(spark.table("sides").where(where).select(row, column, "score")));
    }

    /** A table with the mean of the third column for each value of the first (rows) and second column (columns). */
    private DomContent scores(Dataset<Row> scores) {
        List<String> columns = new ArrayList<>();
        Map<String, Map<String, Row>> rows = new TreeMap<>();
        scores.toDF("row", "column", "score").createOrReplaceTempView("scores");
        for (Row row : spark.sql(CELLS).collectAsList()) {
            if (!columns.contains(row.getString(1))) columns.add(row.getString(1));
            rows.computeIfAbsent(row.getString(0), name -> new TreeMap<>()).put(row.getString(1), row);
        }
        return table(
                tr(th(), each(columns, column -> th(column))),
                each(
                        rows.entrySet(),
                        row -> tr(
                                th(row.getKey()),
                                each(columns, column -> cell(row.getValue().get(column))))));
    }

    private static DomContent cell(@Nullable Row row) {
        if (row == null) return td();
        double centre = row.getDouble(4);
        double half = row.getDouble(5);
        double low = Math.max(0, centre - half);
        double high = Math.min(1, centre + half);
        String colour = low > EVEN ? "high" : high < EVEN ? "low" : "";
        return td(String.format(Locale.ROOT, "%.2f (%.2f to %.2f; %,d)", row.getDouble(2), low, high, row.getLong(3)))
                .withClass(colour);
    }
}
