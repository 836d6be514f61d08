package io.github.deadcube.testkit.serve;

/**
 * The limits of a server. The defaults fit a heap of 256 MB.
 *
 * @param games the most open games
 * @param states the most states that are held for searches
 * @param line the most characters of a request
 * @param name the most characters of the name of a game
 * @param memory the most memory that open games and held states may need, in MB, as {@link KeptMemory} estimates it
 */
public record ServerLimits(int games, int states, int line, int name, int memory) {
    public static final ServerLimits DEFAULT = new ServerLimits(100, 100_000, 500_000, 100, 96);
    /** One of several clients may have a quarter of a number of things. */
    private static final int CLIENTS = 4;

    /** The most things that the client of a request may have, of so many in all. */
    static int share(int most, Request request) {
        return request.work().client().isEmpty() ? most : Math.max(1, most / CLIENTS);
    }
}
