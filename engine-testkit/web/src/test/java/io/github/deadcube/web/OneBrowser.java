package io.github.deadcube.web;

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
}
