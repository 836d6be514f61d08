package io.github.deadcube.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The end of a game of one browser, in both forms: by resignation, by agreement and by the rules, and what follows. */
class EndPageTest extends BothForms {
    private static void clicks(String what) {
        browser.waitsFor(driver -> browser.isShown("[data-do=" + what + "]"));
        browser.clicks("[data-do=" + what + "]");
    }

    private static void resigns() {
        clicks("resign");
        clicks("resignSure");
        browser.waitsFor(driver -> browser.isShown(".ending"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"static", "served"})
    void aGameWithABotIsResignedAndPlayedAgain(String form) {
        opensForm(form);
        browser.starts(Map.of("A", "person", "B", "level-3", "seed", "5", "nameA", "Ann"));
        deploys();
        assertThat(browser.text(".sideScore.a .player")).isEqualTo("Ann");
        assertThat(browser.text(".sideScore.b .player")).isEqualTo("Level 3");
        String own = browser.text(".sideScore.a .teamName");
        String other = browser.text(".sideScore.b .teamName");
        long moment = browser.moment();
        resigns();
        assertThat(browser.text(".whoWon")).isEqualTo("You have lost");
        assertThat(browser.text("#asked")).isEqualTo(other + " win the game");
        assertThat(browser.text(".endReason")).isEqualTo("Ann has resigned.");
        assertThat(browser.text("#story")).endsWith("Ann resigns");
        assertThat(browser.isShown("[data-do=undo]")).isFalse();
        assertThat(browser.moment()).as("no input is made of it").isEqualTo(moment);
        Axe.findsNothing(browser, "the end in the form " + form);

        browser.driver().navigate().refresh();
        browser.waitsFor(driver -> browser.text(".endReason").equals("Ann has resigned."));
        assertThat(browser.moment()).isEqualTo(moment);

        browser.clicks("#new");
        browser.waitsFor(driver -> browser.text(".gameList").contains("won"));
        assertThat(browser.text(".gameList")).contains("Ann – " + other, "Round 1", other + " won");
        browser.clicks(".gameList .option");
        clicks("rematch");
        browser.waitsFor(driver -> browser.text(".sideScore.b .player").equals("Ann"));
        assertThat(browser.text(".sideScore.a .player")).isEqualTo("Level 3");
        assertThat(browser.text(".sideScore.b .teamName")).isEqualTo(own);
        assertThat(browser.isShown(".ending")).isFalse();
        deploys();
        browser.hasACleanConsole();
    }

    @ParameterizedTest
    @ValueSource(strings = {"static", "served"})
    void twoPeopleAtOnePageAgreeOnADraw(String form) {
        opensForm(form);
        browser.starts(Map.of("A", "person", "B", "person", "seed", "5", "nameA", "Ann", "nameB", "Bob"));
        clicks("draw");
        clicks("drawSure");
        browser.waitsFor(driver -> browser.isShown(".ending"));
        assertThat(browser.text("#asked")).isEqualTo("The game is drawn");
        assertThat(browser.text(".whoWon")).isEmpty();
        assertThat(browser.text("#story")).contains("Ann offers a draw", "Bob agrees to the draw");
        browser.driver().navigate().refresh();
        browser.waitsFor(driver -> browser.text(".endReason").equals("The players have agreed to a draw."));
        clicks("rematch");
        browser.waitsFor(driver -> browser.text(".sideScore.a .player").equals("Bob"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"static", "served"})
    void anEndByTheRulesHasItsReasonAndAnAnalysis(String form) {
        opensForm(form);
        browser.starts(Map.of("A", "person", "B", "level-1", "seed", "5", "battlefield", "open-street"));
        browser.clicksToTheEnd();
        browser.waitsFor(driver -> browser.isShown(".ending"));
        assertThat(browser.text("#asked")).containsPattern("win the game|is drawn");
        assertThat(browser.text(".endReason")).contains("VIC-");
        assertThat(browser.text(".endScore")).containsPattern("\\d+ VP.*\\d+ VP");
        assertThat(browser.isShown("[data-do=resign]")).isFalse();
        clicks("analyse");
        browser.waitsFor(driver -> browser.text("#analysis").contains("Stop"));
        browser.clicks("#new");
        browser.waitsFor(driver -> browser.isShown("#start form"));
    }
}
