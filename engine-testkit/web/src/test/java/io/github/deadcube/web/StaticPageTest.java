package io.github.deadcube.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * The page and the engine in Chromium, from a static server and opened as a file. Needs Chromium and its driver;
 * {@code -Dweb.games=3000} plays more games. It prints speeds, which depend on the machine.
 */
class StaticPageTest extends OneBrowser {
    private static final int GAMES = Integer.getInteger("web.games", 100);

    /** Answers the sum of the digests, the milliseconds until the engine answers, and those of the games. */
    private static final String RUN = """
            const [address, games, setups, done] = arguments;
            const begin = performance.now();
            const worker = new Worker(address, { type: "module" });
            let ready = 0;
            worker.onerror = ({ message }) => done(["" + message, 0, 0]);
            worker.onmessage = ({ data }) => {
                if (data.id === 1) {
                    ready = performance.now();
                    worker.postMessage({ id: 2, first: 0, games, setups });
                } else done([data.line, Math.round(ready - begin), Math.round(performance.now() - ready)]);
            };
            worker.postMessage({ id: 1, greeting: true });
            """;

    private static void playsTheGamesOfTheVirtualMachine(String worker, int games, int setups) {
        browser.opens(host.address());
        List<?> told = (List<?>) browser.waitsForScript(RUN, worker, games, setups);
        System.out.println(worker + ": ready in " + told.get(1) + " ms; " + told.get(0) + " in " + told.get(2) + " ms");
        assertThat(told.get(0)).isEqualTo(Engine.randomGames(0, games, setups));
    }

    @Test
    void webAssemblyPlaysTheGamesOfTheVirtualMachine() {
        playsTheGamesOfTheVirtualMachine("worker.js", GAMES, GAMES);
        playsTheGamesOfTheVirtualMachine("worker.js", GAMES, 1);
    }

    @Test
    void javaScriptPlaysTheGamesOfTheVirtualMachine() {
        playsTheGamesOfTheVirtualMachine("worker.js#javascript", Math.min(GAMES, 100), 100);
    }

    @Test
    void aGameStartsFromAStaticServer() {
        startsAGame(host.address());
    }

    @Test
    void aGameStartsInAPageThatIsOpenedAsAFile() {
        startsAGame(StaticHost.FOLDER
                .resolve("deadcube.html")
                .toAbsolutePath()
                .toUri()
                .toString());
    }

    private static void startsAGame(String page) {
        browser.opens(page);
        browser.waitsFor(driver -> browser.isShown("#start button"));
        assertThat(browser.isShown("#failure")).isFalse();
        browser.hasACleanConsole();
    }
}
