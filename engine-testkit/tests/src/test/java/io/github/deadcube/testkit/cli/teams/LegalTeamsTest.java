package io.github.deadcube.testkit.cli.teams;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.battlescribe.SampleLists;
import io.github.deadcube.testkit.cli.Run;
import io.github.deadcube.testkit.junit.Rule;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** TEAM-9: the team check and the start of a game accept the same teams. */
class LegalTeamsTest {
    private static final String BOSS = "Boss: leader, 20 points, RA 4+ HP 2 VP 2, rifle R5\n";
    private static final String HAND = "Hand: troop, 5 points, RA 5+ HP 2, ";
    private static final String TOO_CHEAP =
            "Night Shift is not legal: model 3 'Rigger': it has 13 points, and the list says 14 (TEAM-1)\n";

    @TempDir
    private Path folder = Path.of("");

    @ParameterizedTest
    @ValueSource(strings = {"gun R5 TOUGH", "bag R3 GRENADE", "gun R5 YODEL"})
    @Rule("TEAM-9")
    void aCardThatStartRefusesIsNotLegal(String weapon) throws IOException {
        String team = team("one.txt", BOSS + HAND + weapon + "\n");
        Run checked = Run.of("teams", "check", team);
        assertThat(checked.exitCode()).isEqualTo(1);
        assertThat(checked.out()).startsWith("Strays: not legal, 25 of 100 points");
        Run played = Run.of("play", "--quiet", "--teams", team + "," + team);
        assertThat(played.exitCode()).isEqualTo(2);
        String refused = checked.out().lines().skip(1).findFirst().orElseThrow();
        assertThat(refused).startsWith("  model 2 'Hand', weapon '");
        assertThat(played.err()).contains(refused.strip());
    }

    @Test
    void aTeamWithoutAListIsSaidToNameNone() throws IOException {
        Path team = Files.writeString(folder.resolve("one.txt"), "team: Strays\n" + BOSS + HAND + "gun R5\n");
        assertThat(Run.of("teams", "check", team.toString()).out())
                .startsWith("Strays: legal, 25 of 100 points; the team names no list\n");
    }

    @Test
    @Rule("TEAM-9")
    void faultsOfTheTeamAndOfItsCardsAreReportedAtOnce() throws IOException {
        Run run = Run.of("teams", "check", team("one.txt", HAND + "gun R5 TOUGH, equipment I-AMMO, BEAST, YODEL\n"));
        assertThat(run.out().lines().skip(1).map(line -> line.replaceAll(".*\\((.*)\\)$", "$1")))
                .containsExactly("TEAM-6", "TEAM-2", "KT-1", "K-TOUGH");
    }

    @Test
    @Rule("TEAM-9")
    void cardsAreCheckedByTheRequestedEdition() {
        for (String name : new String[] {"ashbarrow-rabble", "ninth-sluice-crew"}) {
            assertThat(Run.of("teams", "check", name).exitCode()).isZero();
            Run checked = Run.of("teams", "check", name, "--edition", "revised");
            Run played = Run.of("play", "--quiet", "--teams", name + "," + name, "--edition", "revised");
            assertThat(checked.exitCode()).isEqualTo(1);
            assertThat(played.exitCode()).isZero();
            String advice = "--translate translates its cards into deadzone-3.5 v1";
            assertThat(checked.out()).contains(advice);
            assertThat(played.err()).doesNotContain(advice).contains(" becomes R25-I-");
            assertThat(checked.out()).doesNotContain("(TEAM-");
        }
    }

    @Test
    @Rule("TEAM-9")
    void aTeamThatIsLegalAfterTranslationStartsTranslated() {
        int started = 0;
        for (String name : Run.of("teams")
                .out()
                .lines()
                .map(line -> line.replaceAll(":.*", ""))
                .toList()) {
            Run checked = Run.of("teams", "check", name, "--edition", "revised", "--translate");
            Run played = Run.of("play", "--quiet", "--teams", name + "," + name, "--edition", "revised", "--translate");
            assertThat(checked.exitCode() == 0)
                    .as(name + checked.out() + played.err())
                    .isEqualTo(played.exitCode() == 0);
            if (played.exitCode() == 0) started++;
            assertThat(checked.out().lines().skip(1))
                    .as("the translations that play prints for each of both teams")
                    .containsExactlyElementsOf(
                            played.err().lines().distinct().map("  "::concat).toList());
        }
        assertThat(started).isPositive();
    }

    @Test
    @Rule("TEAM-9")
    void anIllegalTeamIsReportedAndPlays() throws IOException {
        String team = team("one.txt", BOSS);
        String told = "Strays is not legal: team: it needs at least 1 troop, not 0 (TEAM-2)\n";
        for (Vector<String> command :
                Vector.of(Vector.of("play", "--quiet", "--teams"), Vector.of("duel", "--games", "2", "--teams"))) {
            Run run = run(command.append(team + "," + team));
            assertThat(run.exitCode()).isZero();
            assertThat(run.err()).isEqualTo(told);
            Run refused = run(command.append(team + "," + team).append("--legal"));
            assertThat(refused).isEqualTo(new Run(2, "", told));
            assertThat(run(command.append("ashbarrow-rabble,ninth-sluice-crew").append("--legal"))
                            .err())
                    .isEmpty();
        }
    }

    @Test
    @Rule("TEAM-9")
    void theListsOfBothTeamsDecide() throws IOException {
        String[] play = {
            "play", "--quiet", "--teams", cheap() + "," + SampleLists.ROSTER, "--list", SampleLists.LIST.toString()
        };
        assertThat(Run.of(play).err()).isEqualTo(TOO_CHEAP);
        assertThat(Run.of("play", "--list", SampleLists.LIST.toString()).err())
                .startsWith("--list expects --teams, two files of strike teams from these lists.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"%s,ashbarrow-rabble", "ashbarrow-rabble,%s"})
    @Rule("TEAM-9")
    void aListInTheFolderOfATeamDecidesAboutThatTeam(String teams) throws IOException {
        for (Path file : new Path[] {SampleLists.SYSTEM, SampleLists.LIST})
            Files.copy(file, folder.resolve(file.getFileName().toString()));
        cheap();
        assertThat(Run.of("play", "--quiet", "--teams", teams.formatted(folder)).err())
                .isEqualTo(TOO_CHEAP);
    }

    @Test
    @Rule("TEAM-9")
    void aServerReportsFaultsAndRefusesToPlay() {
        String team = "\"team: Strays\\nlist: Docks\\n\\n" + BOSS.strip() + "\\n\"";
        String start = "{\"do\":\"start\",\"teams\":{\"A\":" + team + ",\"B\":\"ashbarrow-rabble\"}}\n";
        String told = "\"rule\":\"TEAM-2\",\"text\":\"it needs at least 1 troop, not 0\"";
        assertThat(Run.typing(start, "serve").out())
                .contains("\"illegal\":[{\"where\":\"Strays, team\"," + told + "}]", "\"due\":");
        assertThat(Run.typing(start, "serve", "--legal").out())
                .contains("\"where\":\"/teams, Strays, team\"," + told)
                .doesNotContain("\"due\":");
        String legal = start.replace(team, "\"ninth-sluice-crew\"");
        assertThat(Run.typing(legal, "serve", "--legal").out())
                .contains("\"due\":")
                .doesNotContain("illegal");
    }

    /** A roster with a model that costs less than its list says. */
    private Path cheap() throws IOException {
        String roster = Files.readString(SampleLists.ROSTER).replace("value=\"14.0\"", "value=\"13.0\"");
        return Files.writeString(folder.resolve("cheap.ros"), roster);
    }

    private String team(String name, String models) throws IOException {
        return Files.writeString(folder.resolve(name), "team: Strays\nlist: Docks\n\n" + models)
                .toString();
    }

    private static Run run(Vector<String> arguments) {
        return Run.of(arguments.toJavaArray(String[]::new));
    }
}
