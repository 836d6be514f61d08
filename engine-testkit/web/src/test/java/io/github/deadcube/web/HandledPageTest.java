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
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.interactions.Actions;

/**
 * What people do with the page besides playing: keys, undo, popups, full screen, another game, another size. The server
 * of {@code deadcube web} sends it.
 */
class HandledPageTest {
    private static final Map<String, String> AGAINST_A_BOT = Map.of("A", "person", "B", "level-3", "seed", "7");

    /**
     * Chooses and takes back at once, a few times; then answers how many options there are when nothing is under way.
     */
    private static final String IN_A_HURRY = """
            const done = arguments[0];
            const press = (key) => document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
            const options = () => document.querySelectorAll("#ask [data-option]");
            const rest = (time) => new Promise((go) => setTimeout(go, time));
            const once = async (i) => {
                for (let n = 0; n < 100 && !options().length; n++) await rest(50);
                const before = options();
                before[0]?.click();
                if (i % 2) await rest(20 * i);
                press("u");
                before[before.length - 1]?.click();
            };
            (async () => {
                for (let i = 0; i < 12; i++) await once(i);
                for (let n = 0; n < 100 && !options().length; n++) await rest(50);
                done([options().length, document.querySelector("#popup:not([hidden]), #failure:not([hidden])")?.textContent || ""]);
            })();
            """;

    private static final String SCROLL_TO_THE_END =
            "for (const box of document.querySelectorAll('html, #side, #panels, main')) "
                    + "box.scrollTop = box.scrollHeight;";

    /** Whether the title of the question is seen. */
    private static final String SEEN = """
            const { left, top } = document.getElementById("asked").getBoundingClientRect();
            return !!document.elementFromPoint(left + 9, top + 9)?.closest("#asked");
            """;

    private static final String WIDER = """
            return [...document.querySelectorAll("#side, #teams *, #ask *, #telling *, #score *")].filter((each) => {
                const { left, right } = each.getBoundingClientRect();
                return right > left && !each.closest(".visuallyHidden") && (right > innerWidth + 1 || each.matches("#side") && each.scrollWidth > each.clientWidth);
            }).map((each) => `${each.tagName} ${each.className} ${each.textContent.slice(0, 30)}`);
            """;

    private static final String LONG = "Wwww".repeat(24);

    @TempDir
    private static Path games;

    private static ServedHost server;

    private PageBrowser browser;

    @BeforeAll
    static void start() {
        server = new ServedHost(games);
    }

    @AfterAll
    static void end() {
        server.close();
    }

    @BeforeEach
    void open() {
        browser = new PageBrowser();
        browser.opens(server.address());
    }

    @AfterEach
    void close() {
        if (browser != null) browser.close();
    }

    private String focused() {
        return (String) browser.runs("return document.activeElement.id || document.activeElement.textContent");
    }

    @Test
    void whoIsInAHurryGoesOn() {
        browser.starts(AGAINST_A_BOT);
        browser.clicksChoices(6);
        List<?> told = (List<?>) browser.waitsForScript(IN_A_HURRY);
        assertThat((String) told.get(1)).isEmpty();
        assertThat((Long) told.get(0)).isPositive();
    }

    @Test
    void theLinkToTheChoicesStaysAtTheMoment() {
        browser.starts(AGAINST_A_BOT);
        browser.clicksChoices(6);
        browser.waitsForQuestion();
        browser.runs("document.querySelector('.skip').focus()");
        new Actions(browser.driver()).sendKeys(Keys.ENTER).perform();
        assertThat(focused()).isEqualTo("ask");
        assertThat(browser.text("#momentNumber")).isEqualTo(browser.moment() + " / " + browser.moment());
        browser.runs("location.hash = 'teams'");
        assertThat(browser.text("#momentNumber")).isEqualTo(browser.moment() + " / " + browser.moment());
    }

    @ParameterizedTest
    @CsvSource({"1280, 600", "900, 600", "390, 560"})
    void aNewQuestionIsSeen(int width, int height) {
        browser.shows(width, height, "light");
        browser.starts(AGAINST_A_BOT);
        browser.waitsForQuestion();
        long before = browser.moment();
        browser.runs(SCROLL_TO_THE_END);
        assertThat((boolean) browser.runs(SEEN)).isFalse();
        browser.clicks("#ask [data-option]");
        browser.waitsFor(driver -> browser.moment() > before && browser.isAsked());
        assertThat((boolean) browser.runs(SEEN)).isTrue();
    }

    @Test
    void theFocusIsSeenBelowManyDice() {
        browser.shows(390, 844, "light");
        browser.starts(AGAINST_A_BOT);
        browser.waitsForQuestion();
        browser.runs("document.styleSheets[0].insertRule('.diceNow { padding-top: 600px }')");
        long before = browser.moment();
        new Actions(browser.driver()).sendKeys(Keys.ENTER).perform();
        browser.waitsFor(driver -> browser.moment() > before && browser.isAsked());
        assertThat((boolean) browser.runs("""
                const { left, top } = document.activeElement.getBoundingClientRect();
                return !!document.elementFromPoint(left + 9, top + 9)?.closest("[data-option]");
                """)).isTrue();
    }

    @Test
    void popupsAreSeenInFullScreen() {
        browser.starts(AGAINST_A_BOT);
        browser.waitsForQuestion();
        browser.driver().findElement(By.id("full")).click();
        browser.waitsFor(driver -> (boolean) browser.runs("return !!document.fullscreenElement"));
        assertThat(browser.runs("return document.fullscreenElement.contains(document.getElementById('popup'))"))
                .isEqualTo(true);
    }

    @Test
    void aPopupGoesWithTheFocus() {
        browser.starts(AGAINST_A_BOT);
        browser.waitsForQuestion();
        browser.driver().findElement(By.cssSelector(".cited")).click();
        assertThat(browser.isShown("#popup")).isTrue();
        browser.runs("document.getElementById('new').focus()");
        assertThat(browser.isShown("#popup")).isFalse();
    }

    @Test
    void aDoubleClickStartsOneGame() {
        browser.waitsFor(driver -> browser.isShown("#start form"));
        browser.fills(AGAINST_A_BOT);
        browser.runs("for (let i = 0; i < 2; i++) document.querySelector('#form [type=submit]').click()");
        browser.waitsForQuestion();
        assertThat(browser.runs("return JSON.parse(localStorage.getItem('deadcube.seats')).length"))
                .isEqualTo(1L);
    }

    @Test
    void aNewGameShowsAllLevelsAndNoSight() {
        browser.starts(AGAINST_A_BOT);
        browser.waitsForQuestion();
        browser.clicks("#levels button");
        browser.clicks("#sight");
        assertThat(cut()).isPositive();
        browser.clicks("#new");
        browser.starts(AGAINST_A_BOT);
        browser.waitsForQuestion();
        assertThat(cut()).isZero();
        assertThat(browser.runs("return document.getElementById('sight').getAttribute('aria-pressed')"))
                .isEqualTo("false");
    }

    private long cut() {
        return (long) browser.runs("return document.querySelectorAll('#table .cut').length");
    }

    @Test
    void aGameThatIsForgottenEndsOnTheServer() {
        browser.starts(AGAINST_A_BOT);
        browser.waitsForQuestion();
        browser.clicks("#new");
        browser.waitsFor(driver -> browser.isShown(".games .close"));
        assertThat(focused()).isEqualTo("New game");
        String join = """
                const [game, done] = arguments;
                fetch("ask", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ do: "join", game }) })
                    .then((answer) => answer.json()).then(({ faults }) => done(!faults));
                """;
        String game = (String) browser.runs("return JSON.parse(localStorage.getItem('deadcube.seats'))[0].game");
        assertThat(browser.waitsForScript(join, game)).isEqualTo(true);
        browser.clicks(".games .close");
        assertThat(browser.runs("return document.querySelector('.games .close').textContent"))
                .isEqualTo("End it?");
        assertThat(browser.waitsForScript(join, game)).isEqualTo(true);
        browser.clicks(".games .close");
        browser.waitsFor(driver -> browser.waitsForScript(join, game).equals(false));
    }

    @Test
    void aServerThatDoesNotAnswerIsTold(@TempDir Path folder) {
        ServedHost other = new ServedHost(folder);
        browser.opens(other.address());
        browser.starts(AGAINST_A_BOT);
        browser.waitsForQuestion();
        other.close();
        for (String button : new String[] {"#save", "#new"}) {
            browser.clicks(button);
            browser.waitsFor(driver -> browser.isShown("#failure"));
            assertThat(browser.text("#failure")).contains("does not answer", "--games");
            browser.runs("document.getElementById('failure').hidden = true");
        }
        assertThat(browser.driver().getTitle()).isEqualTo("Deadcube");
    }

    @ParameterizedTest
    @CsvSource({"640, 400", "667, 375", "568, 320"})
    void aLowPageScrolls(int width, int height) {
        browser.shows(width, height, "light");
        browser.starts(AGAINST_A_BOT);
        browser.waitsForQuestion();
        assertThat((long) browser.runs("return document.getElementById('stage').offsetHeight"))
                .isGreaterThanOrEqualTo(200);
        assertThat((boolean) browser.runs("const { scrollHeight, clientHeight } = document.getElementById('panels');"
                        + " return scrollHeight <= clientHeight && "
                        + "document.querySelector('main').scrollHeight > innerHeight"))
                .isTrue();
    }

    @ParameterizedTest
    @CsvSource({"360", "1180", "1400"})
    void aLongNameHasRoom(int width) {
        browser.shows(width, 900, "light");
        browser.starts(Map.of(
                "A", "person",
                "B", "level-3",
                "seed", "7",
                "teamA", "pasted",
                "teamAText",
                        "team: " + LONG + "\n\n" + LONG
                                + ": leader, 20 points, VP 2, RA 4+ FI 4+ SV 4+ HP 3, rivet gun "
                                + "R4\n\nRigger: troop, 10 points, VP 1, RA 5+ FI 5+ SV 5+ HP 2, nailer R3\n"));
        browser.clicksUntil(60);
        browser.runs("document.querySelector('#teams .name').click()");
        assertThat((List<?>) browser.runs(WIDER)).isEmpty();
    }
}
