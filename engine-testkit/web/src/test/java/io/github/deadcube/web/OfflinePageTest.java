package io.github.deadcube.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.logging.LogType;

/**
 * A browser keeps the page of a static host, installs it, and plays without a network; of a server it keeps nothing.
 */
class OfflinePageTest extends BothForms {
    private static final String KEPT = """
            const done = arguments[0];
            navigator.serviceWorker.getRegistration().then((found) => done(!!found?.active));
            """;

    private static final String CACHES = "caches.keys().then(arguments[0])";

    private static final String CACHED = """
            const done = arguments[0];
            caches.keys().then(([name]) => caches.open(name)).then((cache) => cache.keys())
                .then((all) => done(all.map(({ url }) => new URL(url).pathname.slice(1))));
            """;

    private static final String MANIFEST = """
            const done = arguments[0];
            const { href } = document.querySelector("link[rel=manifest]");
            fetch(href).then((answer) => answer.json()).then(async (manifest) => {
                const icon = await fetch(new URL(manifest.icons[0].src, href));
                done([manifest.name, manifest.display, new URL(manifest.start_url, href).pathname, icon.headers.get("content-type")]);
            });
            """;

    private static boolean isKept() {
        return (boolean) browser.waitsForScript(KEPT);
    }

    /** The errors of a browser that would not install the page. */
    private static List<?> installability() {
        return (List<?>) browser.driver()
                .executeCdpCommand("Page.getInstallabilityErrors", Map.of())
                .get("installabilityErrors");
    }

    private static void shows(String address) {
        browser.opens("about:blank");
        browser.opens(address);
        browser.waitsFor(driver -> browser.isShown("#start form"));
    }

    @Test
    void theStaticFormPlaysWithoutItsHost() {
        StaticHost away = new StaticHost();
        shows(away.address());
        browser.waitsFor(driver -> isKept());
        assertThat((List<?>) browser.waitsForScript(MANIFEST))
                .isEqualTo(List.of("Deadcube", "standalone", "/index.html", "image/svg+xml"));
        assertThat(installability()).isEmpty();
        List<?> cached = (List<?>) browser.waitsForScript(CACHED);
        assertThat(cached.contains("index.html") && cached.contains("deadcube.wasm") && cached.contains("main.js"))
                .isTrue();
        assertThat(cached.contains("deadcube.js"))
                .as("the other form of the engine")
                .isFalse();
        away.close();
        shows(away.address());
        browser.starts(Map.of("A", "person", "B", "person", "seed", "5"));
        browser.clicksUntil(40);
        assertThat(browser.moment()).isGreaterThanOrEqualTo(40);
        browser.hasACleanConsole();
    }

    /** A version that a host has in part is not kept: the one before plays on. */
    @Test
    void filesOfTwoVersionsAreNotMixed(@TempDir Path folder) throws IOException {
        try (var files = Files.list(StaticHost.FOLDER)) {
            for (Path file : files.filter(Files::isRegularFile).toList())
                Files.copy(file, folder.resolve(file.getFileName()));
        }
        Files.writeString(folder.resolve("keys.js"), "// another version\n");
        try (StaticHost half = new StaticHost(folder)) {
            browser.opens(half.address());
            browser.waitsForScript("navigator.serviceWorker.register('service.js').then(({ installing }) => { "
                    + "installing.onstatechange = () => installing.state === 'redundant' && arguments[0](); })");
            assertThat(isKept()).isFalse();
        }
    }

    /** A server at an address that had the static form before: the browser gets the page of the server. */
    @Test
    void aServerIsNotShadowedByAPageThatWasKept(@TempDir Path folder) {
        StaticHost before = new StaticHost();
        shows(before.address());
        browser.waitsFor(driver -> isKept());
        before.close();
        try (ServedHost after = new ServedHost(folder, before.port())) {
            browser.opens("about:blank");
            browser.opens(after.address());
            browser.waitsFor(driver -> !isKept());
            shows(after.address());
            assertThat(browser.driver()
                            .findElement(By.cssSelector("meta[name=engine]"))
                            .getAttribute("content"))
                    .isEqualTo("http");
            assertThat((List<?>) browser.waitsForScript(CACHES)).isEmpty();
            // a page that loses its server says so
            browser.opens("about:blank");
        }
    }

    @Test
    void aServerHasTheManifestAndLetsNothingBeKept() {
        opensForm("served");
        browser.waitsFor(driver -> browser.isShown("#start form"));
        assertThat((List<?>) browser.waitsForScript(MANIFEST))
                .isEqualTo(List.of("Deadcube", "standalone", "/index.html", "image/svg+xml"));
        assertThat(isKept()).isFalse();
        browser.hasACleanConsole();
    }

    @Test
    void thePageThatIsOneFileKeepsNothing() {
        // another test gives the browser a file of another version, about which the console complains
        browser.driver().manage().logs().get(LogType.BROWSER);
        shows(StaticHost.FOLDER
                .resolve("deadcube.html")
                .toAbsolutePath()
                .toUri()
                .toString());
        assertThat(browser.runs("return document.querySelector('link[rel=manifest]')"))
                .isNull();
        assertThat((String) browser.runs("return document.querySelector('link[rel=icon]').href"))
                .startsWith("data:image/svg+xml");
        browser.hasACleanConsole();
    }
}
