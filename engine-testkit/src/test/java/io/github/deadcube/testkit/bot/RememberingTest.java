package io.github.deadcube.testkit.bot;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Purpose;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.dice.SeededDice;
import io.github.deadcube.testkit.match.Bot;
import io.github.deadcube.testkit.match.Match;
import io.github.deadcube.testkit.shipped.Shipped;
import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What a bot remembers saves it time alone: one that begins to think anew at each decision chooses the same, though the hidden was
 * guessed otherwise when it was remembered.
 */
class RememberingTest {
    private static final Rules RULES = Deadcube.rules();

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void aCopyThatRemembersNothingChoosesTheSame(int seed) {
        Setup setup = Shipped.setup(Shipped.ruleset());
        Set<Purpose> asked = EnumSet.noneOf(Purpose.class);
        Match.between(
                        RULES,
                        RULES.start(setup).get(),
                        compared(SimpleBot.of(seed, Side.A, RULES), asked),
                        compared(SimpleBot.of(seed, Side.B, RULES), asked),
                        SeededDice.of(seed))
                .play();
        assertThat(asked).contains(Purpose.ACTIVATION, Purpose.MOVEMENT, Purpose.WEAPON, Purpose.ADDED_DICE);
    }

    private static Bot compared(SimpleBot remembering, Set<Purpose> asked) {
        return (PlayerView view, Prompt.Decision decision) -> {
            Bot anew = remembering.copy();
            Choice chosen = remembering.choose(view, decision);
            assertThat(anew.choose(view, decision)).as(decision.toString()).isEqualTo(chosen);
            asked.add(decision.purpose());
            return chosen;
        };
    }
}
