package io.github.deadcube.testkit.bot;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Choice.Shoot.Shot;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.bot.Bot;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.testkit.match.BegunGames;
import io.github.deadcube.testkit.match.Match;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import org.junit.jupiter.api.Test;

class SkirmisherTest {
    private static final GameState BEGIN = BegunGames.begun();
    private static final ModelId A2 = new ModelId(Side.A, 2);

    @Test
    void aShotIsLikelierThanIdleness() {
        Choice shot = new Choice.Shoot(A2, new Shot("long rifle", Target.of(new ModelId(Side.B, 1))));
        Choice end = new Choice.EndActivation(A2);
        Prompt.Decision decision = new Prompt.Decision(Side.A, Purpose.ACTIVATION, RuleIds.RND_3, each -> {
            each.accept(end);
            each.accept(shot);
        });
        Bot bot = Bots.skirmisher(1, Side.A);
        Vector<Choice> chosen = Vector.fill(1_000, () -> bot.choose(BEGIN.seenBy(Side.A), decision));
        assertThat(chosen.count(shot::equals)).isGreaterThan(900);
        assertThat(chosen).contains(end);
    }

    /** SET-2: an objective is on the highest floor of its stack. */
    @Test
    void itGoesToAnObjectiveOnTheRoof() {
        GameState state = Script.play(
                        "board 7 x 7 x 2; floors e3:2 e4:2; objective 2 at e4; A1 at e3:2; B1 at a7; play; A1 "
                                + "activate; A1 advance")
                .state();
        Choice onto = (Choice) Input.of("A1 step e4:2");
        Choice down = (Choice) Input.of("A1 step e3");
        Prompt.Decision decision = new Prompt.Decision(Side.A, Purpose.MOVEMENT, RuleIds.ADV_1, each -> {
            each.accept(down);
            each.accept(onto);
        });
        Bot bot = Bots.skirmisher(1, Side.A);
        assertThat(Vector.fill(1_000, () -> bot.choose(state.seenBy(Side.A), decision))
                        .count(onto::equals))
                .isGreaterThan(800);
    }

    @Test
    void theSameSeedPlaysTheSameGame() {
        assertThat(inputs(4)).isEqualTo(inputs(4)).isNotEqualTo(inputs(5));
    }

    @Test
    void modelsMeetAndDie() {
        Vector<Event> events = Vector.range(0, 10).flatMap(seed -> {
            java.util.List<Event> seen = new ArrayList<>();
            match(seed)
                    .watchedBy((input, transition) ->
                            seen.addAll(transition.events().asJava()))
                    .play();
            return seen;
        });
        assertThat(events.filter(Event.Killed.class::isInstance).size()).isGreaterThan(30);
        assertThat(events.map(Event::rule)).contains(RuleIds.AST_1, RuleIds.ADV_5, RuleIds.SHO_5, RuleIds.VIC_2);
    }

    private static java.util.List<Input> inputs(long seed) {
        java.util.List<Input> inputs = new ArrayList<>();
        match(seed).watchedBy((input, transition) -> inputs.add(input)).play();
        return inputs;
    }

    private static Match match(long seed) {
        return Match.between(
                BegunGames.RULES,
                BEGIN,
                Bots.skirmisher(seed, Side.A),
                Bots.skirmisher(seed, Side.B),
                SplitMix64.dice(seed));
    }
}
