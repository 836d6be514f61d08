package io.github.deadcube.testkit.match;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.duel.CuriousBot;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

class CuriousBotTest {
    /** Options: end, advance, sprint, and two shots. */
    private static final GameState STATE = Script.play("""
                    A1 RA 4+, gun R8, at a1; B1 at a3; B2 at c3
                    play
                    A1 activate
                    """).state();

    @Test
    void itChoosesEveryKindBeforeItRepeatsOne() {
        CuriousBot bot = CuriousBot.of(1, Side.A);
        for (int times = 0; times < 3; times++)
            assertThat(Vector.fill(4, () -> chosen(bot).getClass().getSimpleName()))
                    .containsExactlyInAnyOrder("EndActivation", "Advance", "Sprint", "Shoot");
    }

    @Test
    void itChoosesEachOfAKind() {
        CuriousBot bot = CuriousBot.of(1, Side.A);
        assertThat(Vector.fill(80, () -> chosen(bot).toString()).distinct()).hasSize(5);
    }

    @Test
    void theSameSeedAndSideChooseAlike() {
        assertThat(choices(7, Side.A)).isEqualTo(choices(7, Side.A)).isNotEqualTo(choices(7, Side.B));
        assertThat(choices(7, Side.A)).isNotEqualTo(choices(8, Side.A));
    }

    @Test
    void aCopyGoesOnAlikeAndAlone() {
        CuriousBot bot = CuriousBot.of(7, Side.A);
        Vector.fill(13, () -> chosen(bot));
        CuriousBot copy = (CuriousBot) bot.copy();
        Vector<Choice> after = Vector.fill(27, () -> chosen(bot));
        assertThat(Vector.fill(27, () -> chosen(copy))).isEqualTo(after);
    }

    private static Vector<Choice> choices(long seed, Side side) {
        CuriousBot bot = CuriousBot.of(seed, side);
        return Vector.fill(40, () -> chosen(bot));
    }

    private static Choice chosen(CuriousBot bot) {
        return bot.choose(
                STATE.seenBy(Side.A), (Prompt.Decision) Deadcube.rules().prompt(STATE));
    }
}
