package io.github.deadcube.hostile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.deadcube.Game;
import io.github.deadcube.GameSettings;
import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.DiceTest.TestSide;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.odds.Odds;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Card.Skill;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.bot.Bot;
import io.github.deadcube.testkit.bot.Bots;
import io.github.deadcube.testkit.script.Script;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Arguments that belong to another game, and numbers outside it, are refused in words. */
class ForeignArgumentsTest {
    private static final Rules RULES = Deadcube.rules();
    private static final GameState DUEL =
            Script.play("A1 RA 5+, rifle R8, at c2; B1 at c4; play").state();

    private static ModelId model(String id) {
        return ModelId.of(id);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            A1 | B2 | 0 | B2 is not in this game: team B has 1 models
            A2 | B1 | 0 | A2 is not in this game: team A has 1 models
            A1 | B1 | 1 | A1 has no weapon 1: its card has 1, counted from 0
            A1 | B1 | -1 | A1 has no weapon -1: its card has 1, counted from 0
            """)
    void oddsOfAbsentModelsAndWeapons(String attacker, String target, int weapon, String message) {
        Odds odds = Deadcube.odds();
        WeaponChoice named = WeaponChoice.onCard(weapon);
        TestContext shot = TestContext.builder(TestContext.Kind.SHOOT, RuleIds.SHO_5, model(attacker))
                .target(model(target))
                .weapon(named)
                .build();
        TestSide tester = TestSide.of(model(attacker), Skill.RANGED, 0);
        assertThatThrownBy(() -> odds.shot(DUEL, shot)).hasMessage(message);
        assertThatThrownBy(() -> odds.assault(DUEL, shot, Skill.FIGHT)).hasMessage(message);
        assertThatThrownBy(() -> odds.pool(DUEL, shot, tester)).hasMessage(message);
        if (!message.startsWith("B2"))
            assertThatThrownBy(() -> odds.shotAt(DUEL, model(attacker), named, Cube.of("c4")))
                    .hasMessage(message);
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 2, 99})
    void statesOutsideAGame(int inputs) {
        Game game = Game.of(RULES, DUEL, GameSettings.seeded(7));
        game.play(game.options().head());
        assertThatThrownBy(() -> game.state(inputs))
                .isInstanceOf(IndexOutOfBoundsException.class)
                .hasMessage("the game has states after 0 to 1 inputs, not after " + inputs);
    }

    @ParameterizedTest
    @ValueSource(strings = {"search", "simple", "fast", "skirmisher"})
    void aBotThatSeesAnotherGame(String name) {
        GameState other =
                Script.play("A1 at a1; A2 at b1; A3 at c1; B1 at h8; play").state();
        Bot bot = Bots.named(name, 1, Side.A, RULES).get();
        assertThatThrownBy(() -> bot.choose(DUEL.seenBy(Side.A), (Prompt.Decision) RULES.prompt(other)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("the view and the decision are of different games");
    }

    /** What was offered last is not checked again, but in its own state alone. */
    @Test
    void aChoiceThatAnotherStateHasOffered() {
        String script = "A1 RA 5+, rifle R3, at c2; B1 at %s; play; A1 activate";
        GameState near = Script.play(script.formatted("c4")).state();
        GameState far = Script.play(script.formatted("h8")).state();
        Choice shot = ((Prompt.Decision) RULES.prompt(near))
                .options()
                .find(option -> option instanceof Choice.Shoot)
                .get();
        assertThat(RULES.apply(far, shot).getLeft().rule()).isEqualTo(RuleIds.SHO_4);
        assertThat(RULES.apply(near, shot).isRight()).isTrue();
    }
}
