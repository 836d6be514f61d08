package io.github.deadcube.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.rule.Language;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.testkit.bot.Bots;
import io.github.deadcube.testkit.match.Match;
import io.github.deadcube.testkit.page.SinglePage;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.By;

/**
 * What everybody must be able to read on the page: on narrow screens, in the dark, by ear. It prints the time of a step
 * of a replay.
 */
class ReadablePageTest extends OneBrowser {
    private static final int HIGH = 900;

    /**
     * What is wider than its room, and what is written in letters that are too small. The tools of the table alone may
     * scroll sideways.
     */
    private static final String UNREADABLE = """
            const wrong = [];
            for (const each of [document.documentElement, document.body])
                if (each.scrollWidth > innerWidth) wrong.push(`${each.tagName} is ${each.scrollWidth} px wide`);
            for (const each of document.body.querySelectorAll("*")) {
                if (!each.getClientRects().length || each.closest(".visuallyHidden, .skip")) continue;
                const written = [...each.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
                const size = parseFloat(getComputedStyle(each).fontSize);
                if (written && size < 10) wrong.push(`${each.tagName} ${each.getAttribute("class") || ""} "${each.textContent}" has ${size} px`);
                if (each.tagName === "BUTTON" && each.scrollWidth > each.clientWidth)
                    wrong.push(`the button "${each.textContent}" is ${each.scrollWidth - each.clientWidth} px too narrow`);
                if (each.closest("svg, .tools")) continue;
                const { right } = each.getBoundingClientRect();
                if (right > innerWidth + 1) wrong.push(`${each.tagName} ${each.id} ${each.className} ends at ${Math.round(right)} px`);
                if (/auto|scroll/.test(getComputedStyle(each).overflowX) && each.scrollWidth > each.clientWidth)
                    wrong.push(`${each.tagName} ${each.id} ${each.className} scrolls ${each.scrollWidth - each.clientWidth} px sideways`);
            }
            return wrong;
            """;

    /**
     * Text that is cut off at the side, or lies on other text. What scrolls away is not seen, and so does not lie
     * there.
     */
    private static final String CUT = """
            const wrong = [];
            const texts = [];
            const named = (node) => `"${node.textContent.trim().slice(0, 40)}"`;
            const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
            for (let node = walker.nextNode(); node; node = walker.nextNode()) {
                const of = node.parentElement;
                const unseen = "svg, .tools, select, .visuallyHidden, .skip, #live, details:not([open]) > :not(summary)";
                if (!node.textContent.trim() || !of.getClientRects().length || of.closest(unseen)) continue;
                const range = document.createRange();
                range.selectNodeContents(node);
                for (let { left, right, top, bottom } of range.getClientRects()) {
                    if (left < -1 || right > innerWidth + 1) wrong.push(`${named(node)} is outside of the page`);
                    for (let box = of; box !== document.body; box = box.parentElement) {
                        const { overflowX, overflowY } = getComputedStyle(box);
                        if (overflowX === "visible") continue;
                        const by = box.getBoundingClientRect();
                        const cut = right > by.right + 1 || left < by.left - 1 || (overflowY === "hidden" && bottom > by.bottom + 1);
                        if (cut) wrong.push(`${named(node)} is cut by ${box.tagName} ${box.id} ${box.className}`);
                        top = Math.max(top, by.top);
                        bottom = Math.min(bottom, by.bottom);
                    }
                    if (bottom - top > 1) texts.push({ node, left, right, top, bottom });
                }
            }
            texts.forEach((one, i) => {
                for (const other of texts.slice(i + 1)) {
                    const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
                    const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
                    // boxes of lines are a little higher than their letters
                    if (one.node !== other.node && wide > 2 && high > 8) wrong.push(`${named(one.node)} lies on ${named(other.node)}`);
                }
            });
            return wrong;
            """;

    private static final String BADGE =
            "return document.querySelector('#table .badge .plate').getBoundingClientRect().height";

    private static final String TWICE_AS_LARGE = "document.documentElement.style.fontSize = '200%'";

    private static final String PRESS =
            "const press = (key) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));";

    /** Goes back from the end to a moment with results at the figures. */
    private static final String TO_RESULTS = PRESS + """
            press("End");
            while (!document.querySelector("#table .result") && document.getElementById("slider").value > 0) press("ArrowLeft");
            """;

    /**
     * For each moment that the story tells: its number, the end of the story up to it, and what the live region says.
     */
    private static final String SPOKEN = PRESS + """
            const future = document.getElementById("future");
            future.checked = true;
            future.onchange();
            press("Home");
            const last = Number(document.getElementById("slider").max);
            const told = new Map();
            for (const line of document.querySelectorAll(".told")) told.set(line.getAttribute("data-moment"), line.textContent.trim());
            const said = [];
            for (let i = 1; i <= last; i++) {
                press("ArrowRight");
                if (told.has(String(i))) said.push([String(i), told.get(String(i)), document.getElementById("live").textContent]);
            }
            return said;
            """;

    /**
     * The moments that look otherwise when they are reached from the other side; then the line at every so many
     * moments.
     */
    private static final String WALKED = PRESS + """
            const drawn = () => document.getElementById("table").innerHTML + document.getElementById("teams").innerHTML;
            press("Home");
            const last = Number(document.getElementById("slider").max);
            const seen = [];
            const lines = [];
            for (let i = 1; i <= last; i++) {
                press("ArrowRight");
                seen[i] = drawn();
                if (i % arguments[0] === 0) lines.push(document.getElementById("line").innerHTML);
            }
            const others = [];
            for (let i = last - 1; i > 0; i--) {
                press("ArrowLeft");
                if (drawn() !== seen[i]) others.push(i);
            }
            return [others, lines];
            """;

    private static final String LINE = """
            const slider = document.getElementById("slider");
            slider.value = arguments[0];
            slider.oninput();
            return document.getElementById("line").innerHTML;
            """;

    /** The milliseconds of script of each step forward, the first of which were not compiled yet. */
    private static final String STEPS = PRESS + """
            press("Home");
            const last = Number(document.getElementById("slider").max);
            const times = [];
            for (let i = 1; i <= last; i++) {
                const begin = performance.now();
                press("ArrowRight");
                times.push(Math.round((performance.now() - begin) * 10) / 10);
            }
            return times;
            """;

    /** Shows what only a page of a server says. */
    private static final String OF_TWO_PEOPLE = """
            const fair = document.getElementById("fair");
            fair.hidden = false;
            fair.className = arguments[0];
            fair.textContent = "Not fair from its beginning: the player who has started the game has chosen the seed of the dice.";
            const taken = document.createElement("p");
            taken.className = "takenBack";
            taken.textContent = "Side A has taken back, as agreed: A1 Captain advances to c4";
            document.querySelector("#story li:last-child").append(taken);
            """;

    @TempDir
    private static Path folder;

    private static String replay;
    private static String analysed;

    @BeforeAll
    static void write() throws IOException {
        replay = written("replay.html", longGame());
        analysed = written("analysed.html", AnalysedGame.page());
    }

    private static String written(String name, String page) throws IOException {
        return Files.writeString(folder.resolve(name), page).toUri().toString();
    }

    /** The longest of some games of bots, as a page. */
    private static String longGame() {
        Rules rules = Deadcube.rules();
        GameState begin = rules.start(Shipped.setup(Deadcube.ruleset())).get();
        List<Input> longest = List.of();
        for (long seed = 1; seed <= 8; seed++) {
            List<Input> inputs = new ArrayList<>();
            Match.between(
                            rules,
                            begin,
                            Bots.simple(seed, Side.A, rules),
                            Bots.simple(seed, Side.B, rules),
                            SplitMix64.dice(seed))
                    .watchedBy((input, transition) -> inputs.add(input))
                    .play();
            if (inputs.size() > longest.size()) longest = inputs;
        }
        return SinglePage.ofGame("A long game", rules, begin, Vector.ofAll(longest), Language.ENGLISH);
    }

    static Stream<Arguments> screens() {
        return Stream.of(360, 800, 1400)
                .flatMap(width -> Stream.of("light", "dark").map(colours -> Arguments.of(width, colours)));
    }

    private static void isReadable(String what) {
        assertThat((List<?>) browser.runs(UNREADABLE)).as(what).isEmpty();
        Axe.findsNothing(browser, what);
    }

    @ParameterizedTest
    @MethodSource("screens")
    void everybodyCanReadThePage(int width, String colours) {
        browser.shows(width, HIGH, colours);
        browser.opensWithoutGame(host.address());
        browser.waitsFor(driver -> browser.isShown("#start form"));
        isReadable("the form of a new game");
        browser.starts(Map.of("A", "person", "B", "level-4", "seed", "5"));
        browser.clicksUntil(31);
        isReadable("the deployment");
        browser.clicksUntil(90);
        browser.waitsForQuestion();
        isReadable("a game");
        browser.runs(OF_TWO_PEOPLE, "");
        isReadable("a game between two people");
        browser.runs(OF_TWO_PEOPLE, "error");
        isReadable("a game that is not fair");
        browser.clicks("[data-go=back]");
        browser.driver().findElement(By.xpath("//button[text()='Copy a link']")).click();
        String link = browser.waitsFor(driver -> browser.value("[data-link]"));
        browser.opens("about:blank");
        browser.opens(link);
        browser.waitsFor(driver -> browser.isShown("#analysis button"));
        isReadable("a copy from a link");
        browser.opens(replay);
        browser.waitsFor(driver -> browser.moment() > 0);
        isReadable("a replay");
        browser.runs(TO_RESULTS);
        assertThat(browser.isShown("#table .result")).isTrue();
        isReadable("results in a replay");
        browser.opens(analysed);
        browser.waitsFor(driver -> browser.isShown(".finding.costly"));
        browser.clicks(".finding.costly");
        isReadable("an analysed replay");
        browser.hasACleanConsole();
    }

    private static void isReadableTwiceAsLarge(String what) {
        browser.runs(TWICE_AS_LARGE);
        browser.waitsForScript("requestAnimationFrame(() => requestAnimationFrame(arguments[0]))");
        assertThat((List<?>) browser.runs(CUT)).as(what).isEmpty();
        isReadable(what);
    }

    @ParameterizedTest
    @ValueSource(ints = {390, 800, 1280})
    void lettersMayBeTwiceAsLarge(int width) {
        browser.shows(width, HIGH, "light");
        browser.opensWithoutGame(host.address());
        browser.waitsFor(driver -> browser.isShown("#start form"));
        double before = number("return document.getElementById('form').querySelector('h2').offsetHeight");
        isReadableTwiceAsLarge("the form of a new game");
        assertThat(number("return document.getElementById('form').querySelector('h2').offsetHeight"))
                .isGreaterThan(1.9 * before);
        browser.starts(Map.of("A", "person", "B", "level-4", "seed", "5"));
        browser.clicksUntil(31);
        isReadableTwiceAsLarge("the deployment");
        browser.clicksUntil(90);
        browser.waitsForQuestion();
        double badge = number(BADGE);
        isReadableTwiceAsLarge("a game");
        assertThat(number(BADGE)).isEqualTo(badge);
        browser.runs("document.documentElement.style.fontSize = ''");
        browser.waitsForScript("requestAnimationFrame(() => requestAnimationFrame(arguments[0]))");
        assertThat(number(BADGE)).isBetween(badge / 2 - 1, badge / 2 + 1);
        browser.hasACleanConsole();
    }

    private static double number(String script) {
        return ((Number) browser.runs(script)).doubleValue();
    }

    @Test
    void theLiveRegionTellsEachMoment() {
        browser.opens(replay);
        browser.waitsFor(driver -> browser.moment() > 0);
        List<?> said = (List<?>) browser.runs(SPOKEN);
        assertThat(said).isNotEmpty();
        for (Object each : said) {
            List<?> moment = (List<?>) each;
            assertThat((String) moment.get(2)).as("moment %s", moment.get(0)).contains((String) moment.get(1));
        }
    }

    @Test
    void theStoryHasTheCommandDiceOfEachRound() {
        browser.opens(replay);
        browser.waitsFor(driver -> browser.moment() > 0);
        browser.runs(PRESS + "press('End');");
        assertThat((List<?>) browser.runs(
                        "return [...document.querySelectorAll('.roundTitle')].map((round) => round.textContent)"))
                .hasSizeGreaterThan(1)
                .allSatisfy(round -> assertThat((String) round)
                        .containsPattern("^Round \\d.*rolls command dice: .* rolls command dice: "));
    }

    /** What stays from moment to moment is not drawn again. That must not be seen. */
    @Test
    void aMomentLooksTheSameHoweverItIsReached() {
        int every = 150;
        browser.shows(1400, HIGH, "light");
        browser.opens(replay);
        browser.waitsFor(driver -> browser.moment() > 0);
        List<?> walked = (List<?>) browser.runs(WALKED, every);
        assertThat((List<?>) walked.get(0)).as("moments").isEmpty();
        List<?> lines = (List<?>) walked.get(1);
        assertThat(lines).hasSizeGreaterThan(2);
        for (int i = 0; i < lines.size(); i++) {
            int moment = (i + 1) * every;
            browser.opens(replay);
            browser.waitsFor(driver -> browser.moment() > 0);
            assertThat(browser.runs(LINE, moment))
                    .as("the line at moment %d", moment)
                    .isEqualTo(lines.get(i));
        }
    }

    /** Nothing timed is asserted: the time depends on the machine. */
    @Test
    void aStepOfAReplayIsMeasured() {
        browser.shows(1400, HIGH, "light");
        browser.opens(replay);
        browser.waitsFor(driver -> browser.moment() > 0);
        for (String run : new String[] {"cold", "warm"}) {
            List<?> told = (List<?>) browser.runs(STEPS);
            List<Double> steps =
                    told.stream().map(each -> ((Number) each).doubleValue()).toList();
            assertThat(steps).hasSize((int) browser.moment()).allMatch(time -> time >= 0);
            DoubleSummaryStatistics times =
                    steps.stream().mapToDouble(each -> each).summaryStatistics();
            System.out.println("A replay of " + steps.size() + " inputs, " + run + ": "
                    + Math.round(times.getAverage() * 10) / 10.0 + " ms of script a step, at most " + times.getMax()
                    + " ms, at moment " + (steps.indexOf(times.getMax()) + 1));
        }
    }
}
