package io.github.deadcube.testkit.cli.play;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.text.TextDrawing;
import io.github.deadcube.testkit.analysis.GameNotes;
import io.github.deadcube.testkit.cli.command.ArgumentChecks;
import io.github.deadcube.testkit.cli.command.Exit;
import io.github.deadcube.testkit.cli.command.Subcommand;
import io.github.deadcube.testkit.endings.Endings.Puzzle;
import io.github.deadcube.testkit.perft.Solver;
import io.vavr.Tuple;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code deadcube puzzle}: asks for the best choice in positions whose best choice is known. */
@Command(name = "puzzle")
public final class PuzzleCommand extends Subcommand implements Callable<Integer>, ArgumentChecks.Checked {
    @Parameters(index = "0", paramLabel = "NUMBER", arity = "0..1", descriptionKey = "puzzle-number")
    private Optional<Integer> number = Optional.empty();

    @Parameters(index = "1..*", paramLabel = "CHOICE", arity = "0..*", descriptionKey = "puzzle-choice")
    private List<String> answer = List.of();

    @Option(names = "--solution")
    private boolean solution;

    @Override
    public Vector<String> faults() {
        int most = Puzzle.shipped().size();
        if (number.filter(n -> n < 1 || n > most).isPresent())
            return Vector.of("there are the puzzles 1 to " + most + ", not " + number.orElseThrow());
        if (solution && number.isEmpty()) return Vector.of("--solution is for one puzzle");
        return solution && !answer.isEmpty() ? Vector.of("--solution takes no choice") : Vector.empty();
    }

    @Override
    public Integer call() {
        if (number.isEmpty()) return list();
        Puzzle puzzle = Puzzle.shipped().get(number.orElseThrow() - 1);
        GameState state = puzzle.state();
        Prompt.Decision asked = (Prompt.Decision) rules().prompt(state);
        if (!answer.isEmpty()) return judged(puzzle, state, String.join(" ", answer));
        show(puzzle, state, asked);
        if (solution) return solved(puzzle, state, asked.side());
        Keyboard keyboard = new Keyboard(context().in());
        io.vavr.control.Option<String> typed = keyboard.line("> ", out());
        while (typed.isDefined()) {
            if (judged(puzzle, state, typed.get()) == Exit.DONE.code()) return Exit.DONE.code();
            typed = keyboard.line("> ", out());
        }
        out().println();
        return Exit.OTHERWISE.code();
    }

    private int list() {
        for (Puzzle puzzle : Puzzle.shipped()) {
            GameState state = puzzle.state();
            Prompt.Decision asked = (Prompt.Decision) rules().prompt(state);
            out().println(puzzle.number() + ": " + asked + ", "
                    + state.position().models().count(m -> m.inPlay()) + " models, "
                    + asked.options().size() + " options, edition " + puzzle.edition());
        }
        return Exit.DONE.code();
    }

    private void show(Puzzle puzzle, GameState state, Prompt.Decision asked) {
        out().println("puzzle " + puzzle.number() + ": which choice wins most often for " + asked.side()
                + "? This is the last round; edition " + puzzle.edition() + ".");
        out().println();
        out().print(TextDrawing.script(state));
        out().println();
        asked.options().forEach(option -> out().println("  " + option));
        out().println();
    }

    /** The code says whether the choice is the best. */
    private int judged(Puzzle puzzle, GameState state, String typed) {
        Either<Seq<Fault>, Input> read = Input.read(typed.strip());
        if (read.isLeft()) return refused(read.getLeft());
        if (read.get().equals(puzzle.best())) {
            out().println("Right.");
            return Exit.DONE.code();
        }
        for (Rejection refusal : read.get() instanceof Choice choice
                ? rules().explain(state, choice)
                : rules().apply(state, read.get()).swap().toOption()) {
            err().println(refusal);
            return Exit.OTHERWISE.code();
        }
        out().println("Another choice wins more often.");
        return Exit.OTHERWISE.code();
    }

    private int solved(Puzzle puzzle, GameState state, Side side) {
        out().println("best: " + puzzle.best());
        Solver.ofWins(rules())
                .judged(state)
                .map(one -> Tuple.of(wins(one._2.doubleValue(), side), one._1))
                .sortBy(one -> -one._1)
                .forEach(one ->
                        out().println(String.format(Locale.ROOT, "%8s  ", GameNotes.chance(one._1, 2)) + one._2));
        return Exit.DONE.code();
    }

    /** How often a side wins a game of a value; values are those of side A. */
    private static double wins(double value, Side side) {
        return side == Side.A ? value : 1 - value;
    }
}
