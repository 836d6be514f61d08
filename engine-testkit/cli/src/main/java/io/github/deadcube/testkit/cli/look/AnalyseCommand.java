package io.github.deadcube.testkit.cli.look;

import io.github.deadcube.api.Transition;
import io.github.deadcube.api.Transition.Step;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
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
import io.github.deadcube.testkit.narration.Narrator;
import io.github.deadcube.testkit.page.SinglePage;
import io.github.deadcube.testkit.serve.AnalysisJson;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.File;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** {@code deadcube analyse}: a recorded game with costly decisions and lucky rolls, as text, JSON or a page. */
@Command(name = "analyse")
public final class AnalyseCommand extends RecordedGameCommand {
    @CommandLine.Option(names = "--iterations", paramLabel = "N", descriptionKey = "analysis-iterations")
    private int iterations = PlanJudge.ITERATIONS;

    @CommandLine.Option(names = "--json", descriptionKey = "analysis-json")
    private boolean json;

    @Override
    public Vector<Sentence> faults() {
        Vector<Sentence> faults = json && html.isPresent()
                ? Vector.of(Sentence.of("--json prints to the output, and --html writes a page; choose one of them"))
                : Vector.empty();
        return faults.appendAll(ArgumentChecks.fromOne("--iterations", iterations));
    }

    @Override
    Option<Fault> show(GameRecord record, ReplayedRecord game) {
        GameAnalysis analysis = progress()
                .shown(
                        "inputs",
                        done -> GameAnalysis.of(
                                rules(), game.begin(), 1, game.steps().map(Transition.Step::input), iterations, done));
        if (json) {
            out().println(new AnalysisJson(analysis, Option.some(this::continued), language())
                    .object()
                    .line());
            return Option.none();
        }
        String title = title(game);
        if (html.isPresent())
            return TextFile.write(
                    html.get(),
                    SinglePage.ofAnalysedGame(title, rules(), game.begin(), analysis, this::continued, language()));
        new AnnotatedGame(new GameNotes(analysis)).told(game).prepend(title).forEach(out()::println);
        return Option.none();
    }

    /** The command that plays on before an input. */
    private String continued(int number) {
        return "deadcube play --from " + ShellWord.quoted(file.toString()) + " --after " + (number - 1)
                + " --bots human,search";
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
            lines.add(chance(notes.analysis().start()));
            Narrator narrator = new Narrator(game.begin(), Viewer.EVERYBODY, TextStyle.NONE, language(), this::told);
            for (int i = 0; i < game.steps().size(); i++) {
                Step step = game.steps().get(i);
                Moment moment = notes.analysis().moments().get(i);
                narrator.tell(step.transition());
                if (step.transition().events().exists(Event.RoundBegan.class::isInstance))
                    waiting.add("  " + chance(moment.chance()));
                notes.on(moment).forEach(note -> waiting.add(MARGIN + note.told(language())));
                // what a model does after it is activated is the next line
                boolean begins = step.input() instanceof Choice.Activate;
                if (!begins && narrator.unfinished().isEmpty()) written();
            }
            narrator.flush();
            written();
            lines.add("");
            Side.BOTH.forEach(side -> lines.add(notes.sum(side).told(language())));
            notes.analysis()
                    .moments()
                    .filter(Moment::costly)
                    .maxBy(moment -> moment.decision().get().cost())
                    .forEach(worst -> lines.add(Sentence.of(
                                    "To play on before the most costly decision: {command}", continued(worst.number()))
                            .told(language())));
            return Vector.ofAll(lines);
        }

        private String chance(double part) {
            return Sentence.of("chance of A: {chance}", GameNotes.chance(part)).told(language());
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
        static String quoted(String text) {
            if (text.chars().allMatch(c -> Character.isLetterOrDigit(c) || PLAIN.indexOf(c) >= 0)) return text;
            if (text.chars().noneMatch(c -> SPECIAL.indexOf(c) >= 0)) return '"' + text + '"';
            return "'" + text.replace("'", "'\\''") + "'";
        }
    }
}
