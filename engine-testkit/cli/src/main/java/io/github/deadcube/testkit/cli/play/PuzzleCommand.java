package io.github.deadcube.testkit.cli.play;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.core.text.TextDrawing;
import io.github.deadcube.testkit.cli.command.ArgumentChecks;
import io.github.deadcube.testkit.cli.command.Exit;
import io.github.deadcube.testkit.cli.command.Subcommand;
import io.github.deadcube.testkit.endings.Puzzle;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code deadcube puzzle}: asks for the best choice in positions whose best choice is known. */
@Command(name = "puzzle")
public final class PuzzleCommand extends Subcommand implements Callable<Integer>, ArgumentChecks.Checked {
    /** Columns of a number. */
    private static final int WIDTH = 6;

    @Parameters(index = "0", paramLabel = "NAME", arity = "0..1", descriptionKey = "puzzle-name")
    private Optional<String> name = Optional.empty();

    @Parameters(index = "1..*", paramLabel = "CHOICE", arity = "0..*", descriptionKey = "puzzle-choice")
    private List<String> answer = List.of();

    @Option(names = "--solution")
    private boolean solution;

    @Override
    public Vector<Sentence> faults() {
        if (name.isPresent() && Puzzle.named(name.get()).isEmpty())
            return Vector.of(Sentence.of(
                    "there are the puzzles 1 to {most}, and one for each day from 01-01 to 12-31, not {name}",
                    Puzzle.shipped().size(),
                    name.get()));
        if (solution && name.isEmpty()) return Vector.of(Sentence.of("--solution is for one puzzle"));
        return solution && !answer.isEmpty() ? Vector.of(Sentence.of("--solution takes no choice")) : Vector.empty();
    }

    @Override
    public Integer call() {
        if (name.isEmpty()) return list();
        Puzzle puzzle = Puzzle.named(name.get()).get();
        GameState state = puzzle.state();
        Prompt.Decision asked = (Prompt.Decision) rules().prompt(state);
        if (!answer.isEmpty()) return judged(puzzle, state, String.join(" ", answer));
        show(puzzle, state, asked);
        if (solution) return solved(puzzle);
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
            say(Sentence.of(
                    "{puzzle}: {question}, {models} models, {options} options, edition {edition}",
                    puzzle.name(),
                    asked.words(),
                    state.position().models().count(m -> m.inPlay()),
                    asked.options().size(),
                    puzzle.edition()));
        }
        return Exit.DONE.code();
    }

    private void show(Puzzle puzzle, GameState state, Prompt.Decision asked) {
        say(Sentence.of(
                "puzzle {puzzle}: which choice wins most often for {side}? This is the last round; edition {edition}.",
                puzzle.name(),
                asked.side(),
                puzzle.edition()));
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
            say(Sentence.of("Right."));
            return Exit.DONE.code();
        }
        for (Rejection refusal : read.get() instanceof Choice choice
                ? rules().explain(state, choice)
                : rules().apply(state, read.get()).swap().toOption()) {
            warn(refusal);
            return Exit.OTHERWISE.code();
        }
        say(Sentence.of("Another choice wins more often."));
        return Exit.OTHERWISE.code();
    }

    private int solved(Puzzle puzzle) {
        say(Sentence.of("best: {choice}", puzzle.best()));
        for (Puzzle.Answer answer : puzzle.answers())
            out().println(" "
                            .repeat(Math.max(0, WIDTH - answer.wins().toString().length())) + answer.wins() + " %  "
                    + answer.choice());
        return Exit.DONE.code();
    }
}
