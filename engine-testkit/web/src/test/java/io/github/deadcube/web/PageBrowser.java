package io.github.deadcube.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.openqa.selenium.By;
import org.openqa.selenium.StaleElementReferenceException;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.support.ui.ExpectedCondition;
import org.openqa.selenium.support.ui.WebDriverWait;

/** A browser with a storage of its own, and what people do with the page. */
final class PageBrowser implements AutoCloseable {
    private static final Path DRIVER = Path.of(System.getProperty("web.driver", "/usr/bin/chromedriver"));
    private static final Path BROWSER = Path.of(System.getProperty("web.browser", "/usr/bin/chromium"));
    private static final String CHOICE = "#ask [data-option]";
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    /**
     * Clicks choices, from the list of each question another one, until the game is over or enough moments have come.
     */
    private static final String CLICK = """
            const [most, done] = arguments;
            const number = () => Number((document.getElementById("momentNumber").textContent.split("/")[1] || "0").trim());
            let clicked = 0;
            const look = () => {
                const failure = document.querySelector("#failure:not([hidden])") || document.querySelector("#popup:not([hidden])");
                const asked = document.getElementById("asked")?.textContent || "";
                if (failure || number() >= most || / win the game$|^The game is drawn$/.test(asked))
                    return done([failure ? failure.textContent : asked, number(), clicked]);
                const options = document.querySelectorAll("#ask [data-option]");
                if (options.length) options[(clicked++ * 7) % options.length].click();
                setTimeout(look);
            };
            look();
            """;

    /** Selenium warns that it does not know the newest browsers. */
    private static final Logger SELENIUM = Logger.getLogger("org.openqa.selenium");

    private final ChromeDriver driver;

    /** What a run of clicks has come to: the question, the number of the last moment, and the clicks. */
    record Clicked(String asked, long moment, long clicks) {}

    PageBrowser() {
        assumeTrue(Files.isExecutable(DRIVER) && Files.isExecutable(BROWSER), "there is no Chromium with its driver");
        SELENIUM.setLevel(Level.SEVERE);
        driver = new ChromeDriver(
                new ChromeDriverService.Builder()
                        .usingDriverExecutable(DRIVER.toFile())
                        .build(),
                new ChromeOptions()
                        .setBinary(BROWSER.toFile())
                        .addArguments(
                                "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-background-networking"));
        driver.manage().timeouts().scriptTimeout(Duration.ofMinutes(4));
    }

    ChromeDriver driver() {
        return driver;
    }

    /** Sets the room of the page, and light or dark colours. */
    void shows(int width, int height, String colours) {
        driver.executeCdpCommand(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", false));
        driver.executeCdpCommand(
                "Emulation.setEmulatedMedia",
                Map.of("features", List.of(Map.of("name", "prefers-color-scheme", "value", colours))));
    }

    void opens(String address) {
        driver.get(address);
    }

    /** Opens a page that remembers no game. */
    void opensWithoutGame(String address) {
        // a page that is still open would keep its game again
        opens("about:blank");
        String origin = URI.create(address).resolve("/").toString();
        driver.executeCdpCommand(
                "Storage.clearDataForOrigin", Map.of("origin", origin, "storageTypes", "local_storage"));
        opens(address);
    }

    <T> T waitsFor(ExpectedCondition<T> condition) {
        return new WebDriverWait(driver, PATIENCE, Duration.ofMillis(50))
                .ignoring(StaleElementReferenceException.class)
                .until(condition);
    }

    /** Fills in the form of a new game, whose bots do not wait, and clicks Start. */
    void starts(Map<String, String> values) {
        waitsFor(driver -> isShown("#start form"));
        fills(values);
        clicks("#form [type=submit]");
        waitsFor(driver -> isShown("#play-area") || isShown("#form .error"));
        assertThat(text("#form .error")).isEmpty();
    }

    void fills(Map<String, String> values) {
        driver.executeScript("""
                const form = document.getElementById("form");
                for (const [name, value] of Object.entries(arguments[0])) {
                    const field = form.elements[name];
                    field.value = value;
                    const changed = field instanceof RadioNodeList ? [...field].find((each) => each.checked) : field;
                    changed.dispatchEvent(new Event("change", { bubbles: true }));
                }
                document.getElementById("speed").value = "5";
                document.getElementById("speed").dispatchEvent(new Event("change"));
                """, values);
    }

    /** Clicks one choice after the other, with the mouse. */
    void clicksChoices(int times) {
        for (int i = 0; i < times; i++) {
            int choice = i * 7;
            waitsForQuestion();
            long before = moment();
            waitsFor(driver -> moment() > before || clicked(choice));
            waitsFor(driver -> moment() > before);
        }
    }

    /** Whether the choice was clicked; the page may draw the list again at any time. */
    private boolean clicked(int choice) {
        List<WebElement> choices = driver.findElements(By.cssSelector(CHOICE));
        if (choices.isEmpty()) return false;
        choices.get(choice % choices.size()).click();
        return true;
    }

    /** Whether the person at this page must choose. */
    boolean isAsked() {
        return isShown(CHOICE);
    }

    void waitsForQuestion() {
        waitsFor(driver -> isAsked());
    }

    /** Clicks an element that is there once. */
    void clicks(String selector) {
        runs("document.querySelector(arguments[0])?.click()", selector);
    }

    /** Clicks through the game until it is over, or until a moment. */
    Clicked clicksUntil(long moment) {
        List<?> told = (List<?>) driver.executeAsyncScript(CLICK, moment);
        return new Clicked((String) told.get(0), (Long) told.get(1), (Long) told.get(2));
    }

    Clicked clicksToTheEnd() {
        return clicksUntil(Integer.MAX_VALUE);
    }

    /** The number of the newest moment; 0 before the game. */
    long moment() {
        String[] parts = text("#momentNumber").split(" / ");
        return parts.length < 2 ? 0 : Long.parseLong(parts[1]);
    }

    boolean isShown(String selector) {
        return (boolean) runs("return !!document.querySelector(arguments[0])?.getClientRects().length", selector);
    }

    /** The text of an element, also one that is not displayed; empty if there is none. */
    String text(String selector) {
        return String.valueOf(driver.executeScript(
                "return document.querySelector(arguments[0])?.textContent.trim() || ''", selector));
    }

    /** What a field contains; null if it is empty or not there. */
    String value(String selector) {
        return (String) runs("return document.querySelector(arguments[0])?.value || null", selector);
    }

    Object runs(String script, Object... arguments) {
        return driver.executeScript(script, arguments);
    }

    Object waitsForScript(String script, Object... arguments) {
        return driver.executeAsyncScript(script, arguments);
    }

    void hasACleanConsole() {
        assertThat(driver.manage().logs().get(LogType.BROWSER).getAll()).isEmpty();
    }

    @Override
    public void close() {
        driver.quit();
    }
}
