package io.github.deadcube.testkit.endings;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Vector;

/**
 * A position in which one choice wins more often than each other one, for the side that chooses.
 *
 * @param number from 1 upward
 */
public record Puzzle(int number, Script script, Choice best) {
    private static final String FILE = "puzzles.txt";
    private static final String HEADING = "puzzle\n";
    private static final String BEST = "best ";

    /** The puzzles that ship. */
    public static Vector<Puzzle> shipped() {
        String text = TextFile.packaged(Puzzle.class.getResourceAsStream(FILE), FILE);
        return Vector.of(text.split(HEADING, -1)).tail().zipWithIndex((one, before) -> read(before + 1, one));
    }

    /** A script and a line with the best choice. */
    private static Puzzle read(int number, String text) {
        int end = text.indexOf(BEST);
        return new Puzzle(number, Script.of(text.substring(0, end)), (Choice)
                Input.read(text.substring(end + BEST.length()).strip())
                        .getOrElseThrow(faults -> new IllegalStateException("puzzle " + number + ": " + faults)));
    }

    /** The position. */
    public GameState state() {
        return script.run(Script.Runner.standard())
                .getOrElseThrow(failure -> new IllegalStateException("puzzle " + number + ": " + failure))
                .state();
    }

    /** The name of the edition whose rules it has, such as {@code revised}. */
    public String edition() {
        String ruleset = state().position().game().setup().ruleset().name();
        return Deadcube.editions()
                .find(name -> Deadcube.edition(name).get().name().equals(ruleset))
                .get();
    }
}
