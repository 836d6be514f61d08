package io.github.deadcube.testkit.soak;

import java.nio.file.Path;
import java.time.Duration;

/**
 * The plan of a soak test.
 *
 * @param seed with the number of threads, decides the games
 * @param time no game begins after this time
 * @param games the maximum number of games
 * @param threads the number of threads, which play different games
 * @param light one game in this number is checked with the cheap promises; the others are only played
 * @param thorough one game in this number is checked with every promise
 * @param shipped one game in this number has two shipped strike teams; the others are generated
 * @param out the folder for a game that breaks a promise
 */
record SoakPlan(long seed, Duration time, int games, int threads, int light, int thorough, int shipped, Path out) {
    static SoakPlan of(String[] arguments) {
        return new SoakPlan(
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
