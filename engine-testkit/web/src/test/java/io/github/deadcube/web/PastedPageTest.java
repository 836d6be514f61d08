package io.github.deadcube.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.record.Recorder;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.text.NamedBattlefield;
import io.github.deadcube.testkit.script.Script;
import io.github.deadcube.testkit.start.ShippedThings;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.By;
import org.openqa.selenium.support.ui.Select;

/** Games of texts that people paste into the form, and doors that open. */
class PastedPageTest extends OneBrowser {
    private static final String TEAM = """
            team: Night Shift

            Foreman: leader, 20 points, VP 2, RA 4+ FI 4+ SV 4+ HP 3, rivet gun R4
            Rigger: troop, 10 points, VP 1, RA 5+ FI 5+ SV 5+ HP 2, nailer R3
            """;
    private static final String DOORS = """
            (name Doors, text "", zones [(cubes [a8, b8]), (cubes [h1, g1])], items 0,
             scenery [(name Lever, cubes [e5], free, opens [(cube f6, side south)])])
            """;

    /** Whether the browser keeps the record of a game, so that a page that is opened again goes on with it. */
    private static final String IS_KEPT =
            "return Object.keys(localStorage).some((key) => key.startsWith('deadcube.record.'));";

    @Test
    void aTeamABattlefieldAndAScenarioArePasted() {
        browser.opensWithoutGame(host.address());
        browser.starts(Map.of(
                "A", "person",
                "B", "level-3",
                "teamA", "pasted",
                "teamAText", TEAM,
                "battlefield", "pasted",
                "battlefieldText", NamedBattlefield.shipped().last().text(),
                "scenario", "pasted",
                "scenarioText", DOORS));
        browser.waitsForQuestion();
        assertThat(browser.text("#teams")).contains("Night Shift", "Foreman", "Rigger");
        assertThat(browser.text("#score")).contains("Doors");
        assertThat(browser.text("#levels")).contains("1–3");
        browser.hasACleanConsole();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    third   | patrol   | rooftop-quarter | Patrol, Rooftop quarter, third edition | Four places
                    revised | breakout | refinery        | Breakout, Refinery, 2025 revision      | slip past
                    living  | pasted   | pasted          | Doors, 8 × 8 cubes, living rules       | 5 rounds
                    """)
    void theScenarioTheBattlefieldAndTheEditionAreNamed(
            String edition, String scenario, String battlefield, String named, String more) {
        String own = NamedBattlefield.of(Battlefield.open(8, 8, 2)).text();
        browser.opensWithoutGame(host.address());
        browser.starts(Map.of(
                "edition", edition,
                "scenario", scenario,
                "scenarioText", DOORS,
                "battlefield", battlefield,
                "battlefieldText", own));
        browser.waitsFor(driver -> browser.isShown("#agreed summary"));
        assertThat(browser.text("#agreed summary")).isEqualTo(named);
        assertThat(browser.text("#agreed")).contains(more);
        browser.waitsFor(driver -> (boolean) browser.runs(IS_KEPT));
        browser.opens(host.address());
        browser.waitsFor(driver -> browser.isShown("#agreed summary"));
        assertThat(browser.text("#agreed summary")).isEqualTo(named);
    }

    @Test
    void aTextWithAFaultIsRefusedWithItsPlace() {
        browser.opensWithoutGame(host.address());
        browser.waitsFor(driver -> browser.isShown("#start form"));
        browser.fills(Map.of("teamA", "pasted", "teamAText", TEAM.replace("HP 3", "HP many")));
        browser.driver().findElement(By.cssSelector("#form [type=submit]")).click();
        browser.waitsFor(driver -> browser.isShown("#form .error"));
        assertThat(browser.text("#form .error")).contains("team of side A, line 3, Foreman:", "many", "expected");
        browser.waitsFor(
                driver -> browser.driver().switchTo().activeElement().getText().equals("Start"));
    }

    @Test
    void anIllegalTeamPlaysIfThePlayerAgrees() {
        browser.opensWithoutGame(host.address());
        browser.waitsFor(driver -> browser.isShown("#start form"));
        String team = TEAM.replace("troop, 10 points", "specialist, 90 points");
        browser.fills(Map.of("A", "person", "teamA", "pasted", "teamAText", team));
        browser.clicks("#form [type=submit]");
        browser.waitsFor(driver -> browser.isShown("#form .error"));
        assertThat(browser.text("#form .error span").lines())
                .containsExactly(
                        "By the rules of choosing a team (TEAM-9) this is not legal.",
                        "Night Shift: it has 110 points, and at most 100 are agreed (TEAM-1)",
                        "Night Shift: it needs at least 1 troop, not 0 (TEAM-2)",
                        "Night Shift: it may have at most 0 specialists (one for each troop), not 1 (TEAM-3)");
        browser.fills(Map.of("points", "150"));
        browser.clicks("#form [type=submit]");
        browser.waitsFor(driver -> !browser.text("#form .error").contains("TEAM-1"));
        assertThat(browser.text("#form .error")).contains("TEAM-2", "TEAM-3");
        browser.clicks("#form .error button");
        browser.waitsForQuestion();
        assertThat(browser.text("#teams")).contains("Night Shift", "Rigger");
        assertThat(browser.text("#agreed")).contains("16 VP, 150 points");
        assertThat(browser.runs("return JSON.parse(localStorage.getItem('deadcube.seats')).length"))
                .isEqualTo(1L);
        browser.hasACleanConsole();
    }

    @Test
    void aLinkThatOpensNoGameLeadsToTheForm() {
        browser.opensWithoutGame(host.address());
        browser.opens("about:blank");
        browser.opens(host.address() + "#game=nowhere");
        browser.waitsFor(driver -> browser.isShown("#failure") && browser.isShown("#start form"));
        assertThat(browser.text("#failure")).isEqualTo("This link opens no game: no game is called 'nowhere'.");
    }

    @Test
    void aRecordFromAFileWithAFaultIsRefusedAndLetsAnotherBeChosen(@TempDir Path folder) throws IOException {
        browser.opensWithoutGame(host.address());
        browser.waitsFor(driver -> browser.isShown("#start form"));
        for (String text : new String[] {"", "deadcube record of something else"}) {
            Path file = Files.writeString(folder.resolve("game.txt"), text);
            browser.runs("document.querySelector('#form .error').hidden = true");
            browser.driver().findElement(By.cssSelector(".games [type=file]")).sendKeys(file.toString());
            browser.waitsFor(driver -> browser.isShown("#form .error"));
            assertThat(browser.text("#form .error")).isNotEmpty();
            browser.waitsFor(driver -> browser.value(".games [type=file]") == null);
        }
    }

    @ParameterizedTest
    @CsvSource({"person, level-3, a", "level-3, person, b"})
    void aRecordFromAFileIsPlayedAgainstABot(String one, String other, String asked, @TempDir Path folder)
            throws IOException {
        GameState begin =
                Deadcube.rules().start(Shipped.setup(Deadcube.ruleset())).get();
        Path file = Files.writeString(
                folder.resolve("game.txt"), Recorder.of(begin, Option.none()).text());
        browser.opensWithoutGame(host.address());
        browser.waitsFor(driver -> browser.isShown(".games [name=recordB]"));
        browser.fills(Map.of());
        new Select(browser.driver().findElement(By.name("recordA"))).selectByValue(one);
        new Select(browser.driver().findElement(By.name("recordB"))).selectByValue(other);
        browser.driver().findElement(By.cssSelector(".games [type=file]")).sendKeys(file.toString());
        browser.clicksUntil(60);
        browser.waitsForQuestion();
        assertThat(browser.isShown("#asked." + asked)).isTrue();
        assertThat(browser.text("#score ." + (asked.equals("a") ? "b" : "a"))).contains("Level 3");
        browser.hasACleanConsole();
    }

    @Test
    void aDoorThatOpensIsNotDrawnAnyMore(@TempDir Path folder) throws IOException {
        GameState begin = Script.Runner.standard()
                .withScenario(ShippedThings.SCENARIOS.reader().apply(DOORS).get())
                .play("""
                        wall north of f5
                        A1 at e5; B1 at f8
                        laid SCENERY-LEVER 1 at e5
                        play
                        """)
                .state();
        opensReplay(folder, begin, "A1 activate", "A1 use SCENERY-LEVER");
        browser.clicks("[data-go=first]");
        long before = walls();
        browser.clicks("[data-go=last]");
        assertThat(walls()).isEqualTo(before - 1);
        browser.clicks("[data-go=first]");
        assertThat(walls()).isEqualTo(before);
    }

    private static long walls() {
        return (long) browser.runs("return document.querySelectorAll('#table .wall').length");
    }
}
