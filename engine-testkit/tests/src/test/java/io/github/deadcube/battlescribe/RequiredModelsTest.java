package io.github.deadcube.battlescribe;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.core.lists.ReadResult;
import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.core.team.ForceList;
import io.github.deadcube.core.team.ForceList.Category;
import io.github.deadcube.testkit.cli.Run;
import io.github.deadcube.testkit.junit.Rule;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** TEAM-1, TEAM-2: what a team must have, by its list and without one; and how many models a game has. */
class RequiredModelsTest {
    private static final Path SYSTEM = SampleLists.file("small/small-town.gst");

    @TempDir
    private Path folder;

    @Test
    @Rule("TEAM-1")
    void aCardThatAListRequiresIsInEachTeam() throws IOException {
        String list = small("seven-sisters.cat");
        assertThat(Run.of("teams", "check", small("half.txt"), "--list", list)).isEqualTo(new Run(1, """
                        Half: not legal, 100 of 100 points
                          team: it needs at least 1 troop, not 0 (TEAM-2)
                          team: 'Youngest' comes at least once, not 0 (TEAM-1)
                        """, ""));
        String file = written(Run.of("build", "--list", list).out());
        assertThat(Files.readString(Path.of(file))).contains("\nEldest\n", "\nYoungest\n");
        assertThat(Run.of("teams", "check", file, "--list", list).exitCode()).isZero();
        assertThat(Run.of("teams", "--json", list).out()).contains("\"limits\":[\"at least 1\"]");
    }

    @Test
    @Rule("TEAM-1")
    void aCardMayBeRequiredUnderACondition() throws IOException {
        String text = Files.readString(Path.of(small("seven-sisters.cat")));
        int youngest = text.indexOf("<constraints>", text.indexOf("id=\"e-Youngest\""));
        String head = text.substring(0, youngest).replace("value=\"100.0\"", "value=\"30.0\"");
        String modifier =
                "<modifiers><modifier type=\"set\" field=\"k-b-2\" value=\"2\"><conditions><condition type=\"atLeast\""
                        + " field=\"selections\" scope=\"roster\" value=\"1\" "
                        + "childId=\"e-Eldest\"/></conditions></modifier></modifiers>";
        String rest = text.substring(youngest)
                .replaceFirst("(id=\"k-b-1\" type=\"max\")", "id=\"k-b-1\" type=\"none\"")
                .replace("value=\"0.0\"", "value=\"5.0\"");
        Path list = SampleLists.written(folder, "sisters.cat", head + modifier + rest);
        ReadResult read = SampleLists.read(SYSTEM, list);
        assertThat(read.faults()).isEmpty();
        ForceList sisters = read.lists().head();
        assertThat(sisters.card("Youngest").get().limits().map(Object::toString))
                .containsExactly("at least 1, but 2 with at least 1 'Eldest'");
        ChosenTeam one = sisters.draft("x", 100)
                .with(sisters.card("Eldest").get(), Vector.empty())
                .with(sisters.card("Youngest").get(), Vector.empty())
                .team();
        assertThat(sisters.check(one, 100).map(Fault::toString))
                .containsExactly("team: 'Youngest' comes at least 2 times, not 1 (TEAM-1)");
        assertThat(sisters.cheapest("x").get().points()).isEqualTo(40);
        assertThat(sisters.random("x", 40, below -> 0).get().models()).hasSize(3);
    }

    @ParameterizedTest
    @CsvSource({
        "crew.txt, tide-wardens.cat, 'it needs at least 1 leader, not 0'",
        "two.txt, quay-rats.cat, 'it may have at most 1 leader, not 2'"
    })
    @Rule("TEAM-2")
    void theLeaderIsJudgedWithAListThatSaysNothingOfIt(String team, String list, String fault) throws IOException {
        Run listed = Run.of("teams", "check", small(team), "--list", small(list));
        assertThat(listed.exitCode()).isEqualTo(1);
        assertThat(listed.out().lines().skip(1)).containsExactly("  team: " + fault + " (TEAM-2)");
        String full = Run.of("teams", small(team), small(list)).out();
        assertThat(full).contains("team: ");
        Vector<ForceList> lists = read(list).lists();
        ChosenTeam read =
                ChosenTeam.read(Files.readString(Path.of(small(team))), lists).get();
        Run alone = Run.of("teams", "check", written(read.text()));
        assertThat(alone.out().lines().skip(1)).containsExactly("  team: " + fault + " (TEAM-2)");
    }

    @ParameterizedTest
    @ValueSource(strings = {"tide-wardens", "quay-rats", "hired-hands", "powder-loft", "lamp-lighters"})
    @Rule("TEAM-2")
    void aBuiltTeamHasOneLeaderAndATroop(String list) {
        ForceList force = read(list + ".cat").lists().head();
        SplitMix64 chance = new SplitMix64(7);
        for (int i = 0; i < 50; i++) {
            ChosenTeam team =
                    force.random("x", 20 + chance.below(80) + 10, chance::below).get();
            assertThat(team.count(Category.LEADER)).isOne();
            assertThat(team.count(Category.TROOP)).isPositive();
        }
    }

    @ParameterizedTest
    @CsvSource({"tide-wardens, 29, 30", "seven-sisters, 99, 100", "quay-rats, 1, 30"})
    @Rule("TEAM-1")
    void buildSaysHowManyPointsATeamNeeds(String list, int points, int least) {
        Run refused = Run.of("build", "--list", small(list + ".cat"), "--points", String.valueOf(points));
        assertThat(refused.exitCode()).isEqualTo(2);
        assertThat(refused.err())
                .matches("no legal team of '.*' has " + points + " points or fewer; expected " + least
                        + " points or more\n");
        assertThat(Run.of("build", "--list", small(list + ".cat"), "--points", String.valueOf(least))
                        .exitCode())
                .isZero();
    }

    @Test
    @Rule("TEAM-1")
    void noTeamIsBuiltWithoutACardThatTheListRequiresAndThatHasAFault() throws IOException {
        String text = Files.readString(Path.of(small("seven-sisters.cat")));
        int youngest = text.indexOf("id=\"e-Youngest\"");
        String wrong =
                text.substring(youngest).replaceFirst("<characteristic name=\"Keywords\" typeId=\"w3\">-", "$0, Glorp");
        String troop = text.substring(
                        text.indexOf("<selectionEntry id=\"e-Youngest\""), text.indexOf("</selectionEntries>"))
                .replace("Youngest", "Cousin")
                .replaceFirst("<constraints>.*</constraints>", "");
        Path list = SampleLists.written(
                folder,
                "sisters.cat",
                text.substring(0, youngest) + wrong.replaceFirst("</selectionEntries>", troop + "</selectionEntries>"));
        Run run = Run.of("build", "--list", list + "," + SYSTEM);
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err())
                .contains("'Glorp' is no known keyword")
                .endsWith("team: 'Youngest' comes at least once, not 0 (TEAM-1)\n");
    }

    @Test
    @Rule("TEAM-2")
    void aListWithoutALeaderHasNoTeam() {
        Path list = SampleLists.changed(folder, SampleLists.file("small/quay-rats.cat"), "g-leader", "g-troop");
        assertThat(Run.of("build", "--list", list + "," + SYSTEM).err())
                .isEqualTo("no team of '\\u00ad Quay Rats' is legal, of any points\n");
    }

    @Test
    @Rule("SET-1")
    void aTeamThatLeavesLittleRoomForTheOtherIsSaidToDoSo() throws IOException {
        assertThat(Run.of("teams", "check", small("crowd.txt"), "--points", "300"))
                .isEqualTo(new Run(0, """
                        Crowd: legal, 260 of 300 points; the team names no list
                          a game has at most 64 models: beside these 41 the other team has at most 23 (SET-1)
                        """, ""));
        String text = Files.readString(Path.of(small("crowd.txt")));
        assertThat(Run.of("teams", "check", written(text.replace("40 x", "31 x")), "--points", "300")
                        .out())
                .isEqualTo("Crowd: legal, 206 of 300 points; the team names no list\n");
        assertThat(Run.of("teams", "check", written(text.replace("40 x", "63 x")), "--points", "400")
                        .out())
                .isEqualTo("""
                        Crowd: not legal, 398 of 400 points; the team names no list
                          a team has at most 63 models, because both together have at most 64, not 64 (SET-1)
                        """);
    }

    private String written(String team) throws IOException {
        return Files.writeString(folder.resolve("mine.txt"), team).toString();
    }

    private static String small(String name) {
        return SampleLists.file("small/" + name).toString();
    }

    private static ReadResult read(String list) {
        return SampleLists.read(SYSTEM, SampleLists.file("small/" + list));
    }
}
