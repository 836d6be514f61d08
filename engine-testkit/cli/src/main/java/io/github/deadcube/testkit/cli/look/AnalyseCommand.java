package io.github.deadcube.testkit.cli.look;

import static io.github.deadcube.testkit.page.SinglePage.escaped;

import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.Transition.Step;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.record.GameRecord;
import io.github.deadcube.core.record.Verifier.ReplayedRecord;
import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.core.support.Viewer;
import io.github.deadcube.core.text.TextDrawing.TextStyle;
import io.github.deadcube.testkit.analysis.GameAnalysis;
import io.github.deadcube.testkit.analysis.GameAnalysis.Moment;
import io.github.deadcube.testkit.analysis.GameNotes;
import io.github.deadcube.testkit.bot.PlanJudge;
import io.github.deadcube.testkit.cli.command.ArgumentChecks;
import io.github.deadcube.testkit.cli.command.Progress;
import io.github.deadcube.testkit.narration.Narrator;
import io.github.deadcube.testkit.serve.AnalysisJson;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.File;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** {@code deadcube analyse}: a recorded game with costly decisions and lucky rolls, as text, JSON or a page. */
@Command(name = "analyse")
public final class AnalyseCommand extends RecordedGameCommand implements ArgumentChecks.Checked {
    @CommandLine.Option(names = "--iterations", paramLabel = "N", descriptionKey = "analysis-iterations")
    private int iterations = PlanJudge.ITERATIONS;

    @CommandLine.Option(names = "--json", descriptionKey = "analysis-json")
    private boolean json;

    private final Progress progress;

    /** The engine, and the progress of the analysis. */
    public AnalyseCommand(Rules rules, Progress progress) {
        super(rules);
        this.progress = progress;
    }

    @Override
    public Vector<String> faults() {
        Vector<String> faults = json && html.isPresent()
                ? Vector.of("--json prints to the output, and --html writes a page; choose one of them")
                : Vector.empty();
        return faults.appendAll(ArgumentChecks.fromOne("--iterations", iterations));
    }

    @Override
    Option<Fault> show(GameRecord record, ReplayedRecord game) {
        GameAnalysis analysis = progress.of(
                "inputs",
                done -> GameAnalysis.of(
                        rules, game.begin(), 1, game.steps().map(Transition.Step::input), iterations, done));
        if (json) {
            out().println(new AnalysisJson(analysis, Option.some(this::continued))
                    .object()
                    .line());
            return Option.none();
        }
        GameNotes notes = new GameNotes(analysis);
        Vector<String> told = new AnnotatedGame(notes).told(game);
        String title = title(game);
        if (html.isPresent())
            return TextFile.write(html.get(), new AnalysisPage(title, notes, told, this::continued).html());
        told.prepend(title).forEach(out()::println);
        return Option.none();
    }

    /** The command that plays on before an input. */
    private String continued(int number) {
        return "deadcube play --from " + ShellWord.of(file.toString()) + " --after " + (number - 1)
                + " --bots human,search";
    }

    /** An analysed game as a page: the curve of the chance to win with marks, the sums by side, and the annotated game. */
    private record AnalysisPage(String title, GameNotes notes, Vector<String> told, IntFunction<String> continued) {
        private static final int WIDTH = 1000;
        private static final int HEIGHT = 300;

        String html() {
            return String.format(
                    Locale.ROOT,
                    """
                    <!DOCTYPE html>
                    <html lang="en">
                    <meta charset="utf-8">
                    <meta name="viewport" content="width=device-width, initial-scale=1">
                    <title>%1$s</title>
                    <style>
                    body { font-family: sans-serif; margin: 1em auto; max-width: 70em; padding: 0 1em; }
                    .chart { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: .3em .5em; }
                    .scale { display: flex; flex-direction: column; justify-content: space-between; margin: -.6em 0; text-align: right; }
                    .rounds { grid-column: 2; height: 1.3em; position: relative; }
                    .rounds i { font-style: normal; }
                    .rounds span { padding-left: .2em; position: absolute; white-space: nowrap; }
                    svg { width: 100%%; height: 18em; border: 1px solid #bbb; overflow: visible; }
                    svg * { vector-effect: non-scaling-stroke; }
                    .curve { fill: none; stroke: #333; stroke-width: 2; }
                    .grid { stroke: #ddd; }
                    .half { stroke: #888; }
                    .costly, .lucky { stroke: #c33; stroke-linecap: round; stroke-width: 10; }
                    .lucky { stroke: #36c; }
                    td, th { border: 1px solid #bbb; padding: .3em .7em; text-align: left; }
                    table { border-collapse: collapse; }
                    pre { white-space: pre-wrap; }
                    h1, td, pre { overflow-wrap: anywhere; }
                    @media (max-width: 40em) {
                    h1 { font-size: 1.4em; }
                    .rounds i, tr:first-child { display: none; }
                    tr { border: 1px solid #bbb; display: block; margin-bottom: .5em; padding: .3em .7em; }
                    td { border: 0; display: block; padding: 0; }
                    td:nth-child(1)::before { content: "input "; }
                    td:nth-child(2)::before { content: "round "; }
                    }
                    </style>
                    <h1>%1$s</h1>
                    <h2>The chance of A to win</h2>
                    <div class="chart">
                    <div class="scale"><span>100 %%</span><span>75 %%</span><span>50 %%</span><span>25 %%</span><span>0 %%</span></div>
                    <svg viewBox="0 0 %2$d %3$d" preserveAspectRatio="none" role="img" aria-label="the chance of A to win after each input">
                    %4$s
                    <polyline class="curve" points="%5$s"/>
                    %6$s
                    </svg>
                    <div class="rounds">%12$s</div>
                    </div>
                    <p>Across: %13$d inputs; a line marks the beginning of each round.</p>
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
                    grid(),
                    points(),
                    marked().map(this::mark).mkString("\n"),
                    GameNotes.percent(GameAnalysis.COSTLY),
                    GameNotes.percent(GameAnalysis.LUCKY),
                    Vector.ofAll(Side.BOTH)
                            .map(side -> "<li>" + escaped(notes.sum(side)) + "</li>")
                            .mkString(),
                    marked().map(this::row).mkString("\n"),
                    escaped(told.mkString("\n")),
                    rounds().map(this::named).mkString(),
                    notes.analysis().moments().size());
        }

        /** The lines of the scale: quarters across, and the beginning of each round. */
        private String grid() {
            Vector<String> across = Vector.of(1, 2, 3)
                    .map(quarter -> line(quarter == 2 ? "half" : "grid", "M0 " + HEIGHT * quarter / 4 + "H" + WIDTH));
            return across.appendAll(rounds().map(first ->
                            line("grid", "M" + x(first.number() - 1, WIDTH) + " 0V" + HEIGHT)))
                    .mkString("\n");
        }

        private static String line(String kind, String path) {
            return "<path class=\"" + kind + "\" d=\"" + path + "\"/>";
        }

        /** The first moment of each round. */
        private Vector<Moment> rounds() {
            return notes.analysis()
                    .moments()
                    .filter(moment -> moment.round() > 0)
                    .distinctBy(Moment::round);
        }

        private String named(Moment first) {
            return "<span style=\"left: " + x(first.number() - 1, 100) + "%\"><i>round </i>" + first.round()
                    + "</span>";
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
            return x(inputs, WIDTH) + String.format(Locale.ROOT, ",%.1f", HEIGHT * (1 - chance));
        }

        /** How far across a number of inputs is. */
        private String x(int inputs, int width) {
            int all = Math.max(1, notes.analysis().moments().size());
            return String.format(Locale.ROOT, "%.1f", (double) width * inputs / all);
        }

        private String mark(Moment moment) {
            return "<path class=\"" + (moment.costly() ? "costly" : "lucky") + "\" d=\"M"
                    + at(moment.number(), moment.chance()) + "h0\"><title>"
                    + escaped(notes.on(moment).mkString(" ")) + "</title></path>";
        }

        private String row(Moment moment) {
            return "<tr><td>" + moment.number() + "</td><td>" + moment.round() + "</td><td>"
                    + escaped(notes.on(moment).mkString(" ")) + "</td><td><code>"
                    + escaped(continued.apply(moment.number())) + "</code></td></tr>";
        }
    }

    /** A game in sentences, with notes after the lines that they concern. */
    private final class AnnotatedGame {
        private static final String MARGIN = "      ";

        private final GameNotes notes;
        private final List<String> lines = new ArrayList<>();
        private final List<String> waiting = new ArrayList<>();

        AnnotatedGame(GameNotes notes) {
            this.notes = notes;
        }

        Vector<String> told(ReplayedRecord game) {
            lines.add("chance of A: " + GameNotes.chance(notes.analysis().start()));
            Narrator narrator = new Narrator(game.begin(), Viewer.EVERYBODY, TextStyle.NONE, this::told);
            for (int i = 0; i < game.steps().size(); i++) {
                Step step = game.steps().get(i);
                Moment moment = notes.analysis().moments().get(i);
                narrator.tell(step.transition());
                if (step.transition().events().exists(Event.RoundBegan.class::isInstance))
                    waiting.add("  chance of A: " + GameNotes.chance(moment.chance()));
                notes.on(moment).forEach(note -> waiting.add(MARGIN + note));
                // what a model does after it is activated is the next line
                boolean begins = step.input() instanceof Choice.Activate;
                if (!begins && narrator.unfinished().isEmpty()) written();
            }
            narrator.flush();
            written();
            lines.add("");
            Side.BOTH.forEach(side -> lines.add(notes.sum(side)));
            notes.analysis()
                    .moments()
                    .filter(Moment::costly)
                    .maxBy(moment -> moment.decision().get().cost())
                    .forEach(worst ->
                            lines.add("To play on before the most costly decision: " + continued(worst.number())));
            return Vector.ofAll(lines);
        }

        /** The narrator tells an input when its line is complete: the notes on the line follow it. */
        private void told(String line) {
            lines.add(line);
            written();
        }

        private void written() {
            lines.addAll(waiting);
            waiting.clear();
        }
    }

    /** One word of a command that is printed for a shell. */
    static final class ShellWord {
        private static final String PLAIN = "._-+@,:/" + File.separatorChar;
        /** What a shell of Unix reads between double quotes. */
        private static final String SPECIAL = "\"$`!" + (File.separatorChar == '\\' ? "" : "\\");

        private ShellWord() {}

        /** In quotation marks, if a shell would not read the text as one word. */
        static String of(String text) {
            if (text.chars().allMatch(c -> Character.isLetterOrDigit(c) || PLAIN.indexOf(c) >= 0)) return text;
            if (text.chars().noneMatch(c -> SPECIAL.indexOf(c) >= 0)) return '"' + text + '"';
            return "'" + text.replace("'", "'\\''") + "'";
        }
    }
}
