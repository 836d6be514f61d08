package io.github.deadcube.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.rule.Language;
import io.github.deadcube.testkit.script.Script;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The page in the language of its reader, in both forms; and in a language that shows what is not told. */
class LanguagePageTest extends BothForms {
    /** Notes each text of the engine's answers: what the engine says is tested elsewhere, and names stay. */
    private static final String LISTENS = """
            window.ofEngine = new Set();
            const { json } = Response.prototype;
            const programs = new Set(["type", "verb", "purpose", "choice", "status", "kind", "does", "bots", "editions"]);
            const notes = (value) => {
                if (typeof value === "string") window.ofEngine.add(value.toLowerCase());
                else if (value && typeof value === "object")
                    for (const [name, member] of Object.entries(value)) if (!programs.has(name)) notes(member);
            };
            Response.prototype.json = async function () {
                const answer = await json.call(this);
                notes(answer);
                return answer;
            };
            """;

    /**
     * Texts with two plain letters in a row, which were not told, or put together: those that are shown, hints, labels
     * and examples. Notations have no small letters in a row; the engine tells the story.
     */
    private static final String PLAIN = """
            const ofEngine = [...window.ofEngine];
            const all = ofEngine.join("\\n");
            const names = ofEngine.filter((each) => each.length > 1 && each.length < 60).sort((one, other) => other.length - one.length);
            const without = (text, name) => {
                for (let at = text.toLowerCase().indexOf(name); at >= 0; at = text.toLowerCase().indexOf(name))
                    text = text.slice(0, at) + text.slice(at + name.length);
                return text;
            };
            const shown = new Set();
            const notes = (element, text) => {
                const lower = text.toLowerCase();
                const isOfEngine = window.ofEngine.has(lower) || (text.length > 9 && all.includes(lower));
                if (!/[a-z]{2,}/.test(text) || isOfEngine) return;
                // the browser writes a month
                const own = text.replace(new Intl.DateTimeFormat("en", { month: "long" }).format(), "");
                if (/[a-z]{2,}/.test(names.reduce(without, own))) shown.add(`${element.tagName} ${element.getAttribute("class")}: ${text}`);
            };
            const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
            for (let node = texts.nextNode(); node; node = texts.nextNode())
                if (!node.parentElement.closest("[translate=no], script, noscript, .told, #live")) notes(node.parentElement, node.data.trim());
            for (const name of ["title", "aria-label", "placeholder", "data-lead"])
                for (const element of document.querySelectorAll(`[${name}]`)) notes(element, element.getAttribute(name));
            return [...shown];
            """;

    /** What is wider than its place: headings, buttons, labels and cells whose end is not seen. */
    private static final String CUT = """
            const within = (element) => element.closest("#panelTabs, .visuallyHidden, [hidden]");
            const cut = [...document.querySelectorAll("button, label, legend, summary, h1, h2, h3, h4, th, td, p, dt, dd")]
                .filter((each) => each.getClientRects().length && !within(each) && !each.matches(".skip, #undoReason"))
                .filter((each) => {
                    const hides = getComputedStyle(each).overflowX !== "visible" && each.scrollWidth > each.clientWidth + 1;
                    return hides || each.getBoundingClientRect().right > innerWidth + 1;
                })
                .map((each) => `${each.tagName} ${each.className}: ${each.textContent}`);
            if (document.documentElement.scrollWidth > innerWidth) cut.push("the page");
            return cut;
            """;

    private static void opensIn(String form, String search) {
        opensForm(form);
        browser.opens((form.equals("static") ? host.address() : server.address()) + search);
        browser.waitsFor(driver -> browser.isShown("#start form"));
    }

    private static void speaks(String... languages) {
        String agent = (String) browser.runs("return navigator.userAgent");
        browser.driver()
                .executeCdpCommand(
                        "Emulation.setUserAgentOverride",
                        Map.of("userAgent", agent, "acceptLanguage", String.join(",", languages)));
    }

    private static String language() {
        return (String) browser.runs("return document.documentElement.lang");
    }

    @ParameterizedTest
    @ValueSource(strings = {"static", "served"})
    void theAddressAsksForFrench(String form) {
        opensIn(form, "?language=fr");
        assertThat(language()).isEqualTo("fr");
        assertThat(browser.text("#form h2")).isEqualTo("Nouvelle partie");
        assertThat(browser.text("[data-do=learn]")).isEqualTo("Apprendre");
        assertThat(browser.runs("return document.getElementById('tilt').title"))
                .isEqualTo("Angle, en biais ou d'en haut (T)");
        browser.fills(Map.of("teamA", "pasted", "teamAText", "team: Mine\n1 x Nobody\n"));
        browser.clicks("#form [type=submit]");
        browser.waitsFor(driver -> browser.isShown("#form .error"));
        assertThat(browser.text("#form .error"))
                .startsWith("équipe du camp A, ligne 2, ")
                .contains("attendu\u00a0:");
        opensIn(form, "?language=fr");
        browser.fills(Map.of("teamA", "ashbarrow-rabble"));
        browser.starts(Map.of("A", "person", "B", "person", "seed", "5"));
        browser.waitsForQuestion();
        assertThat(browser.text("#asked")).contains("\u00a0: qui commence");
        assertThat(browser.runs("return document.getElementById('table').getAttribute('aria-label')"))
                .isEqualTo("Le champ de bataille avec les figurines");
        browser.hasACleanConsole();
    }

    @ParameterizedTest
    @ValueSource(strings = {"static", "served"})
    void theBrowserSpeaksFrenchUntilPeopleChoose(String form) {
        speaks("nl", "fr-CA", "en");
        try {
            opensIn(form, "");
            assertThat(language()).isEqualTo("fr");
            chooses("en");
            assertThat(browser.text("#form h2")).isEqualTo("New game");
            opensAgain(form);
            assertThat(language()).as("the browser keeps the choice").isEqualTo("en");
            browser.opens((form.equals("static") ? host.address() : server.address()) + "?language=fr");
            browser.waitsFor(driver -> browser.isShown("#start form"));
            assertThat(language()).isEqualTo("fr");
            chooses("en");
            assertThat((String) browser.runs("return location.search")).isEmpty();
            browser.hasACleanConsole();
        } finally {
            speaks("en-US");
        }
    }

    private static void opensAgain(String form) {
        browser.opens("about:blank");
        browser.opens((form.equals("static") ? host : server).address());
        browser.waitsFor(driver -> browser.isShown("#start form"));
    }

    private static void chooses(String code) {
        browser.runs("""
                const choice = document.querySelector("#language select");
                choice.value = arguments[0];
                choice.dispatchEvent(new Event("change"));
                """, code);
        browser.waitsFor(driver -> language().equals(code) && browser.isShown("#start form"));
    }

    @Test
    void thePageThatIsOneFileHasAllLanguages() {
        browser.opens(
                StaticHost.FOLDER.resolve("deadcube.html").toAbsolutePath().toUri() + "?language=fr");
        browser.waitsFor(driver -> browser.isShown("#start form"));
        assertThat(browser.text("#form h2")).isEqualTo("Nouvelle partie");
        browser.starts(Map.of("A", "person", "B", "person", "seed", "5"));
        browser.waitsForQuestion();
        assertThat(browser.text("#asked")).contains("qui commence");
        browser.hasACleanConsole();
    }

    /** Its texts and its story are those of the language in which it was written, whatever the browser speaks. */
    @Test
    void aReplayHasTheLanguageOfItsStory(@TempDir Path folder) throws IOException {
        GameState begin = Script.Runner.standard()
                .play("A1 RA 5+, rifle R8, CLOAKING DEVICE, at c2/5; B1 SV 5+, at c5/5; play")
                .state();
        opensReplay(folder, begin, Language.of("fr").get(), "A1 activate");
        assertThat(language()).isEqualTo("fr");
        assertThat(browser.text("#telling h2")).isEqualTo("Ce qui s'est passé");
        browser.clicks("#teams .name");
        assertThat(browser.runs("return document.querySelector('#card .keywords .term').textContent"))
                .as("a keyword with its text")
                .isEqualTo("CLOAKING DEVICE");
        browser.clicks("#help");
        browser.runs("""
                const choice = document.querySelector("#popup select.language");
                choice.value = "en";
                choice.dispatchEvent(new Event("change"));
                """);
        browser.waitsFor(driver -> language().equals("en"));
        browser.hasACleanConsole();
    }

    /** At three widths nothing is cut, and whatever the page itself says is told. */
    @Test
    void nothingIsPlainOrCutInTheLanguageOfTests() {
        browser.driver().executeCdpCommand("Page.addScriptToEvaluateOnNewDocument", Map.of("source", LISTENS));
        List<String> faults = new ArrayList<>();
        for (int width : new int[] {1400, 800, 360}) {
            opensIn("served", "?language=en-XA");
            browser.shows(width, width == 360 ? 740 : 900, "light");
            looks(faults, width + " form");
            browser.clicks("#help");
            looks(faults, width + " help");
            browser.clicks("#popup .close");
            browser.clicks("[data-do=learn]");
            browser.waitsFor(driver -> browser.isShown("#study h2") && browser.isAsked());
            looks(faults, width + " lesson");
            browser.clicks("#study [data-do=lessons]");
            browser.waitsFor(driver -> browser.isShown("[data-do=puzzles]"));
            browser.clicks("[data-do=puzzles]");
            browser.waitsFor(driver -> browser.isShown("[data-puzzle='1']"));
            looks(faults, width + " puzzles");
            browser.clicks("[data-puzzle='1']");
            browser.waitsFor(driver -> browser.isShown("#study [data-do=answer]") && browser.isAsked());
            browser.clicks("#study [data-do=answer]");
            looks(faults, width + " puzzle");
            browser.clicks("#new");
            browser.starts(Map.of("A", "person", "B", "person", "seed", "5"));
            browser.waitsForQuestion();
            looks(faults, width + " game");
            browser.clicksUntil(80);
            looks(faults, width + " later");
            browser.clicks("#teams .name");
            looks(faults, width + " selected");
            browser.clicks("#new");
            browser.waitsFor(driver -> browser.isShown("[data-do=learn]"));
            browser.clicks("[data-do=learn]");
            browser.waitsFor(driver -> browser.isShown("#study h2") && browser.isAsked());
            assertThat(browser.runs("return document.getElementById('live').textContent"))
                    .as("the story of the last game")
                    .isEqualTo("");
        }
        assertThat(faults).isEmpty();
    }

    private static void looks(List<String> faults, String when) {
        for (String script : new String[] {PLAIN, CUT})
            for (Object each : (List<?>) browser.runs(script)) faults.add(when + ": " + each);
    }
}
