package io.github.deadcube.testkit.cli.dispersion;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.testkit.cli.Run;
import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code deadcube dispersion}. */
class DisperseTest {
    private static Run run(String line) {
        return Run.of(("dispersion " + line.strip()).split(" ", -1));
    }

    private static String printed(String line) {
        Run run = run(line);
        assertThat(run.err()).isEmpty();
        assertThat(run.exitCode()).isZero();
        return run.out();
    }

    @Rule({"N3-2", "N3-3", "N3-4"})
    @Test
    void itPrintsTheLandingPlace() {
        assertThat(printed("--at 24,12 --die 6")).isEqualTo("x: 40\ny: 12\nobligation: none\n");
        assertThat(printed("--at 24,12 --die 6 --json")).isEqualTo("{\"x\":40,\"y\":12,\"obligation\":\"none\"}\n");
        assertThat(printed("--at 24,12 --die 2 --sectors 12")).isEqualTo("x: 32\ny: 25.856406461\nobligation: none\n");
        assertThat(printed("--at 12,12 --die 2 --sectors 4 --distance 10.5 --table 24x96 --json"))
                .isEqualTo("{\"x\":22.5,\"y\":12,\"obligation\":\"none\"}\n");
    }

    @Rule("N3-5")
    @Test
    void itPrintsThePlacesOfATroop() {
        assertThat(printed("--at 10,24 --die 11"))
                .isEqualTo("x: -6\ny: 24\nobligation: deployment zone: off the table, so its owner places it in its own"
                        + " deployment zone, touching a border of the table (N3-5)\n"
                        + "places: give --zone to list them\n");
        assertThat(printed("--at 10,24 --die 11 --zone 48,12,12,0 --base 25.4"))
                .endsWith("places: 12.5,0.5 to 47.5,0.5; 47.5,0.5 to 47.5,11.5\n");
        assertThat(printed("--at 10,24 --die 11 --zone 12,0,48,12 --base 25.4 --barred 47,11,48,12 --barred 0,0,16,16"
                        + " --json"))
                .isEqualTo("{\"x\":-6,\"y\":24,\"obligation\":\"deployment zone\",\"rule\":\"N3-5\","
                        + "\"reason\":\"off the table\",\"places\":["
                        + "{\"from\":{\"x\":16.5,\"y\":0.5},\"to\":{\"x\":47.5,\"y\":0.5}},"
                        + "{\"from\":{\"x\":47.5,\"y\":0.5},\"to\":{\"x\":47.5,\"y\":10.5}}]}\n");
        assertThat(printed("--at 24,20 --die 1 --enemy-zone 0,36,48,48 --json"))
                .contains("\"reason\":\"in the enemy zone\"")
                .doesNotContain("places");
    }

    @Rule({"N3-6", "N3-7"})
    @Test
    void itPrintsTheResultForOtherElements() {
        assertThat(printed("--at 10,24 --die 11 --element beacon"))
                .isEqualTo(
                        "x: -6\ny: 24\nobligation: removed beacon: it is off the table, so it is destroyed (N3-6)\n");
        assertThat(printed("--at 10,24 --die 11 --element beacon --json"))
                .isEqualTo("{\"x\":-6,\"y\":24,\"obligation\":\"removed beacon\",\"rule\":\"N3-6\"}\n");
        assertThat(printed("--at 24,20 --die 1 --enemy-zone 0,36,48,48 --element beacon --json"))
                .isEqualTo("{\"x\":24,\"y\":36,\"obligation\":\"none\"}\n");
        assertThat(printed("--at 10,24 --die 11 --element template --json"))
                .isEqualTo("{\"x\":-6,\"y\":24,\"obligation\":\"off the table\",\"rule\":\"N3-7\"}\n");
        assertThat(printed("--at 10,24 --die 11 --element other")).contains("\nobligation: off the table: ", "(N3-7)");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "                                | --at=X,Y",
                "--at 10,24                      | --die=N",
                "--at 10 --die 11                | --at takes a point, such as 10,24, not '10'",
                "--at= --die 11                  | --at takes a point, such as 10,24, not ''",
                "--at 10,24 --die=               | --die takes a number of the template, not ''",
                "--at 1e1,24 --die 11            | not '1e1,24'",
                "--at 49,24 --die 11             | --at: 49,24 is off the table, which is 0,0,48,48 (N3-2)",
                "--at 10,24 --die 0              | --die: the template has no number 0; it has 1 to 20 (N3-3)",
                "--at 10,24 --die -3             | --die: the template has no number -3; it has 1 to 20 (N3-3)",
                "--at 10,24 --die 99999999999    | --die takes a number of the template, not '99999999999'",
                "--at 10,24 --die                | --die",
                "--at 10,24 --die 1 --die 2      | --die",
                "--at 10,24 --die 1 --loud       | --loud",
                "--at 10,24 --die 1 there        | there",
                "--at 10,24 --die 1 --table 48   | --table takes width x depth, such as 48x48, not '48'",
                "--at 10,24 --die 1 --table 48x0 | --table: 0,0,48,0 has no area",
                "--at 10,24 --die 1 --sectors 0  | --sectors takes a number from 1 to 1000, not '0'",
                "--at 10,24 --die 1 --base 0     | --base: its diameter is more than 0",
                "--at 10,24 --die 1 --base NaN   | --base takes a diameter in millimetres, such as 25, not 'NaN'",
                "--at 10,24 --die 1 --distance x | --distance takes inches, such as 16, not 'x'",
                "--at 10,24 --die 1 --element me | --element takes one of troop, template, beacon, other, not 'me'",
                "--at 10,24 --die 1 --zone 0,0,9 | --zone takes two opposite corners, such as 0,0,48,12, not '0,0,9'",
                "--at 10,24 --die 1 --zone 0,0,9,90           | --zone: 0,0,9,90 reaches beyond the table",
                "--at 10,24 --die 1 --enemy-zone 0,0,9,0      | --enemy-zone: 0,0,9,0 has no area",
                "--at 10,24 --die 1 --barred 0,0,9,9999999    | --barred: 0,0,9,9999999 is not within",
            })
    void faultsAreReported(String arguments, String said) {
        Run run = run(arguments == null ? "--json" : arguments);
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains(said, "Usage: deadcube dispersion").doesNotContain("\tat ", "Exception");
    }

    @Test
    void allFaultsAreReportedAtOnce() {
        Run run =
                run("--at 99,y --die 21 --table 48 --distance -1 --base x --element me --zone 1,2 --enemy-zone 0,0,0,0"
                        + " --loud here");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err().lines().takeWhile(line -> !line.startsWith("Usage")))
                .containsExactly(
                        "Unknown options: '--loud', 'here'",
                        "--table takes width x depth, such as 48x48, not '48'",
                        "--at takes a point, such as 10,24, not '99,y'",
                        "--element takes one of troop, template, beacon, other, not 'me'",
                        "--base takes a diameter in millimetres, such as 25, not 'x'",
                        "--zone takes two opposite corners, such as 0,0,48,12, not '1,2'",
                        "--die: the template has no number 21; it has 1 to 20 (N3-3)",
                        "--distance: it is 0 to 1000000 in, not -1 (N3-4)",
                        "--enemy-zone: 0,0,0,0 has no area: the south-western corner comes first, then the"
                                + " north-eastern (N3-5)");
    }

    @Test
    void missingPartsAreReportedWithTheOtherFaults() {
        Run run = run("--distance x");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err())
                .startsWith("Missing required options: '--at=X,Y', '--die=N'\n"
                        + "--distance takes inches, such as 16, not 'x'\nUsage: ");
    }

    @Test
    void helpNeedsNoOptions() {
        assertThat(run("--help")).satisfies(run -> {
            assertThat(run.exitCode()).isZero();
            assertThat(run.out()).contains("--at=X,Y", "--enemy-zone", "--json");
        });
    }
}
