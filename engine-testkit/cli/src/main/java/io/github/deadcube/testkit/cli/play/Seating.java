package io.github.deadcube.testkit.cli.play;

/**
 * What the first bot plays in a game of a duel.
 *
 * @param sideA whether it is side A
 * @param firstTeam whether it has the first team
 */
record Seating(boolean sideA, boolean firstTeam) {
    /** @param number of the game, from 0 */
    static Seating of(int number) {
        boolean sideA = number % 2 == 0;
        boolean swapped = number % GameRows.ROUND >= GameRows.ROUND / 2;
        return new Seating(sideA, sideA != swapped);
    }
}
