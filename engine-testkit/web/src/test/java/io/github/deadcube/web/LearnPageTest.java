package io.github.deadcube.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.testkit.endings.Puzzle;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.interactions.Actions;

/** Lessons and puzzles on the page, in both forms. */
class LearnPageTest extends BothForms {
    private static final String FOCUSED =
            "return document.activeElement?.dataset.do || document.activeElement?.dataset.option || ''";

    /** The number of the cube's mark among all marks that may be clicked; its middle. */
    private static final String CLICK_CUBE = """
            const mark = document.querySelector(`#table .mark.reach[data-cube="${arguments[0]}"]`);
            const { left, top, width, height } = mark.getBoundingClientRect();
            const [x, y] = [left + width / 2, top + height / 2];
            document.elementFromPoint(x, y).dispatchEvent(new MouseEvent("click", { bubbles: true, clientX: x, clientY: y }));
            """;

    private static void begins(String form) {
        opensForm(form);
        browser.waitsFor(driver -> browser.isShown(".welcome [data-do=learn]"));
    }

    private static void press(CharSequence... keys) {
        new Actions(browser.driver()).sendKeys(keys).perform();
    }

    private static String focused() {
        return String.valueOf(browser.runs(FOCUSED));
    }

    private static void waitsForFocus(String on) {
        browser.waitsFor(driver -> focused().equals(on));
    }

    private static void lesson(String title) {
        browser.waitsFor(driver -> browser.text("#study h2").endsWith(" " + title) && browser.isAsked());
    }

    @ParameterizedTest
    @ValueSource(strings = {"static", "served"})
    void theFirstLessonIsPlayedByClicks(String form) {
        begins(form);
        browser.clicks("[data-do=learn]");
        lesson("Move a model");
        assertThat(browser.text("#study .hints"))
                .as("the first lesson says how")
                .startsWith("Click Asha");
        WebElement badge = browser.driver().findElement(By.cssSelector("#table .badge[data-model=A1] .plate"));
        new Actions(browser.driver()).click(badge).perform();
        browser.waitsFor(driver -> browser.isShown("#table .mark.reach[data-cube=b2]"));
        browser.runs(CLICK_CUBE, "b2");
        browser.waitsFor(driver -> browser.isShown("#popup .option"));
        browser.clicks("#popup .option");
        browser.waitsFor(driver -> browser.isShown("#study .judged.right"));
        assertThat(browser.text("#study .judged")).startsWith("Well done! Asha stands in the cube.");
        assertThat(browser.runs("return localStorage['deadcube.solved.lessons']"))
                .isEqualTo("[\"move\"]");
        Axe.findsNothing(browser, "the first lesson, solved");
        browser.clicks("[data-do=next]");
        lesson("Climb");
        browser.clicks("[data-do=lessons]");
        browser.waitsFor(driver -> browser.isShown("[data-lesson=move]"));
        assertThat(browser.text("[data-lesson=move]")).isEqualTo("Move a model ✓");
        assertThat(browser.text("[data-lesson=climb]")).isEqualTo("Climb");
        Axe.findsNothing(browser, "the list of the lessons");
        browser.clicks("[data-do=puzzles]");
        browser.waitsFor(driver -> browser.isShown("[data-puzzle='1']"));
        browser.hasACleanConsole();
    }

    @ParameterizedTest
    @ValueSource(strings = {"static", "served"})
    void theFirstLessonIsPlayedByKeysAlone(String form) {
        begins(form);
        for (int i = 0; i < 10 && !focused().equals("learn"); i++) press(Keys.TAB);
        assertThat(focused()).isEqualTo("learn");
        press(Keys.ENTER);
        lesson("Move a model");
        for (String option : new String[] {"A1 activate", "A1 advance", "A1 step b2", "A1 spot 5"}) {
            browser.waitsFor(driver -> browser.isShown("#ask [data-option='" + option + "']"));
            press("o");
            for (int i = 0; i < 20 && !focused().equals(option); i++) press("j");
            waitsForFocus(option);
            press(Keys.ENTER);
        }
        browser.waitsFor(driver -> browser.isShown("#study .judged.right"));
        waitsForFocus("next");
        press(Keys.ENTER);
        lesson("Climb");
        browser.hasACleanConsole();
    }

    @ParameterizedTest
    @ValueSource(strings = {"static", "served"})
    void anotherWayIsNotTheGoal(String form) {
        begins(form);
        browser.clicks("[data-do=learn]");
        lesson("Move a model");
        browser.clicks("#ask [data-option='A1 activate']");
        browser.waitsFor(driver -> browser.isShown("#ask [data-option='A1 end']"));
        browser.clicks("#ask [data-option='A1 end']");
        browser.waitsFor(driver -> browser.isShown("#study .judged.wrong"));
        assertThat(browser.text("#study .judged")).startsWith("Not yet.");
        assertThat(browser.runs("return localStorage['deadcube.solved.lessons'] ?? ''"))
                .isEqualTo("");
        waitsForFocus("again");
        browser.clicks("#study .judged [data-do=again]");
        lesson("Move a model");
        browser.waitsFor(driver -> browser.isShown("#ask [data-option='A1 activate']"));
        assertThat(browser.isShown("#study .judged")).isFalse();
        browser.clicks("[data-do=hint]");
        assertThat((List<?>) browser.runs(
                        "return [...document.querySelectorAll('#study .hints li')].map((each) => each.textContent)"))
                .hasSize(2);
        browser.hasACleanConsole();
    }

    @ParameterizedTest
    @CsvSource({"static, 4", "served, 4", "static, 29"})
    void aPuzzleIsJudgedByExactPlay(String form, String name) {
        Puzzle puzzle = Puzzle.named(name).get();
        begins(form);
        browser.clicks("[data-do=puzzles]");
        browser.waitsFor(driver -> browser.isShown("[data-puzzle='4']"));
        assertThat((List<?>) browser.runs("return [...document.querySelectorAll('[data-puzzle]')]"))
                .as("that of today, and the thirty")
                .hasSizeGreaterThanOrEqualTo(31);
        Axe.findsNothing(browser, "the list of the puzzles");
        browser.clicks("[data-puzzle='" + name + "']");
        String best = "#ask [data-option='" + puzzle.best() + "']";
        String worst = "#ask [data-option='" + puzzle.answers().last().choice() + "']";
        browser.waitsFor(driver -> browser.isShown(worst));
        browser.clicks(worst);
        browser.waitsFor(driver -> browser.isShown("#study .judged.wrong"));
        assertThat(browser.text("#study .judged")).contains("Another choice wins more often.");
        browser.clicks("#study .judged [data-do=again]");
        browser.waitsFor(driver -> browser.isShown(best) && !browser.isShown("#study .judged"));
        browser.clicks(best);
        browser.waitsFor(driver -> browser.isShown("#study .judged.right"));
        assertThat((List<?>) browser.runs("return [...document.querySelectorAll('#study .choices tbody tr')]"))
                .hasSize(puzzle.answers().size());
        assertThat(browser.runs("return localStorage['deadcube.solved.puzzles']"))
                .isEqualTo("[\"" + name + "\"]");
        Axe.findsNothing(browser, "a puzzle, solved");
        browser.hasACleanConsole();
    }
}
