package io.github.deadcube.spark;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.LongPredicate;

/** Positions of games, with what is learned about them. */
final class PositionSet {
    private final List<double[]> features = new ArrayList<>();
    private final List<Integer> roundsLeft = new ArrayList<>();
    private final List<Double> won = new ArrayList<>();
    private final List<Double> before = new ArrayList<>();
    private final List<Long> game = new ArrayList<>();

    /**
     * Adds a position.
     *
     * @param number of its game
     * @param won 1 if side A has won the game, 0 if side B has, 0.5 if it was drawn
     * @param chance side A's chance by the weights of the build
     */
    void add(long number, int rounds, double[] numbers, double won, double chance) {
        features.add(numbers);
        roundsLeft.add(rounds);
        this.won.add(won);
        before.add(chance);
        game.add(number);
    }

    /** Adds the positions of another set. Its games are others than those that are known, also if they have their numbers. */
    void addGames(PositionSet others) {
        long first = game.stream().mapToLong(Long::longValue).max().orElse(-1) + 1;
        for (int i = 0; i < others.size(); i++)
            add(first + others.game(i), others.roundsLeft(i), others.features(i), others.won(i), others.before(i));
    }

    /** The positions of some games. */
    PositionSet of(LongPredicate games) {
        PositionSet part = new PositionSet();
        for (int i = 0; i < size(); i++)
            if (games.test(game.get(i)))
                part.add(game.get(i), roundsLeft.get(i), features.get(i), won.get(i), before.get(i));
        return part;
    }

    int size() {
        return features.size();
    }

    int games() {
        Set<Long> all = new HashSet<>(game);
        return all.size();
    }

    long game(int position) {
        return game.get(position);
    }

    double[] features(int position) {
        return features.get(position);
    }

    int roundsLeft(int position) {
        return roundsLeft.get(position);
    }

    double won(int position) {
        return won.get(position);
    }

    double before(int position) {
        return before.get(position);
    }
}
