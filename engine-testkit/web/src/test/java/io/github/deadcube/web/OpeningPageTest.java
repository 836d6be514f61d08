package io.github.deadcube.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A ready-made game begins with one click. */
class OpeningPageTest extends BothForms {
    private static final String OFFERED =
            "return [...document.querySelectorAll('.opening')].map((each) => !!each.querySelector('svg.preview "
                    + ".floor') && each.querySelector('[data-opening]').dataset.opening)";

    @ParameterizedTest
    @ValueSource(strings = {"static", "served"})
    void threeAreOfferedWithTheirBattlefields(String form) {
        opensForm(form);
        browser.waitsFor(driver -> browser.isShown(".opening"));
        assertThat(browser.runs(OFFERED)).isEqualTo(List.of("patrol", "hold-ground", "supply-run"));
        browser.hasACleanConsole();
    }

    @ParameterizedTest
    @CsvSource({
        "static, patrol, 'Patrol, Rooftop quarter'",
        "static, hold-ground, 'Hold Ground, Container yard'",
        "static, supply-run, 'Supply Run, Refinery'",
        "served, patrol, 'Patrol, Rooftop quarter'",
        "served, hold-ground, 'Hold Ground, Container yard'",
        "served, supply-run, 'Supply Run, Refinery'"
    })
    void oneClickBeginsAGameAgainstASensibleBot(String form, String scenario, String named) {
        opensForm(form);
        browser.waitsFor(driver -> browser.isShown(".opening"));
        browser.clicks("[data-opening=" + scenario + "]");
        browser.waitsFor(driver -> browser.isShown("#agreed summary"));
        assertThat(browser.text("#agreed summary")).startsWith(named);
        browser.waitsForQuestion();
        assertThat(browser.text("#score .b")).contains("Level 4");
        assertThat(browser.isShown("#asked.a")).isTrue();
        browser.hasACleanConsole();
    }

    @ParameterizedTest
    @ValueSource(strings = {"static", "served"})
    void anotherClickSetsEverythingUp(String form) {
        opensForm(form);
        browser.waitsFor(driver -> browser.isShown(".opening"));
        browser.clicks("[data-opening=patrol]");
        browser.waitsForQuestion();
        assertThat(browser.text("#score .round")).startsWith("Set-up");
        browser.clicks("[data-do=setUp]");
        browser.waitsFor(driver -> browser.text("#score .round").startsWith("Round 1"));
        browser.waitsForQuestion();
        assertThat(browser.isShown("[data-do=setUp]")).isFalse();
        assertThat(browser.runs("return document.querySelectorAll('#table [data-model^=A]').length > 8"))
                .isEqualTo(true);
        browser.hasACleanConsole();
    }
}
