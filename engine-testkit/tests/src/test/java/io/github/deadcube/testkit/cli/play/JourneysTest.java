package io.github.deadcube.testkit.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.rule.Language;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.record.Recorder;
import io.github.deadcube.core.text.TextDrawing.TextStyle;
import io.github.deadcube.testkit.script.Script;
import io.vavr.control.Option;
import java.io.ByteArrayInputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** A person at the terminal moves a model by naming its destination. */
class JourneysTest {
    @Test
    void aWholeMovementIsOneRequest() {
        String read = played("A1 at c4; A2 at a1; B1 at h8; play; A1 activate", "go", "go g8", "go c6", "quit");
        assertThat(read)
                .containsPattern("A1 can go to .*c5, .*c6, ")
                .contains("A1 cannot reach g8 now.", "A1 sprints to b5, c6")
                .doesNotContain("The way stops");
    }

    /** Before its activation a model is named, and is activated on the way. */
    @Test
    void aModelIsActivatedToGo() {
        String read = played("A1 at c4; A2 at a1; B1 at h8; play", "go", "go B1 c4", "go A1 c5", "A1 end", "quit");
        assertThat(read)
                .contains("Which model? Such as: go A3 c4", "B1 cannot move now.", "A1 advances to c5")
                .doesNotContain("The way stops");
    }

    /** Columns a and b have names like models; small letters are a cube. */
    @Test
    void aCubeMayLookLikeAModel() {
        String scene = "A1 at c4; A2 at h8; A3 at h8; B1 at h8; B2 at h8; play; A1 activate";
        assertThat(played(scene, "go b4", "quit")).contains("A1 advances to b4");
        assertThat(played(scene, "go B2", "go B2 b2", "go b2", "quit"))
                .contains("A> B2 cannot move now.\nA> B2 cannot move now.\n", "A1 sprints to b3, b2");
        assertThat(played(scene, "go a1 b4", "quit")).contains("A1 advances to b4");
    }

    /** Breaking away can fail: then the rest of the way is not played, and the reason is printed. */
    @Test
    void aWayThatIsInterruptedStops() {
        boolean stopped = false;
        for (int seed = 1; seed <= 30 && !stopped; seed++)
            stopped = played(
                            "A1 SV 8+ HP 1, at c4; A2 at a1; B1 FI 2+ SV 3+, at c4; play; A1 activate",
                            seed,
                            "go c5",
                            "1",
                            "1",
                            "quit")
                    .contains("The way stops here: ");
        assertThat(stopped).isTrue();
    }

    private static String played(String scene, String... lines) {
        return played(scene, 1, lines);
    }

    private static String played(String scene, long seed, String... lines) {
        GameState begin = Script.play(scene).state();
        StringWriter read = new StringWriter();
        PlayersOption seats = new PlayersOption.Reader().convert("human,simple");
        byte[] typed = (String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8);
        Terminal terminal = new Terminal(
                new Keyboard(new ByteArrayInputStream(typed)),
                new PrintWriter(read),
                TextStyle.NONE,
                Option.none(),
                Language.ENGLISH);
        InteractiveMatch match = new InteractiveMatch(
                Deadcube.rules(),
                begin,
                seats,
                seed,
                Recorder.of(begin, Option.some(seed)),
                () -> new GamePrinter(begin, terminal, seats, new GamePrinter.Manner(false, false)));
        new HumanPlayer(match, terminal, Option.none()).play();
        return read.toString();
    }
}
