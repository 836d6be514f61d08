package io.github.deadcube.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Keys;
import org.openqa.selenium.interactions.Actions;

/** Dice are clicked, with what they are worth beside them, and lie at the figures that roll them. In both forms. */
class DicePageTest extends BothForms {
    /** Chooses attacks where they are offered, and otherwise something, until something is shown. */
    private static final String UNTIL = """
            const [selector, done] = arguments;
            let n = 0;
            const look = () => {
                if (document.querySelector(selector)) return done(n);
                const options = [...document.querySelectorAll("#ask [data-option]")];
                const attack = options.find((each) => / (shoot|assault) /.test(each.dataset.option));
                (document.querySelector("#ask .helps .primary") || attack || options[(n++ * 7) % options.length])?.click();
                setTimeout(look, 40);
            };
            look();
            """;

    /** The words of a chooser for a question that only some games ask: at first, and after a click on a die. */
    private static final String PICKED = """
            const [question, prospects, done] = arguments;
            const screen = {
                question: JSON.parse(question),
                position: {},
                names: { rules: new Map(), model: (id) => id, cards: new Map() },
                asking: { current: () => [{ update: { events: [{ event: { type: "rolled", side: "A", roller: "A1", rule: "SHO-5", target: 5, dice: [2, 7, 3] } }] } }] },
                once: async () => ({ prospects: JSON.parse(prospects) }),
            };
            import("./picker.js").then(async ({ picker }) => {
                const box = document.createElement("div");
                box.append(...picker(screen));
                const words = async () => {
                    await new Promise((next) => setTimeout(next, 20));
                    return [...box.querySelectorAll(".pick, .option")].map((each) => (each.ariaPressed === "true" ? "*" : "") + each.textContent).join("; ");
                };
                const before = await words();
                box.querySelector(".pick").click();
                done([before, await words()]);
            });
            """;

    private void starts(String form, String speed) {
        opensForm(form);
        browser.starts(Map.of("A", "person", "B", "person", "seed", "5", "battlefield", "open-street"));
        browser.runs("document.getElementById('speed').value = arguments[0]", speed);
        browser.waitsForQuestion();
    }

    @ParameterizedTest
    @ValueSource(strings = {"static", "served"})
    void commandDiceAreClicked(String form) {
        starts(form, "5");
        browser.waitsForScript(UNTIL, "#ask .picker");
        assertThat(browser.text("#ask .options")).isEqualTo("Keep all dice");
        String face = browser.text("#ask .pick").toLowerCase(Locale.ROOT);
        browser.clicks("#ask .pick");
        assertThat(browser.text("#ask .option")).isEqualTo("Roll again: " + face);
        assertThat(browser.text("#ask .picker small")).matches("A face that you do not keep: \\d+ %");
        long before = browser.moment();
        browser.clicks("#ask .option");
        browser.waitsFor(driver -> browser.moment() > before);
        browser.waitsForQuestion();
        browser.clicks("#ask [data-option]");
        browser.waitsFor(
                driver -> browser.text("#story").toLowerCase(Locale.ROOT).contains(face + " again"));
        browser.hasACleanConsole();
    }

    @ParameterizedTest
    @ValueSource(strings = {"static", "served"})
    void aRollLiesAtItsFigureUntilItIsSkipped(String form) {
        starts(form, "2");
        browser.waitsForScript(UNTIL, "#table .thrown");
        String dice = browser.text("#table .thrown");
        assertThat(dice).matches("[1-8]+");
        assertThat(browser.text("#story .action:last-child .dice, #ask .diceNow")
                        .replaceAll("[^1-8]", ""))
                .contains(dice.substring(0, 1));
        new Actions(browser.driver()).sendKeys(Keys.ESCAPE).perform();
        browser.waitsFor(driver -> !browser.isShown("#table .thrown"));
        browser.hasACleanConsole();
    }

    @ParameterizedTest
    @ValueSource(strings = {"static"})
    void failedDiceAndAddedDiceAreClickedToo(String form) {
        browser.opens(host.address());
        String reroll = """
                {"purpose": "reroll", "side": "A", "options": [
                  {"verb": "reroll", "text": "reroll 0", "label": "reroll 0: keep all dice", "choice": {"type": "reroll"}},
                  {"verb": "reroll", "text": "reroll 1", "label": "reroll 1: roll 1 failed die again", "choice": {"type": "reroll", "dice": 1}},
                  {"verb": "reroll", "text": "reroll 2", "label": "reroll 2: roll 2 failed dice again", "choice": {"type": "reroll", "dice": 2}}]}
                """;
        String worth = """
                [[], [{"model": "B1", "hurt": 0.25, "kill": 0}], [{"model": "B1", "hurt": 0.5, "kill": 0.125}]]""";
        assertThat((List<?>) browser.waitsForScript(PICKED, reroll, worth))
                .map(String::valueOf)
                .containsExactly(
                        "*2; *3; Roll 2 failed dice againB1 hurt 50 %kill 13 %; Keep all dice",
                        "2; *3; Roll 1 failed die againB1 hurt 25 %kill 0 %; Keep all dice");
        String added = """
                {"purpose": "added-dice", "side": "A", "options": [
                  {"verb": "addDice", "text": "add 0", "label": "add 0: no more dice", "choice": {"type": "addDice"}},
                  {"verb": "addDice", "text": "add 1", "label": "add 1: one more for each Dice that you spend", "choice": {"type": "addDice", "dice": 1}}]}
                """;
        assertThat((List<?>) browser.waitsForScript(PICKED, added, "[]"))
                .map(String::valueOf)
                .containsExactly("Dice; No more dice; Add 1 die", "*Dice; Add 1 die; No more dice");
    }
}
