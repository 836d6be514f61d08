package io.github.deadcube.properties.level;

/** The level of a test run: {@linkplain #thorough() thorough}, or the low level of every build. */
public final class Level {
    private Level() {}

    /**
     * Whether this run is thorough: {@code -Ddeadcube.thorough=true}.
     *
     * @return true if it is thorough
     */
    public static boolean thorough() {
        return Settings.thorough();
    }

    /**
     * The number of repetitions of a test that is not a jqwik property.
     *
     * @param test the test class
     * @param name the name of the test, a method of the class or of its supertypes
     * @param build the number in every build
     * @param thorough the number in a thorough run
     * @return the number of this level, or the value of {@code -Ddeadcube.tries.Class.name}
     * @throws IllegalArgumentException if a setting is not valid, or the class has no such method
     */
    public static int tries(Class<?> test, String name, int build, int thorough) {
        if (build < 1 || thorough < build)
            throw new IllegalArgumentException(test.getSimpleName() + "." + name + ": " + build
                    + " tries in a build and " + thorough + " in a thorough run");
        return Settings.tries(test, name).orElse(thorough() ? thorough : build);
    }

    /**
     * The seed of one test. It depends on the test's name, and on the seed of the run if there is one: in a thorough run, or by
     * {@code -Ddeadcube.seed}.
     *
     * @param test the test class
     * @param name the name of the test
     * @return the seed, 0 or more
     */
    public static long seed(Class<?> test, String name) {
        long named = (test.getName() + "." + name).hashCode();
        return Settings.runSeed().isEmpty()
                ? named & 0xFFFF_FFFFL
                : mixed(Settings.runSeed().getAsLong() ^ mixed(named));
    }

    /** Mixes the bits, so that the seeds of two properties or two runs are independent. */
    private static long mixed(long bits) {
        long b = (bits + 0x9E3779B97F4A7C15L) * 0xBF58476D1CE4E5B9L;
        b = (b ^ b >>> 27) * 0x94D049BB133111EBL;
        return (b ^ b >>> 31) & Long.MAX_VALUE;
    }
}
