package io.github.deadcube.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.interactions.Pause;
import org.openqa.selenium.interactions.PointerInput;
import org.openqa.selenium.interactions.Sequence;

/**
 * The words of the page have their texts: under the pointer, with the focus, by a long touch, and in the form of a new
 * game.
 */
class TermPageTest extends BothForms {
    /** The keywords, weapons and orders of all cards of both teams that have no text. */
    private static final String UNEXPLAINED = """
            const [done] = arguments;
            (async () => {
                const without = [];
                for (const row of document.querySelectorAll("#teams .name")) {
                    row.click();
                    await new Promise((next) => setTimeout(next, 30));
                    const card = document.getElementById("card").cloneNode(true);
                    for (const known of card.querySelectorAll(".term, h3, .weapons b, button")) known.remove();
                    for (const word of card.textContent.matchAll(/[A-Z][A-Z -]{2,}|“[^”]*”/g)) without.push(`${row.textContent}: ${word[0]}`);
                }
                done(without);
            })();
            """;

    private void opens(String form) {
        opensForm(form);
        browser.waitsFor(driver -> browser.isShown("#start form"));
    }

    private void plays(String form) {
        opens(form);
        browser.starts(Map.of("A", "person", "B", "person", "seed", "5"));
        deploys();
    }

    private WebElement term(String text) {
        return browser.driver().findElement(By.xpath("//button[contains(@class, 'term') and text()='" + text + "']"));
    }

    private String tip(String start) {
        browser.waitsFor(
                driver -> browser.isShown("#tip") && browser.text("#tip").startsWith(start));
        return browser.text("#tip");
    }

    @ParameterizedTest
    @ValueSource(strings = {"static", "served"})
    void aKeywordOfTheCardHasItsText(String form) {
        plays(form);
        browser.runs("document.querySelector('#teams .name').click()");
        WebElement keyword = browser.waitsFor(driver -> term("TACTICIAN"));
        new Actions(browser.driver()).moveToElement(keyword).perform();
        assertThat(tip("Tactician")).contains("K-TACTICIAN");
        assertThat(keyword.getAttribute("aria-describedby")).isEqualTo("tip");
        new Actions(browser.driver())
                .moveToElement(browser.driver().findElement(By.id("search")))
                .perform();
        browser.waitsFor(driver -> !browser.isShown("#tip"));
        keyword.click();
        browser.waitsFor(driver -> browser.isShown("#popup"));
        assertThat(browser.text("#popup")).contains("K-TACTICIAN");
        new Actions(browser.driver()).sendKeys(Keys.ESCAPE).perform();
        browser.hasACleanConsole();
    }

    @Test
    void theFocusShowsATextAndEscapeHidesIt() {
        plays("static");
        browser.runs("document.querySelector('#teams .name').click()");
        browser.waitsFor(driver -> term("SP"));
        browser.runs("document.querySelector('#card .term').focus({ focusVisible: true })");
        assertThat(tip("Speed: ")).contains("ADV-1", "SPR-1");
        new Actions(browser.driver()).sendKeys(Keys.ESCAPE).perform();
        assertThat(browser.isShown("#tip")).isFalse();
    }

    @Test
    void everyWordOfACardHasAText() {
        plays("static");
        assertThat((List<?>) browser.waitsForScript(UNEXPLAINED)).isEmpty();
    }

    @Test
    void anOptionAndALongTouchTellWhatItMeans() {
        plays("static");
        WebElement about = browser.driver().findElement(By.cssSelector("#ask .about"));
        PointerInput finger = new PointerInput(PointerInput.Kind.TOUCH, "finger");
        Sequence touch = new Sequence(finger, 0)
                .addAction(finger.createPointerMove(Duration.ZERO, PointerInput.Origin.fromElement(about), 0, 0))
                .addAction(finger.createPointerDown(PointerInput.MouseButton.LEFT.asArg()))
                .addAction(new Pause(finger, Duration.ofMillis(900)))
                .addAction(finger.createPointerUp(PointerInput.MouseButton.LEFT.asArg()));
        browser.driver().perform(List.of(touch));
        assertThat(tip("What an activation is")).contains("RND-3");
        assertThat(browser.isShown("#popup")).as("a long touch is no click").isFalse();
        browser.hasACleanConsole();
    }

    @ParameterizedTest
    @ValueSource(strings = {"static", "served"})
    void theFormShowsWhatItOffers(String form) {
        opens(form);
        assertThat(browser.isShown("#form svg.preview .floor")).isTrue();
        String scenario = browser.text("#form .previewed p");
        browser.fills(Map.of("scenario", "breakout"));
        assertThat(browser.text("#form .previewed p")).isNotEmpty().isNotEqualTo(scenario);
        browser.clicks("#form details summary");
        WebElement keyword = browser.waitsFor(driver -> term("RAPID FIRE"));
        new Actions(browser.driver()).moveToElement(keyword).perform();
        assertThat(tip("Rapid Fire")).contains("K-RAPID-FIRE");
        browser.hasACleanConsole();
    }

    @Test
    void theHelpNeedsNoGame() {
        opens("static");
        new Actions(browser.driver()).sendKeys("?").perform();
        browser.waitsFor(driver -> browser.isShown("#popup"));
        assertThat(browser.text("#popup")).contains("How to play", "Signs on the table", "Page up, Page down");
        new Actions(browser.driver()).sendKeys(Keys.ESCAPE).perform();
        assertThat(browser.isShown("#popup")).isFalse();
        browser.clicks("#help");
        assertThat(browser.isShown("#popup")).isTrue();
        browser.hasACleanConsole();
    }
}
