package io.github.deadcube.play;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** Prints, for each seed, a combined digest of all states of its game. */
final class Digests {
    private Digests() {}

    static String of(int games, long first) {
        StringBuilder out = new StringBuilder();
        for (long seed = first; seed < first + games; seed++) {
            Walk walk = Walk.of(seed);
            long all = 0;
            while (!walk.play().over()) {
                all = all * 31 + walk.state().digest();
                walk.step();
            }
            out.append(seed == first ? "" : "\n").append(seed).append(' ').append(Long.toHexString(all));
        }
        return out.toString();
    }

    public static void main(String[] args) {
        new PrintStream(System.out, true, StandardCharsets.UTF_8)
                .println(of(Integer.parseInt(args[0]), Long.parseLong(args[1])));
    }
}
