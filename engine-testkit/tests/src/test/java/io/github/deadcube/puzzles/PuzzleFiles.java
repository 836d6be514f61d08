package io.github.deadcube.puzzles;

import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.endings.Puzzle;
import io.github.deadcube.testkit.perft.Solver;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** A program that writes the puzzles that ship. */
@Command(
        name = "puzzles",
        header = "Writes the puzzles that ship: one for each day of a year, and the numbers of the thirty.",
        description = {
            "Draws positions, solves each exactly, and keeps those with one choice that is clearly best. Equal seeds "
                    + "write equal files.",
            "Takes about an hour of one core. After a change of the rules that alters a puzzle, and for a new year."
        })
public final class PuzzleFiles implements Callable<Integer> {
    private static final String YEAR = "# A puzzle for each day of a year, written by the program 'puzzles'. Each "
            + "choice has how often it wins under best play; the best is first.\n";
    private static final String THIRTY =
            "# Positions in the last round. Each choice has how often it wins under best play; the best is first.\n";

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "" + PuzzleYear.SEED,
            description = "Decides the positions of the year. Default: ${DEFAULT-VALUE}, as they ship.")
    private long seed;

    @Option(
            names = "--days",
            paramLabel = "N",
            defaultValue = "366",
            description = "Writes the first days alone. Default: ${DEFAULT-VALUE}.")
    private int days;

    @Option(
            names = "--thirty",
            description = "Solves the thirty again, whose positions stay, and writes the numbers of their choices.")
    private boolean thirty;

    @Option(
            names = "--folder",
            paramLabel = "FOLDER",
            defaultValue = "engine-testkit/src/main/resources/io/github/deadcube/testkit/endings",
            description = "Where the files stand. Default: ${DEFAULT-VALUE}.")
    private Path folder = Path.of("");

    @Override
    public Integer call() throws IOException {
        if (thirty) write("puzzles.txt", THIRTY, Puzzle.shipped().map(PuzzleFiles::again));
        else write("year.txt", YEAR, year());
        return 0;
    }

    private Vector<Puzzle> year() {
        List<Puzzle> found = new ArrayList<>();
        new PuzzleYear(seed).find(PuzzleYear.days().take(days), puzzle -> {
            found.add(puzzle);
            System.out.println(puzzle.name() + ": " + puzzle.best());
        });
        return Vector.ofAll(found);
    }

    private static Puzzle again(Puzzle puzzle) {
        System.out.println(puzzle.name());
        return Puzzle.solved(
                        puzzle.name(),
                        puzzle.situation(),
                        puzzle.steps(),
                        puzzle.state(),
                        Deadcube.rules(),
                        Solver.ofWins(Deadcube.rules()))
                .getOrElseThrow(() -> new IllegalStateException("puzzle " + puzzle.name() + " has no best choice"));
    }

    private void write(String file, String head, Vector<Puzzle> puzzles) throws IOException {
        Files.writeString(
                folder.resolve(file),
                head + puzzles.map(puzzle -> "\n" + puzzle).mkString());
    }
}
