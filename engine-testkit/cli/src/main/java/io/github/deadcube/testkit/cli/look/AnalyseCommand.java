package io.github.deadcube.testkit.cli.look;

import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Transition;
import io.github.deadcube.core.record.GameRecord;
import io.github.deadcube.core.record.ReplayedRecord;
import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.testkit.analysis.GameAnalysis;
import io.github.deadcube.testkit.analysis.GameNotes;
import io.github.deadcube.testkit.bot.PlanJudge;
import io.github.deadcube.testkit.cli.command.ArgumentChecks;
import io.github.deadcube.testkit.cli.command.Progress;
import io.github.deadcube.testkit.serve.AnalysisJson;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
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
        Vector<String> told = AnnotatedGame.of(game, notes, this::continued);
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
}
