package io.github.deadcube.testkit.cli.look;

import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.core.record.GameRecord;
import io.github.deadcube.core.record.GameRecord.SoFar;
import io.github.deadcube.core.record.ReplayedRecord;
import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.testkit.analysis.GameAnalysis;
import io.github.deadcube.testkit.analysis.GameNotes;
import io.github.deadcube.testkit.bot.PlanJudge;
import io.github.deadcube.testkit.cli.command.ArgumentChecks;
import io.github.deadcube.testkit.cli.command.Exit;
import io.github.deadcube.testkit.cli.command.Progress;
import io.github.deadcube.testkit.cli.command.Subcommand;
import io.github.deadcube.testkit.serve.AnalysisJson;
import io.github.deadcube.testkit.start.InstalledRules;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code deadcube analyse}: a recorded game with costly decisions and lucky rolls, as text, JSON or a page. */
@Command(name = "analyse")
public final class AnalyseCommand extends Subcommand implements Callable<Integer>, ArgumentChecks.Checked {
    @Parameters(paramLabel = "FILE", descriptionKey = "file")
    private Path file = Path.of("");

    @Option(names = "--html", paramLabel = "OUT", descriptionKey = "analysis-page")
    private Optional<Path> html = Optional.empty();

    @Option(names = "--iterations", paramLabel = "N", descriptionKey = "analysis-iterations")
    private int iterations = PlanJudge.ITERATIONS;

    @Option(names = "--json", descriptionKey = "analysis-json")
    private boolean json;

    private final Rules rules;
    private final Progress progress;

    /** The engine, and the progress of the analysis. */
    public AnalyseCommand(Rules rules, Progress progress) {
        this.rules = rules;
        this.progress = progress;
    }

    @Override
    public Vector<String> faults() {
        Vector<String> faults = json && html.isPresent()
                ? Vector.of("--json prints to the output, and --html writes a page; choose one of them")
                : Vector.empty();
        return iterations < 1 ? faults.append("--iterations takes a number from 1 upward") : faults;
    }

    @Override
    public Integer call() {
        Either<String, String> text = TextFile.readRecord(file);
        if (text.isLeft()) return refusedBriefly(Vector.of(text.getLeft()));
        if (html.filter(page -> TextFile.same(page, file)).isPresent())
            return refusedBriefly(Vector.of("--html: " + file + " holds the record that is read; choose another name"));
        Either<Seq<Fault>, SoFar> record = GameRecord.readSoFar(text.get());
        Either<Seq<Fault>, ReplayedRecord> game =
                record.flatMap(soFar -> soFar.record().replay(rules, InstalledRules.registry()));
        if (game.isLeft()) {
            refusedBriefly(game.getLeft().map(fault -> file + ", " + fault).toVector());
            return Exit.DAMAGED.code();
        }
        return shown(record.get(), game.get());
    }

    private int shown(SoFar record, ReplayedRecord game) {
        GameAnalysis analysis = progress.of(
                "inputs",
                done -> GameAnalysis.of(
                        rules, game.begin(), 1, game.steps().map(Transition.Step::input), iterations, done));
        GameNotes notes = new GameNotes(analysis);
        String title = ReplayCommand.title(game);
        if (json)
            out().println(new AnalysisJson(analysis, io.vavr.control.Option.some(this::continued))
                    .object()
                    .line());
        else {
            Vector<String> told = AnnotatedGame.of(game, notes, this::continued);
            if (html.isEmpty()) told.prepend(title).forEach(out()::println);
            else {
                io.vavr.control.Option<String> fault =
                        TextFile.write(html.get(), new AnalysisPage(title, notes, told, this::continued).html());
                if (fault.isDefined()) return refusedBriefly(Vector.of(fault.get()));
            }
        }
        record.torn().forEach(torn -> err().println(file + ", " + torn));
        game.first().forEach(first -> err().println(file + ", " + first));
        if (game.first().isDefined()) return Exit.OTHERWISE.code();
        return (record.record().result().isDefined() ? Exit.DONE : Exit.UNFINISHED).code();
    }

    /** The command that plays on before an input. */
    private String continued(int number) {
        return "deadcube play --from " + file + " --after " + (number - 1) + " --bots human,search";
    }
}
