package io.github.deadcube.testkit.bot;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.Rules;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import org.junit.jupiter.api.Test;

class BotsTest {
    private static final Rules RULES = Deadcube.rules();

    @Test
    void onlyListedNamesAreBots() {
        assertThat(Bots.NAMES)
                .isNotEmpty()
                .allMatch(name -> Bots.named(name, 1, Side.A, RULES).isDefined());
        assertThat(Bots.named("simple", 1, Side.A, RULES).get()).isInstanceOf(SimpleBot.class);
        assertThat(Bots.named("skirmisher", 1, Side.A, RULES).get()).isInstanceOf(Skirmisher.class);
        assertThat(Bots.named("random", 1, Side.A, RULES).get()).isInstanceOf(RandomBot.class);
        assertThat(Bots.named("Simple", 1, Side.A, RULES)).isEmpty();
        assertThat(Bots.named("", 1, Side.A, RULES)).isEmpty();
    }
}
