package io.github.deadcube.properties;

/** How much a run of tests tries: {@linkplain #thorough() thoroughly}, or as little as every build does. */
public final class Level {
    private Level() {}

    /**
     * Whether this run is thorough: {@code -Ddeadcube.thorough=true}.
     *
     * @return whether it is
     */
    public static boolean thorough() {
        return Settings.thorough();
    }

    /**
     * How often a test that is no property of jqwik repeats what it does.
     *
     * @param test the test class
     * @param name the name of the test, a method of the class or of what it inherits from
     * @param build how often in every build
     * @param thorough how often in a thorough run
     * @return the number of this level, or what {@code -Ddeadcube.tries.Class.name} says
     * @throws IllegalArgumentException if a setting makes no sense, or the class has no such method
     */
    public static int tries(Class<?> test, String name, int build, int thorough) {
        if (build < 1 || thorough < build)
            throw new IllegalArgumentException(test.getSimpleName() + "." + name + ": " + build
                    + " tries in a build and " + thorough + " in a thorough run");
        return Settings.tries(test, name).orElse(thorough() ? thorough : build);
    }

    /**
     * The seed of one test: in a build always the same, which its name tells; in a thorough run one that comes from its
     * name and the seed of the run.
     *
     * @param test the test class
     * @param name the name of the test
     * @return the seed, no less than 0
     */
    public static long seed(Class<?> test, String name) {
        long named = (test.getName() + "." + name).hashCode();
        return Settings.runSeed().isEmpty()
                ? named & 0xFFFF_FFFFL
                : mixed(Settings.runSeed().getAsLong() ^ mixed(named));
    }

    /** The seeds of two properties, or of two runs, have nothing to do with each other. */
    private static long mixed(long bits) {
        long b = (bits + 0x9E3779B97F4A7C15L) * 0xBF58476D1CE4E5B9L;
        b = (b ^ b >>> 27) * 0x94D049BB133111EBL;
        return (b ^ b >>> 31) & Long.MAX_VALUE;
    }
}
