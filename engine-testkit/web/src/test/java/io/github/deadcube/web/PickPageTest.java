package io.github.deadcube.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.By;
import org.openqa.selenium.interactions.Actions;

/** GEO-2, GEO-7: which options a click on a cube, a half-cube or a spot finds. */
class PickPageTest extends OneBrowser {
    private static final String MATCHING = """
            const [of, cube, done] = arguments;
            import("./options.js").then(({ matching }) => done(matching([{ cube: of, verb: "advance" }], { cube }).length));
            """;

    /**
     * Chooses until several spots are offered; answers the title of the choices and their numbers, and then the places
     * and numbers on the table.
     */
    private static final String SPOTS = """
            const [done] = arguments;
            const all = (selector) => [...document.querySelectorAll(selector)];
            const look = () => {
                const options = all("#ask [data-option]");
                if (!/choose a spot/.test(document.getElementById("asked")?.textContent) || options.length < 2) {
                    options[0]?.click();
                    return setTimeout(look, 20);
                }
                done([document.querySelector("#ask .chipsTitle").textContent, options.map((each) => each.textContent).join(" "),
                    all("#table .spotNumber").map((each) => each.getAttribute("data-place") + " is " + each.textContent).sort().join(", ")]);
            };
            look();
            """;

    /** The numbers that do not face each other across the fifth, the middle of the cube. */
    private static final String ASKEW = """
            const at = (number) => {
                const { left, top } = document.querySelector(`#table .spotNumber[data-place="a8/${number}"]`).getBoundingClientRect();
                return { left, top };
            };
            const middle = at(5);
            return [1, 2, 3, 4].filter((number) => {
                const [one, other] = [at(number), at(10 - number)];
                return Math.hypot((one.left + other.left) / 2 - middle.left, (one.top + other.top) / 2 - middle.top) > 3;
            });
            """;

    @ParameterizedTest
    @CsvSource({"c4w:2, c4w:2, 1", "c4w:2, c4:2, 1", "c4:2, c4:2, 1", "c4w:2, c4e:2, 0", "c4w:2, c4w, 0"})
    void aClickFindsWhatLeadsThere(String cube, String picked, long found) {
        browser.opens(host.address());
        assertThat(browser.waitsForScript(MATCHING, cube, picked)).isEqualTo(found);
    }

    @ParameterizedTest
    @ValueSource(ints = {390, 1280})
    void spotsHaveTheSameNumbersOnTheTableAndInTheList(int width) {
        browser.shows(width, 900, "light");
        browser.opensWithoutGame(host.address());
        browser.starts(Map.of("A", "person", "B", "level-3", "seed", "5"));
        List<?> told = (List<?>) browser.waitsForScript(SPOTS);
        assertThat(told.get(0)).isEqualTo("Stand on a spot in a8");
        assertThat(told.get(1)).isEqualTo("1 2 3 4 5 6 7 8 9");
        assertThat(told.get(2))
                .isEqualTo("a8/1 is 1, a8/2 is 2, a8/3 is 3, a8/4 is 4, a8/5 is 5, a8/6 is 6, a8/7 is 7, a8/8 is 8, "
                        + "a8/9 is 9");
        assertThat((List<?>) browser.runs(ASKEW)).isEmpty();
        browser.runs("document.querySelectorAll('#ask [data-option]')[6].focus()");
        assertThat(browser.text("#table .spotNumber.hinted")).isEqualTo("7");
        new Actions(browser.driver())
                .click(browser.driver().findElement(By.cssSelector("#table .spotNumber[data-place='a8/3'] rect")))
                .perform();
        browser.waitsFor(driver -> !browser.text("#table .badge.a title").isEmpty());
        assertThat(browser.text("#table .badge.a title")).contains("a8/3");
        browser.hasACleanConsole();
    }
}
