package io.github.deadcube.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.interactions.Actions;

/**
 * What is seen before anything is activated, in both forms: whom a model could attack, and where enemies see it on its
 * way.
 */
class PlanPageTest extends BothForms {
    private static final String WAIT = """
            const wait = (millis) => new Promise((next) => setTimeout(next, millis));
            const until = async (holds) => {
                for (let i = 0; i < 200 && !holds(); i++) await wait(20);
                return holds();
            };
            const all = (selector) => [...document.querySelectorAll(selector)];
            """;

    /**
     * Selects models that may be activated until one could attack; answers it, the chances at the figures, and the
     * number of the moment.
     */
    private static final String ATTACKER = "const done = arguments[0];" + WAIT + """
            (async () => {
                for (const { dataset } of all("#ask [data-option$=activate]")) {
                    const id = dataset.option.split(" ")[0];
                    all("#teams .name").find((each) => each.textContent.startsWith(`${id} `)).click();
                    await until(() => all("#table .mark.reach").length);
                    const chances = () => all("#table .result.chance").map((each) => each.textContent);
                    if (await until(() => chances().length)) return done([id, chances(), all("#table .result.chance").map((each) => each.dataset.lead)]);
                }
                done(["", [], []]);
            })();
            """;

    /** Where the mark of a cube that is two steps away can be pointed at; the cube, x and y. */
    private static final String FAR = """
            for (const mark of [...document.querySelectorAll("#table .mark.reach:not(.risk, .inside)")].reverse()) {
                const { left, top, width, height } = mark.getBoundingClientRect();
                const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
                const drawn = document.elementsFromPoint(x, y);
                if (drawn[0] === mark && drawn.filter((each) => each.classList.contains("mark")).length === 1) return [mark.dataset.cube, x, y];
            }
            return null;
            """;

    @ParameterizedTest
    @ValueSource(strings = {"static", "served"})
    void aSelectedModelShowsWhomItCouldAttackAndWhatSeesItsWay(String form) {
        opensForm(form);
        browser.starts(Map.of("A", "person", "B", "person", "seed", "5", "battlefield", "open-street"));
        deploys();
        long before = browser.moment();
        List<?> told = (List<?>) browser.waitsForScript(ATTACKER);
        assertThat((String) told.get(0)).isNotEmpty();
        assertThat((List<?>) told.get(1))
                .allSatisfy(chance -> assertThat((String) chance).matches("[<>]?\\d+ % †[<>]?\\d+ %"));
        assertThat((List<?>) told.get(2))
                .allSatisfy(lead ->
                        assertThat((String) lead).startsWith(told.get(0) + " ").contains("hurt", "killed"));

        List<?> far = (List<?>) browser.runs(FAR);
        new Actions(browser.driver())
                .moveToLocation(((Long) far.get(1)).intValue(), ((Long) far.get(2)).intValue())
                .perform();
        browser.waitsFor(driver -> browser.isShown("#table .path.planned"));
        assertThat(browser.text("#table .result:is(.seenBy, .unseen)")).matches("not seen|seen by .+");
        new Actions(browser.driver()).moveToLocation(5, 5).perform();
        browser.waitsFor(driver -> !browser.isShown("#table .path.planned"));
        assertThat(browser.moment()).as("nothing is played").isEqualTo(before);
        browser.hasACleanConsole();
    }
}
