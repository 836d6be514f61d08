package io.github.deadcube.testkit.endings;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.testkit.perft.Solver;
import io.github.deadcube.testkit.script.Script;
import io.vavr.Lazy;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.math.BigDecimal;
import java.math.RoundingMode;

/**
 * A position in which one choice wins more often than each other one, for the side that chooses.
 *
 * @param name a number from 1 upward, or for the puzzle of a day its month and day, such as {@code 02-29}
 * @param situation the text of a situation, without the statement {@code play}
 * @param steps the choices, in notation, from the situation to the position
 * @param answers every choice that is offered, the best first
 */
public record Puzzle(String name, String situation, Vector<String> steps, Vector<Answer> answers) {
    /** How much less often than the best choice each other one must win, as a part of 1. */
    private static final double CLEARLY = 0.05;

    private static final String HEADING = "puzzle ";
    /** Between a situation and the choices after it. */
    public static final String PLAY = "\nplay\n";

    private static final String WINS = "wins ";
    private static final String PERCENT = " % ";
    private static final int DIGITS = 2;
    private static final int WHOLE = 100;

    private static final Lazy<Map<String, String>> SHIPPED = Lazy.of(() -> texts("puzzles.txt"));
    private static final Lazy<Map<String, String>> YEAR = Lazy.of(() -> texts("year.txt"));

    /**
     * A choice and how often it wins under best play of both sides.
     *
     * @param wins in percent for the side that chooses, 0 to 100, rounded to hundredths; a draw counts as half a game
     */
    public record Answer(Choice choice, BigDecimal wins) {
        private static Answer read(String line) {
            int end = line.indexOf(PERCENT);
            return new Answer(
                    (Choice) Input.of(line.substring(end + PERCENT.length())),
                    new BigDecimal(line.substring(WINS.length(), end)));
        }

        @Override
        public String toString() {
            return WINS + wins + PERCENT + choice;
        }
    }

    /** The thirty puzzles, in the order of their numbers. */
    public static Vector<Puzzle> shipped() {
        return SHIPPED.get().map(text -> read(text._1, text._2)).toVector();
    }

    /** The names of all puzzles that ship: the thirty, and then those of the days of a leap year. */
    public static Vector<String> names() {
        return SHIPPED.get().keySet().toVector().appendAll(YEAR.get().keySet().toVector());
    }

    /** The puzzle that ships under a name. */
    public static Option<Puzzle> named(String name) {
        return SHIPPED.get().get(name).orElse(() -> YEAR.get().get(name)).map(text -> read(name, text));
    }

    /**
     * The puzzle of a position that is solved to its end.
     *
     * @param solver has a limit of states that bounds the work
     * @return none if the side has nothing to choose, or no option is clearly the best
     * @throws IllegalArgumentException as {@link Solver#value}
     * @throws IllegalStateException as {@link Solver#value}
     */
    public static Option<Puzzle> solved(
            String name, String situation, Vector<String> steps, GameState state, Rules rules, Solver solver) {
        if (!(rules.prompt(state) instanceof Prompt.Decision asked)
                || asked.options().size() < 2) return Option.none();
        Vector<Tuple2<Choice, Double>> ranked = solver.judged(state)
                .map(one -> Tuple.of(one._1, wins(one._2.doubleValue(), asked.side())))
                .toVector()
                .sortBy(one -> -one._2);
        return Option.when(
                ranked.head()._2 - ranked.get(1)._2 >= CLEARLY,
                () -> new Puzzle(name, situation, steps, ranked.map(one -> new Answer(one._1, percent(one._2)))));
    }

    private static BigDecimal percent(double part) {
        return BigDecimal.valueOf(part * WHOLE).setScale(DIGITS, RoundingMode.HALF_EVEN);
    }

    /** How often a side wins a game of a value; values are those of side A. */
    private static double wins(double value, Side side) {
        return side == Side.A ? value : 1 - value;
    }

    /** The texts of a file by the names of their puzzles, in its order. */
    private static Map<String, String> texts(String file) {
        String text = TextFile.packaged(Puzzle.class.getResourceAsStream(file), file);
        return Vector.of(text.split("\n" + HEADING, -1)).tail().toLinkedMap(one -> {
            int end = one.indexOf('\n');
            return Tuple.of(one.substring(0, end), one.substring(end + 1));
        });
    }

    private static Puzzle read(String name, String text) {
        int play = text.indexOf(PLAY);
        Vector<String> lines =
                Vector.of(text.substring(play + PLAY.length()).split("\n", -1)).reject(String::isBlank);
        return new Puzzle(
                name,
                text.substring(0, play),
                lines.reject(line -> line.startsWith(WINS)),
                lines.filter(line -> line.startsWith(WINS)).map(Answer::read));
    }

    public Choice best() {
        return answers.head().choice();
    }

    /** The position. */
    public GameState state() {
        return Script.of(situation + PLAY + steps.mkString("\n"))
                .run(Script.Runner.shipped())
                .getOrElseThrow(failure -> new IllegalStateException("puzzle " + name + ": " + failure))
                .state();
    }

    /** The name of the edition whose rules it has, such as {@code revised}. */
    public String edition() {
        return edition(state());
    }

    /** The name of the edition whose rules a state has. */
    public static String edition(GameState state) {
        String ruleset = state.position().game().setup().ruleset().name();
        return Deadcube.editions()
                .find(edition -> Deadcube.edition(edition).get().name().equals(ruleset))
                .get();
    }

    /** The text that a file of puzzles has of it. */
    @Override
    public String toString() {
        return HEADING + name + "\n" + situation + PLAY
                + steps.map(Object::toString)
                        .appendAll(answers.map(Answer::toString))
                        .mkString("", "\n", "\n");
    }
}
