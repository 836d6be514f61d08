package io.github.deadcube.testkit.bot;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.bot.Bot;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.properties.level.Level;
import io.github.deadcube.testkit.match.Match;
import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * The memory of a bot only saves time. A bot without memory chooses the same at each decision, also if the memory comes
 * from another guess of the hidden facts.
 */
class RememberingTest {
    private static final Rules RULES = Deadcube.rules();

    @Test
    void aCopyThatRemembersNothingChoosesTheSame() {
        int games = Level.tries(RememberingTest.class, "aCopyThatRemembersNothingChoosesTheSame", 1, 10);
        long first = Level.seed(RememberingTest.class, "aCopyThatRemembersNothingChoosesTheSame");
        Set<Purpose> asked = EnumSet.noneOf(Purpose.class);
        for (long seed = first; seed < first + games; seed++) playedBothWays(seed, asked);
        assertThat(asked).contains(Purpose.ACTIVATION, Purpose.MOVEMENT, Purpose.WEAPON, Purpose.ADDED_DICE);
    }

    private static void playedBothWays(long seed, Set<Purpose> asked) {
        Setup setup = Shipped.setup(Shipped.ruleset());
        Match.between(
                        RULES,
                        RULES.start(setup).get(),
                        compared(seed, Side.A, asked),
                        compared(seed, Side.B, asked),
                        SplitMix64.dice(seed))
                .play();
    }

    private static Bot compared(long seed, Side side, Set<Purpose> asked) {
        SplitMix64 chance = SplitMix64.stream(seed, side.ordinal());
        SimpleBot remembering = new SimpleBot(chance, side, RULES);
        return (PlayerView view, Prompt.Decision decision) -> {
            Bot forgetful = new SimpleBot(chance.copy(), side, RULES);
            Bot copy = remembering.copy();
            Choice chosen = remembering.choose(view, decision);
            assertThat(forgetful.choose(view, decision)).as(decision.toString()).isEqualTo(chosen);
            assertThat(copy.choose(view, decision)).as(decision.toString()).isEqualTo(chosen);
            asked.add(decision.purpose());
            return chosen;
        };
    }
}
