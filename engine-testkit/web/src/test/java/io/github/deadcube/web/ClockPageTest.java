package io.github.deadcube.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Two people watch a clock run out. Their pages count seconds; the time of the server passes when the test says so. */
class ClockPageTest {
    /** Lets a bank be less than a minute: six seconds. */
    private static final String SHORT = """
            const { bank } = document.getElementById("form").elements;
            [bank.min, bank.step, bank.value] = ["0", "any", "0.1"];
            """;

    private static final long BANK = 6_000;
    private static final long ALMOST = 100;

    @TempDir
    private static Path games;

    private static ServedHost server;

    private PageBrowser ann;
    private PageBrowser bob;

    @BeforeAll
    static void serve() {
        server = ServedHost.withStillTime(games);
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @BeforeEach
    void begin() {
        ann = new PageBrowser();
        bob = new PageBrowser();
    }

    @AfterEach
    void close() {
        for (PageBrowser browser : new PageBrowser[] {ann, bob}) browser.close();
    }

    /** Ann starts a game with six seconds and Bob takes his seat; answers the page that waits for the other one. */
    private PageBrowser plays(String end) {
        ann.opens(server.address());
        ann.waitsFor(driver -> ann.isShown("#start form"));
        ann.runs(SHORT);
        ann.starts(
                Map.of("A", "other", "B", "person", "nameB", "Ann", "clock", "own", "increment", "0", "clockEnd", end));
        bob.opens(ann.value("#invitation [data-seat] input"));
        ann.waitsFor(driver -> ann.isAsked() || bob.isAsked());
        return ann.isAsked() ? bob : ann;
    }

    /** The time that runs, as a page shows it. */
    private static String time(PageBrowser browser) {
        return browser.text(".timer.runs");
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aClockThatRunsOutEndsTheGameOnBothPages(boolean behind) {
        PageBrowser waiting = plays("lose");
        PageBrowser asked = waiting == ann ? bob : ann;
        if (behind) {
            server.passes(BANK - ALMOST);
            for (PageBrowser each : new PageBrowser[] {ann, bob})
                each.waitsFor(driver -> time(each).equals("0:00"));
            assertThat(asked.isShown(".ending")).isFalse();
        }
        server.passes(behind ? ALMOST : BANK);
        for (PageBrowser each : new PageBrowser[] {ann, bob}) each.waitsFor(driver -> each.isShown(".ending"));
        assertThat(waiting.text(".whoWon")).isEqualTo("You have won");
        assertThat(asked.text(".whoWon")).isEqualTo("You have lost");
        for (PageBrowser each : new PageBrowser[] {ann, bob}) {
            assertThat(each.text(".endReason")).endsWith("has no time left.");
            assertThat(each.text("#story")).contains("has no time left");
            assertThat(each.isShown("#ask [data-option]")).isFalse();
            each.hasACleanConsole();
        }
    }

    @Test
    void aClockThatIsOnlyShownGoesOnBelowZero() {
        PageBrowser waiting = plays("show");
        PageBrowser asked = waiting == ann ? bob : ann;
        server.passes(2 * BANK);
        for (PageBrowser each : new PageBrowser[] {ann, bob}) {
            each.waitsFor(driver -> each.text("#story").contains("has no time left"));
            assertThat(time(each)).startsWith("−");
            assertThat(each.isShown(".ending")).isFalse();
        }
        asked.clicksChoices(1);
        waiting.waitsFor(driver -> waiting.moment() == asked.moment());
    }
}
