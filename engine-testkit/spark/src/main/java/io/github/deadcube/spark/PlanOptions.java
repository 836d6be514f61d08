package io.github.deadcube.spark;

import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.shipped.Shipped;
import io.vavr.collection.Vector;
import java.util.List;
import picocli.CommandLine.Option;

/** The seed, editions and scenarios of the games. */
final class PlanOptions {
    private static final String ALL = "all";
    private static final Vector<String> EDITIONS = Deadcube.editions();
    private static final Vector<String> SCENARIOS = Shipped.scenarios().map(Scenario::name);

    @Option(names = "--seed", defaultValue = "1", description = "The seed of game 0; default ${DEFAULT-VALUE}.")
    private long seed = 1;

    @Option(
            names = "--editions",
            split = ",",
            defaultValue = ALL,
            paramLabel = "NAME",
            description = "The editions; default ${DEFAULT-VALUE}.")
    private List<String> editions = List.of(ALL);

    @Option(
            names = "--scenarios",
            split = ",",
            defaultValue = ALL,
            paramLabel = "NAME",
            description = "The scenarios; default ${DEFAULT-VALUE}.")
    private List<String> scenarios = List.of(ALL);

    long seed() {
        return seed;
    }

    List<String> editions() {
        return chosen(editions, EDITIONS);
    }

    List<String> scenarios() {
        return chosen(scenarios, SCENARIOS);
    }

    /** The options that choose the same games. */
    String asOptions() {
        return "--seed " + seed + " --editions \"" + String.join(",", editions) + "\" --scenarios \""
                + String.join(",", scenarios) + "\"";
    }

    Vector<String> faults() {
        return faults("--editions", "edition", editions, EDITIONS)
                .appendAll(faults("--scenarios", "scenario", scenarios, SCENARIOS));
    }

    private static List<String> chosen(List<String> asked, Vector<String> known) {
        return asked.equals(List.of(ALL)) ? known.asJava() : asked;
    }

    private static Vector<String> faults(String option, String what, List<String> asked, Vector<String> known) {
        if (asked.equals(List.of(ALL))) return Vector.empty();
        Vector<String> names = Vector.ofAll(asked);
        String choice = "there are " + known.mkString(", ") + ", or all of them with 'all'";
        if (names.isEmpty()) return Vector.of(option + " takes a name: " + choice);
        return names.reject(known::contains)
                .map(name -> option + ": no " + what + " is called '" + name + "'; " + choice)
                .appendAll(names.distinct()
                        .filter(name -> names.count(name::equals) > 1)
                        .map(name -> option + ": '" + name + "' is there twice"));
    }
}
