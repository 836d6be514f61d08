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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WindowType;
import org.openqa.selenium.interactions.Actions;

/** No game is lost when others are opened, in both forms of the page. */
class KeptPageTest {
    private static final Map<String, String> AGAINST_A_BOT = Map.of("A", "person", "B", "level-3", "seed", "7");
    /** The games of the browser, before those that it may watch. */
    private static final String OWN = ".gameList > ul:first-of-type li";

    private static final String SEATS = "return JSON.parse(localStorage.getItem('deadcube.seats') || '[]')";

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

    private static PageHost form(String form) {
        return form.equals("static") ? host : server;
    }

    /** The games of the seats that the browser keeps, the latest first. */
    private List<?> seats() {
        return (List<?>) browser.runs(SEATS + ".map(({ game }) => game)");
    }

    /** The games whose records the browser keeps. */
    private List<?> records() {
        return (List<?>) browser.runs("return Object.keys(localStorage).filter((key) => "
                + "key.startsWith('deadcube.record.')).map((key) => key.slice(16)).sort()");
    }

    /** The games that the server has. */
    private List<?> served() {
        return (List<?>) browser.waitsForScript("""
                const done = arguments[0];
                fetch("ask", { method: "POST", headers: { "content-type": "application/json" }, body: '{"do": "games"}' })
                    .then((answer) => answer.json()).then(({ games }) => done(games));
                """);
    }

    private void startsAgain() {
        browser.clicks("#new");
        browser.starts(AGAINST_A_BOT);
        browser.waitsForQuestion();
    }

    @ParameterizedTest
    @ValueSource(strings = {"static", "served"})
    void fourteenGamesGoOn(String form) {
        browser.opens(form(form).address());
        browser.starts(AGAINST_A_BOT);
        browser.clicksChoices(8);
        browser.waitsForQuestion();
        long moment = browser.moment();
        for (int game = 2; game <= 14; game++) startsAgain();
        assertThat(seats()).hasSize(14);
        browser.clicks("#new");
        browser.waitsFor(driver -> driver.findElements(By.cssSelector(OWN)).size() == 14);
        browser.runs("[...document.querySelectorAll(\"" + OWN + " .option\")].at(-1).click()");
        browser.waitsForQuestion();
        assertThat(browser.moment()).isEqualTo(moment);
        browser.clicksChoices(2);
        assertThat(seats()).hasSize(14);
        if (form.equals("static")) assertThat(records()).hasSize(14);
    }

    /** A game that is over may go, the oldest first: the browser keeps twelve. */
    @ParameterizedTest
    @ValueSource(strings = {"static", "served"})
    void gamesThatAreOverGo(String form) {
        browser.opens(form(form).address());
        browser.runs("""
                const players = { A: "person", B: "level-3" };
                const over = (n) => ({ game: `over-${n}`, side: "A", token: "a token of it", players, over: true });
                const seats = [...Array(14).keys()].map(over);
                localStorage.setItem("deadcube.seats", JSON.stringify([...seats, { game: "on", side: "A", token: "a token of it", players }]));
                for (const { game } of [...seats, { game: "on" }]) localStorage.setItem(`deadcube.record.${game}`, '"a record"');
                """);
        browser.opens(form(form).address());
        browser.starts(AGAINST_A_BOT);
        browser.waitsForQuestion();
        assertThat(seats()).hasSize(14);
        assertThat(seats().subList(1, 14).toString())
                .isEqualTo("[over-0, over-1, over-2, over-3, over-4, over-5, over-6, over-7, over-8, over-9, over-10, "
                        + "over-11, on]");
        assertThat(records().toString()).contains("over-11", "on").doesNotContain("over-12", "over-13");
    }

    @ParameterizedTest
    @ValueSource(strings = {"static", "served"})
    void aLinkOpensACopyThatDisplacesAndStartsNothing(String form) {
        browser.opens(form(form).address());
        browser.starts(AGAINST_A_BOT);
        browser.clicksUntil(60);
        browser.waitsForQuestion();
        new Actions(browser.driver()).sendKeys(Keys.ARROW_LEFT, Keys.ARROW_LEFT).perform();
        browser.driver().findElement(By.xpath("//button[text()='Copy a link']")).click();
        String link = browser.waitsFor(driver -> browser.value("[data-link]"));
        String moment = browser.text("#momentNumber");
        String story = browser.text("#story");
        List<?> seats = seats();
        List<?> records = records();
        List<?> open = form.equals("served") ? served() : List.of();
        Object current = browser.runs("return localStorage.getItem('deadcube.current')");
        String own = browser.driver().getWindowHandle();

        browser.driver().switchTo().newWindow(WindowType.TAB);
        browser.opens(link);
        browser.waitsFor(driver -> browser.moment() > 0);
        assertThat(browser.text("#momentNumber")).isEqualTo(moment);
        assertThat(browser.text("#story")).isEqualTo(story);
        assertThat(browser.text("#analysis")).contains("A copy to look at");
        assertThat(browser.text("#agreed summary")).contains("Rooftop quarter", "third edition");
        assertThat(browser.isAsked()).isFalse();
        browser.clicks("[data-go=last]");
        browser.clicks("[data-go=first]");
        browser.opens("about:blank");
        browser.opens(link);
        browser.waitsFor(driver -> browser.moment() > 0);
        assertThat(seats()).isEqualTo(seats);
        assertThat(records()).isEqualTo(records);
        assertThat(browser.runs("return localStorage.getItem('deadcube.current')"))
                .isEqualTo(current);
        if (form.equals("served")) assertThat(served()).isEqualTo(open);
        browser.hasACleanConsole();

        String[] numbers = moment.split(" / ");
        browser.clicks("#analysis button");
        browser.waitsFor(driver -> seats().size() == seats.size() + 1);
        browser.waitsForQuestion();
        assertThat(browser.moment())
                .as("it goes on from the moment of the link")
                .isLessThanOrEqualTo(Long.parseLong(numbers[1]))
                .isPositive();
        assertThat(seats().subList(1, seats().size()).toString()).isEqualTo(seats.toString());
        if (form.equals("served")) assertThat(served()).hasSize(open.size() + 1);
        browser.clicksChoices(1);

        browser.driver().switchTo().window(own);
        browser.opens(form(form).address());
        browser.waitsForQuestion();
        assertThat(browser.text("#momentNumber")).endsWith(" / " + numbers[1]);
    }

    @ParameterizedTest
    @ValueSource(strings = {"static", "served"})
    void aCopyBecomesAGameThatIsAnalysed(String form) {
        browser.opens(form(form).address());
        browser.starts(AGAINST_A_BOT);
        browser.clicksUntil(40);
        browser.waitsForQuestion();
        long last = browser.moment();
        new Actions(browser.driver()).sendKeys(Keys.ARROW_LEFT).perform();
        browser.driver().findElement(By.xpath("//button[text()='Copy a link']")).click();
        String link = browser.waitsFor(driver -> browser.value("[data-link]"));
        String moment = browser.text("#momentNumber");
        browser.driver().switchTo().newWindow(WindowType.TAB);
        browser.opens(link);
        browser.waitsFor(driver -> browser.isShown("#analysis button"));
        browser.runs("document.querySelectorAll('#analysis button')[1].click()");
        browser.waitsFor(driver -> browser.text("#analysis").contains("Analyse"));
        assertThat(browser.text("#momentNumber")).isEqualTo(moment);
        assertThat(browser.moment()).isEqualTo(last);
    }

    /** Without a server each tab has an engine of its own. */
    @Test
    void aGameIsPlayedInOneTab() {
        browser.opens(host.address());
        browser.starts(AGAINST_A_BOT);
        browser.clicksChoices(4);
        browser.waitsForQuestion();
        String one = browser.driver().getWindowHandle();
        String two = browser.driver().switchTo().newWindow(WindowType.TAB).getWindowHandle();
        browser.opens(host.address());
        browser.waitsFor(driver -> browser.isShown("#failure"));
        assertThat(browser.text("#failure")).startsWith("Another tab of this browser plays this game.");
        browser.waitsFor(driver -> browser.isShown(".games .option"));
        browser.clicks(".games .option");
        browser.waitsFor(driver -> browser.isShown("#form .error"));
        assertThat(browser.text("#form .error")).startsWith("Another tab of this browser plays this game.");

        browser.driver().switchTo().window(one);
        browser.clicksChoices(4);
        browser.waitsForQuestion();
        long moment = browser.moment();
        browser.clicks("#new");
        browser.waitsFor(driver -> browser.isShown(".games .option"));
        browser.driver().switchTo().window(two);
        browser.clicks(".games .option");
        browser.waitsForQuestion();
        assertThat(browser.moment()).isEqualTo(moment);
        assertThat(seats()).hasSize(1);
        assertThat(records()).isEqualTo(seats());
    }

    /** A browser keeps so many characters and no more. */
    @Test
    void aBrowserWithoutRoomIsTold() {
        browser.opens(host.address());
        browser.starts(AGAINST_A_BOT);
        browser.waitsForQuestion();
        browser.runs("""
                for (let size = 1 << 22; size; size >>= 1)
                    try { for (let n = 0; ; n++) localStorage.setItem(`room.${size}.${n}`, "x".repeat(size)); } catch {}
                """);
        browser.clicks("#ask [data-option]");
        browser.waitsFor(driver -> browser.isShown("#failure"));
        assertThat(browser.text("#failure")).contains("has no room to keep the game: save it");
    }
}
