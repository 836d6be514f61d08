package io.github.deadcube.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;

/**
 * What two people in two browsers settle beside the rules: names, undo, draws, the end, a rematch, advice, and who may
 * watch.
 */
class PeoplePageTest {
    /** Calls the sounds of a page. */
    private static final String SOUNDS = """
            window.tones = 0;
            const starts = OscillatorNode.prototype.start;
            OscillatorNode.prototype.start = function (at) { window.tones++; return starts.call(this, at); };
            """;

    @TempDir
    private static Path games;

    private static ServedHost server;

    private PageBrowser ann;
    private PageBrowser bob;

    @BeforeAll
    static void serve() {
        server = new ServedHost(games);
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    /** Ann plays side B, and starts the game; Bob has opened the link of side A. */
    @BeforeEach
    void begin() {
        ann = new PageBrowser();
        bob = new PageBrowser();
        ann.opens(server.address());
        ann.starts(Map.of("A", "other", "B", "person", "nameB", "Ann <b>", "clock", "calm"));
        String link = ann.value("#invitation [data-seat] input");
        assertThat(link).contains("side=A");
        bob.opens(server.address());
        bob.runs("localStorage.setItem('deadcube.name', JSON.stringify('Bob'))");
        bob.opens("about:blank");
        bob.opens(link);
        ann.waitsFor(driver -> ann.isAsked() || bob.isAsked());
    }

    @AfterEach
    void close() {
        for (PageBrowser browser : new PageBrowser[] {ann, bob}) browser.close();
    }

    private PageBrowser asked() {
        ann.waitsFor(driver -> ann.isAsked() || bob.isAsked());
        return ann.isAsked() ? ann : bob;
    }

    private PageBrowser waiting() {
        return asked() == ann ? bob : ann;
    }

    /** Plays the next question, and waits until both pages know it. */
    private void plays() {
        asked().clicksChoices(1);
        ann.waitsFor(driver -> bob.moment() == ann.moment());
    }

    /** The name of the game at the server. */
    private String game() {
        return (String) ann.runs("return JSON.parse(localStorage.getItem('deadcube.seats'))[0].game");
    }

    private static void clicks(PageBrowser browser, String what) {
        browser.waitsFor(driver -> browser.isShown("[data-do=" + what + "]"));
        browser.clicks("[data-do=" + what + "]");
    }

    private void bothTell(String text) {
        for (PageBrowser browser : new PageBrowser[] {ann, bob})
            browser.waitsFor(driver -> browser.text("#story").contains(text));
    }

    private void resigns(PageBrowser browser) {
        clicks(browser, "resign");
        clicks(browser, "resignSure");
        for (PageBrowser each : new PageBrowser[] {ann, bob}) each.waitsFor(driver -> each.isShown(".ending"));
    }

    @Test
    void namesAndTimesAreShownAsText() {
        for (PageBrowser browser : new PageBrowser[] {ann, bob}) {
            browser.waitsFor(driver -> browser.text(".sideScore.b .player").equals("Ann <b>"));
            assertThat(browser.text(".sideScore.a .player")).isEqualTo("Bob");
            assertThat(browser.text(".sideScore.a .timer")).matches("4\\d:\\d\\d");
        }
        bob.clicks("#talk summary");
        bob.driver()
                .findElement(By.cssSelector("[data-do=name]"))
                .sendKeys(Keys.chord(Keys.CONTROL, "a"), "Robert", Keys.ENTER);
        ann.waitsFor(driver -> ann.text(".sideScore.a .player").equals("Robert"));
        assertThat(ann.isShown("#invitation [data-seat]"))
                .as("the link of a seat that is taken")
                .isFalse();
        for (PageBrowser browser : new PageBrowser[] {ann, bob}) browser.hasACleanConsole();
    }

    @Test
    void aDrawIsOfferedRefusedAndAgreed() {
        plays();
        clicks(ann, "draw");
        bob.waitsFor(driver -> bob.text("#requests").contains("Ann <b> offers a draw."));
        assertThat(ann.text("#requests")).contains("You offer a draw.");
        clicks(bob, "refuseDraw");
        bothTell("Bob refuses the draw");
        ann.waitsFor(driver -> ann.text("#requests").isEmpty());
        clicks(bob, "draw");
        clicks(ann, "allowDraw");
        for (PageBrowser browser : new PageBrowser[] {ann, bob}) {
            browser.waitsFor(driver -> browser.isShown(".ending"));
            assertThat(browser.text("#asked")).isEqualTo("The game is drawn");
            assertThat(browser.text(".whoWon")).isEqualTo("A draw");
            assertThat(browser.text(".endReason")).isEqualTo("The players have agreed to a draw.");
            assertThat(browser.isShown("#ask [data-option]")).isFalse();
            assertThat(browser.driver().getTitle()).startsWith("The end");
        }
    }

    @Test
    void anUndoIsAskedForAndAllowed() {
        PageBrowser one = asked();
        PageBrowser two = one == ann ? bob : ann;
        while (asked() == one) plays();
        plays();
        long before = one.moment();
        one.waitsFor(driver -> one.isShown("[data-do=askUndo]"));
        clicks(one, "askUndo");
        two.waitsFor(driver -> two.text("#requests").contains("asks to take back"));
        clicks(two, "refuseUndo");
        one.waitsFor(driver -> one.text("#requests").isEmpty());
        assertThat(one.moment()).isEqualTo(before);
        clicks(one, "askUndo");
        clicks(two, "allowUndo");
        bothTell("has taken back, as agreed");
        one.waitsFor(driver -> one.moment() < before && one.moment() == two.moment());
        plays();
    }

    @Test
    void whoResignsLosesAndARematchSwapsTheSides() {
        plays();
        resigns(bob);
        assertThat(bob.text(".whoWon")).isEqualTo("You have lost");
        assertThat(ann.text(".whoWon")).isEqualTo("You have won");
        assertThat(ann.text(".endReason")).isEqualTo("Bob has resigned.");
        String team = ann.text(".sideScore.b .teamName");
        assertThat(ann.text("#asked")).isEqualTo(team + " win the game");
        clicks(ann, "rematch");
        bob.waitsFor(driver -> bob.text(".ending").contains("Ann <b> asks for a rematch."));
        clicks(bob, "rematch");
        for (PageBrowser browser : new PageBrowser[] {ann, bob}) {
            browser.waitsFor(driver -> browser.text(".sideScore.a .player").equals("Ann <b>"));
            assertThat(browser.text(".sideScore.b .player")).isEqualTo("Bob");
            assertThat(browser.text(".sideScore.a .teamName")).isEqualTo(team);
            assertThat(browser.isShown(".ending")).isFalse();
        }
        plays();
        for (PageBrowser browser : new PageBrowser[] {ann, bob}) browser.hasACleanConsole();
    }

    @Test
    void adviceNeedsBothAndStandsInTheStory() {
        PageBrowser one = asked();
        PageBrowser two = waiting();
        assertThat(one.text("#ask .helps")).doesNotContain("Advice");
        for (PageBrowser browser : new PageBrowser[] {one, two}) {
            browser.clicks("#talk summary");
            clicks(browser, "advice");
        }
        bothTell("allows advice");
        one.waitsFor(driver -> one.text("#ask .helps").contains("Advice"));
        one.runs("[...document.querySelectorAll('#ask .helps button')].find((each) => each.textContent === "
                + "'Advice').click()");
        bothTell("asks a bot for advice");
        one.waitsFor(driver -> one.isShown("#ask .advised"));
        clicks(two, "advice");
        bothTell("allows no more advice");
        one.waitsFor(driver -> !one.text("#ask .helps").contains("Advice"));
    }

    @Test
    void aGameIsHiddenFromThoseWhoWouldWatch() {
        plays();
        String link = (String) ann.runs("return [...document.querySelectorAll('#invitation input')].at(-1).value");
        try (PageBrowser third = new PageBrowser()) {
            third.opens(link);
            third.waitsFor(driver -> third.moment() == ann.moment());
            bob.clicks("#talk summary");
            clicks(bob, "watch");
            bothTell("lets no one watch");
            third.opens("about:blank");
            third.opens(link);
            third.waitsFor(driver -> third.isShown("#failure"));
            assertThat(third.text("#failure")).contains("This link opens no game");
        }
        plays();
    }

    @Test
    void aSoundTellsThatItIsOnesTurnIfItIsWanted() {
        PageBrowser one = asked();
        PageBrowser two = waiting();
        for (PageBrowser browser : new PageBrowser[] {one, two}) browser.runs(SOUNDS);
        two.clicks("#talk summary");
        assertThat(two.runs("return document.querySelector('[data-do=sound]').checked"))
                .isEqualTo(false);
        clicks(two, "sound");
        two.waitsFor(driver -> (Long) two.runs("return window.tones") > 0);
        two.runs("window.tones = 0");
        while (asked() == one) plays();
        two.waitsFor(driver -> (Long) two.runs("return window.tones") > 0);
        assertThat(two.driver().getTitle()).startsWith("Your turn");
        while (asked() == two) plays();
        assertThat(one.driver().getTitle()).startsWith("Your turn");
        assertThat(one.runs("return window.tones"))
                .as("it is off unless it is chosen")
                .isEqualTo(0L);
    }

    @Test
    void allOfItIsDoneByKeysAndHasNoFaultOfAxe() {
        plays();
        presses(ann, "draw");
        bob.waitsFor(driver -> bob.isShown("[data-do=allowDraw]"));
        for (PageBrowser browser : new PageBrowser[] {ann, bob}) Axe.findsNothing(browser, "an offer of a draw");
        keepsTheFocus(ann);
        presses(bob, "refuseDraw");
        bothTell("refuses the draw");
        keepsTheFocus(bob);
        presses(bob, "resign");
        presses(bob, "resignSure");
        ann.waitsFor(driver -> ann.isShown(".ending"));
        for (PageBrowser browser : new PageBrowser[] {ann, bob}) Axe.findsNothing(browser, "the end");
        presses(ann, "rematch");
        bob.waitsFor(driver -> bob.text(".ending").contains("asks for a rematch"));
        presses(bob, "rematch");
        ann.waitsFor(driver -> !ann.isShown(".ending"));
    }

    /** A control that goes when it is pressed leaves the focus beside it. */
    private static void keepsTheFocus(PageBrowser browser) {
        browser.waitsFor(
                driver -> (boolean) browser.runs("return document.activeElement.closest('#talk, #requests') !== null"));
    }

    /** Tabs to a control, and presses it. */
    private static void presses(PageBrowser browser, String what) {
        browser.waitsFor(driver -> browser.isShown("[data-do=" + what + "]"));
        for (int tabs = 0; tabs < 200; tabs++) {
            if (what.equals(browser.runs("return document.activeElement?.getAttribute('data-do')"))) {
                browser.driver().switchTo().activeElement().sendKeys(Keys.ENTER);
                return;
            }
            browser.driver().switchTo().activeElement().sendKeys(Keys.TAB);
        }
        throw new AssertionError("no key leads to " + what);
    }

    @Test
    void aListOfGamesHasNamesAndHowTheyStand() {
        plays();
        PageBrowser one = asked();
        PageBrowser two = waiting();
        for (PageBrowser browser : new PageBrowser[] {one, two}) {
            browser.clicks("#new");
            browser.waitsFor(driver -> browser.text(".gameList").contains("Bob – Ann <b>, Patrol"));
            assertThat(browser.text(".gameList"))
                    .contains("Your games", "Set-up · 0 : 0", browser == one ? "your turn" : "must answer");
            assertThat(browser.runs("return document.querySelectorAll(`[data-game='${arguments[0]}']`).length", game()))
                    .as("it does not stand among the games to watch too")
                    .isEqualTo(1L);
        }
        bob.clicks(".gameList .option");
        bob.waitsFor(driver -> bob.moment() > 0);
        try (PageBrowser third = new PageBrowser()) {
            third.opens(server.address());
            third.waitsFor(driver -> third.text(".gameList").contains("Games to watch"));
            third.clicks(".gameList [data-game='" + game() + "']");
            third.waitsFor(driver -> third.moment() == bob.moment());
            assertThat(third.isShown("#talk")).isFalse();
            assertThat(third.isAsked()).isFalse();
        }
        ann.clicks(".gameList .option");
        ann.waitsFor(driver -> ann.moment() == bob.moment());
        plays();
        assertThat((List<?>) ann.runs("return [...document.querySelectorAll('.ending')]"))
                .isEmpty();
    }
}
