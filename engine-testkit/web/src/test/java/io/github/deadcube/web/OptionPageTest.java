package io.github.deadcube.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The words of options on the page. */
class OptionPageTest extends OneBrowser {
    private static final String WORDS = """
            const [verb, number, label, done] = arguments;
            const names = { model: (id) => id + " Captain", cards: new Map() };
            import("./options.js").then(({ wordsOf }) =>
              done(wordsOf({ verb, label, text: label.split(": ")[0], choice: { type: verb, dice: number, face: number } }, names)));
            """;

    private static final String LABEL = """
            const [label, done] = arguments;
            const names = { model: (id) => `${id} ${id === "A1" ? "Captain" : "Scout"}`, cards: new Map([["A1", {}], ["B2", {}]]) };
            import("./options.js").then(({ labelWords }) => done(labelWords(label, names)));
            """;

    private static final String LISTED = """
            const [options, done] = arguments;
            const names = { model: (id) => id + " Captain", cards: new Map(), rules: new Map() };
            const tokens = [{ number: 3, cube: "g7" }];
            const screen = { names, position: { models: [], tokens }, question: { options: JSON.parse(options) } };
            import("./options.js").then(({ optionList }) => {
              const box = document.createElement("div");
              box.append(...optionList(screen.question.options, screen).flat());
              done([...box.querySelectorAll(".chipsTitle, button")].map((each) => each.textContent).join("; "));
            }).catch((error) => done(String(error)));
            """;

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    addDice    | 0 | add 0: no more dice                                                 | No more dice
                    addDice    | 1 | add 1: one more for each Dice that you spend                        | Add 1 die
                    reroll     | 0 | reroll 0: keep all dice                                             | Keep all dice
                    reroll     | 2 | reroll 2: roll 2 failed dice again                                  | Roll 2 failed dice again
                    rerollCommand | 0 | reroll command none: keep all dice                               | Keep all dice
                    rerollCommand | 2 | reroll command model dice: roll again: model, dice               | Roll again: model, dice
                    forgoRecon | 4 | forgo 4: without: move a model one step                             | Do not use 4: move a model one step
                    zone       | 1 | zone 1: the scenario's first deployment zone: a8 to d8              | Zone 1: a8 to d8
                    """)
    void aNumberHasWords(String verb, int number, String label, String words) {
        browser.opens(host.address());
        assertThat(browser.waitsForScript(WORDS, verb, number, label)).isEqualTo(words);
    }

    private String listed(String... options) {
        browser.opens(host.address());
        return String.valueOf(browser.waitsForScript(LISTED, "[" + String.join(", ", options) + "]"));
    }

    private static String use(String cube) {
        return """
                {"verb": "use", "actor": "A1", "cube": "%1$s", "text": "A1 use K-COMM-LINK on %1$s", "label": "A1 use Comm-Link on %1$s", "choice": {}}
                """.formatted(cube);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    reroll command none: keep all dice                  | Keep all dice
                    reroll 1: roll 1 failed die again                   | Roll 1 failed die again
                    A1 activate (Captain)                               | Activate A1 Captain
                    A1 end (Captain)                                    | A1 Captain: End the activation
                    A1 shoot rifle at B2 (Captain, Scout)               | A1 Captain: Shoot rifle at B2 Scout
                    spend shoot: A1 shoot rifle at B2 (Captain, Scout)  | A1 Captain: Shoot rifle at B2 Scout (Shoot)
                    A1_: activer (Captain)                              | A1 Captain: Activer
                    end turn                                            | End turn
                    """)
    void aReplayHasTheWordsOfTheTable(String label, String words) {
        browser.opens(host.address());
        assertThat(browser.waitsForScript(LABEL, label.replace('_', '\u00a0'))).isEqualTo(words);
    }

    @Test
    void manyUsesOnCubesAreOneLine() {
        assertThat(listed(use("b1"), use("b2"), use("b3"), use("b4"))).isEqualTo("Use Comm-Link on; b1; b2; b3; b4");
        assertThat(listed(use("b1"), use("b2"))).isEqualTo("Use Comm-Link on b1; Use Comm-Link on b2");
    }

    /** French labels have a colon after the model. */
    @Test
    void aModelIsNamedOnceInEachLanguage() {
        String option = """
                {"verb": "tactician", "actor": "A%1$s", "text": "A%1$s tactician", "label": "A%1$s\u00a0: TACTICIAN", "choice": {}}""";
        assertThat(listed(option.formatted("1"), option.formatted("2")))
                .isEqualTo("A1 Captain: TACTICIAN; A2 Captain: TACTICIAN");
    }

    @Test
    void aTokenHasItsCubeAndAStepItsModel() {
        assertThat(listed("""
                {"verb": "pickToken", "text": "token 3", "choice": {"type": "pickToken", "token": 3}}""")).isEqualTo("Token 3 (g7)");
        assertThat(listed("""
                {"verb": "sprint", "actor": "A1", "text": "A1 sprint", "choice": {}}""", """
                {"verb": "sprint", "actor": "A2", "text": "A2 sprint", "choice": {}}""", """
                {"verb": "done", "text": "done", "choice": {}}""")).isEqualTo("A1 Captain: Sprint; A2 Captain: Sprint; Done");
    }
}
