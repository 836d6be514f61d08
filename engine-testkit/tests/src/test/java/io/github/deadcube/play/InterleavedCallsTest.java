package io.github.deadcube.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.bot.Bot;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.testkit.bot.Bots;
import io.github.deadcube.testkit.match.Match;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Calls may be mixed in any order: the results for a state do not depend on earlier calls with other states. */
class InterleavedCallsTest {
    private static final Rules RULES = Deadcube.rules();

    private static GameState begin() {
        return RULES.start(Shipped.setup(Shipped.ruleset())).get();
    }

    @Test
    void aDecisionThatIsKeptOffersTheSameWhenTheGameHasGoneOn() {
        List<Prompt.Decision> kept = new ArrayList<>();
        List<Vector<Choice>> offered = new ArrayList<>();
        Match.random(RULES, begin(), 5)
                .watchedBy((input, transition) -> {
                    if (RULES.prompt(transition.state()) instanceof Prompt.Decision decision) {
                        kept.add(decision);
                        offered.add(decision.options());
                    }
                })
                .play();
        assertThat(kept).hasSizeGreaterThan(100);
        for (int i = kept.size() - 1; i >= 0; i--)
            assertThat(kept.get(i).options()).isEqualTo(offered.get(i));
    }

    /** The teams have scouts and models that arrive by air. The look-ahead visits many states between the calls. */
    @ParameterizedTest
    @MethodSource("io.github.deadcube.core.shipped.Shipped#teams")
    void aDecisionOffersTheSameAfterSomebodyHasLookedAhead(ChosenTeam team) {
        GameState begin =
                RULES.start(Shipped.setup(Shipped.ruleset(), team, team)).get();
        Match.between(RULES, begin, looking(Side.A), looking(Side.B), SplitMix64.dice(4))
                .play();
    }

    private static Bot looking(Side side) {
        Bot simple = Bots.simple(4, side, RULES);
        return (view, decision) -> {
            Vector<Choice> before = decision.options();
            Choice chosen = simple.choose(view, decision);
            assertThat(decision.options()).isEqualTo(before);
            return chosen;
        };
    }

    @Test
    void aConsumerOfOptionsMayPlayOn() {
        int[] tried = {0};
        GameState far = begin();
        Match.random(RULES, begin(), 6)
                .watchedBy((input, transition) -> {
                    GameState state = transition.state();
                    if (!(RULES.prompt(state) instanceof Prompt.Decision decision)) return;
                    Vector<Choice> alone = decision.options();
                    List<Choice> amid = new ArrayList<>();
                    decision.offers().forEach(option -> {
                        GameState next = RULES.play(state, option).state();
                        if (RULES.prompt(next) instanceof Prompt.Decision then)
                            assertThat(RULES.explain(next, then.options().head()))
                                    .isEmpty();
                        assertThat(RULES.prompt(far)).isInstanceOf(Prompt.ShuffleRequest.class);
                        amid.add(option);
                        tried[0]++;
                    });
                    assertThat(amid).containsExactlyElementsOf(alone);
                })
                .play();
        assertThat(tried[0]).isGreaterThan(500);
    }

    @Test
    void pickingAnOptionMayPlayOn() {
        int[] picked = {0};
        Match.random(RULES, begin(), 6)
                .watchedBy((input, transition) -> {
                    GameState state = transition.state();
                    if (!(RULES.prompt(state) instanceof Prompt.Decision decision)) return;
                    Vector<Choice> options = decision.options();
                    int last = options.size() - 1;
                    Choice pick = decision.offers().pick(howMany -> {
                        after(state, options.head());
                        picked[0]++;
                        return howMany - 1;
                    });
                    assertThat(pick).isEqualTo(options.get(last));
                    assertThat(after(state, pick)).isEqualTo(after(state, options.get(last)));
                })
                .play();
        assertThat(picked[0]).isGreaterThan(100);
    }

    @Test
    void aPickOfNoOptionChangesNothing() {
        GameState state = RULES.play(begin(), SplitMix64.dice(1).shuffle((Prompt.ShuffleRequest) RULES.prompt(begin())))
                .state();
        while (!(RULES.prompt(state) instanceof Prompt.Decision))
            state = RULES.play(state, SplitMix64.dice(1).roll((Prompt.DiceRequest) RULES.prompt(state)))
                    .state();
        Prompt.Decision decision = (Prompt.Decision) RULES.prompt(state);
        Vector<Choice> options = decision.options();
        assertThatExceptionOfType(IndexOutOfBoundsException.class)
                .isThrownBy(() -> decision.offers().pick(howMany -> howMany));
        assertThatExceptionOfType(IndexOutOfBoundsException.class)
                .isThrownBy(() -> decision.offers().pick(howMany -> -1));
        assertThat(decision.options()).isEqualTo(options);
        assertThat(decision.offers().pick(howMany -> 0)).isEqualTo(options.head());
    }

    @Test
    void oneStateTakesManyAnswersOneAfterTheOther() {
        Match.random(RULES, begin(), 7)
                .watchedBy((input, transition) -> {
                    GameState state = transition.state();
                    if (!(RULES.prompt(state) instanceof Prompt.Decision decision)) return;
                    long before = state.digest();
                    Vector<Choice> options = decision.options();
                    Vector<Long> once = options.map(option -> after(state, option));
                    Vector<Long> again = options.reverse()
                            .map(option -> after(state, option))
                            .reverse();
                    assertThat(again).isEqualTo(once);
                    assertThat(state.digest()).isEqualTo(before);
                })
                .play();
    }

    @Test
    void optionsOfOneStateAreCheckedByAnother() {
        List<Choice> before = new ArrayList<>();
        int[] refused = {0};
        GameState far = begin();
        Match.random(RULES, begin(), 8)
                .watchedBy((input, transition) -> {
                    GameState state = transition.state();
                    for (Choice stale : before) {
                        boolean offered = RULES.prompt(state) instanceof Prompt.Decision now
                                && now.options().contains(stale);
                        RULES.prompt(far);
                        assertThat(RULES.apply(state, stale).isRight())
                                .as("%s", stale)
                                .isEqualTo(offered);
                        if (!offered) refused[0]++;
                    }
                    before.clear();
                    if (RULES.prompt(state) instanceof Prompt.Decision then)
                        then.options().take(3).forEach(before::add);
                })
                .play();
        assertThat(refused[0]).isGreaterThan(200);
    }

    /** Some options, such as to stop on a spot, are the same objects in all prompts. */
    @Test
    void theLastOptionIsCheckedAtAnotherState() {
        GameState[] before = {begin()};
        int[] refused = {0};
        Match.random(RULES, begin(), 9)
                .watchedBy((input, transition) -> {
                    GameState state = transition.state();
                    Vector<Choice> offered = options(state);
                    for (Choice stale : options(before[0])) {
                        assertThat(RULES.apply(state, stale).isRight()).isEqualTo(offered.contains(stale));
                        if (!offered.contains(stale)) refused[0]++;
                    }
                    before[0] = state;
                })
                .play();
        assertThat(refused[0]).isGreaterThan(500);
    }

    private static Vector<Choice> options(GameState state) {
        return RULES.prompt(state) instanceof Prompt.Decision decision ? decision.options() : Vector.empty();
    }

    @Test
    void theLastPromptIsNotReusedForAnotherState() {
        GameState begin = begin();
        Prompt first = RULES.prompt(begin);
        SplitMix64 dice = SplitMix64.dice(3);
        int[] refused = {0};
        Match.random(RULES, begin, 10)
                .watchedBy((input, transition) -> {
                    GameState state = transition.state();
                    if (!(RULES.prompt(state) instanceof Prompt.DiceRequest request)) return;
                    assertThat(RULES.prompt(begin)).isEqualTo(first);
                    assertThat(RULES.apply(state, dice.roll(request)).isRight()).isTrue();
                    RULES.prompt(state);
                    assertThat(RULES.apply(begin, dice.roll(request)).isLeft()).isTrue();
                    refused[0]++;
                })
                .play();
        assertThat(refused[0]).isGreaterThan(50);
    }

    private static long after(GameState state, Choice option) {
        return RULES.play(state, option).state().digest();
    }
}
