package io.github.deadcube.properties.level;

import java.lang.reflect.Method;
import java.security.SecureRandom;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The level of a test run: {@linkplain #thorough() thorough}, or the low level of every build. System properties choose
 * it, and the seeds and the numbers of tries.
 */
public final class Level {
    private static final String THOROUGH = "deadcube.thorough";
    private static final String SEED = "deadcube.seed";
    private static final String TRIES = "deadcube.tries.";

    /** The seed of a thorough run without a configured seed; the same for all its properties. */
    private static final long MADE_UP = new SecureRandom().nextInt(1_000_000_000);

    private static @Nullable String told;

    private Level() {}

    /** Whether this run is thorough: {@code -Ddeadcube.thorough=true}. */
    public static boolean thorough() {
        String value = System.getProperty(THOROUGH, "false");
        if (!value.equals("true") && !value.equals("false"))
            throw new IllegalArgumentException(set(THOROUGH, value) + ": it is true or false");
        return value.equals("true");
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
        return tries(test, name).orElse(thorough() ? thorough : build);
    }

    /**
     * The seed of one test. It depends on the test's name, and on the seed of the run if there is one: in a thorough
     * run, or by {@code -Ddeadcube.seed}.
     *
     * @return the seed, 0 or more
     */
    public static long seed(Class<?> test, String name) {
        long named = (test.getName() + "." + name).hashCode();
        OptionalLong run = runSeed();
        return run.isEmpty() ? named & 0xFFFF_FFFFL : mixed(run.getAsLong() ^ mixed(named));
    }

    /** Mixes the bits, so that the seeds of two properties or two runs are independent. */
    private static long mixed(long bits) {
        long b = (bits + 0x9E3779B97F4A7C15L) * 0xBF58476D1CE4E5B9L;
        b = (b ^ b >>> 27) * 0x94D049BB133111EBL;
        return (b ^ b >>> 31) & Long.MAX_VALUE;
    }

    /** The seed from which all seeds of this run are derived; empty if they are fixed. */
    public static OptionalLong runSeed() {
        String given = System.getProperty(SEED, "");
        if (given.isEmpty() && !thorough()) return OptionalLong.empty();
        long seed = given.isEmpty() ? MADE_UP : number(given);
        tell(seed);
        return OptionalLong.of(seed);
    }

    private static long number(String seed) {
        try {
            return Long.parseLong(seed);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException(set(SEED, seed) + ": a seed is a whole number", e);
        }
    }

    /** Prints the seed once in a run. */
    private static synchronized void tell(long seed) {
        String line = "Seed of all properties: " + seed + ". To repeat this run: " + level(seed);
        if (line.equals(told)) return;
        told = line;
        System.out.println(line);
    }

    private static String level(long seed) {
        return set(THOROUGH, thorough()) + " " + set(SEED, seed);
    }

    /** The build options that repeat one property as in this run. */
    public static String repeating(Class<?> test, String name) {
        String property = set("test", test.getSimpleName() + "#" + name) + " -Dsurefire.failIfNoSpecifiedTests=false";
        OptionalLong seed = runSeed();
        String tries = tries(test, name).isEmpty()
                ? ""
                : " " + set(key(test, name), tries(test, name).getAsInt());
        return property + (seed.isEmpty() ? "" : " " + level(seed.getAsLong())) + tries;
    }

    private static String set(String property, Object value) {
        return "-D" + property + "=" + value;
    }

    private static String key(Class<?> test, String name) {
        return TRIES + test.getSimpleName() + "." + name;
    }

    /** The configured number of tries of one test; empty if there is none. */
    static OptionalInt tries(Class<?> test, String name) {
        refuseUnknown(test);
        if (!has(test, name)) throw new IllegalArgumentException(test.getName() + " has no method " + name);
        String key = key(test, name);
        String value = System.getProperty(key);
        if (value == null) return OptionalInt.empty();
        int tries = value.matches("[0-9]{1,9}") ? Integer.parseInt(value) : 0;
        if (tries < 1) throw new IllegalArgumentException(set(key, value) + ": tries are a whole number, at least 1");
        return OptionalInt.of(tries);
    }

    /** A wrong name of a property would have no effect, so it is refused. */
    private static void refuseUnknown(Class<?> test) {
        String prefix = key(test, "");
        for (String key : System.getProperties().stringPropertyNames())
            if (key.startsWith(prefix) && !has(test, key.substring(prefix.length())))
                throw new IllegalArgumentException(
                        "-D" + key + ": " + test.getSimpleName() + " has no property of that name");
    }

    private static boolean has(Class<?> type, String name) {
        return Stream.of(type.getDeclaredMethods()).map(Method::getName).anyMatch(name::equals)
                || Stream.concat(Stream.ofNullable(type.getSuperclass()), Stream.of(type.getInterfaces()))
                        .anyMatch(above -> has(above, name));
    }
}
