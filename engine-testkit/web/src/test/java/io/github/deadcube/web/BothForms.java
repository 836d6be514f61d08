package io.github.deadcube.web;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;

/** Tests of both forms of the page: {@code static}, with the engine in the page, and {@code served}. */
abstract class BothForms extends OneBrowser {
    @TempDir
    private static Path games;

    static ServedHost server;

    @BeforeAll
    static void serve() {
        server = new ServedHost(games);
    }

    @AfterAll
    static void stop() {
        if (server != null) server.close();
    }

    /** Shows a wide page in a form, before a game. */
    static void opensForm(String form) {
        browser.shows(1280, 900, "light");
        browser.opensWithoutGame((form.equals("static") ? host : server).address());
    }
}
