package io.github.deadcube.web;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.rule.Language;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.page.SinglePage;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;

/** Tests with one browser and the page on a static host. They are skipped where there is no browser. */
abstract class OneBrowser {
    static StaticHost host;
    static PageBrowser browser;

    @BeforeAll
    static void start() {
        browser = new PageBrowser();
        host = new StaticHost();
    }

    @AfterAll
    static void end() {
        if (browser != null) browser.close();
        if (host != null) host.close();
    }

    /** Deploys both sides, and goes on until a model may be activated. */
    static void deploys() {
        browser.waitsForScript("""
                const [done] = arguments;
                const look = () => {
                    if (/choose a model to activate/.test(document.getElementById("asked")?.textContent)) return done();
                    const deploy = document.querySelector("#ask .helps .primary");
                    (deploy || document.querySelector("#ask [data-option]"))?.click();
                    setTimeout(look, 30);
                };
                look();
                """);
    }

    /** Writes the replay of some inputs into a folder and opens it. */
    static void opensReplay(Path folder, GameState begin, String... inputs) throws IOException {
        opensReplay(folder, begin, Language.ENGLISH, inputs);
    }

    static void opensReplay(Path folder, GameState begin, Language language, String... inputs) throws IOException {
        String replay = SinglePage.ofGame(
                "A game", Deadcube.rules(), begin, Vector.of(inputs).map(text -> Input.of(text)), language);
        browser.opens(
                Files.writeString(folder.resolve("replay.html"), replay).toUri().toString());
        browser.waitsFor(driver -> browser.moment() > 0);
    }
}
