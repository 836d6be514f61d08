package io.github.deadcube.puzzles;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.puzzles.PuzzleSituation.Style;
import io.github.deadcube.testkit.endings.Puzzle;
import io.github.deadcube.testkit.perft.Solver;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.Year;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.function.Consumer;

/**
 * Finds a puzzle for each day: draws situations one after the other, solves each, and keeps those in which one choice
 * is clearly best. Equal seeds give equal puzzles.
 */
final class PuzzleYear {
    /** The seed of the puzzles that ship. */
    static final long SEED = 1;

    /** A puzzle has no more states, so that it is solved again within a second. */
    static final int MOST_STATES = 2_500;

    /** A leap year. */
    private static final Year YEAR = Year.of(2028);

    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("MM-dd", Locale.ROOT);

    /** Fewer choices are guessed. */
    private static final int FEWEST_CHOICES = 4;

    /** What the days ask for in turn. */
    private static final Vector<Style> WEEK = Vector.of(
            Style.SHOOTER, Style.SHOOTER, Style.MOVER, Style.SHOOTER, Style.SHOOTER, Style.SHOOTER, Style.MOVER);

    /** The chance to win that the best choice leaves: below, all is lost, and above, all is won. */
    private static final BigDecimal LEAST = BigDecimal.valueOf(20);

    private static final BigDecimal MOST = BigDecimal.valueOf(99);

    private final Rules rules = Deadcube.rules();
    private final long seed;
    private int drawn;

    PuzzleYear(long seed) {
        this.seed = seed;
    }

    /** The names of the days of a leap year: {@code 01-01} to {@code 12-31}. */
    static Vector<String> days() {
        LocalDate first = YEAR.atDay(1);
        return Vector.range(0, YEAR.length()).map(day -> first.plusDays(day).format(DAY));
    }

    /** @param found is given each puzzle, in the order of the days */
    void find(Vector<String> days, Consumer<Puzzle> found) {
        for (int day = 0; day < days.size(); day++) found.accept(next(days.get(day), WEEK.get(day % WEEK.size())));
    }

    private Puzzle next(String day, Style style) {
        while (true) {
            Option<Puzzle> puzzle =
                    solved(day, PuzzleSituation.drawn(seed, drawn++, style)).filter(PuzzleYear::isWorthIt);
            if (puzzle.isDefined()) return puzzle.get();
        }
    }

    private Option<Puzzle> solved(String day, String situation) {
        Script.Runner runner = Script.Runner.standard();
        String actor = situation.contains("initiative B") ? "B1" : "A1";
        Vector<String> steps = Vector.of(actor + " activate");
        Option<GameState> state = Script.read(situation + Puzzle.PLAY + steps.head())
                .toOption()
                .flatMap(script -> script.run(runner).toOption())
                .map(Script.Playback::state)
                .filter(begin -> rules.prompt(begin) instanceof Prompt.Decision asked
                        && asked.options().size() >= FEWEST_CHOICES);
        try {
            return state.flatMap(begin -> Puzzle.solved(
                    day, situation, steps, begin, rules, Solver.ofWins(rules).within(MOST_STATES)));
        } catch (IllegalStateException tooLarge) {
            return Option.none();
        }
    }

    private static boolean isWorthIt(Puzzle puzzle) {
        BigDecimal best = puzzle.answers().head().wins();
        return best.compareTo(LEAST) > 0 && best.compareTo(MOST) < 0;
    }
}
