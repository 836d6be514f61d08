package io.github.deadcube.testkit.bot;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.bot.Bot;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.properties.level.Level;
import io.github.deadcube.testkit.match.Match;
import io.vavr.collection.Array;
import io.vavr.collection.Vector;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class SimpleBotTest {
    private static final Rules RULES = Deadcube.rules();
    private static final Setup SETUP = Shipped.setup(Shipped.ruleset());

    /** One game for each side, team and seed. */
    @Test
    void itWinsNineOfTenGamesAgainstRandom() {
        int seeds = Level.tries(SimpleBotTest.class, "itWinsNineOfTenGamesAgainstRandom", 8, 200);
        long first = Level.seed(SimpleBotTest.class, "itWinsNineOfTenGamesAgainstRandom");
        int won = 0;
        for (long seed = first; seed < first + seeds; seed++)
            won += Tournament.between(RULES, SETUP, SimpleBotTest::simple, Bot::random)
                    .play(seed, 4)
                    .one();
        assertThat(won).isGreaterThanOrEqualTo(seeds * 4 * 9 / 10);
    }

    @Test
    void itBeatsTheSkirmisher() {
        int games = Level.tries(SimpleBotTest.class, "itBeatsTheSkirmisher", 20, 200);
        long seed = Level.seed(SimpleBotTest.class, "itBeatsTheSkirmisher");
        assertThat(Tournament.between(RULES, SETUP, SimpleBotTest::simple, Bots::skirmisher)
                        .play(seed, games)
                        .one())
                .isGreaterThan(games * 3 / 4);
    }

    @Test
    void theSameSeedPlaysTheSameGame() {
        assertThat(inputs(4)).isEqualTo(inputs(4)).isNotEqualTo(inputs(5));
    }

    /** The bot takes one of the options for any question, also if it does not expect them. */
    @Test
    void unknownQuestionsDoNotBreakIt() {
        int decisions = Level.tries(SimpleBotTest.class, "unknownQuestionsDoNotBreakIt", 10, 1_000);
        long seed = Level.seed(SimpleBotTest.class, "unknownQuestionsDoNotBreakIt");
        int every = Math.max(1, 300 / decisions);
        int[] decided = {0};
        List<Purpose> asked = new ArrayList<>();
        Bot random = Bot.random(9, Side.A);
        Bot wild = (view, decision) -> {
            Vector<Choice> options = decision.options();
            if (decided[0]++ % every == 0)
                for (Purpose purpose : Purpose.values()) {
                    Prompt.Decision other =
                            new Prompt.Decision(decision.side(), purpose, decision.rule(), decision.offers());
                    assertThat(options).contains(Bots.simple(1, Side.A, RULES).choose(view, other));
                    asked.add(purpose);
                }
            return random.choose(view, decision);
        };
        for (int game = 0; asked.size() < decisions * Purpose.values().length; game++)
            Match.between(RULES, begin(), wild, Bot.random(seed + game, Side.B), SplitMix64.dice(seed + game))
                    .play();
        assertThat(asked).contains(Purpose.values());
    }

    /** The bot does not try a choice that could reveal a token. */
    @Test
    void unknownQuestionsAreAnsweredWithoutLookingAhead() {
        Rules blind = (Rules) Proxy.newProxyInstance(
                Rules.class.getClassLoader(), new Class<?>[] {Rules.class}, (proxy, method, arguments) -> {
                    throw new AssertionError("asked the rules to " + method.getName());
                });
        Array<Choice> options = begunModels().map(Choice.Activate::new);
        Prompt.Decision unknown = new Prompt.Decision(Side.A, Purpose.KEYWORD, RuleId.of("HOUSE-1"), options::forEach);
        assertThat(options).contains(Bots.simple(1, Side.A, blind).choose(begin().seenBy(Side.A), unknown));
    }

    @Test
    void anOfferIsAcceptedRatherThanDeclined() {
        RuleId rule = RuleId.of("I-MEDI-PACK");
        Array<Choice> options = begunModels()
                .flatMap(model -> Vector.<Choice>of(
                        new Choice.Decline(rule, model), new Choice.Use(rule, model, Target.NOTHING)));
        Prompt.Decision decision = new Prompt.Decision(Side.A, Purpose.KEYWORD, rule, options::forEach);
        Vector<Choice> chosen = Vector.range(0, 50)
                .map(seed -> Bots.simple(seed, Side.A, RULES).choose(begin().seenBy(Side.A), decision));
        assertThat(chosen).allMatch(Choice.Use.class::isInstance);
        assertThat(chosen.distinct().size()).isGreaterThan(1);
    }

    private static Array<ModelId> begunModels() {
        return begin().position().models().map(m -> m.id()).take(7);
    }

    private static List<Input> inputs(long seed) {
        List<Input> inputs = new ArrayList<>();
        Match.between(
                        RULES,
                        begin(),
                        Bots.simple(seed, Side.A, RULES),
                        Bots.simple(seed, Side.B, RULES),
                        SplitMix64.dice(seed))
                .watchedBy((input, transition) -> inputs.add(input))
                .play();
        return inputs;
    }

    private static GameState begin() {
        return RULES.start(SETUP).get();
    }

    private static Bot simple(long seed, Side side) {
        return Bots.simple(seed, side, RULES);
    }
}
