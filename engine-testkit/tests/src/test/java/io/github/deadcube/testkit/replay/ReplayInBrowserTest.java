package io.github.deadcube.testkit.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.vavr.control.Option;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The page in a browser, opened as a file. Without Chromium on the path the test is skipped with a message. */
@Tag("programs")
class ReplayInBrowserTest {
    @Test
    void aPageThatIsOpenedAsAFileShowsTheGame(@TempDir Path folder) throws IOException {
        Option<Chromium> browser = Chromium.here();
        assumeTrue(browser.isDefined(), "no Chromium is on the path");
        ReplayedGame game = ReplayedGame.on("Rooftop quarter", 5);
        Path page = Files.writeString(folder.resolve("page.html"), game.page("Rooftops"));
        String shown = browser.get().document(page, "--window-size=1500,950");
        assertThat(shown)
                .contains(
                        "<title>The end – Rooftops</title>",
                        "max=\"" + game.inputs().size() + "\"",
                        "Set-up</button>")
                .containsPattern("<p id=\"failure\"[^>]* hidden=\"\">")
                .contains("<b>A1</b>", "<b>B1</b>");
    }
}
