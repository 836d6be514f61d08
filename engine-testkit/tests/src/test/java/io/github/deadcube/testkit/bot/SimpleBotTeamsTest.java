package io.github.deadcube.testkit.bot;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.Rules;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.bot.Bot;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.properties.level.Level;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The simple bot with every shipped strike team against every other: {@code deadcube duel --teams} plays more of these
 * games.
 */
class SimpleBotTeamsTest {
    private static final Rules RULES = Deadcube.rules();

    /**
     * A thorough run plays two games against each team: in the first the simple bot leads this team, in the second the
     * other. A build plays one game against two teams.
     */
    @ParameterizedTest
    @MethodSource("io.github.deadcube.core.shipped.Shipped#teams")
    void itBeatsRandom(ChosenTeam team) {
        int games = Level.tries(SimpleBotTeamsTest.class, "itBeatsRandom", 1, 2);
        int others = Level.thorough() ? Shipped.teams().size() : 2;
        int won = 0;
        for (int i = 0; i < others; i++)
            won += Tournament.between(
                            RULES,
                            Shipped.setup(
                                    Shipped.ruleset(), team, Shipped.teams().get(i)),
                            (seed, side) -> Bots.simple(seed, side, RULES),
                            Bot::random)
                    .play(i, games)
                    .one();
        assertThat(won).isGreaterThanOrEqualTo(games * others - 1);
    }
}
