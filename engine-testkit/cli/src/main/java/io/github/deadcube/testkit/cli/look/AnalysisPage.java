package io.github.deadcube.testkit.cli.look;

import static io.github.deadcube.testkit.page.SinglePage.escaped;

import io.github.deadcube.api.team.Side;
import io.github.deadcube.testkit.analysis.GameAnalysis;
import io.github.deadcube.testkit.analysis.GameAnalysis.Moment;
import io.github.deadcube.testkit.analysis.GameNotes;
import io.vavr.collection.Vector;
import java.util.Locale;
import java.util.function.IntFunction;

/** An analysed game as a page: the curve of the chance to win with marks, the sums by side, and the annotated game. */
record AnalysisPage(String title, GameNotes notes, Vector<String> told, IntFunction<String> continued) {
    private static final int WIDTH = 1000;
    private static final int HEIGHT = 300;

    String html() {
        return String.format(
                Locale.ROOT,
                """
                <!DOCTYPE html>
                <html lang="en">
                <meta charset="utf-8">
                <title>%1$s</title>
                <style>
                body { font-family: sans-serif; margin: 2em; max-width: 70em; }
                svg { width: 100%%; border: 1px solid #bbb; }
                .curve { fill: none; stroke: #333; stroke-width: 2; }
                .half { stroke: #bbb; }
                .costly { fill: #c33; }
                .lucky { fill: #36c; }
                td, th { border: 1px solid #bbb; padding: .3em .7em; text-align: left; }
                table { border-collapse: collapse; }
                pre { white-space: pre-wrap; }
                </style>
                <h1>%1$s</h1>
                <h2>The chance of A to win</h2>
                <svg viewBox="0 0 %2$d %3$d" role="img" aria-label="the chance of A to win after each input">
                <line class="half" x1="0" y1="%4$d" x2="%2$d" y2="%4$d"/>
                <polyline class="curve" points="%5$s"/>
                %6$s
                </svg>
                <p>Red: a decision that cost %7$s of a win or more. Blue: a roll that changed the chance by %8$s or more.</p>
                <ul>%9$s</ul>
                <h2>Marks</h2>
                <table><tr><th>input</th><th>round</th><th>note</th><th>play on before it</th></tr>
                %10$s
                </table>
                <h2>The game</h2>
                <pre>%11$s</pre>
                </html>
                """,
                escaped(title),
                WIDTH,
                HEIGHT,
                HEIGHT / 2,
                points(),
                marked().map(this::mark).mkString("\n"),
                GameNotes.percent(GameAnalysis.COSTLY),
                GameNotes.percent(GameAnalysis.LUCKY),
                Vector.ofAll(Side.BOTH)
                        .map(side -> "<li>" + escaped(notes.sum(side)) + "</li>")
                        .mkString(),
                marked().map(this::row).mkString("\n"),
                escaped(told.mkString("\n")));
    }

    private Vector<Moment> marked() {
        return notes.analysis().moments().filter(moment -> moment.costly() || moment.lucky());
    }

    private String points() {
        return notes.analysis()
                .moments()
                .map(moment -> at(moment.number(), moment.chance()))
                .prepend(at(0, notes.analysis().start()))
                .mkString(" ");
    }

    private String at(int inputs, double chance) {
        int all = Math.max(1, notes.analysis().moments().size());
        return String.format(Locale.ROOT, "%.1f,%.1f", (double) WIDTH * inputs / all, HEIGHT * (1 - chance));
    }

    private String mark(Moment moment) {
        String[] at = at(moment.number(), moment.chance()).split(",", -1);
        return "<circle class=\"" + (moment.costly() ? "costly" : "lucky") + "\" r=\"5\" cx=\"" + at[0] + "\" cy=\""
                + at[1] + "\"><title>" + escaped(notes.on(moment).mkString(" ")) + "</title></circle>";
    }

    private String row(Moment moment) {
        return "<tr><td>" + moment.number() + "</td><td>" + moment.round() + "</td><td>"
                + escaped(notes.on(moment).mkString(" ")) + "</td><td><code>"
                + escaped(continued.apply(moment.number())) + "</code></td></tr>";
    }
}
