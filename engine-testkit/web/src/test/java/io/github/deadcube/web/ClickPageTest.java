package io.github.deadcube.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a click on the table means: the figure, the cube or the spot that is seen there. */
class ClickPageTest extends OneBrowser {
    /** Functions for the scripts below: what is drawn, and clicks where a person would click. */
    private static final String HANDS = """
            const table = document.getElementById("table");
            const all = (selector) => [...table.querySelectorAll(selector)];
            const selected = () => table.querySelector(".figure.selected:not(.outline)")?.dataset.model || "";
            const moment = () => document.getElementById("momentNumber").textContent;
            const press = (x, y) =>
                document.elementFromPoint(x, y).dispatchEvent(new MouseEvent("click", { bubbles: true, clientX: x, clientY: y }));
            const wait = (millis) => new Promise((next) => setTimeout(next, millis));
            const until = async (holds) => {
                for (let i = 0; i < 400 && !holds(); i++) await wait(20);
            };
            /** A point of an element at which nothing but marks of cubes is drawn over it. */
            const pointOf = (element) => {
                const { left, top, width, height } = element.getBoundingClientRect();
                for (const across of [0.5, 0.3, 0.7, 0.15, 0.85])
                    for (const down of [0.5, 0.3, 0.7, 0.15, 0.85]) {
                        const [x, y] = [Math.round(left + width * across), Math.round(top + height * down)];
                        const drawn = document.elementsFromPoint(x, y).filter((each) => !each.classList.contains("mark"));
                        if (element.contains(drawn[0])) return [x, y];
                    }
                return null;
            };
            """;

    /**
     * Clicks each figure in all four turns, with the cubes marked where another model can go; answers what went wrong,
     * and how many were clicked.
     */
    private static final String EACH_FIGURE = "const done = arguments[0];" + HANDS + """
            (async () => {
                const faults = [];
                let clicked = 0, covered = 0;
                const own = document.getElementById("asked").className.toUpperCase();
                const before = moment();
                for (let turn = 0; turn < 4; turn++) {
                    const ids = [...new Set(all(".figure[data-model]:not(.outline)").map((each) => each.dataset.model))];
                    for (const id of ids) {
                        const mover = ids.find((each) => each[0] === own && each !== id);
                        const row = [...document.querySelectorAll("#teams .name")].find((each) => each.textContent.startsWith(`${mover} `));
                        if (selected() !== mover) row.click();
                        await until(() => all(".mark.reach").length);
                        const point = pointOf(table.querySelector(`.figure[data-model="${id}"]:not(.outline)`));
                        if (!point) continue;
                        const [x, y] = point;
                        if (document.elementFromPoint(x, y).classList.contains("mark")) covered++;
                        press(x, y);
                        await wait(30);
                        clicked++;
                        if (selected() !== id) faults.push(`turn ${turn}: ${id} clicked, ${selected()} selected`);
                        if (moment() !== before) return done([`turn ${turn}: a click on ${id} played`, clicked, covered]);
                    }
                    document.getElementById("right").click();
                    await wait(60);
                }
                done([faults.join("; "), clicked, covered]);
            })();
            """;

    /** Activates a model by two clicks on its figure, then clicks into a cube; answers the questions that followed. */
    private static final String GO = "const done = arguments[0];" + HANDS + """
            (async () => {
                const own = document.getElementById("asked").className.toUpperCase();
                const figure = () => all(`.figure[data-model^="${own}"]:not(.outline)`).find((each) => pointOf(each));
                const id = figure().dataset.model;
                press(...pointOf(figure()));
                await until(() => selected() === id && all(".mark.reach").length);
                press(...pointOf(table.querySelector(`.figure[data-model="${id}"]:not(.outline)`)));
                const asked = () => document.getElementById("asked").textContent;
                await until(() => /choose an action/.test(asked()));
                const activated = asked();
                await until(() => all(".mark.reach:not(.risk, .inside)").length);
                for (const mark of all(".mark.reach:not(.risk, .inside)")) {
                    const { left, top, width, height } = mark.getBoundingClientRect();
                    const [x, y] = [Math.round(left + width * 0.4), Math.round(top + height * 0.4)];
                    const drawn = document.elementsFromPoint(x, y);
                    if (drawn[0] !== mark || drawn.filter((each) => each.classList.contains("mark")).length > 1) continue;
                    if (drawn.some((each) => each.closest("[data-model]"))) continue;
                    const cube = mark.dataset.cube;
                    press(x, y);
                    await until(() => !/choose an action|…/.test(asked()) || document.querySelector("#popup:not([hidden])"));
                    await wait(300);
                    const place = document.querySelector(`#table .badge[data-model="${id}"] title`).textContent;
                    return done([id, activated, cube, place, asked()]);
                }
                done([id, activated, "", "", "no cube to click"]);
            })();
            """;

    @BeforeEach
    void show() {
        browser.shows(1280, 900, "light");
        browser.opensWithoutGame(host.address());
    }

    private void deploysOn(String battlefield) {
        browser.starts(Map.of("A", "person", "B", "person", "seed", "5", "battlefield", battlefield));
        deploys();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"open-street", "walled-compound", "rooftop-quarter", "container-yard", "refinery", "tower-block"
            })
    void aFigureWinsOverTheMarksOfCubes(String battlefield) {
        deploysOn(battlefield);
        List<?> told = (List<?>) browser.waitsForScript(EACH_FIGURE);
        assertThat(told.get(0)).isEqualTo("");
        assertThat((Long) told.get(1)).isGreaterThan(30);
        assertThat((Long) told.get(2)).isPositive();
        browser.hasACleanConsole();
    }

    @Test
    void twoClicksActivateAndOneIntoACubeGoesThere() {
        deploysOn("rooftop-quarter");
        List<?> told = (List<?>) browser.waitsForScript(GO);
        assertThat((String) told.get(1)).startsWith(told.get(0) + " ").contains("choose an action");
        assertThat((String) told.get(3)).contains(", " + told.get(2) + "/");
        assertThat((String) told.get(4)).doesNotContain("choose a spot", "move on, or stop");
        browser.hasACleanConsole();
    }
}
