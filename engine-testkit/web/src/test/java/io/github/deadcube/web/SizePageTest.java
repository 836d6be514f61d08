package io.github.deadcube.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.interactions.PointerInput;
import org.openqa.selenium.interactions.Sequence;

/** How the page uses small, middle and wide screens. */
class SizePageTest extends OneBrowser {
    /**
     * Buttons and choices that are smaller than a finger; words within a text, and the points of the story, are none.
     */
    private static final String SMALL = """
            return [...document.querySelectorAll("button, select")]
                .filter((each) => each.getClientRects().length && !each.matches(".term, .cited, .jump, #story button"))
                .filter((each) => each.offsetHeight < 44 || each.offsetWidth < 44)
                .map((each) => `${each.className} ${each.textContent}: ${each.offsetWidth} x ${each.offsetHeight}`);
            """;

    /** A badge that stands close to another one. */
    private static final String CROWDED = """
            const badges = [...document.querySelectorAll("#table .badge")].map((each) => {
                const { left, top, width, height } = each.getBoundingClientRect();
                return { each, x: left + width / 2, y: top + height / 2 };
            });
            const near = (one, other) => one !== other && Math.hypot(one.x - other.x, one.y - other.y) < 34;
            return badges.find((one) => badges.some((other) => near(one, other)))?.each.dataset.model;
            """;

    private static final String SCALED = """
            return [...document.querySelectorAll("#table .badge")]
                .filter((each) => Number(/scale\\(([^)]*)\\)/.exec(each.getAttribute("transform"))[1]) > 1.5)
                .map((each) => each.dataset.model);
            """;

    private void plays(int width, int height) {
        browser.shows(width, height, "light");
        browser.opensWithoutGame(host.address());
        browser.starts(Map.of("A", "person", "B", "person", "seed", "5"));
        deploys();
    }

    private double number(String script) {
        return ((Number) browser.runs("return " + script)).doubleValue();
    }

    private void touches(WebElement element) {
        PointerInput finger = new PointerInput(PointerInput.Kind.TOUCH, "finger");
        browser.driver()
                .perform(List.of(new Sequence(finger, 0)
                        .addAction(
                                finger.createPointerMove(Duration.ZERO, PointerInput.Origin.fromElement(element), 0, 0))
                        .addAction(finger.createPointerDown(PointerInput.MouseButton.LEFT.asArg()))
                        .addAction(finger.createPointerUp(PointerInput.MouseButton.LEFT.asArg()))));
    }

    private WebElement badge(String model) {
        return browser.driver().findElement(By.cssSelector("#table .badge[data-model=" + model + "] .plate"));
    }

    @Test
    void theTableHasHalfOfASmallScreenAndPanelsSlide() {
        plays(360, 740);
        assertThat(number("document.getElementById('table').clientHeight / innerHeight"))
                .isGreaterThanOrEqualTo(0.5);
        assertThat(browser.isAsked()).isTrue();
        for (String panel : new String[] {"card", "teams", "story", "time", "ask"}) {
            browser.clicks("#panelTabs [data-panel=" + panel + "]");
            assertThat((List<?>) browser.runs(SMALL)).as(panel).isEmpty();
        }
        assertThat(browser.isShown("#story")).isFalse();
        double before = number("document.getElementById('table').clientHeight");
        browser.clicks("#panelTabs [data-panel=ask]");
        browser.waitsFor(driver -> number("document.getElementById('table').clientHeight") > before + 100);
        browser.clicks("#panelTabs [data-panel=story]");
        assertThat(browser.isShown("#story")).isTrue();
        browser.hasACleanConsole();
    }

    @Test
    void closeBadgesSpreadAroundATouch() {
        plays(360, 740);
        String model = (String) browser.runs(CROWDED);
        assertThat(model).isNotNull();
        touches(badge(model));
        browser.waitsFor(driver -> ((List<?>) browser.runs(SCALED)).size() > 1);
        assertThat(((List<?>) browser.runs(SCALED)).contains(model)).isTrue();
        touches(badge(model));
        browser.waitsFor(driver -> ((List<?>) browser.runs(SCALED)).isEmpty());
        assertThat(browser.text("#table .badge.selected .id")).isEqualTo(model);
        browser.hasACleanConsole();
    }

    @Test
    void theHeaderIsOneLine() {
        plays(800, 1000);
        assertThat(number("document.getElementById('top').offsetHeight")).isLessThan(50);
    }

    /** The drawing touches two sides of its panel, but for its margins. */
    @Test
    void theBoardFillsTheWideScreen() {
        plays(1400, 900);
        assertThat(number("document.querySelector('#table .world').getBoundingClientRect().width / innerWidth"))
                .isGreaterThan(0.6);
        assertThat(number("document.querySelectorAll('#table .figure:not(.outline) .crown').length"))
                .isEqualTo(2);
        assertThat(number("document.querySelectorAll('#table .figure:not(.outline) .gun').length"))
                .isGreaterThan(5);
    }
}
