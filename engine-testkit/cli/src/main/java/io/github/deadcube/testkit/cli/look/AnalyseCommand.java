package io.github.deadcube.testkit.cli.look;

import static io.github.deadcube.testkit.page.SinglePage.escaped;

import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.Transition.Step;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.record.GameRecord;
import io.github.deadcube.core.record.ReplayedRecord;
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
    Option<String> show(GameRecord record, ReplayedRecord game) {
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
            lines.add("chance of A: " + GameNotes.percent(notes.analysis().start()));
            Narrator narrator = new Narrator(game.begin(), Viewer.EVERYBODY, TextStyle.NONE, this::told);
            for (int i = 0; i < game.steps().size(); i++) {
                Step step = game.steps().get(i);
                Moment moment = notes.analysis().moments().get(i);
                narrator.tell(step.transition());
                if (step.transition().events().exists(Event.RoundBegan.class::isInstance))
                    waiting.add("  chance of A: " + GameNotes.percent(moment.chance()));
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
