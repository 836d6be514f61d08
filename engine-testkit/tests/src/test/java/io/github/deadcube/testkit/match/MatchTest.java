package io.github.deadcube.testkit.match;

import static io.github.deadcube.testkit.assertions.DeadcubeAssertions.assertThat;
import static io.github.deadcube.testkit.assertions.DeadcubeAssertions.assertThatIllegalStateException;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Result;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.bot.Bot;
import io.github.deadcube.core.chance.SplitMix64;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class MatchTest {
    @Test
    void aMatchIsPlayedToItsResult() {
        Match match = Match.random(BegunGames.RULES, BegunGames.begun(), 42);
        Result result = match.play();
        assertThat(match.state().position().result()).containsExactly(result);
        assertThat(match.step()).isFalse();
        assertThat(match.play()).isEqualTo(result);
    }

    @Test
    void spectatorsSeeEveryInputAndTransition() {
        List<Input> inputs = new ArrayList<>();
        List<Transition> transitions = new ArrayList<>();
        Match match = Match.random(BegunGames.RULES, BegunGames.begun(), 42).watchedBy((input, transition) -> {
            inputs.add(input);
            transitions.add(transition);
        });
        match.play();
        GameState again = BegunGames.begun();
        for (int i = 0; i < inputs.size(); i++) {
            Transition replayed = BegunGames.RULES.play(again, inputs.get(i));
            assertThat(replayed).isEqualTo(transitions.get(i));
            again = replayed.state();
        }
        assertThat(again).isEqualTo(match.state());
        assertThat(inputs).hasSize(match.inputs());
    }

    @Test
    void oneStepIsOneInput() {
        Match match = Match.random(BegunGames.RULES, BegunGames.begun(), 1);
        assertThat(match.step()).isTrue();
        assertThat(match.step()).isTrue();
        assertThat(match.inputs()).isEqualTo(2);
    }

    @Test
    void anEndlessGameIsStoppedAndShown() {
        Match match = Match.random(BegunGames.RULES, BegunGames.begun(), 42).withInputLimit(25);
        assertThatIllegalStateException()
                .isThrownBy(match::play)
                .withMessageContaining("no end after 25 inputs")
                .withMessageContaining(match.state().describePending());
    }

    @Test
    void aLimitThatIsPassedAlreadyStopsTheGame() {
        Match match = Match.random(BegunGames.RULES, BegunGames.begun(), 42);
        for (int i = 0; i < 10; i++) match.step();
        assertThatIllegalStateException()
                .isThrownBy(() -> match.withInputLimit(5).play())
                .withMessageContaining("no end after 10 inputs");
    }

    @Test
    void anAnswerThatIsRefusedIsShownWithTheRule() {
        Bot dreamer = (view, decision) -> new Choice.Zone(99);
        Match match = Match.between(BegunGames.RULES, BegunGames.begun(), dreamer, dreamer, SplitMix64.dice(1));
        assertThatIllegalStateException()
                .isThrownBy(match::play)
                .withMessageContaining("answered with zone 99")
                .withMessageContaining(BegunGames.RULES
                        .explain(match.state(), new Choice.Zone(99))
                        .get()
                        .rule()
                        .id());
    }

    @Test
    void eachSideIsAskedForItsOwnChoices() {
        List<Side> asked = new ArrayList<>();
        Bot a = Bot.random(5, Side.A);
        Bot b = Bot.random(5, Side.B);
        Match.between(
                        BegunGames.RULES,
                        BegunGames.begun(),
                        (view, decision) -> {
                            assertThat(decision.side()).isEqualTo(Side.A);
                            asked.add(Side.A);
                            return a.choose(view, decision);
                        },
                        (view, decision) -> {
                            assertThat(decision.side()).isEqualTo(Side.B);
                            asked.add(Side.B);
                            return b.choose(view, decision);
                        },
                        SplitMix64.dice(5))
                .play();
        assertThat(asked).contains(Side.A, Side.B);
    }

    /** What a bot throws as the match ends does not hide why it ends. */
    @Test
    void theFirstFailureIsThrownWithTheOthers() {
        Bot broken = new Bot() {
            @Override
            public Choice choose(PlayerView view, Prompt.Decision decision) {
                throw new IllegalStateException("no choice");
            }

            @Override
            public void ended() {
                throw new IllegalStateException("no end");
            }
        };
        Match match = Match.between(BegunGames.RULES, BegunGames.begun(), broken, broken, SplitMix64.dice(1));
        assertThatIllegalStateException()
                .isThrownBy(match::play)
                .withMessage("no choice")
                .satisfies(thrown -> assertThat(thrown.getSuppressed())
                        .singleElement()
                        .satisfies(further -> assertThat(further)
                                .hasMessage("no end")
                                .satisfies(first ->
                                        assertThat(first.getSuppressed()).hasSize(1))));
    }

    @Test
    void twoHundredGamesEnd() {
        GameState begin = BegunGames.begun();
        Vector<Event> results = Vector.range(0, 200).map(seed -> {
            List<Event> ended = new ArrayList<>();
            Match.random(BegunGames.RULES, begin, seed)
                    .watchedBy((input, transition) -> ended.addAll(transition
                            .events()
                            .filter(Event.Ended.class::isInstance)
                            .asJava()))
                    .play();
            assertThat(ended).hasSize(1);
            return ended.get(0);
        });
        assertThat(results.distinct()).hasSizeGreaterThan(1);
    }
}
