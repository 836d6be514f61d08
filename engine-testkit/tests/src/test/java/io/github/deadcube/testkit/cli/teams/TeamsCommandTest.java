package io.github.deadcube.testkit.cli.teams;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.deadcube.battlescribe.SampleLists;
import io.github.deadcube.core.json.Json;
import io.github.deadcube.testkit.cli.Run;
import io.github.deadcube.testkit.start.ShippedThings;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TeamsCommandTest {
    private static final String LIST = SampleLists.LIST.toString();
    private static final String ROSTER = SampleLists.ROSTER.toString();

    @TempDir
    private Path folder;

    /** A file of another kind has a fault in each line. */
    @ParameterizedTest
    @ValueSource(strings = {"teams", "teams check", "build --list", "play --teams FILE,", "duel --teams FILE,"})
    void aLongListOfFaultsIsCutShort(String command) throws IOException {
        Path file = Files.writeString(folder.resolve("game.txt"), "17: A1 activate\n".repeat(300));
        String arguments =
                command.contains("FILE") ? command.replace("FILE", file.toString()) + file : command + " " + file;
        Run run = Run.of(arguments.split(" ", -1));
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err().lines()).hasSize(101).last().asString().matches("and [0-9]+ lines more");
    }

    @Test
    void theContentsOfAListArePrinted() {
        Run run = Run.of("teams", LIST);
        assertThat(run.exitCode()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out().lines())
                .startsWith(
                        "dust-town.gst: Dust Town (Dust Town, revision 3, third rules): cards 1 of 1, weapons 2 of "
                                + "2, special orders"
                                + " played 0 of 0",
                        "rust-choir.cat: Rust Choir (Dust Town, revision 3, third rules): cards 8 of 8, weapons 7 "
                                + "of 7, special orders"
                                + " played 1 of 1",
                        "",
                        "special orders: 1",
                        "  Called Shots: played as ORDER-CALLED-SHOTS",
                        "    Our own.",
                        "",
                        "corrected: 10")
                .contains(
                        "left out: 1",
                        "  rust-choir.cat, line 411: Beacon: 'Comms Relay'; read as COMMUNICATIONS RELAY");
    }

    @Test
    void aRosterIsPrintedAsText() {
        Run run = Run.of("teams", ROSTER);
        assertThat(run.out().lines())
                .contains(
                        "# 3 models, 45 points, 5 VP",
                        "team: Night Shift",
                        "list: Rust Choir",
                        "Rigger: troop, 9 points, with Cutter, RA 5+ FI 5+ SV 5+ HP 2, Cutter CC AP1 FRENZY (1)");
    }

    @Test
    void whatForbidsAGameIsACommentOfTheTeam() throws IOException {
        String text = Run.of("teams", "saltwind-wardens").out();
        Path file = Files.writeString(folder.resolve("mine.txt"), text.replace("EVADE", "GLORP, EVAED"));
        assertThat(Run.of("teams", file.toString()).out())
                .isEqualTo(text.replace("EVADE", "GLORP, EVAED").replace("14 VP\n", """
                                14 VP
                                # model 5 'Scout': deadzone-3 v1 has no rule for the keyword GLORP (KT-1)
                                # model 5 'Scout': deadzone-3 v1 has no rule for the keyword EVAED: the nearest is EVADE (KT-1)
                                """));
    }

    @Test
    void jsonIsOneObject() throws IOException {
        Run run = Run.of("teams", "--json", LIST, ROSTER);
        try (JsonParser json = new JsonFactory().createParser(run.out())) {
            int tokens = 0;
            while (json.nextToken() != null) tokens++;
            assertThat(tokens).isGreaterThan(500);
        }
        assertThat(run.out())
                .startsWith("{\"files\":[{\"file\":\"dust-town.gst\"")
                .contains("\"kind\":\"left out\"");
    }

    @Test
    void teamsAsJsonAreReadLikeTexts() throws IOException {
        Path json = Files.writeString(
                folder.resolve("mine.json"),
                Json.write(SampleLists.read(SampleLists.ROSTER).teams().head()));
        assertThat(Run.of("teams", json.toString()).out())
                .isEqualTo(Run.of("teams", ROSTER).out().replaceAll("(?s)^.*?\n\n#", "\n#"));
        assertThat(Run.of("teams", "check", SampleLists.JSON.toString(), "--list", LIST)
                        .out())
                .isEqualTo("Night Shift: legal, 45 of 100 points\n");
    }

    @Test
    void aFaultIsReportedWithFileAndLineAndExitCodeTwo() throws IOException {
        Path cut = Files.writeString(
                folder.resolve("cut.ros"), Files.readString(SampleLists.ROSTER).substring(0, 500));
        Run run = Run.of("teams", cut.toString());
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).startsWith("cut.ros, line ").contains("the XML breaks off here");
    }

    @Test
    void withoutAFileTheTeamsThatShipAreListed() {
        Run run = Run.of("teams");
        assertThat(run.exitCode()).isZero();
        assertThat(run.out().lines())
                .hasSize(6)
                .contains("Saltwind Wardens: 7 models, 100 points, 14 VP, special order Called Shots");
    }

    @Test
    void aTeamOfOneModelWithoutAListIsPrintedSo() throws IOException {
        Path file = Files.writeString(
                folder.resolve("alone.txt"), "team: Alone\nForeman: leader, 20 points, RA 4+ SV 4+, rifle R6\n");
        assertThat(Run.of("teams", file.toString()).out())
                .contains("team: Alone\n", "1 model, 20 points")
                .doesNotContain("list:");
    }

    @Test
    void aTeamThatShipsIsCalledByItsName() {
        Run run = Run.of("teams", "Ashbarrow Rabble");
        assertThat(run).isEqualTo(Run.of("teams", "ashbarrow-rabble"));
        assertThat(run.out()).contains("team: Ashbarrow Rabble", "3 x Ratter: troop, 6 points");
        assertThat(Run.of("teams", "check", LIST))
                .isEqualTo(new Run(2, "", LIST + ": no strike team is in it. --list takes a force list.\n"));
        assertThat(Run.of("teams", "check", "ninth-sluice-crew").out())
                .startsWith("Ninth Sluice Crew: legal, 100 of 100 points");
    }

    @Test
    void everyTeamThatShipsPlaysByItsNameAndItsRecordIsVerified() {
        Vector<String> names = ShippedThings.TEAMS.names();
        for (int i = 0; i < names.size(); i++) {
            Path record = folder.resolve(names.get(i));
            String teams = names.get(i) + "," + names.get((i + 1) % names.size());
            Run run = Run.of("play", "--teams", teams, "--quiet", "--record", record.toString());
            assertThat(run.err()).isEmpty();
            assertThat(Run.of("verify", record.toString()).exitCode()).as(teams).isZero();
        }
    }

    @Test
    void theFaultsOfATextAreJson() throws IOException {
        Run run = Run.of("teams", "--json", LIST, team("Foreman Oda, Rivet Gun\nNobody"));
        assertThat(run.out())
                .contains("\"faults\":[{\"where\":\"")
                .contains(
                        "\"rule\":\"ASK-11\",\"text\":\"the list 'Rust Choir' has no card Nobody\"",
                        "\"line\":4,\"column\":1}");
    }

    /** A fault is what the command prints as one, and what its exit code says. */
    @Test
    void theFaultsOfAListAndOfATextHaveOneForm() throws IOException {
        Files.copy(SampleLists.SYSTEM, folder.resolve("dust-town.gst"));
        String text = Files.readString(SampleLists.LIST).replace(">Rapid Fire<", ">Turbo Boost<");
        String list = Files.writeString(folder.resolve("turbo.cat"), text).toString();
        Run run = Run.of("teams", "--json", list, team("Rigger, Cuter"));
        assertThat(run.exitCode()).isEqualTo(2);
        JsonNode json = new ObjectMapper().readTree(run.out());
        assertThat(json.get("faults")).hasSize(2);
        assertThat(json.at("/faults/0/where").asText()).isEqualTo("turbo.cat, Rivet Gun");
        assertThat(json.at("/faults/0/line").asInt()).isEqualTo(478);
        assertThat(json.at("/faults/0/text").asText()).startsWith("'Turbo Boost' is no known keyword; read without it");
        assertThat(json.at("/faults/0/cards").toString()).isEqualTo("[\"Foreman Oda\",\"Rigger\"]");
        assertThat(json.at("/faults/1/text").asText()).isEqualTo("'Cuter' is not understood");
        assertThat(run.err().lines()).hasSize(2);
        for (JsonNode finding : json.get("findings"))
            assertThat(finding.get("kind").asText()).isIn("corrected", "left out", "doubtful");
    }

    @Test
    void aMissingListIsNotAnsweredWithTeams() throws IOException {
        Run run = Run.of("teams", "check", team("Foreman Oda, Rivet Gun"), "--list", "nofile");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).startsWith("there is no file nofile\n").doesNotContain("saltwind-wardens");
        assertThat(Run.of("play", "--teams", "ashbarrow-rabble,ashbarrow-rabble", "--list", "nofile")
                        .err())
                .isEqualTo("there is no file nofile\n");
        assertThat(Run.of("teams", "check", "nobody").err())
                .contains("there is no file nobody; expected a file, or one of saltwind-wardens, ");
    }

    @Test
    void anUnknownTeamIsAnsweredWithTheShippedNames() {
        Run run = Run.of("duel", "--teams", "ashbarrow-rabble,nobody");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).contains("nobody; expected a file, or one of saltwind-wardens, kiln-road-breakers");
    }

    @Test
    void teamsDuel() {
        Run run = Run.of("duel", "--teams", "hollow-fen-callers,lanternfall-outriders", "--games", "4", "--seed", "42");
        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).startsWith("simple wins 4, random wins 0, drawn 0\n");
        assertThat(run.err()).isEmpty();
    }

    @Test
    void aFolderAndAMissingFileAreNoTeams() {
        Run run = Run.of("teams", folder.toString(), folder.resolve("x.cat").toString());
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).contains("has no list and no roster").contains("there is no such file");
    }

    @Test
    void aLegalTeamIsReportedAsLegal() throws IOException {
        Run run = Run.of("teams", "check", team("Foreman Oda, Rivet Gun\nRigger, Cutter"), "--list", LIST);
        assertThat(run).isEqualTo(new Run(0, "Night Shift: legal, 29 of 100 points\n", ""));
    }

    @Test
    void anIllegalTeamIsReportedWithTheRule() throws IOException {
        Run run = Run.of("teams", "check", team("Rigger, Cutter\nBeacon"), "--list", LIST, "--points", "10");
        assertThat(run).isEqualTo(new Run(1, """
                        Night Shift: not legal, 15 of 10 points
                          team: it has 15 points, and at most 10 are agreed (TEAM-1)
                          team: it needs at least 1 leader, not 0 (TEAM-2)
                          team: 'Beacon' needs a model with ENGINEER (TEAM-7)
                        """, ""));
    }

    @Test
    void aRosterIsCheckedAgainstItsList() {
        Run run = Run.of("teams", "check", ROSTER, "--list", LIST);
        assertThat(run).isEqualTo(new Run(0, "Night Shift: legal, 45 of 100 points\n", ""));
    }

    @Test
    void mistakesInATextAreReportedWithLineAndColumn() throws IOException {
        String file = team("Rigger, Cuter");
        Run run = Run.of("teams", "check", file, "--list", LIST);
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).startsWith(file + ", line 3, column 9: 'Cuter' is not understood; expected an option");
    }

    @Test
    void aTeamIsBuiltBySeedAndIsLegal() throws IOException {
        Run run = Run.of("build", "--list", LIST, "--points", "80", "--seed", "3");
        assertThat(run.exitCode()).isZero();
        assertThat(run).isEqualTo(Run.of("build", "--list", LIST, "--points", "80", "--seed", "3"));
        Path file = Files.writeString(folder.resolve("built.txt"), run.out());
        assertThat(Run.of("teams", "check", file.toString(), "--list", LIST, "--points", "80")
                        .exitCode())
                .isZero();
    }

    @Test
    void aTeamBelowTheMinimumIsRefused() {
        Run run = Run.of("build", "--list", LIST, "--points", "20");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err())
                .isEqualTo("no legal team of 'Rust Choir' has 20 points or fewer; expected 28 points or more\n");
    }

    @Test
    void teamsOfFilesPlay() throws IOException {
        String full = Run.of("build", "--list", LIST, "--full").out();
        Path other = Files.writeString(folder.resolve("other.txt"), full);
        Run run = Run.of("play", "--teams", ROSTER + "," + other, "--quiet");
        assertThat(run.err()).isEmpty();
        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).contains("A Night Shift against B Rust Choir 42");
    }

    @Test
    void unknownKeywordsAreCarriedOnRequestAndNamed() throws IOException {
        String full = Run.of("build", "--list", LIST, "--full").out().replaceFirst("VP 3", "$0, YODEL");
        Path other = Files.writeString(folder.resolve("other.txt"), full);
        Run refused = Run.of("play", "--teams", ROSTER + "," + other, "--quiet");
        assertThat(refused.exitCode()).isEqualTo(2);
        assertThat(refused.err()).contains("no rule for the keyword YODEL");
        Run run = Run.of("play", "--teams", ROSTER + "," + other, "--quiet", "--carry-unknown");
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).contains(": no rule knows YODEL: carried without effect (KT-19)\n");
    }

    @Test
    void aRecordIsNotWrittenOverATeam() throws IOException {
        String mine = team("Foreman Oda, Rivet Gun\nRigger, Cutter");
        Run run = Run.of("play", "--teams", mine + "," + ROSTER, "--list", LIST, "--record", mine);
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).endsWith(" is read; expected another name\n");
    }

    @Test
    void aRecordIsNotWrittenOverTheGameSystemBesideAList() throws IOException {
        String text = Files.readString(SampleLists.SYSTEM);
        Path system = Files.writeString(folder.resolve("dust-town.gst"), text);
        Path list = Files.copy(SampleLists.LIST, folder.resolve("list.cat"));
        String mine = team("Foreman Oda, Rivet Gun\nRigger, Cutter");
        Run run =
                Run.of("play", "--teams", mine + "," + mine, "--list", list.toString(), "--record", system.toString());
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).endsWith("--record: " + system + " is read; expected another name\n");
        assertThat(system).hasContent(text);
    }

    @Test
    void faultsOfAListAreReportedWhileATeamIsBuiltOfTheRest() throws IOException {
        Files.copy(SampleLists.SYSTEM, folder.resolve("dust-town.gst"));
        String text = Files.readString(SampleLists.LIST).replace(">Rapid Fire<", ">Turbo Boost<");
        Path list = Files.writeString(folder.resolve("turbo.cat"), text);
        Run run = Run.of("build", "--list", list.toString());
        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).startsWith("team: Rust Choir 42\n").doesNotContain("Rivet Gun");
        assertThat(run.err())
                .isEqualTo("turbo.cat, line 478: Rivet Gun: 'Turbo Boost' is no known keyword; read without it"
                        + " (in Foreman Oda, Rigger)\n");
    }

    @Test
    void oneTeamIsNotEnough() {
        Run run = Run.of("play", "--teams", ROSTER);
        assertThat(run)
                .isEqualTo(new Run(2, "", "--teams takes two names or files, such as ashbarrow-rabble,mine.rosz\n"));
    }

    private String team(String models) throws IOException {
        Path file = folder.resolve("mine.txt");
        return Files.writeString(file, "team: Night Shift\nlist: Rust Choir\n" + models + "\n")
                .toString();
    }
}
