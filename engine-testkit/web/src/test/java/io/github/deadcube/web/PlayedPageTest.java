package io.github.deadcube.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.core.Deadcube;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WindowType;
import org.openqa.selenium.interactions.Actions;

/** Games that are played on the page in Chromium, from a static host and from the server of {@code deadcube web}. */
class PlayedPageTest {
    private static final Map<String, String> AGAINST_A_BOT = Map.of("A", "person", "B", "level-3", "seed", "7");

    private static final String FAULT = ".error:not([hidden])";
    private static final String DEPLOY = "#ask .helps .primary";

    @TempDir
    private static Path games;

    private static StaticHost host;
    private static ServedHost server;

    private PageBrowser browser;

    @BeforeAll
    static void start() {
        host = new StaticHost();
        server = new ServedHost(games);
    }

    @AfterAll
    static void end() {
        host.close();
        server.close();
    }

    @BeforeEach
    void open() {
        browser = new PageBrowser();
    }

    @AfterEach
    void close() {
        if (browser != null) browser.close();
    }

    static Stream<Arguments> formsAndEditions() {
        return Deadcube.editions()
                .toJavaStream()
                .flatMap(edition -> Stream.of("static", "served").map(form -> Arguments.of(form, edition)));
    }

    private static PageHost form(String form) {
        return form.equals("static") ? host : server;
    }

    @ParameterizedTest
    @MethodSource("formsAndEditions")
    void aWholeGameIsClicked(String form, String edition) {
        browser.opens(form(form).address());
        browser.starts(Map.of("A", "person", "B", "level-3", "seed", "7", "edition", edition));
        browser.clicksChoices(10);
        PageBrowser.Clicked game = browser.clicksToTheEnd();
        System.out.println(form + ", " + edition + ": " + game);
        assertThat(game.asked()).matches(".* win the game|The game is drawn");
        assertThat(game.clicks()).isGreaterThan(20);
        assertThat(browser.runs("return document.activeElement.id")).isEqualTo("ask");
        browser.hasACleanConsole();
    }

    @Test
    void twoSeatsPlayInTwoBrowsers() {
        browser.opens(server.address());
        browser.starts(Map.of("A", "person", "B", "other"));
        String link = (String) browser.runs("return document.querySelector('#invitation input').value");
        try (PageBrowser other = new PageBrowser()) {
            other.opens(link);
            Set<PageBrowser> asked = new HashSet<>();
            for (int i = 0; asked.size() < 2 || i < 12; i++) {
                browser.waitsFor(driver -> browser.isAsked() || other.isAsked());
                PageBrowser who = browser.isAsked() ? browser : other;
                if (who.isShown(DEPLOY)) {
                    who.clicks(DEPLOY);
                    who.waitsFor(driver -> !who.isShown(DEPLOY));
                } else {
                    who.clicksChoices(1);
                    asked.add(who);
                }
                other.waitsFor(driver -> other.moment() == browser.moment());
            }
            other.hasACleanConsole();
        }
        browser.hasACleanConsole();
    }

    @Test
    void aLinkThatIsPastedIntoAnOpenPageIsFollowed() {
        browser.opens(server.address());
        browser.starts(Map.of("A", "person", "B", "other"));
        String link = (String) browser.runs("return document.querySelector('#invitation input').value");
        try (PageBrowser other = new PageBrowser()) {
            other.opens(server.address());
            other.waitsFor(driver -> other.isShown("#start form"));
            other.runs("location.href = arguments[0]", link);
            other.waitsFor(driver -> !other.text("#teams").isEmpty());
            assertThat(other.text("#teams")).isEqualTo(browser.text("#teams"));
            other.hasACleanConsole();
        }
    }

    @Test
    void othersWatchByALinkAndTheSeatStays() {
        browser.opens(server.address());
        browser.starts(Map.of("A", "person", "B", "other"));
        browser.waitsFor(driver -> browser.moment() > 0);
        String seat = (String) browser.runs("return document.querySelectorAll('#invitation input')[0].value");
        String watch = (String) browser.runs("return document.querySelectorAll('#invitation input')[1].value");
        String own = browser.driver().getWindowHandle();
        for (String link : new String[] {watch, seat}) {
            browser.driver().switchTo().newWindow(WindowType.TAB);
            browser.opens(link);
            browser.waitsFor(driver -> browser.moment() > 0);
            assertThat(browser.text("#failure")).isEmpty();
        }
        browser.driver().switchTo().window(own);
        browser.opens(server.address());
        browser.waitsFor(driver -> browser.moment() > 0);
        // the seat of side B is taken by the second tab
        assertThat(browser.text("#invitation")).contains("To watch").doesNotContain("For the player of side B");
        browser.hasACleanConsole();
    }

    @Test
    void twoPagesWithoutAServerExchangeTexts() {
        browser.opens(host.address());
        browser.starts(Map.of("A", "person", "B", "other"));
        try (PageBrowser other = new PageBrowser()) {
            other.opens(host.address());
            for (int turn = 0; turn < 8; turn++) {
                PageBrowser from = turn % 2 == 0 ? browser : other;
                PageBrowser to = turn % 2 == 0 ? other : browser;
                String text = from.waitsFor(driver -> {
                    if (from.isAsked()) from.clicks(from.isShown(DEPLOY) ? DEPLOY : "#ask [data-option]");
                    return from.value("#invitation[open] textarea[readonly]");
                });
                System.out.println("text of " + text.length() + " characters");
                assertThat(text.length()).as("text %s", turn).isLessThan(turn == 0 ? 10_000 : 3_000);
                String box = turn == 0 ? "#start .games" : "#invitation";
                to.waitsFor(driver -> to.isShown(box + " textarea:not([readonly])"));
                to.driver()
                        .findElement(By.cssSelector(box + " textarea:not([readonly])"))
                        .sendKeys(text);
                to.clicks(box + " textarea:not([readonly]) + button");
                to.waitsFor(driver -> to.isAsked() || to.isShown(FAULT));
                assertThat(to.text(FAULT)).isEmpty();
                assertThat(to.moment()).isEqualTo(from.moment());
            }
            other.hasACleanConsole();
        }
        browser.hasACleanConsole();
    }

    @Test
    void aLinkLeadsToAMomentInAnotherBrowser() {
        browser.opens(host.address());
        browser.starts(AGAINST_A_BOT);
        browser.clicksUntil(60);
        browser.waitsForQuestion();
        new Actions(browser.driver())
                .sendKeys(Keys.ARROW_LEFT, Keys.ARROW_LEFT, Keys.ARROW_LEFT)
                .perform();
        browser.driver().findElement(By.xpath("//button[text()='Copy a link']")).click();
        String link = browser.waitsFor(driver -> browser.value("[data-link]"));
        try (PageBrowser other = new PageBrowser()) {
            other.opens(link);
            other.waitsFor(driver -> other.moment() > 0);
            assertThat(other.text("#momentNumber")).isEqualTo(browser.text("#momentNumber"));
            assertThat(other.text("#story")).isEqualTo(browser.text("#story")).isNotEmpty();
        }
    }

    /** Returns the number of the last moment. */
    private long playsAWhile(PageHost where) {
        browser.opens(where.address());
        browser.starts(AGAINST_A_BOT);
        browser.clicksChoices(12);
        browser.waitsForQuestion();
        return browser.moment();
    }

    private void goesOn(PageHost where, long moment) {
        browser.opens(where.address());
        browser.waitsForQuestion();
        assertThat(browser.moment()).isEqualTo(moment);
        browser.clicksChoices(3);
    }

    @Test
    void aGameGoesOnAfterTheServerWasKilled() {
        long before = playsAWhile(server);
        server.killAndStartAgain();
        goesOn(server, before);
    }

    @Test
    void aGameGoesOnAfterTheTabWasClosed() {
        long before = playsAWhile(host);
        String tab = browser.driver().getWindowHandle();
        String next = browser.driver().switchTo().newWindow(WindowType.TAB).getWindowHandle();
        browser.driver().switchTo().window(tab).close();
        browser.driver().switchTo().window(next);
        goesOn(host, before);
        browser.hasACleanConsole();
    }

    private boolean isAnOptionFocused() {
        return (boolean) browser.runs("return document.activeElement.matches('#ask [data-option]')");
    }

    @Test
    void keysAloneStartAGameAndChoose() {
        browser.opens(host.address());
        browser.waitsFor(driver -> browser.isShown("#start form"));
        Actions keys = new Actions(browser.driver());
        int tabs = 0;
        while (!browser.driver().switchTo().activeElement().getText().equals("Start") && tabs++ < 40)
            keys.sendKeys(Keys.TAB).perform();
        keys.sendKeys(Keys.ENTER).perform();
        for (int i = 0; i < 20; i++) {
            browser.waitsForQuestion();
            long before = browser.moment();
            assertThat(isAnOptionFocused()).isTrue();
            keys.sendKeys(i % 2 == 0 ? "j" : "", Keys.ENTER).perform();
            browser.waitsFor(driver -> browser.moment() > before);
        }
        browser.waitsForQuestion();
        keys.sendKeys(Keys.ARROW_LEFT, Keys.ARROW_LEFT).perform();
        assertThat(browser.driver().findElement(By.id("ask")).getText()).contains("Back to the game");
        keys.sendKeys(Keys.END).perform();
        assertThat(isAnOptionFocused()).isTrue();
        browser.hasACleanConsole();
    }
}
