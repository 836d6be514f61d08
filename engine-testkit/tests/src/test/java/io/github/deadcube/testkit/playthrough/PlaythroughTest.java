package io.github.deadcube.testkit.playthrough;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.properties.Tries;
import io.github.deadcube.testkit.bot.Bots;
import io.github.deadcube.testkit.playthrough.Playthrough.Difference;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class PlaythroughTest {
    private static final String HEAD = """
            deadcube playthrough 1
            # Two of a kind.
            scenario Breakthrough
            bots curious random
            seed 3
            board 3 x 3
            A1 RA 4+ SV 5+ HP 2, gun R3, at a1; B1 RA 4+ SV 5+ HP 2, gun R3, at c3
            round 3
            """;
    private static final String GAME = StoredPlaythroughs.again(HEAD);

    @Test
    void itIsPlayedAgainWithTheSameResult() {
        assertThat(StoredPlaythroughs.again(GAME)).isEqualTo(GAME).startsWith(HEAD + "begin\n  = ");
        assertThat(GAME).contains("\n1 A: turn (RND-2), 1 option > A1 activate\n  A1 is activated");
        assertThat(compared(GAME)).isEmpty();
    }

    @Test
    void anotherNumberOfOptions() {
        Difference difference = compared(GAME.replaceFirst("(1 A: turn .*), 1 option", "$1, 2 options"))
                .get();
        assertThat(difference.line()).isEqualTo(HEAD.lines().count() + 3);
        assertThat(difference.toString())
                .startsWith("line " + difference.line() + ", input 1\n"
                        + "expected: 1 A: turn (RND-2), 2 options > A1 activate\n"
                        + "came:     1 A: turn (RND-2), 1 option > A1 activate\n"
                        + "offered:\n  A1 activate\nwhat went on: ")
                .contains("the table before it:\nboard 3 x 3", "A1 ");
    }

    @Test
    void anotherEvent() {
        assertThat(compared(GAME.replaceFirst("  A1 is activated", "  A1 is praised"))
                        .get()
                        .toString())
                .contains("expected: A1 is praised", "came:     A1 is activated");
        assertThat(compared(GAME.replaceFirst("  A1 is activated.*\n", ""))
                        .get()
                        .toString())
                .containsPattern("expected: = [0-9a-f]{16}\ncame: {5}A1 is activated");
    }

    @Test
    void refusedTexts() {
        assertThat(compared(GAME.replaceFirst("> A1 activate", "> A2 activate"))
                        .get()
                        .toString())
                .contains("came:     refused by ASK-4");
    }

    @Test
    void digestsAreReportedOnlyIfNothingElseDiffers() {
        String digests = GAME.replaceFirst("= [0-9a-f]{16}", "= 0123456789abcdef");
        assertThat(compared(digests).get().toString())
                .contains(
                        "begin\nnothing but digests differs, from here on\nexpected: = 0123456789abcdef\ncame:     = ");
        assertThat(compared(digests.replaceFirst("  A1 is activated", "  A1 is praised"))
                        .get()
                        .toString())
                .contains("expected: A1 is praised")
                .doesNotContain("0123456789abcdef");
    }

    @Test
    void truncatedOrOverlongTexts() {
        String torn = GAME.replaceFirst("[0-9]+ finished.*\n$", "");
        assertThat(compared(torn).get().toString())
                .contains("expected: (nothing)")
                .contains(" finished: ");
        assertThat(compared(GAME + "  and on\n").get().toString()).contains("expected: and on", "came:     (nothing)");
        assertThat(compared(HEAD).get().toString()).contains("nothing has been played yet");
    }

    @Test
    void aGameThatDoesNotBegin() {
        assertThat(compared(GAME.replaceFirst("at c3", "at c9")).get().toString())
                .contains("the game does not begin");
        assertThat(StoredPlaythroughs.read(GAME)
                        .replayWithBots(Deadcube.rules(), Shipped.registry())
                        .getLeft())
                .isEqualTo("the scenario 'Breakthrough' is not known; there are Patrol, Hold Ground, Breakout, Supply "
                        + "Run, Sabotage, Head"
                        + " Hunt, Last Stand, Open ground");
    }

    @Test
    void allErrorsAreReportedAtOnce() {
        assertThat(Playthrough.read("""
                        deadcube playthrough 1
                        bots curious nobody
                        seed many
                        A1 flies
                        begin
                          = 0123456789abcdef
                        1 A: turn (RND-2), 1 option > A1 fly
                        """, Bots.registry()).getLeft().mkString("\n"))
                .contains(
                        "line 2, column 1: 'curious nobody' must be two bots; expected two of curious, search, "
                                + "simple, fast, skirmisher",
                        "line 3, column 1: 'many' is not a seed; expected a number",
                        "line 4, column ",
                        "line 7, column 31: ");
        assertThat(Playthrough.read("", Bots.registry()).getLeft().mkString())
                .isEqualTo("line 1, column 1: this is no playthrough; expected 'deadcube playthrough 1'");
        assertThat(Playthrough.read("deadcube playthrough 1\nA1 at a1", Bots.registry())
                        .getLeft()
                        .mkString("\n"))
                .contains("the bots are missing", "the seed is missing");
    }

    @Property
    @Tries(build = 300, thorough = 1000)
    void everyTextIsReadOrAnswered(@ForAll String noise) {
        for (String text : Vector.of(
                noise, "deadcube playthrough 1\nbots " + noise, HEAD + "begin\n  = 0123456789abcdef\n1 A > " + noise))
            assertThatCode(() -> Playthrough.read(text, Bots.registry())).doesNotThrowAnyException();
    }

    private static Option<Difference> compared(String text) {
        return StoredPlaythroughs.read(text).compare(Deadcube.rules(), StoredPlaythroughs.REGISTRY);
    }
}
