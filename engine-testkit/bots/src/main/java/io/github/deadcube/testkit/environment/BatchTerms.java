package io.github.deadcube.testkit.environment;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.testkit.bot.Bots;
import io.github.deadcube.testkit.bot.Evaluation;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * How the games of a batch are played.
 *
 * @param games the number of games that are played at once, 1 to {@value #MOST_GAMES}
 * @param options the most options of a decision, 1 to {@value #MOST_OPTIONS}
 * @param setups the room for set-ups, 0 to {@value #MOST_SETUPS}; a batch has room for those that it begins with
 * @param sides the sides that the program plays
 * @param reward what the reward of a decision is
 * @param opponents the names of the bots that play the other side; the seed of a game chooses one. Empty if the program
 *     plays both sides
 * @param asksForced whether decisions with one option are asked; otherwise the option is taken
 * @param restarts whether a game that is over is followed by the next one
 * @param luck whether the luck of the dice is computed, which takes longer
 * @param features whether the array "features" has the numbers of {@link Evaluation#features}, which takes longer
 * @param adviser the name of a bot whose choice for each decision is in the array "advised"; none for no advice
 * @param playout the name of a net that plays on in the copies of {@link Batch#expand}; none to leave them at the next
 *     decision
 */
public record BatchTerms(
        int games,
        int options,
        int setups,
        Sides sides,
        Reward reward,
        Vector<String> opponents,
        boolean asksForced,
        boolean restarts,
        boolean luck,
        boolean features,
        Option<String> adviser,
        Option<String> playout) {
    public static final int MOST_GAMES = 65_536;
    public static final int MOST_OPTIONS = 4_096;
    public static final int MOST_SETUPS = 65_536;

    /** What the side that has decided gets; the other side gets the same with the other sign. */
    public enum Reward {
        /** At the end of the game 1 for a win and -1 for a loss; otherwise 0. */
        WON,
        /** How much its lead in victory points has grown until the next decision of the program. */
        LEAD
    }

    public enum Sides {
        BOTH,
        A,
        B,
        /** Side A of a seed, then side B of the same seed: two games are a pair with equal dice. */
        SWAP;

        /** The side of a game by its number; none if the program plays both sides. */
        Option<Side> in(long run) {
            return switch (this) {
                case BOTH -> Option.none();
                case A -> Option.some(Side.A);
                case B -> Option.some(Side.B);
                case SWAP -> Option.some(run % 2 == 0 ? Side.A : Side.B);
            };
        }

        long seed(long first, long run) {
            return first + (this == SWAP ? run / 2 : run);
        }
    }

    /** What is wrong with the terms; empty if they can be played. */
    Vector<Fault> faults(Vector<String> bots) {
        return range("games", games, MOST_GAMES)
                .appendAll(range("options", options, MOST_OPTIONS))
                .appendAll(range("setups", setups, 0, MOST_SETUPS))
                .appendAll(opponents.reject(bots::contains).map(name -> unknown(name, bots, "opponents")))
                .appendAll(adviser.toVector().reject(bots::contains).map(name -> unknown(name, bots, "adviser")))
                .appendAll(playout.toVector()
                        .reject(name -> Bots.netFile(name).isDefined() && bots.contains(name))
                        .map(name -> Fault.unread(name, "a net, such as '" + Bots.LEARNED + "net.txt'")
                                .at("playout")))
                .appendAll(Option.when(
                        (sides == Sides.BOTH) != opponents.isEmpty(),
                        () -> Fault.of(
                                        Fault.UNREADABLE,
                                        sides == Sides.BOTH
                                                ? "the program plays both sides"
                                                : "the program plays one side",
                                        sides == Sides.BOTH ? "no opponent" : "one opponent at least")
                                .at("opponents")));
    }

    private static Fault unknown(String name, Vector<String> bots, String part) {
        return Fault.unread(
                        name, Sentence.of("one of {bots}, or a net, such as '{learned}net.txt'", bots, Bots.LEARNED))
                .at(part);
    }

    private static Vector<Fault> range(String part, int number, int most) {
        return range(part, number, 1, most);
    }

    private static Vector<Fault> range(String part, int number, int least, int most) {
        return number >= least && number <= most
                ? Vector.empty()
                : Vector.of(Fault.unread(
                                Integer.toString(number), Sentence.of("a number from {least} to {most}", least, most))
                        .at(part));
    }
}
