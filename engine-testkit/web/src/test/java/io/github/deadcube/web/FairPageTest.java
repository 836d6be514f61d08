package io.github.deadcube.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;

/** A game between two people in two browsers, one of whom has started it and cheats. */
class FairPageTest {
    private static final Map<String, String> TWO_PEOPLE = Map.of("A", "person", "B", "other");
    private static final String UNDO = "[data-do=undo]";

    /** Keeps what the page sends: a cheat knows the tokens with which its page has started the game. */
    private static final String SPY = """
            window.sent = [];
            const sends = window.fetch;
            window.fetch = (path, more) => {
                if (more?.body) window.sent.push(JSON.parse(more.body));
                return sends(path, more);
            };
            """;

    /** Asks with each token of the start, and answers what was not refused. */
    private static final String CHEAT = """
            const done = arguments[0];
            const { tokens, game } = window.sent.find((each) => each.do === "start");
            const tries = [
                { do: "undo", to: 0 }, { do: "save" }, { do: "hold" }, { do: "analyse" }, { do: "close" },
                ...["A", "B"].flatMap((side) => [
                    { do: "view", side }, { do: "events", side }, { do: "prompt", side }, { do: "save", side }, { do: "undone", side },
                    { do: "complete", side, seed: 1 }, { do: "hint", side }, { do: "advise", side, bot: "random" }, { do: "encode", side },
                    { do: "join", side }, { do: "join", side, own: "a token of the cheat" },
                    { do: "choose", side, choice: "pass" }, { do: "dice", side, faces: [8] },
                ]),
                { do: "askUndo", to: 0 }, { do: "answerUndo", to: 0, allow: true },
            ];
            const ask = async (request) => (await fetch("ask", {
                method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(request) })).json();
            (async () => {
                const got = [];
                for (const token of [tokens.keeper, tokens.A, tokens.B, "a guess of it"])
                    for (const each of tries) {
                        const answer = await ask({ ...each, game, token });
                        if (!answer.faults) got.push(`${each.do} ${each.side || ""}`);
                    }
                done(got);
            })();
            """;

    @TempDir
    private static Path games;

    private static ServedHost server;

    private PageBrowser starter;
    private PageBrowser other;

    @BeforeAll
    static void start() {
        server = new ServedHost(games);
    }

    @AfterAll
    static void end() {
        server.close();
    }

    @BeforeEach
    void open() {
        starter = new PageBrowser();
        other = new PageBrowser();
        starter.opens(server.address());
        starter.runs(SPY);
        starter.starts(TWO_PEOPLE);
    }

    @AfterEach
    void close() {
        for (PageBrowser browser : new PageBrowser[] {starter, other}) if (browser != null) browser.close();
    }

    private String invitation() {
        return starter.value("#invitation input");
    }

    private void joins() {
        other.opens(invitation());
        starter.waitsFor(driver -> starter.isAsked() || other.isAsked());
    }

    private PageBrowser asked() {
        return starter.isAsked() ? starter : other;
    }

    /** Plays the next question that both see, and waits until both know it. */
    private void plays() {
        starter.waitsFor(driver -> starter.isAsked() || other.isAsked());
        asked().clicksChoices(1);
        starter.waitsFor(driver -> other.moment() == starter.moment());
    }

    @Test
    void theGameIsDealtWhenTheOtherPlayerComes() {
        starter.waitsFor(driver -> starter.text("#asked").endsWith("waiting for the player"));
        assertThat(starter.text("#fair")).isEqualTo("The game begins when the other player has opened the link.");
        assertThat(starter.isAsked()).isFalse();
        joins();
        for (PageBrowser browser : new PageBrowser[] {starter, other}) {
            browser.waitsFor(driver -> browser.text("#fair").startsWith("A fair game: "));
            browser.waitsFor(driver -> !browser.text("#asked").endsWith("waiting for the player"));
            assertThat(browser.isShown("#fair.error")).isFalse();
        }
        starter.waitsFor(driver -> starter.text("#story").equals(other.text("#story")));
        plays();
        for (PageBrowser browser : new PageBrowser[] {starter, other}) browser.hasACleanConsole();
    }

    @Test
    void theTokensOfTheStartGetNothing() {
        joins();
        for (int i = 0; i < 3; i++) plays();
        long moment = other.moment();
        String story = other.text("#story");
        assertThat((List<?>) starter.waitsForScript(CHEAT)).isEmpty();
        assertThat(other.moment()).isEqualTo(moment);
        assertThat(other.text("#story")).isEqualTo(story);
        plays();
    }

    @Test
    void anOwnLastAnswerIsTakenBackAndToldToBoth() {
        joins();
        starter.waitsFor(driver -> starter.isAsked() || other.isAsked());
        PageBrowser one = asked();
        PageBrowser two = one == starter ? other : starter;
        long before = one.moment();
        one.clicks("#ask [data-option]");
        one.waitsFor(driver -> one.moment() > before && two.moment() == one.moment());
        one.clicks(UNDO);
        for (PageBrowser browser : new PageBrowser[] {one, two}) {
            browser.waitsFor(driver -> browser.moment() == before);
            browser.waitsFor(driver -> browser.text("#story").contains("has taken back: "));
        }
        one.waitsForQuestion();
        assertThat(one.isShown("#popup")).isFalse();
        assertThat(two.isAsked()).isFalse();
    }

    @Test
    void whatTheOtherHasAnsweredIsNotTakenBack() {
        joins();
        boolean first = starter.isAsked();
        for (int i = 0; starter.isAsked() == first || i == 0; i++) plays();
        PageBrowser one = first ? starter : other;
        plays();
        long moment = one.moment();
        one.waitsFor(driver -> one.isShown(UNDO + ":disabled"));
        assertThat(one.text("#undoReason"))
                .startsWith("No undo: ")
                .containsPattern("(has answered|were rolled) since, as input \\d+")
                .contains("needs the other player's consent");
        one.clicks(UNDO);
        assertThat(one.isShown("#popup")).isFalse();
        assertThat(one.moment()).isEqualTo(moment);
        plays();
    }

    @Test
    void aSeatIsTakenOnceAndGoesOnInItsBrowser() {
        String link = invitation();
        assertThat(link).contains("token=");
        joins();
        plays();
        assertThat(other.driver().getCurrentUrl())
                .as("others may read the address bar")
                .endsWith("&side=B")
                .doesNotContain("token");
        other.driver().navigate().refresh();
        other.waitsFor(driver -> other.moment() == starter.moment());
        long moment = other.moment();
        other.opens("about:blank");
        other.opens(link);
        other.waitsFor(driver -> other.moment() == moment);
        assertThat(other.text("#failure")).isEmpty();
        assertThat(other.driver().getCurrentUrl()).doesNotContain("token");
        other.opens(server.address());
        other.waitsFor(driver -> other.moment() == moment);
        try (PageBrowser third = new PageBrowser()) {
            third.opens(link);
            third.waitsFor(driver -> third.isShown("#failure"));
            assertThat(third.text("#failure"))
                    .isEqualTo("The seat of side B is taken already, in another browser. If it was not you, do not "
                            + "play this game.");
            assertThat(third.isShown("#start form")).isTrue();
        }
        plays();
    }

    /** As the starter may send a link to a game that it has started with a seed that it knows. */
    @Test
    void aGameThatIsNotFairIsToldToThePlayerWhoComes() {
        starter.waitsForScript("""
                const done = arguments[0];
                const body = JSON.stringify({ do: "start", game: "marked", seed: 7,
                    tokens: { A: "the token of A", B: "the token of B", keeper: "the keeper" } });
                fetch("ask", { method: "POST", headers: { "content-type": "application/json" }, body }).then(() => done());
                """);
        other.opens(server.address() + "#game=marked&side=B&token=the+token+of+B");
        other.waitsFor(driver -> other.isShown("#fair.error"));
        assertThat(other.text("#fair"))
                .isEqualTo("Not fair yet: the player who has started the game sees all and can take all back.");
        try (PageBrowser third = new PageBrowser()) {
            third.opens(server.address() + "#game=marked&side=A&token=the+token+of+A");
            third.waitsFor(driver -> third.isShown("#fair.error"));
            assertThat(third.text("#fair"))
                    .startsWith("Not fair from its beginning: the player who has started the game has chosen the seed "
                            + "of the dice; could see all")
                    .doesNotContain("token");
        }
    }

    @Test
    void aSeedIsRefusedInWords() {
        starter.clicks("#new");
        starter.waitsFor(driver -> starter.isShown("#start form"));
        starter.fills(Map.of("A", "person", "B", "other", "seed", "3"));
        starter.clicks("#form [type=submit]");
        starter.waitsFor(driver -> starter.isShown("#form .error"));
        assertThat(starter.text("#form .error"))
                .isEqualTo("the system rolls the dice of a fair game; expected: no seed");
    }

    @Test
    void aGameEndsWhenBothHaveLeftIt() {
        joins();
        plays();
        String game = (String) starter.runs("return JSON.parse(localStorage.getItem('deadcube.seats'))[0].game");
        for (PageBrowser browser : new PageBrowser[] {starter, other}) {
            browser.clicks("#new");
            browser.waitsFor(driver -> browser.isShown(".games .close"));
            assertThat(browser.driver()
                            .findElement(By.cssSelector(".games .close"))
                            .getDomAttribute("title"))
                    .isEqualTo("Leave the game: it ends when both players have left it");
            assertThat(isOpen(game)).isTrue();
            browser.clicks(".games .close");
            browser.clicks(".games .close");
            browser.waitsFor(driver -> !browser.isShown(".games .close"));
        }
        other.waitsFor(driver -> !isOpen(game));
    }

    private boolean isOpen(String game) {
        return (boolean) other.waitsForScript("""
                const [game, done] = arguments;
                fetch("ask", { method: "POST", headers: { "content-type": "application/json" }, body: '{"do": "games"}' })
                    .then((answer) => answer.json()).then(({ games }) => done(games.includes(game)));
                """, game);
    }
}
