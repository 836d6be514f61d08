package io.github.deadcube.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Keys;
import org.openqa.selenium.interactions.Actions;

/** Nothing lies over the table that people look for there, and what lies on it explains itself without a pointer. */
class RoomPageTest extends BothForms {
    /** The models of the teams that are not wholly seen, without scrolling. */
    private static final String UNSEEN = """
            return [...document.querySelectorAll("#teams .member")].filter((each) => {
                const { left, right, top, bottom } = each.getBoundingClientRect();
                const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
                return !each.contains(seen);
            }).map((each) => each.textContent);
            """;

    /** Whether the card lies over the drawing of the table. */
    private static final String COVERS = """
            const [card, table] = ["card", "table"].map((id) => document.getElementById(id).getBoundingClientRect());
            return card.width > 0 && card.right > table.left && card.left < table.right && card.bottom > table.top && card.top < table.bottom;
            """;

    /** Whether an element lies within the panels that are seen. */
    private static final String IN_PANEL = """
            const one = [...document.querySelectorAll(arguments[0])].at(arguments[1])?.getBoundingClientRect();
            if (!one?.height) return false;
            const boxes = ["panels", "side"].map((id) => document.getElementById(id).getBoundingClientRect());
            const room = boxes.find(({ height }) => height);
            const bottom = Math.min(room.bottom, document.querySelector("main").getBoundingClientRect().bottom);
            return one.top >= room.top - 1 && one.bottom <= bottom + 1;
            """;

    private static final String HOME = "return document.getElementById('card').parentElement.id";
    private static final String HIGH =
            "return Math.round(document.getElementById('table').getBoundingClientRect().height)";

    private static void plays(String form, int width, int height) {
        opensForm(form);
        browser.shows(width, height, "light");
        browser.starts(Map.of("A", "person", "B", "person", "seed", "5"));
        deploys();
    }

    @ParameterizedTest
    @ValueSource(strings = {"static", "served"})
    void bothTeamsAreSeenOnAWideScreen(String form) {
        plays(form, 1400, 900);
        assertThat((List<?>) browser.runs(UNSEEN)).isEmpty();
        assertThat(browser.text("#teams .member .name")).startsWith("A1 ");
        browser.hasACleanConsole();
    }

    @ParameterizedTest
    @ValueSource(strings = {"static", "served"})
    void theCardLeavesTheTableFree(String form) {
        plays(form, 800, 1000);
        browser.clicks("#teams .name");
        browser.waitsFor(driver -> browser.isShown("#card h3"));
        assertThat(browser.runs(COVERS)).isEqualTo(false);
        for (int[] room : new int[][] {{1400, 900}, {1280, 720}, {1900, 1000}}) {
            browser.shows(room[0], room[1], "light");
            browser.waitsFor(driver ->
                    browser.isShown("#card h3") && browser.runs(COVERS).equals(false));
        }
        browser.shows(1400, 900, "light");
        browser.waitsFor(driver -> browser.runs(HOME).equals("stage"));
        long high = ((Number) browser.runs(HIGH)).longValue();
        browser.clicks("#card .close");
        browser.waitsFor(driver -> !browser.isShown("#card h3"));
        assertThat(((Number) browser.runs(HIGH)).longValue())
                .as("the table keeps its size without a card")
                .isEqualTo(high);
        browser.shows(360, 740, "light");
        browser.waitsFor(driver -> browser.runs(HOME).equals("cardHome"));
        browser.hasACleanConsole();
    }

    /** A panel of a small screen begins with what it is called; the story shows what has just happened. */
    @ParameterizedTest
    @ValueSource(strings = {"static", "served"})
    void aPanelOfASmallScreenShowsWhatItIsCalled(String form) {
        plays(form, 360, 740);
        browser.clicks("#panelTabs [data-panel=story]");
        browser.waitsFor(driver -> isInPanel(".here .told:not(.later), .here .noted", "last"));
        browser.clicks("#panelTabs [data-panel=teams]");
        browser.waitsFor(driver -> isInPanel("#teams .name", "first"));
        browser.clicks("#panelTabs [data-panel=card]");
        browser.waitsFor(driver -> isInPanel("#cardHome p", "first"));
        browser.clicks("#new");
        browser.starts(Map.of("A", "person", "B", "person"));
        browser.waitsFor(driver -> isInPanel("#asked", "first"));
        browser.hasACleanConsole();
    }

    /** The first or the last of some elements is seen in the panel. */
    private static boolean isInPanel(String selector, String which) {
        return (boolean) browser.runs(IN_PANEL, selector, which.equals("first") ? 0 : -1);
    }

    /** At 800 pixels the table left two lines of a lesson. */
    @ParameterizedTest
    @CsvSource({"800, 1000", "1400, 900", "360, 740"})
    void theGoalOfALessonIsSeenBesideTheTable(int width, int height) {
        opensForm("static");
        browser.shows(width, height, "light");
        browser.waitsFor(driver -> browser.isShown(".welcome [data-do=learn]"));
        browser.clicks("[data-do=learn]");
        browser.waitsFor(driver -> browser.isShown("#study .goal"));
        browser.waitsFor(driver -> isInPanel("#study .goal", "first"));
    }

    /** What the focus is on scrolls into view within its panel; the page with the table stays. */
    @ParameterizedTest
    @CsvSource({"static, 1400, 900", "served, 1400, 900", "static, 800, 1000", "static, 360, 740"})
    void whatLiesOnTheTableExplainsItselfToTheKeyboard(String form, int width, int height) {
        plays(form, width, height);
        browser.clicks("#panelTabs [data-panel=teams]");
        browser.runs("document.querySelector('#lying summary').focus()");
        new Actions(browser.driver()).sendKeys(Keys.ENTER, Keys.TAB).perform();
        browser.waitsFor(driver -> browser.isShown("#tip"));
        String said = browser.text("#tip");
        assertThat(said).containsPattern("VIC-2|ITEM-2");
        assertThat(browser.runs("return document.querySelectorAll('#table .thing.pointed').length"))
                .isNotEqualTo(0L);
        long things = (long) browser.runs("return document.querySelectorAll('#table .thing').length");
        assertThat(browser.runs("return document.querySelectorAll('#lying li').length"))
                .isEqualTo(things);
        assertThat(browser.runs(
                        "const main = document.querySelector('main'); return main.scrollHeight - main.clientHeight"))
                .isEqualTo(0L);
        browser.hasACleanConsole();
    }
}
