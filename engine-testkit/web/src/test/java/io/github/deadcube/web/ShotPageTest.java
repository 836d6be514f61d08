package io.github.deadcube.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.core.record.Recorder;
import io.github.deadcube.testkit.script.Script;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.interactions.Actions;

/** What the table shows of a shot: its lines of sight in a replay, and the cube of an explosion before it is chosen. */
class ShotPageTest extends OneBrowser {
    private static final String MARKED = "return document.querySelectorAll('#table ' + arguments[0]).length";
    private static final By PLAY = By.xpath("//button[text()='Play from here']");
    private static final String PACKED = """
            const [lines, done] = arguments;
            import("./packing.js").then(({ packed }) => packed({ side: "A", from: 0, lines })).then(done);
            """;

    private static long marked(String selector) {
        return (long) browser.runs(MARKED, selector);
    }

    @Test
    void aReplayShowsTheLinesOfSightOfAShot(@TempDir Path folder) throws IOException {
        GameState begin = Script.Runner.standard().play("""
                barricade north of c3
                A1 RA 5+, rifle R8, at c2/5; B1 SV 5+, pinned, at c5/5
                play
                """).state();
        opensReplay(folder, begin, "A1 activate", "A1 shoot rifle at B1");
        browser.clicks("[data-go=first]");
        assertThat(marked(".ray")).isZero();
        browser.clicks("[data-go=last]");
        assertThat(marked(".ray.free")).isEqualTo(3);
        assertThat(marked(".ray.blocked")).isEqualTo(6);
        assertThat(marked(".ray")).isEqualTo(9);
        browser.hasACleanConsole();
    }

    @Test
    void anEnemyIsAimedAtWithAWeaponThatExplodes() {
        aimsAtB1("A1 RA 5+, rifle R5, bomb R5 FRAG (3), at c2/5; B1 SV 5+, at c4/5; B2 at h8/5; play");
        pointsAt("A1 shoot rifle at B1");
        assertThat(marked(".mark.hinted")).isZero();
        pointsAt("A1 shoot bomb at c4");
        assertThat(marked(".mark.hinted[data-cube=c4]")).isEqualTo(1);
        assertThat(marked(".badge.aimed[data-model=B2]")).isZero();
        browser.hasACleanConsole();
    }

    @Test
    void aShotThatHasBeenPlayedKeepsItsLinesOfSight() {
        aimsAtB1("barricade north of c3; A1 RA 5+, rifle R8, at c2/5; B1 SV 5+, pinned, at c5/5; B2 at h8/5; play");
        browser.clicks("#popup [data-option='A1 shoot rifle at B1']");
        browser.waitsForQuestion();
        browser.clicks("[data-go=last]");
        browser.waitsFor(driver -> marked(".ray") > 0);
        assertThat(marked(".ray.free")).isEqualTo(3);
        assertThat(marked(".ray.blocked")).isEqualTo(6);
        browser.hasACleanConsole();
    }

    /** Opens a situation as a game, activates A1 and clicks B1. */
    private static void aimsAtB1(String situation) {
        GameState begin = Script.Runner.standard()
                .play(situation.replace("; ", "\n") + "\n")
                .state();
        browser.opensWithoutGame(host.address());
        String link = (String)
                browser.waitsForScript(PACKED, Recorder.of(begin, Option.none()).text());
        browser.opens("about:blank");
        browser.opens(host.address() + "#position=" + link);
        browser.waitsFor(driver -> driver.findElement(PLAY)).click();
        browser.waitsForQuestion();
        browser.clicks("#ask [data-option='A1 activate']");
        browser.waitsFor(driver -> browser.isShown("#table .badge.aimed[data-model=B1]"));
        new Actions(browser.driver())
                .click(browser.driver().findElement(By.cssSelector("#table .badge[data-model=B1]")))
                .perform();
        browser.waitsFor(driver -> browser.isShown("#popup [data-option='A1 shoot rifle at B1']"));
    }

    private static void pointsAt(String option) {
        new Actions(browser.driver())
                .moveToElement(browser.driver().findElement(By.cssSelector("#popup [data-option='" + option + "']")))
                .perform();
    }
}
