package io.github.deadcube.testkit.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.battlescribe.SampleLists;
import io.github.deadcube.testkit.cli.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code --orders}: a list with a leader order that is not shipped, in every command that reads lists or plays. */
class OrderFilesTest {
    private static final String NIGHT_WATCH = """
            {"version": 1, "orders": [
             {"rule": "HOUSE-NIGHT-WATCH", "name": "Night Watch", "text": "The active model has one die more.",
              "modes": [{"triggers": ["active"], "effects": [{"type": "adds", "modifier": "dice", "amount": 1}]}]},
             {"rule": "HOUSE-UNUSED", "name": "Unused", "modes": [{"triggers": ["active"], "effects": ["rises"]}]}
            ]}
            """;

    @TempDir
    private Path folder;

    private String list = "";
    private String orders = "";

    @BeforeEach
    void files() throws IOException {
        Path system = SampleLists.LIST.resolveSibling("dust-town.gst");
        Files.copy(system, folder.resolve("dust-town.gst"));
        list = Files.writeString(
                        folder.resolve("watch.cat"),
                        Files.readString(SampleLists.LIST).replace("Called Shots", "NIGHT  watch"))
                .toString();
        orders = Files.writeString(folder.resolve("orders.json"), NIGHT_WATCH).toString();
    }

    private String team() throws IOException {
        Run built = Run.of("build", "--list", list, "--orders", orders, "--full", "--seed", "3");
        assertThat(built.err()).isEmpty();
        return Files.writeString(folder.resolve("team.txt"), built.out()).toString();
    }

    @Test
    void teamsReportsThatTheOrderIsPlayed() {
        assertThat(Run.of("teams", list).out()).contains("NIGHT watch: no data for this order");
        Run run = Run.of("teams", list, "--orders", orders);
        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).contains("special orders played 1 of 1", "NIGHT watch: played as HOUSE-NIGHT-WATCH");
        assertThat(Run.of("teams", "--json", list, "--orders", orders).out())
                .contains("\"played\":\"HOUSE-NIGHT-WATCH\"");
    }

    @Test
    void aTeamIsBuiltAndCheckedWithIt() throws IOException {
        String team = team();
        assertThat(Files.readString(Path.of(team))).contains("order \"Night Watch\"");
        Run run = Run.of("teams", "check", team, "--list", list, "--orders", orders);
        assertThat(run.out()).contains(": legal");
        assertThat(run.exitCode()).isZero();
    }

    @Test
    void theRulesExplainIt() {
        String told = """
                HOUSE-NIGHT-WATCH  Night Watch
                  The active model has one die more. [house rule]
                  A special order, once an activation.
                """;
        assertThat(Run.of("rules", "house-night-watch", "--orders", orders)).isEqualTo(new Run(0, told, ""));
        assertThat(Run.of("rules", "--orders", orders))
                .isEqualTo(new Run(0, told + "HOUSE-UNUSED  Unused\n  A special order, once an activation.\n", ""));
        assertThat(Run.of("rules", "die more", "--orders", orders).out()).contains("HOUSE-NIGHT-WATCH  Night Watch\n");
        assertThat(Run.of("rules", "--edition", "revised", "house-night-watch", "--orders", orders)
                        .out())
                .isEqualTo(told);
        assertThat(Run.of("rules", "--rulings", "--orders", orders).err())
                .startsWith("--orders is for rules that are looked up, not for --differences or --rulings\n");
        assertThat(Run.of("rules", "--orders", folder.resolve("none.json").toString()))
                .isEqualTo(new Run(2, "", "there is no file " + folder.resolve("none.json") + "\n"));
    }

    /** It would replace no order, and rules with both cannot be played. */
    @Test
    void theRuleOfAnOrderThatShipsIsRefused() throws IOException {
        Path other = folder.resolve("other.json");
        Files.writeString(other, NIGHT_WATCH.replace("HOUSE-UNUSED", "ORDER-SPARE-PARTS"));
        Run run = Run.of("cases", "--rule", "VIC-9", "--orders", other.toString());
        assertThat(run)
                .isEqualTo(new Run(
                        2,
                        "",
                        other
                                + ": the rule ORDER-SPARE-PARTS of 'Unused' is that of the special order 'Spare "
                                + "Parts', which ships;"
                                + " expected another rule\n"));
    }

    @Test
    void aListThatIsMissingHasOneFault() {
        assertThat(Run.of("build", "--list", folder.resolve("none.cat").toString()))
                .isEqualTo(new Run(2, "", "none.cat: there is no such file; the file is not read\n"));
    }

    @Test
    void aGameIsPlayedWithItAndItsRecordNeedsNoFile() throws IOException {
        Path record = folder.resolve("game.txt");
        String teams = team() + ",kiln-road-breakers";
        Run run = Run.of("play", "--teams", teams, "--orders", orders, "--quiet", "--record", record.toString());
        assertThat(run.err()).isEmpty();
        assertThat(Files.readString(record))
                .contains("\nspecial order (rule HOUSE-NIGHT-WATCH, name \"Night Watch\"")
                .contains("use HOUSE-NIGHT-WATCH")
                .doesNotContain("UNUSED");
        assertThat(Run.of("verify", record.toString()).exitCode()).isZero();
    }

    @Test
    void botsDuelWithIt() throws IOException {
        String teams = team() + ",kiln-road-breakers";
        Run run = Run.of("duel", "--teams", teams, "--orders", orders, "--games", "2", "--bots", "random,random");
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).contains("random wins");
        assertThat(Run.of("duel", "--teams", teams, "--games", "2").err()).contains("no special order 'Night Watch'");
    }

    @Test
    void aDuelDoesNotGoOnWithAnOrderThatDoesSomethingElse() throws IOException {
        String rows = folder.resolve("rows.jsonl").toString();
        String[] arguments = {
            "duel",
            "--teams",
            team() + ",kiln-road-breakers",
            "--orders",
            orders,
            "--games",
            "1",
            "--bots",
            "random,random",
            "--seed",
            "1",
            "--rows",
            rows
        };
        Run first = Run.of(arguments);
        assertThat(first.exitCode()).as(first.err()).isZero();
        assertThat(Run.of(arguments)).isEqualTo(first);
        Files.writeString(Path.of(orders), NIGHT_WATCH.replace("\"amount\": 1", "\"amount\": 2"));
        assertThat(Run.of(arguments).err())
                .contains("line 1: this is not the next game of this duel; expected the options of its duel, or "
                        + "another file: its digest of points, cards, special orders and");
    }

    @Test
    void itsFileIsNotWritten() throws IOException {
        Run played = Run.of("play", "--orders", orders, "--record", orders);
        assertThat(played).isEqualTo(new Run(2, "", "--record: " + orders + " is read; expected another name\n"));
        for (String option : new String[] {"--rows", "--page"}) {
            Run run = Run.of("duel", "--orders", orders, "--games", "2", option, orders);
            assertThat(run).isEqualTo(new Run(2, "", option + ": " + orders + " is read; expected another name\n"));
        }
        assertThat(Path.of(orders)).hasContent(NIGHT_WATCH);
    }

    @Test
    void aServerFindsIt() throws IOException {
        String team = team().replace("\\", "/");
        String start = "{\"do\": \"start\", \"seed\": 1, \"teams\": {\"A\": \"%s\", \"B\": \"kiln-road-breakers\"}}\n"
                .formatted(team);
        String served = Run.typing(
                        start + "{\"do\": \"save\"}\n", "serve", "--orders", orders, "--files", folder.toString())
                .out();
        assertThat(served)
                .contains("\"orderData\":[{\"rule\":\"HOUSE-NIGHT-WATCH\"")
                .contains("special order (rule HOUSE-NIGHT-WATCH")
                .doesNotContain("UNUSED");
        assertThat(Run.typing(start, "serve", "--files", folder.toString()).out())
                .contains("no special order 'Night Watch'");
    }

    @Test
    void aWrongNameIsRefusedWithTheNearestOne() {
        String start = "{\"do\": \"start\", \"situation\": \"A1 order \\\"%s\\\", at c2; B1 at h8\"}\n";
        assertThat(Run.typing(start.formatted("night  watch"), "serve", "--orders", orders)
                        .out())
                .contains("no special order 'night  watch': the nearest is 'Night Watch'");
        assertThat(Run.typing(start.formatted("Victory"), "serve", "--orders", orders)
                        .out())
                .contains("no special order 'Victory': it has Called Shots, ", ", Night Watch");
    }

    @Test
    void aServerPlaysASituationWithIt() {
        String served = Run.typing(
                        "{\"do\": \"start\", \"seed\": 1, \"situation\": \"A1 order \\\"Night Watch\\\", at c2; B1 "
                                + "at h8;"
                                + " command A order\"}\n{\"do\": \"save\"}\n",
                        "serve",
                        "--orders",
                        orders)
                .out();
        assertThat(served).contains("special order (rule HOUSE-NIGHT-WATCH").doesNotContain("UNUSED");
    }

    @Test
    void allFaultsOfTheFilesAreReportedAtOnce() throws IOException {
        Path broken = Files.writeString(
                folder.resolve("broken.json"),
                NIGHT_WATCH.replace("\"dice\"", "\"dices\"").replace("rises", "rise"));
        Path again = Files.writeString(folder.resolve("again.json"), NIGHT_WATCH.replace("\"Unused\"", "\"UNUSED\""));
        String nowhere = folder.resolve("nowhere.json").toString();
        Run run = Run.of(
                "duel",
                "--games",
                "0",
                "--orders",
                orders + "," + again,
                "--orders",
                broken.toString(),
                "--orders",
                nowhere);
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err())
                .contains("--games takes a number from 1 upward")
                .contains("broken.json, line 3, column ")
                .contains("/orders/0/modes/0/effects/0/modifier: 'dices' is not understood; expected one of dice, "
                        + "rerolls")
                .contains("/orders/1/modes/0/effects/0: 'rise' is not understood")
                .contains("again.json: a special order 'Night Watch' is in another file of --orders too")
                .contains("again.json: a special order 'UNUSED' is in another file of --orders too")
                .contains("nowhere.json");
    }

    @Test
    void twoFilesGiveTwoOrdersTwoRules() throws IOException {
        Path again = Files.writeString(
                folder.resolve("again.json"),
                NIGHT_WATCH.replace("Night Watch", "Day Watch").replace("Unused", "Idle"));
        assertThat(Run.of("duel", "--games", "2", "--orders", orders + "," + again)
                        .err())
                .contains(
                        "again.json: the rule HOUSE-NIGHT-WATCH of 'Day Watch' is that of an order in another file "
                                + "of --orders;"
                                + " expected another rule",
                        "again.json: the rule HOUSE-UNUSED of 'Idle'");
    }

    @Test
    void anOrderOfAFileTakesThePlaceOfOneThatShips() throws IOException {
        Path record = folder.resolve("game.txt");
        Files.writeString(Path.of(orders), NIGHT_WATCH.replace("Night Watch", "Called Shots"));
        assertThat(Run.of("play", "--orders", orders, "--quiet", "--record", record.toString())
                        .exitCode())
                .isZero();
        assertThat(Files.readString(record)).contains("use HOUSE-NIGHT-WATCH").doesNotContain("ORDER-CALLED-SHOTS");
    }
}
