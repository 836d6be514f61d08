package io.github.deadcube.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.interactions.Actions;

/** What an analysis finds is a list and points of the curve, which lead to the table with what was better. */
class AnalysisPageTest extends BothForms {
    private static final int INPUTS = 120;
    /** Clicks an entry of the list, and answers the number of its input. */
    private static final String FIRST = """
            const entry = document.querySelector(".finding.costly");
            entry.click();
            return Number(entry.dataset.finding);
            """;

    /** The same for the first entry of side B, or of side A if B has decided well. */
    private static final String FIRST_OF_B = FIRST.replace(
            "(\".finding.costly\")", "(\".finding.costly.b\") || " + "document.querySelector(\".finding.costly\")");

    /** The number of the first input of side B, from the record that the browser keeps; null before it. */
    private static final String B_DEPLOYS = """
            const kept = Object.keys(localStorage).find((key) => key.startsWith("deadcube.record."));
            const found = /(\\d+): B\\d+ set up/.exec(kept && localStorage.getItem(kept));
            return found && Number(found[1]);
            """;

    /** Goes to a moment and goes on from there in a new game; the bots play on meanwhile and draw the page again. */
    private static final String CONTINUES = """
            const slider = document.getElementById("slider");
            slider.value = arguments[0];
            slider.dispatchEvent(new Event("input"));
            [...document.querySelectorAll("#analysis button")].find((each) => each.textContent === "Continue from here").click();
            """;

    private static final String DRAWN =
            "return document.querySelectorAll('#table .advice.better, #table .mark.better').length";

    private static long shown() {
        return Long.parseLong(browser.text("#momentNumber").split(" / ")[0]);
    }

    private static long drawn() {
        return ((Number) browser.runs(DRAWN)).longValue();
    }

    private static void analyses(String form) {
        opensForm(form);
        browser.starts(Map.of("A", "person", "B", "person", "seed", "5"));
        browser.clicksUntil(INPUTS);
        browser.waitsForQuestion();
        browser.clicks("[data-go=back]");
        browser.driver().findElement(By.xpath("//button[text()='Analyse']")).click();
        browser.waitsFor(driver -> browser.isShown(".finding.costly")
                && !browser.text("#analysis .helps").contains("Analyse")
                && !browser.text("#analysis .helps").contains("Stop"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"static", "served"})
    void aCostlyDecisionLeadsToWhatWasBetter(String form) {
        analyses(form);
        assertThat(drawn()).isZero();
        long number = ((Number) browser.runs(FIRST)).longValue();
        assertThat(shown()).isEqualTo(number - 1);
        assertThat(browser.text("#analysis .remark")).contains("−", "Better: ", "Try again here");
        assertThat(drawn()).isPositive();
        assertThat(browser.text(".finding[aria-current=true]")).contains("costly");
        browser.clicks("[data-go=on]");
        assertThat(browser.text("#analysis .remark")).contains("See what was better");
        browser.clicks("[data-go=on]");
        assertThat(browser.text("#analysis .remark")).doesNotContain("Try again here, See");
        reachesPointsByKeyboard();
        clicksTheLine();
        long tried = ((Number) browser.runs(FIRST_OF_B)).longValue();
        browser.clicks("#analysis .remark .primary");
        browser.waitsFor(driver -> browser.moment() == tried - 1);
        browser.waitsForQuestion();
        assertThat(browser.isShown("#analysis .remark")).isFalse();
        browser.hasACleanConsole();
    }

    /** A point that is clicked with the mouse is the nearest one; the line beside the points leads to its moment. */
    private static void clicksTheLine() {
        browser.clicks("[data-go=first]");
        new Actions(browser.driver())
                .moveToElement(browser.driver().findElement(By.cssSelector(".point.costly")), 3, 3)
                .click()
                .perform();
        assertThat(browser.isShown("#analysis .remark")).isTrue();
        new Actions(browser.driver())
                .moveToElement(browser.driver().findElement(By.id("line")), 0, -18)
                .click()
                .perform();
        assertThat(shown()).isBetween(browser.moment() / 2 - 3, browser.moment() / 2 + 3);
    }

    /** The points are one stop of the tab key; arrow keys go along, and each says what it is. */
    private static void reachesPointsByKeyboard() {
        browser.runs("document.querySelector('#points [tabindex=\"0\"]').focus()");
        Actions keys = new Actions(browser.driver());
        keys.sendKeys(Keys.END).perform();
        String last = browser.driver().switchTo().activeElement().getAttribute("aria-label");
        keys.sendKeys(Keys.HOME).perform();
        String first = browser.driver().switchTo().activeElement().getAttribute("aria-label");
        assertThat(first).isNotEqualTo(last);
        assertThat(List.of(first, last))
                .allMatch(label ->
                        label.matches("(Costly for [AB], −.*: .*Better: .*|Lucky for [AB], \\+.*: The roll .*|[AB]\\d* "
                                + "(is killed|scores).*)"));
        while (!browser.driver()
                .switchTo()
                .activeElement()
                .getAttribute("aria-label")
                .startsWith("Costly")) keys.sendKeys(Keys.ARROW_RIGHT).perform();
        String label = browser.driver().switchTo().activeElement().getAttribute("aria-label");
        keys.sendKeys(Keys.ENTER).perform();
        assertThat(browser.text("#analysis .remark .better")).isEqualTo(label.substring(label.indexOf("Better: ")));
        assertThat(drawn()).isPositive();
        assertThat(browser.runs("return document.querySelectorAll('#points [tabindex=\"0\"]').length"))
                .isEqualTo(1L);
    }

    /** A game of bots has no player who could try again: a person takes the side that decides. */
    @Test
    void aGameOfBotsGoesOnWithAPersonWhoDecides() {
        opensForm("static");
        browser.starts(Map.of("A", "level-1", "B", "level-1", "seed", "5"));
        long number = browser.waitsFor(driver -> (Long) browser.runs(B_DEPLOYS));
        browser.runs(CONTINUES, number - 1);
        browser.waitsFor(driver -> browser.moment() == number - 1);
        browser.waitsForQuestion();
        assertThat(browser.runs("return document.getElementById('asked').className"))
                .isEqualTo("b");
    }

    /** {@code analyse --html} writes the page of a replay with the analysis in it. */
    @Test
    void theFileOfAnAnalysedGameIsThisPage(@TempDir Path folder) throws IOException {
        browser.shows(1280, 900, "light");
        browser.opens(Files.writeString(folder.resolve("analysis.html"), AnalysedGame.page())
                .toUri()
                .toString());
        browser.waitsFor(driver -> browser.isShown(".finding.costly"));
        long number = ((Number) browser.runs(FIRST)).longValue();
        assertThat(shown()).isEqualTo(number - 1);
        assertThat(browser.text("#analysis .remark code")).isEqualTo("deadcube play " + number);
        assertThat(drawn()).isPositive();
        assertThat(browser.isShown("#table .figure")).isTrue();
        browser.hasACleanConsole();
    }
}
