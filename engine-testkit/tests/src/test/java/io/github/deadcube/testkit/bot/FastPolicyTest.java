package io.github.deadcube.testkit.bot;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.bot.Bot;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.testkit.match.Match;
import io.github.deadcube.testkit.script.Script;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class FastPolicyTest {
    private static final Rules RULES = Deadcube.rules();
    private static final Setup SETUP = Shipped.setup(Shipped.ruleset());

    @Test
    void itBeatsRandomPlayInAlmostEveryGame() {
        Tournament played =
                Tournament.between(RULES, SETUP, Bots::fast, Bot::random).play(1, 100);
        assertThat(played.one()).isGreaterThanOrEqualTo(95);
    }

    @Test
    void aBetterOptionIsLikelier() {
        Map<String, Integer> drawn = drawn("""
                A1 RA 3+ SV 5+, rifle R6, at f5
                B1 SV 8+ VP 2, at f3
                B2 SV 3+ AR 3 HP 3, at d5
                play
                A1 activate
                """);
        assertThat(drawn.get("A1 shoot rifle at B1")).isGreaterThan(90);
        assertThat(drawn.keySet()).doesNotContain("A1 sprint");
    }

    @Test
    void itGoesToAnObjective() {
        assertThat(drawn("A1 SV 5+, at e5; B1 SV 5+, at a8; play; A1 activate; A1 advance")
                        .get("A1 step f5"))
                .isGreaterThan(90);
    }

    @Test
    void aCopyPlaysTheSame() {
        Setup setup = Shipped.setup(Shipped.ruleset());
        Bot one = Bots.fast(7, Side.A);
        Bot checked = (view, decision) -> {
            Bot copy = one.copy();
            Choice choice = one.choose(view, decision);
            assertThat(copy.choose(view, decision)).isEqualTo(choice);
            return choice;
        };
        assertThat(Match.between(RULES, RULES.start(setup).get(), checked, Bots.fast(7, Side.B), SplitMix64.dice(7))
                        .play())
                .isNotNull();
    }

    /** How often each option is drawn in 100 draws. */
    private static Map<String, Integer> drawn(String scene) {
        GameState state = Script.play(scene).state();
        Evaluation evaluation = Evaluation.of(state.position().game().setup());
        SplitMix64 chance = new SplitMix64(1);
        Map<String, Integer> drawn = new TreeMap<>();
        for (int i = 0; i < 100; i++)
            drawn.merge(
                    evaluation
                            .draw(state.position(), (Prompt.Decision) RULES.prompt(state), chance)
                            .toString(),
                    1,
                    Integer::sum);
        return drawn;
    }
}
