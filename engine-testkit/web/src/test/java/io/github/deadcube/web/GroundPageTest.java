package io.github.deadcube.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.core.text.NamedBattlefield;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.interactions.Actions;

/** A battlefield is chosen by its drawing, with keys, the mouse or a finger. */
class GroundPageTest extends BothForms {
    private static final String CHOSEN = "[name=battlefield]:checked";
    private static final String DRAWN =
            "return [...document.querySelectorAll('.ground:has(svg .floor)')].map((each) => "
                    + "each.querySelector('b').textContent)";

    @ParameterizedTest
    @ValueSource(strings = {"static", "served"})
    void eachThatShipsIsDrawnAndChosenByKeysAndTheMouse(String form) {
        opensForm(form);
        browser.waitsFor(driver -> browser.isShown(".ground"));
        assertThat(browser.runs(DRAWN))
                .isEqualTo(
                        NamedBattlefield.shipped().map(NamedBattlefield::name).asJava());
        String first = browser.value(CHOSEN);
        browser.runs("document.querySelector(arguments[0]).focus()", CHOSEN);
        new Actions(browser.driver()).sendKeys(Keys.ARROW_RIGHT).perform();
        assertThat(browser.value(CHOSEN)).isNotEqualTo(first);
        Axe.findsNothing(browser, "the form with a battlefield chosen by keys");

        browser.driver()
                .findElement(By.xpath("//label[input[@value='refinery']]"))
                .click();
        assertThat(browser.value(CHOSEN)).isEqualTo("refinery");
        browser.starts(Map.of("B", "person"));
        assertThat(browser.text("#agreed summary")).contains("Refinery");
        browser.clicks("#new");
        browser.waitsFor(driver -> browser.isShown(".ground"));
        assertThat(browser.value(CHOSEN)).as("the last choice").isEqualTo("refinery");
        browser.hasACleanConsole();
    }

    @ParameterizedTest
    @ValueSource(ints = {360, 800, 1400})
    void eachCanBeTouchedAndATextHasItsField(int width) {
        opensForm("static");
        browser.shows(width, 740, "dark");
        browser.waitsFor(driver -> browser.isShown(".ground"));
        assertThat((boolean) browser.runs("return [...document.querySelectorAll('.ground')].every((each) => {"
                        + "const { width, height } = each.getBoundingClientRect(); return "
                        + "width >= 44 && height >= 44; })"))
                .isTrue();
        assertThat(browser.isShown("[name=battlefieldText]")).isFalse();
        browser.driver()
                .findElement(By.xpath("//label[input[@name='battlefield' and @value='pasted']]"))
                .click();
        assertThat(browser.isShown("[name=battlefieldText]")).isTrue();
        Axe.findsNothing(browser, "the form with a text at " + width);
    }
}
