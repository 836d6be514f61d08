package io.github.deadcube.spark;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongPredicate;

/** Positions of games, with what is learned about them. */
final class PositionSet {
    private final List<Seen> all = new ArrayList<>();

    /**
     * A position.
     *
     * @param game the number of its game
     * @param won 1 if side A has won the game, 0 if side B has, 0.5 if it was drawn
     * @param before side A's chance by the weights of the build
     */
    @SuppressWarnings("ArrayRecordComponent") // positions are read, not compared
    record Seen(long game, int roundsLeft, double[] features, double won, double before) {}

    void add(long number, int rounds, double[] numbers, double won, double chance) {
        all.add(new Seen(number, rounds, numbers, won, chance));
    }

    /** Adds the positions of another set. Its games are others than those that are known, also if they have their numbers. */
    void addGames(PositionSet others) {
        long first = all.stream().mapToLong(Seen::game).max().orElse(-1) + 1;
        for (Seen one : others.all) add(first + one.game, one.roundsLeft, one.features, one.won, one.before);
    }

    /** The positions of some games. */
    PositionSet of(LongPredicate games) {
        PositionSet part = new PositionSet();
        for (Seen one : all) if (games.test(one.game)) part.all.add(one);
        return part;
    }

    int size() {
        return all.size();
    }

    int games() {
        return (int) all.stream().mapToLong(Seen::game).distinct().count();
    }

    Seen get(int position) {
        return all.get(position);
    }
}
