package io.github.deadcube.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.interactions.Actions;

/** A wrong cube is answered with the reason and the rule, in both forms of the page. */
class WhyPageTest extends BothForms {
    /** The offset of a point from the middle of the table at which nothing lies over the floor of a cube. */
    private static final String POINT = """
            const table = document.getElementById("table");
            const box = table.getBoundingClientRect();
            const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
            for (const floor of table.querySelectorAll(`.floor[data-cube="${arguments[0]}"], [data-cube="${arguments[0]}"] .floor`)) {
                const { left, top, width, height } = floor.getBoundingClientRect();
                for (const across of [0.5, 0.4, 0.6, 0.3, 0.7])
                    for (const down of [0.5, 0.4, 0.6]) {
                        const [x, y] = [left + width * across, top + height * down];
                        const drawn = document.elementsFromPoint(x, y);
                        if (drawn[0].closest("[data-cube]")?.dataset.cube !== arguments[0]) continue;
                        return [Math.round(x - middle.x), Math.round(y - middle.y)];
                    }
            }
            return null;
            """;

    private void starts(String form) {
        opensForm(form);
        browser.starts(Map.of("A", "person", "B", "person", "seed", "5", "battlefield", "open-street"));
        browser.waitsForQuestion();
    }

    /** Chooses the first option until the question has some words. */
    private void choosesUntil(String words) {
        while (!browser.text("#asked").contains(words)) {
            long before = browser.moment();
            browser.clicks("#ask [data-option]");
            browser.waitsFor(driver -> browser.moment() > before && browser.isAsked());
        }
    }

    private int[] point(String cube) {
        List<?> offset = (List<?>) browser.runs(POINT, cube);
        return offset.stream().mapToInt(each -> ((Number) each).intValue()).toArray();
    }

    private WebElement table() {
        return browser.driver().findElement(By.id("table"));
    }

    private void drops(String cube) {
        WebElement row = browser.driver().findElement(By.cssSelector("#teams .draggable .name"));
        browser.runs("arguments[0].scrollIntoView({ block: 'center' })", row);
        int[] to = point(cube);
        new Actions(browser.driver())
                .clickAndHold(row)
                .moveToElement(table(), to[0], to[1])
                .release()
                .perform();
    }

    private String why() {
        browser.waitsFor(driver -> browser.isShown("#popup"));
        String why = browser.text("#popup");
        browser.clicks("#popup .close");
        return why;
    }

    @ParameterizedTest
    @ValueSource(strings = {"static", "served"})
    void aModelThatIsDroppedOutsideOfItsZoneStaysAndIsToldWhy(String form) {
        starts(form);
        choosesUntil("deploy a model");
        long before = browser.moment();
        drops("d4");
        assertThat(why()).startsWith("Why not: ").contains(" to d4", "outside the side's zone", "SET-7");
        assertThat(browser.moment()).isEqualTo(before);
        assertThat(browser.text("#asked")).contains("deploy a model");
        browser.hasACleanConsole();
    }

    @ParameterizedTest
    @ValueSource(strings = {"static", "served"})
    void aCubeThatCannotBeReachedSaysWhy(String form) {
        starts(form);
        deploys();
        browser.clicks("#ask [data-option]");
        browser.waitsFor(driver -> browser.text("#asked").contains("choose an action"));
        browser.waitsFor(driver -> browser.isShown("#table .mark.reach"));
        long before = browser.moment();
        int[] far = point("d4");
        new Actions(browser.driver())
                .moveToElement(table(), far[0], far[1])
                .click()
                .perform();
        assertThat(why()).startsWith("Why not: ").contains(" to d4", "no movement left");
        assertThat(browser.moment()).isEqualTo(before);
        browser.hasACleanConsole();
    }
}
