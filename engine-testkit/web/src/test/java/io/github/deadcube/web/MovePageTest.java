package io.github.deadcube.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How often the page asks its engine, in both forms. */
class MovePageTest extends BothForms {
    /** Counts the requests of the page from now on, by name. */
    private static final String SPY = """
            window.asked = [];
            const sent = (line) => line && window.asked.push(JSON.parse(line).do);
            const { fetch } = window;
            window.fetch = (path, more) => { if (path === "ask") sent(more.body); return fetch(path, more); };
            const { postMessage } = Worker.prototype;
            Worker.prototype.postMessage = function (message) { sent(message.line); return postMessage.call(this, message); };
            """;

    /**
     * Selects a model that has not been activated, and clicks a cube that it reaches by several steps; answers the
     * model, the cube, its place then, and the requests from the click to the next question.
     */
    private static final String MOVE = """
            const done = arguments[0];
            const all = (selector) => [...document.querySelectorAll(selector)];
            const wait = (millis) => new Promise((next) => setTimeout(next, millis));
            const until = async (holds) => {
                for (let i = 0; i < 400 && !holds(); i++) await wait(20);
            };
            (async () => {
                for (const { dataset } of all("#ask [data-option$=activate]")) {
                    const id = dataset.option.split(" ")[0];
                    all("#teams .name").find((each) => each.textContent.startsWith(`${id} `)).click();
                    await until(() => all("#table .mark.reach").length);
                    await wait(200);
                    for (const mark of all("#table .mark.reach:not(.risk, .inside)")) {
                        const { left, top, width, height } = mark.getBoundingClientRect();
                        const [x, y] = [Math.round(left + width * 0.5), Math.round(top + height * 0.5)];
                        const drawn = document.elementsFromPoint(x, y);
                        if (drawn[0] !== mark || drawn.filter((each) => each.classList.contains("mark")).length > 1) continue;
                        const question = document.getElementById("asked").textContent;
                        window.asked = [];
                        drawn[0].dispatchEvent(new MouseEvent("click", { bubbles: true, clientX: x, clientY: y }));
                        await until(() => document.getElementById("asked").textContent !== question || document.querySelector("#popup:not([hidden])"));
                        if (document.querySelector("#popup:not([hidden])")) document.querySelector("#popup .option").click();
                        await until(() => document.getElementById("asked").textContent !== question);
                        await wait(500);
                        const place = document.querySelector(`#table .badge[data-model="${id}"] title`).textContent;
                        return done([id, mark.dataset.cube, place, window.asked]);
                    }
                }
                done(["", "", "no cube to click", []]);
            })();
            """;

    /**
     * The activation, the action, its steps and the spot are one request; what is asked about the next question is
     * another one.
     */
    @ParameterizedTest
    @ValueSource(strings = {"static", "served"})
    void aMoveIsOneRequestAndOneForWhatFollows(String form) {
        opensForm(form);
        browser.starts(Map.of("A", "person", "B", "person", "seed", "5"));
        deploys();
        browser.runs(SPY);
        List<?> told = (List<?>) browser.waitsForScript(MOVE);
        assertThat((String) told.get(2)).contains(", " + told.get(1) + "/").endsWith("activated");
        // without a server the browser keeps the record, which it gets from the engine
        List<?> asked = ((List<?>) told.get(3))
                .stream().filter(each -> !each.equals("save")).toList();
        System.out.println(form + ": " + asked);
        assertThat(asked.stream().filter("choose"::equals)).hasSize(1);
        assertThat(asked.size()).isBetween(1, 2);
        browser.hasACleanConsole();
    }
}
