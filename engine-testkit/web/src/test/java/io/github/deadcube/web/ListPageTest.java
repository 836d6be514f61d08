package io.github.deadcube.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.By;
import org.openqa.selenium.logging.LogType;

/** Rosters of BattleScribe and New Recruit in the form of a new game: both forms of the page read the same. */
class ListPageTest extends BothForms {
    private static final Path SAMPLES = Path.of(System.getProperty("basedir", "."))
            .resolve("../tests/src/test/resources/battlescribe")
            .normalize();

    private static final String ASKED = """
            const [text, kind, done] = arguments;
            import("./protocol.js").then(async ({ workerEngine, serverEngine }) => {
                window.asks ||= kind === "static" ? workerEngine() : serverEngine();
                const request = { do: "start", seed: 1, teams: { A: text, B: "hollow-fen-callers" }, points: 99999 };
                const { played, illegal } = await window.asks.ask(request);
                return { team: played.teamA, illegal };
            }).catch(({ faults, message }) => faults || message).then((answer) => done(JSON.stringify(answer)));
            """;

    /** Sound rosters, and what each reader must refuse at the same line with the same words. */
    private static Map<String, String> texts() throws IOException {
        String xml = Files.readString(SAMPLES.resolve("night-shift.ros"));
        Map<String, String> texts = new LinkedHashMap<>();
        texts.put("a roster of BattleScribe", xml);
        texts.put("a roster of New Recruit", Files.readString(SAMPLES.resolve("night-shift.json")));
        texts.put("twins", Files.readString(SAMPLES.resolve("small/twins.ros")));
        texts.put("a byte order mark, and another declared encoding", "\ufeff" + xml.replace("UTF-8", "UTF-16"));
        texts.put("line ends of Windows", xml.replace("\n", "\r\n"));
        texts.put(
                "a comment, and a part that is no markup",
                xml.replace("<forces>", "<!-- <a> & --><forces>")
                        .replaceFirst("(<characteristic [^>]*>)([^<]*)<", "$1<![CDATA[$2]]><"));
        texts.put("entities of XML", xml.replaceFirst("name=\"", "name=\"&#68;&amp;&lt; "));
        texts.put("a catalogue", Files.readString(SAMPLES.resolve("rust-choir.cat")));
        texts.put("a cut roster", xml.substring(0, xml.length() / 2));
        texts.put("text after the roster", xml + "\nand text");
        texts.put("a tag that is not closed", xml.replaceFirst("</forces>", ""));
        texts.put("an attribute twice", xml.replaceFirst("<roster ", "<roster id=\"1\" id=\"2\" "));
        texts.put("a prefix that stands for nothing", xml.replaceFirst("<forces>", "<forces n:a=\"1\">"));
        texts.put(
                "an expansion of entities",
                "<?xml version=\"1.0\"?>\n<!DOCTYPE c [\n<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;\">\n]>\n<c>&b;</c>");
        texts.put("a file from outside", "<!DOCTYPE c [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><c>&x;</c>");
        texts.put("an unknown entity", xml.replaceFirst("<forces>", "<forces>\n&more;\n"));
        texts.put("too deep", "<roster>\n" + "<a>".repeat(70) + "</a>".repeat(70) + "</roster>");
        texts.put("too deep, and cut", "<a>".repeat(10_000));
        texts.put("longer than a request", "<roster>\n" + "<b/>\n".repeat(120_000) + "</roster>");
        texts.put("a JSON that is cut", "{\"roster\": {\n\"name\": \"a");
        texts.put("another document", "<html>\n<p>no roster</p></html>");
        return texts;
    }

    private static String answer(String text, String kind) {
        // a fault of the whole request counts the requests before it
        return ((String) browser.waitsForScript(ASKED, text, kind)).replaceAll("\"line\":\\d+,\"column\":\\d+", "");
    }

    @Test
    void bothFormsAnswerTheSame() throws IOException {
        Map<String, String> texts = texts();
        Map<String, String> served = new LinkedHashMap<>();
        opensForm("served");
        texts.forEach((name, text) -> served.put(name, answer(text, "served")));
        Map<String, String> read = new LinkedHashMap<>();
        opensForm("static");
        texts.forEach((name, text) -> read.put(name, answer(text, "static")));
        assertThat(read).containsExactlyEntriesOf(served);
        assertThat(served.get("a roster of BattleScribe")).startsWith("{\"team\":{\"name\":\"Night Shift\"");
        assertThat(served.get("a roster of New Recruit"))
                .contains(served.get("a roster of BattleScribe").substring(0, 200));
        assertThat(served.get("an expansion of entities"))
                .contains("a document type is not read", "\"line\":4", "/teams/A");
        assertThat(served.get("too deep")).contains("elements are at most 64 deep");
        // Chromium says for each text that its parser refuses that it shows the error without its style
        browser.driver().manage().logs().get(LogType.BROWSER);
    }

    @ParameterizedTest
    @ValueSource(strings = {"static", "served"})
    void aZippedRosterIsChosenAsAFile(String form, @TempDir Path folder) throws IOException {
        Path zip = folder.resolve("night-shift.rosz");
        try (OutputStream out = Files.newOutputStream(zip);
                ZipOutputStream entries = new ZipOutputStream(out)) {
            entries.putNextEntry(new ZipEntry("night-shift.ros"));
            entries.write(Files.readAllBytes(SAMPLES.resolve("night-shift.ros")));
        }
        opensForm(form);
        browser.waitsFor(driver -> browser.isShown("#start form"));
        browser.fills(Map.of("A", "person", "teamA", "pasted", "points", "99999"));
        browser.driver()
                .findElement(By.cssSelector("#form fieldset [type=file]"))
                .sendKeys(zip.toString());
        browser.waitsFor(driver -> browser.value("[name=teamAText]") != null);
        browser.clicks("#form [type=submit]");
        browser.waitsFor(driver -> browser.isShown("#teams") || browser.isShown("#form .error button"));
        browser.clicks("#form .error button");
        browser.waitsForQuestion();
        assertThat(browser.text("#teams")).contains("Night Shift");
        browser.hasACleanConsole();
    }

    @ParameterizedTest
    @ValueSource(strings = {"static", "served"})
    void aFaultNamesItsLineAndItsModel(String form, @TempDir Path folder) throws IOException {
        opensForm(form);
        browser.waitsFor(driver -> browser.isShown("#start form"));
        String team =
                "team: Night Shift\n\nForeman: leader, 20 points, VP 2, RA 4+ FI 4+ SV 4+ HP many, rivet gun R4\n";
        refuses(Map.of("teamA", "pasted", "teamAText", team), "team of side A, line 3, Foreman: 'many'");
        String roster = Files.readString(SAMPLES.resolve("night-shift.ros"));
        String broken = roster.replaceFirst(">4\\+<", ">four<");
        assertThat(broken).isNotEqualTo(roster);
        refuses(Map.of("teamAText", broken), "team of side A, line ", "Foreman Oda", "four");
        Path damaged = Files.write(folder.resolve("a.rosz"), "PK\3\4and no more".getBytes(StandardCharsets.UTF_8));
        browser.driver()
                .findElement(By.cssSelector("#form fieldset [type=file]"))
                .sendKeys(damaged.toString());
        browser.waitsFor(driver -> browser.text("#form .error").contains("The zip cannot be read"));
        browser.hasACleanConsole();
    }

    private static void refuses(Map<String, String> values, String... parts) {
        browser.fills(values);
        browser.runs("document.querySelector('#form .error').hidden = true");
        browser.clicks("#form [type=submit]");
        browser.waitsFor(driver -> browser.isShown("#form .error"));
        assertThat(browser.text("#form .error")).contains(parts);
    }
}
