package io.github.deadcube.testkit.soak;

import java.nio.file.Path;
import java.time.Duration;

/**
 * What is played, and for how long.
 *
 * @param seed the same games for a seed and a number of threads, up to where the time ends
 * @param time after which no game begins
 * @param games after so many no game begins either
 * @param threads how many play at once, each games of its own
 * @param light one game of so many has the promises held against it that take about as long as the game; the others are only played
 * @param thorough one game of so many has every promise held against it
 * @param shipped one game of so many is one of two strike teams that ship; of the others all is drawn
 * @param out where a game is written that breaks a promise
 */
record Plan(long seed, Duration time, int games, int threads, int light, int thorough, int shipped, Path out) {
    static Plan of(String[] arguments) {
        return new Plan(
                Long.parseLong(arguments[0]),
                Duration.parse(arguments[1]),
                Integer.parseInt(arguments[2]),
                Integer.parseInt(arguments[3]),
                Integer.parseInt(arguments[4]),
                Integer.parseInt(arguments[5]),
                Integer.parseInt(arguments[6]),
                Path.of(arguments[7]));
    }

    /** The command that plays the same games. */
    @Override
    public String toString() {
        return "mvn -q -Psoak -Dsoak.seed=" + seed + " -Dsoak.time=" + time + " -Dsoak.games=" + games
                + " -Dsoak.threads=" + threads + " -Dsoak.light=" + light + " -Dsoak.thorough=" + thorough
                + " -Dsoak.shipped=" + shipped;
    }
}
