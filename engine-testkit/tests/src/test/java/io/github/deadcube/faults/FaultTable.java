package io.github.deadcube.faults;

import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** A program that measures which faults the contracts find, and after how many games. */
@Command(
        name = "faults",
        header = "Plants about two hundred faults, and says which promise of the contracts finds each.",
        description =
                "One fault at a time is planted; the table also says after how many games it is found. Run it after "
                        + "a change of testkit.contract.")
public final class FaultTable implements Callable<Integer> {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final int WORKERS = 2;
    private static final long MILLIS = 1_000_000;

    private record Run(Option<String> found, long millis) {}

    private record Row(PlantedFault fault, Vector<Run> runs) {
        private Vector<Run> finds() {
            return runs.filter(run -> run.found().isDefined());
        }

        /** The number of runs in which each promise found the fault. */
        private String by() {
            Map<String, Integer> by = new TreeMap<>();
            for (Run run : finds()) by.merge(run.found().get().split(" ", 3)[0], 1, Integer::sum);
            return by.toString();
        }

        private Option<Integer> games() {
            return this.<Integer>median(
                    run -> Integer.parseInt(run.found().get().split(" ", 3)[1]));
        }

        private Option<Long> millis() {
            return this.<Long>median(Run::millis);
        }

        private <T extends Comparable<T>> Option<T> median(Function<Run, T> what) {
            Vector<T> values = finds().map(what).sorted();
            return Option.when(!values.isEmpty(), () -> values.get(values.size() / 2));
        }

        private String line() {
            return String.format(
                    Locale.ROOT,
                    "%2d of %-2d %6s games %6s ms %5d s in all  %-9s  %s  %s  %s",
                    finds().size(),
                    runs.size(),
                    games().map(Object::toString).getOrElse("-"),
                    millis().map(Object::toString).getOrElse("-"),
                    runs.map(Run::millis).sum().longValue() / 1000,
                    fault.breaks(),
                    fault.name(),
                    by(),
                    finds().headOption()
                            .map(run -> run.found().get().split(" ", 3)[2])
                            .getOrElse(""));
        }
    }

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @picocli.CommandLine.Option(
            names = "--seeds",
            paramLabel = "N",
            defaultValue = "10",
            description = "How often each fault is tried. Default: ${DEFAULT-VALUE}.")
    private int seeds;

    @picocli.CommandLine.Option(
            names = "--time",
            paramLabel = "SECONDS",
            defaultValue = "15",
            description = "The processor time after which a fault counts as missed. Default: ${DEFAULT-VALUE}.")
    private int seconds;

    @picocli.CommandLine.Option(
            names = "--of",
            paramLabel = "PATTERN",
            defaultValue = ".*",
            description =
                    "A regular expression for the promise and the name of a fault, such as 'POSITION_IS_LEGAL.*'. "
                            + "Default: all.")
    private String of = "";

    @picocli.CommandLine.Option(
            names = "--table",
            paramLabel = "FILE",
            defaultValue = "engine-testkit/tests/target/faults.txt",
            description = "The table: a line for each fault after all its seeds, and sums. Default: ${DEFAULT-VALUE}.")
    private Path table = Path.of("");

    @Override
    public Integer call() throws IOException, InterruptedException, ExecutionException {
        Vector<PlantedFault> faults =
                FaultCatalogue.ALL.filter(fault -> (fault.breaks() + " " + fault.name()).matches(of));
        if (faults.isEmpty())
            throw new ParameterException(
                    spec.commandLine(), "No fault has a promise and a name that match '" + of + "'.");
        Detector detector = new ContractDetector(seconds);
        try (PrintStream out = new PrintStream(table.toFile(), StandardCharsets.UTF_8)) {
            out.println(detector + ", " + seeds + " seeds, given up after " + seconds + " s of CPU");
            print(faults, detector, out);
        }
        System.out.println(faults.size() + " faults; the table is " + table);
        return 0;
    }

    private void print(Vector<PlantedFault> faults, Detector detector, PrintStream out)
            throws InterruptedException, ExecutionException {
        ExecutorService workers = Executors.newFixedThreadPool(WORKERS);
        List<Future<Row>> rows = new ArrayList<>();
        for (PlantedFault fault : faults) rows.add(workers.submit(() -> row(fault, detector)));
        Vector<Row> all = Vector.empty();
        for (Future<Row> row : rows) {
            out.println(row.get().line());
            out.flush();
            all = all.append(row.get());
        }
        workers.shutdown();
        sums(all, out);
    }

    private Row row(PlantedFault fault, Detector detector) {
        Vector<Run> runs = Vector.empty();
        for (long seed = 1; seed <= seeds; seed++) {
            long before = THREADS.getCurrentThreadCpuTime();
            Option<String> found = detector.found(fault, seed);
            runs = runs.append(new Run(found, (THREADS.getCurrentThreadCpuTime() - before) / MILLIS));
        }
        return new Row(fault, runs);
    }

    private void sums(Vector<Row> rows, PrintStream out) {
        TreeMap<String, Vector<Row>> byPromise = new TreeMap<>();
        for (Row row : rows) byPromise.merge(row.fault().breaks(), Vector.of(row), Vector::appendAll);
        byPromise.put("all", rows);
        out.println();
        byPromise.forEach((breaks, of) -> out.println(String.format(
                Locale.ROOT,
                "%-10s %3d faults: %d of %d runs found one, %d faults in every run, %d in none",
                breaks,
                of.size(),
                of.map(row -> row.finds().size()).sum().intValue(),
                of.size() * seeds,
                of.count(row -> row.finds().size() == seeds),
                of.count(row -> row.finds().isEmpty()))));
    }
}
