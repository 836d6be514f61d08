package io.github.deadcube.core.bot;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.testkit.match.BegunGames;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

class RandomBotTest {
    private static final PlayerView ANY = BegunGames.begun().seenBy(Side.A);

    @Test
    void eachOptionIsChosenAboutEquallyOften() {
        Bot bot = Bot.random(3, Side.A);
        Vector<Choice> chosen = Vector.fill(5_000, () -> bot.choose(ANY, among(5)));
        assertThat(Vector.rangeClosed(1, 5))
                .allSatisfy(number -> assertThat(chosen.count(new Choice.Zone(number)::equals))
                        .isBetween(900, 1_100));
    }

    @Test
    void optionsOfAnEarlierDecisionAreForgotten() {
        Bot bot = Bot.random(3, Side.A);
        bot.choose(ANY, among(50));
        assertThat(Vector.fill(100, () -> bot.choose(ANY, among(1)))).containsOnly(new Choice.Zone(1));
    }

    @Test
    void botsAndDiceUseDifferentRandomStreams() {
        assertThat(choices(Bot.random(9, Side.A)))
                .isEqualTo(choices(Bot.random(9, Side.A)))
                .isNotEqualTo(choices(Bot.random(9, Side.B)));
        SplitMix64 dice = SplitMix64.stream(9, 0);
        assertThat(choices(Bot.random(9, Side.A)))
                .isNotEqualTo(Vector.fill(20, () -> new Choice.Zone(dice.below(8) + 1)));
    }

    @Test
    void aCopyChoosesWhatTheBotWouldChoose() {
        Bot bot = Bot.random(9, Side.A);
        choices(bot);
        Bot copy = bot.copy();
        Vector<Choice> chosen = choices(copy);
        assertThat(choices(bot)).isEqualTo(chosen).isNotEqualTo(choices(copy));
    }

    private static Vector<Choice> choices(Bot bot) {
        return Vector.fill(20, () -> bot.choose(ANY, among(8)));
    }

    private static Prompt.Decision among(int options) {
        return new Prompt.Decision(Side.A, Purpose.DEPLOYMENT_ZONE, RuleIds.SET_7, each -> {
            for (int number = 1; number <= options; number++) each.accept(new Choice.Zone(number));
        });
    }
}
