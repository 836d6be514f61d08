package io.github.deadcube.testkit.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.drawing.BattlefieldDrawings;
import io.github.deadcube.core.drawing.BattlefieldDrawings.Spot;
import io.github.deadcube.testkit.match.Games;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/**
 * The page in a browser: the test presses keys and checks the page. Without Chromium on the path the test is skipped with a
 * message. {@code -Dreplay.shots=FOLDER} keeps the pages. Only a thorough run checks it.
 */
@EnabledIfSystemProperty(named = "deadcube.thorough", matches = "true", disabledReason = "nine seconds for each screen")
class ReplayInBrowserTest {
    private static final Pattern CHECK = Pattern.compile("(?m)^(ok|RED) (.*)$");

    private static Path page = Path.of("");
    private static Path phone = Path.of("");

    @BeforeAll
    static void pages(@TempDir Path folder) throws IOException {
        ReplayedGame game = ReplayedGame.on("Rooftop quarter", 5);
        page = Files.writeString(folder.resolve("page.html"), checked(game));
        phone = Files.writeString(
                folder.resolve("phone.html"),
                "<!doctype html><title>phone</title><iframe src='page.html' width='360' height='700'></iframe><pre"
                        + " id='checks'></pre><script>addEventListener('message', e =>"
                        + " document.getElementById('checks').textContent = e.data)</script>");
    }

    @Test
    void aWideScreenShowsThePage() throws IOException {
        assertThat(allIsWell(page, "--window-size=1500,950")).contains("ok the page is light");
    }

    @Test
    void aDarkPageShowsThePage() throws IOException {
        assertThat(allIsWell(page, "--window-size=1500,950", "--blink-settings=preferredColorScheme=0"))
                .contains("ok the page is dark");
    }

    @Test
    void aPhoneShowsThePage() throws IOException {
        assertThat(allIsWell(phone)).contains("ok the page is 360 wide");
    }

    private static Vector<String> allIsWell(Path shown, String... settings) throws IOException {
        Option<Chromium> browser = Chromium.here();
        assumeTrue(browser.isDefined(), "no Chromium is on the path");
        Vector<String> checks = checks(browser.get().document(shown, settings));
        assertThat(checks).hasSizeGreaterThan(35).allMatch(check -> check.startsWith("ok "));
        return checks;
    }

    private static Vector<String> checks(String document) {
        Matcher m =
                CHECK.matcher(document.replace("&gt;", ">").replace("&lt;", "<").replace("&amp;", "&"));
        Vector<String> found = Vector.empty();
        while (m.find()) found = found.append(m.group());
        return found;
    }

    /** The page with its expected content, and a script that checks it. */
    private static String checked(ReplayedGame game) throws IOException {
        try (InputStream script = ReplayInBrowserTest.class.getResourceAsStream("check.js")) {
            return game.page("Rooftops, 100 points")
                    .replace(
                            "</body>",
                            "<pre id='checks'></pre><script>const expected = {moments: [" + expected(game)
                                    + "]};\n"
                                    + new String(script.readAllBytes(), StandardCharsets.UTF_8) + "</script></body>");
        }
    }

    private static String expected(ReplayedGame game) {
        BattlefieldDrawings drawings =
                new BattlefieldDrawings("", game.states().head().position());
        return game.states()
                .map(state -> "{score: '" + state.position().side(Side.A).score() + ","
                        + state.position().side(Side.B).score() + "', offered: '" + offered(state) + "', models: '"
                        + state.position()
                                .models()
                                .map(model -> shown(model, drawings))
                                .mkString(";") + "', tokens: '"
                        + state.position()
                                .tokens()
                                .map(token -> token.cube().toString())
                                .sorted()
                                .mkString(",") + "'}")
                .mkString(",\n");
    }

    private static String offered(GameState state) {
        return Games.RULES.prompt(state) instanceof Prompt.Decision decision
                ? decision.options().map(Object::toString).mkString(";")
                : "";
    }

    private static String shown(Model model, BattlefieldDrawings drawings) {
        if (!model.inPlay()) return model.id() + " away";
        Cube cube = model.cube();
        Spot plan = drawings.onPlan(model.place());
        Spot view = drawings.onView(model.place());
        return model.id() + " " + cube.level() + " " + tenth(plan.x()) + " " + tenth(plan.y()) + " " + tenth(view.x())
                + " " + tenth(view.y()) + " " + (model.card().hitPoints() - model.damage()) + " " + model.pinned()
                + " " + model.activated();
    }

    private static String tenth(double value) {
        double rounded = Math.round(value * 10) / 10.0;
        return rounded == Math.rint(rounded) ? Long.toString((long) rounded) : Double.toString(rounded);
    }
}
