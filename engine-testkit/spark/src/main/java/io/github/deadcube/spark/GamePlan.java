package io.github.deadcube.spark;

import io.github.deadcube.api.Position;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.core.text.NamedBattlefield;
import io.github.deadcube.testkit.bot.Bots;
import io.github.deadcube.testkit.contract.Promise;
import io.github.deadcube.testkit.match.Match;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine.Option;

/**
 * Which games are played: every number is one game, whose dice have the first seed plus the number. Successive games
 * run through all scenarios, editions, teams, battlefields and opponents, in this order, so that each task has games of
 * all kinds.
 *
 * @param botA the name of side A's bot
 * @param editions names of editions, as {@link Deadcube#editions}
 * @param scenarios names of shipped scenarios
 * @param iterations the budget of a decision; 0 if the bot decides
 */
record GamePlan(long firstSeed, String botA, String botB, List<String> editions, List<String> scenarios, int iterations)
        implements Serializable {
    private static final Vector<ChosenTeam> TEAMS = Shipped.teams();
    private static final Vector<NamedBattlefield> FIELDS = NamedBattlefield.shipped();

    record Planned(long seed, String edition, NamedBattlefield field, Setup setup) {}

    long seed(long number) {
        return firstSeed + number;
    }

    Planned game(long number) {
        long n = number;
        String scenario = scenarios.get((int) (n % scenarios.size()));
        n /= scenarios.size();
        String edition = editions.get((int) (n % editions.size()));
        n /= editions.size();
        int one = (int) (n % TEAMS.size());
        n /= TEAMS.size();
        NamedBattlefield field = FIELDS.get((int) (n % FIELDS.size()));
        n /= FIELDS.size();
        int other = (int) ((one + 1 + n % (TEAMS.size() - 1)) % TEAMS.size());
        return new Planned(seed(number), edition, field, setup(edition, scenario, one, other, field));
    }

    static String job(Rows rows) {
        return "job: " + rows.job();
    }

    static String build() {
        return "build: " + Build.checksum();
    }

    /** The lines of a plan: what decides the rows of a block. */
    Vector<String> described(Rows rows, long block) {
        Vector<String> lines = Vector.of(
                job(rows),
                "seed: " + firstSeed,
                "editions: " + String.join(",", editions),
                "scenarios: " + String.join(",", scenarios),
                "block: " + block,
                build());
        return rows == Rows.VERIFY
                ? lines
                : lines.append("bots: " + botA + "," + botB).append("iterations: " + iterations);
    }

    private static Setup setup(String edition, String scenario, int one, int other, NamedBattlefield field) {
        Ruleset ruleset = Deadcube.edition(edition).get();
        Scenario mission =
                Shipped.scenarios().find(known -> known.name().equals(scenario)).get();
        Setup setup = Shipped.setup(ruleset, TEAMS.get(one), TEAMS.get(other)).withBattlefield(field.battlefield());
        return Shipped.in(mission, setup);
    }

    /** Which build of the rules, the bots and the promises plays. Blocks of two builds must not lie in one folder. */
    static final class Build {
        /** A class of each module that decides a game or its row. */
        private static final Vector<Class<?>> MODULES =
                Vector.of(Position.class, Deadcube.class, Match.class, Bots.class, Promise.class, Build.class);

        private static final int BYTES = 8;

        private Build() {}

        /** A checksum of all files of these modules, the same for a jar and for the folder that it was made of. */
        static String checksum() {
            try {
                MessageDigest digest = MessageDigest.getInstance("SHA-256");
                for (Class<?> module : MODULES) {
                    Path place = Path.of(module.getProtectionDomain()
                            .getCodeSource()
                            .getLocation()
                            .toURI());
                    if (Files.isDirectory(place)) add(place, digest);
                    else
                        try (FileSystem jar = FileSystems.newFileSystem(place)) {
                            add(jar.getPath("/"), digest);
                        }
                }
                return HexFormat.of().formatHex(digest.digest(), 0, BYTES);
            } catch (IOException fault) {
                throw new UncheckedIOException(fault);
            } catch (NoSuchAlgorithmException | URISyntaxException impossible) {
                throw new IllegalStateException(impossible);
            }
        }

        private static void add(Path root, MessageDigest digest) throws IOException {
            try (Stream<Path> files = Files.walk(root);
                    DigestOutputStream to = new DigestOutputStream(java.io.OutputStream.nullOutputStream(), digest)) {
                for (Path file : Vector.ofAll(files)
                        .filter(Files::isRegularFile)
                        .reject(file -> root.relativize(file).startsWith("META-INF"))
                        .sortBy(file -> root.relativize(file).toString())) Files.copy(file, to);
            }
        }
    }

    static final class PlanOptions {
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
}
