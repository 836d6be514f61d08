package io.github.deadcube.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogType;

/**
 * The page and the engine in Chromium, from a static server and opened as a file. Needs Chromium and its driver; {@code -Dweb.games=3000} plays
 * more games. It prints speeds, which depend on the machine.
 */
class StaticPageTest {
    private static final int GAMES = Integer.getInteger("web.games", 100);
    private static final Path FOLDER = Path.of(System.getProperty("basedir", "."), "target", "web");
    private static final Path DRIVER = Path.of(System.getProperty("web.driver", "/usr/bin/chromedriver"));
    private static final Path BROWSER = Path.of(System.getProperty("web.browser", "/usr/bin/chromium"));

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

    /** Waits until a new game can be chosen. */
    private static final String SHOWN = """
            const look = () => document.querySelector("#start:not([hidden]) button")
                ? arguments[0]() : setTimeout(look, 50);
            look();
            """;

    private static final Map<String, String> TYPES =
            Map.of("html", "text/html", "js", "text/javascript", "css", "text/css", "wasm", "application/wasm");

    private static HttpServer server;
    private static ChromeDriver browser;

    @BeforeAll
    static void start() throws IOException {
        assumeTrue(Files.isExecutable(DRIVER) && Files.isExecutable(BROWSER), "there is no Chromium with its driver");
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setExecutor(Executors.newFixedThreadPool(4));
        server.createContext("/", exchange -> {
            Path file = FOLDER.resolve(exchange.getRequestURI().getPath().substring(1));
            byte[] bytes = Files.readAllBytes(file);
            String name = file.toString();
            exchange.getResponseHeaders().set("Content-Type", TYPES.get(name.substring(name.lastIndexOf('.') + 1)));
            exchange.sendResponseHeaders(200, bytes.length);
            exchange.getResponseBody().write(bytes);
            exchange.close();
        });
        server.start();
        browser = new ChromeDriver(
                new ChromeDriverService.Builder()
                        .usingDriverExecutable(DRIVER.toFile())
                        .build(),
                new ChromeOptions()
                        .setBinary(BROWSER.toFile())
                        .addArguments(
                                "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-background-networking"));
        browser.manage().timeouts().scriptTimeout(Duration.ofMinutes(2));
    }

    @AfterAll
    static void end() {
        if (browser != null) browser.quit();
        if (server != null) server.stop(0);
    }

    private static String address(String file) {
        return "http://127.0.0.1:" + server.getAddress().getPort() + "/" + file;
    }

    private static void playsTheGamesOfTheVirtualMachine(String worker, int games, int setups) {
        browser.get(address("index.html"));
        List<?> told = (List<?>) browser.executeAsyncScript(RUN, worker, games, setups);
        System.out.println(worker + ": ready in " + told.get(1) + " ms; " + told.get(0) + " in " + told.get(2) + " ms");
        assertThat(told.get(0)).isEqualTo(RandomGames.play(0, games, setups));
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
        startsAGame(address("index.html"));
    }

    @Test
    void aGameStartsInAPageThatIsOpenedAsAFile() {
        startsAGame(FOLDER.resolve("deadcube.html").toAbsolutePath().toUri().toString());
    }

    private static void startsAGame(String page) {
        browser.get(page);
        browser.executeAsyncScript(SHOWN);
        assertThat(browser.findElement(By.id("failure")).isDisplayed()).isFalse();
        assertThat(browser.manage().logs().get(LogType.BROWSER).getAll()).isEmpty();
    }
}
