package io.github.deadcube.testkit.bench;

import io.vavr.collection.Vector;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Locale;
import java.util.stream.Stream;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * Compares this build with the jars of another one. Both take turns: each pair has a fork of both, and the first of a
 * pair is the second of the next one, so a machine that becomes slower in between slows both. Arguments: the folder of
 * the other jars, the factor beyond which this build is too slow, a regular expression for the benchmarks, and the
 * number of pairs. The exit code is 1 if it is too slow.
 */
final class Compare {
    private static final String CLASS_PATH = "java.class.path";
    /** The jars of the project, but not those of its tests. */
    private static final String OURS = "engine-[a-z]+(?:-\\d[\\w.-]*)?\\.jar";

    private Compare() {}

    public static void main(String[] arguments) throws IOException, RunnerException {
        Path folder = Path.of(arguments[0]);
        double factor = Double.parseDouble(arguments[1]);
        int pairs = Integer.parseInt(arguments[3]);
        String here = System.getProperty(CLASS_PATH);
        String other = with(jars(folder), here);
        Vector<Vector<Pair>> ratios = Vector.empty();
        for (int pair = 0; pair < pairs; pair++) {
            boolean hereFirst = pair % 2 == 0;
            Collection<RunResult> first = run(arguments[2], hereFirst ? here : other);
            Collection<RunResult> second = run(arguments[2], hereFirst ? other : here);
            ratios = ratios.append(Pair.of(hereFirst ? first : second, hereFirst ? second : first));
        }
        Vector<Vector<Pair>> runs = ratios;
        boolean slower = false;
        for (int i = 0; i < runs.head().size(); i++) {
            int benchmark = i;
            Vector<Double> logarithms =
                    runs.map(run -> Math.log(run.get(benchmark).ratio()));
            double mean = Math.exp(logarithms.sum().doubleValue() / pairs);
            System.out.printf(
                    Locale.ROOT,
                    "%s: this build takes %.3f times as long (pairs: %s)%n",
                    runs.head().get(i).name(),
                    mean,
                    logarithms
                            .map(one -> String.format(Locale.ROOT, "%.3f", Math.exp(one)))
                            .mkString(" "));
            slower |= mean > factor;
        }
        if (slower) {
            System.out.printf(Locale.ROOT, "That is beyond %.3f.%n", factor);
            System.exit(1);
        }
    }

    /**
     * A benchmark in both builds.
     *
     * @param ratio the time in this build, divided by that in the other one
     */
    private record Pair(String name, double ratio) {
        static Vector<Pair> of(Collection<RunResult> here, Collection<RunResult> other) {
            return Vector.ofAll(here).zipWith(Vector.ofAll(other), (mine, theirs) -> {
                double ratio = mine.getPrimaryResult().getScore()
                        / theirs.getPrimaryResult().getScore();
                return new Pair(
                        mine.getParams().id(), mine.getParams().getMode() == Mode.Throughput ? 1 / ratio : ratio);
            });
        }
    }

    private static Collection<RunResult> run(String benchmarks, String classPath) throws RunnerException {
        // each fork gets the class path of this property
        System.setProperty(CLASS_PATH, classPath);
        return new Runner(new OptionsBuilder()
                        .include(benchmarks)
                        .forks(1)
                        .warmupIterations(5)
                        .warmupTime(TimeValue.seconds(2))
                        .measurementIterations(5)
                        .measurementTime(TimeValue.seconds(2))
                        .jvmArgs("-XX:+UseSerialGC")
                        .verbosity(VerboseMode.SILENT)
                        .shouldFailOnError(true)
                        .build())
                .run();
    }

    /** The class path with other jars in place of the modules of this build. */
    private static String with(Vector<Path> jars, String classPath) {
        return jars.map(Path::toString)
                .appendAll(Vector.of(classPath.split(File.pathSeparator)).reject(Compare::isModule))
                .mkString(File.pathSeparator);
    }

    private static boolean isModule(String entry) {
        return entry.matches(".*[/\\\\]engine-.*[/\\\\]target[/\\\\]classes") || entry.matches(".*[/\\\\]" + OURS);
    }

    private static Vector<Path> jars(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            Vector<Path> jars = Vector.ofAll(
                            files.filter(file -> file.getFileName().toString().matches(OURS)
                                    && !file.getFileName().toString().matches(".*-(?:sources|javadoc)\\.jar")))
                    .sorted();
            if (jars.isEmpty())
                throw new IOException(folder + " has no jar of an engine module, such as engine-core.jar");
            return jars;
        }
    }
}
