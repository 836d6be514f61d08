package io.github.deadcube.testkit.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.bot.Bot.Budget;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.properties.level.Level;
import io.github.deadcube.testkit.analysis.GameAnalysis.JudgedDecision;
import io.github.deadcube.testkit.bot.Bots;
import io.github.deadcube.testkit.bot.Evaluation;
import io.github.deadcube.testkit.bot.PlanJudge;
import io.github.deadcube.testkit.match.Match;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class GameAnalysisTest {
    private static final Rules RULES = Deadcube.rules();
    /** How much worse the worst option is in a decision that matters. */
    private static final double STAKE = 0.05;
    /** The iterations of a look at each option. */
    private static final int WORST = 16;
    /** The iterations of a decision. */
    private static final int ITERATIONS = Level.thorough() ? PlanJudge.ITERATIONS : 60;

    private record Decided(PlayerView view, Prompt.Decision decision, Choice choice) {}

    /** A model that has advanced can kill an enemy that is worth many VP, or do nothing. */
    private static GameState killing() {
        return Script.play("""
                A1 RA 3+ SV 5+, rifle R2, at e6
                A2 RA 3+ SV 5+, rifle R2, at a1
                B1 SV 7+ HP 1 VP 5, at e3
                B2 RA 6+ SV 6+, rifle R6, at h8
                play
                A1 activate
                A1 advance
                A1 step e5
                A1 spot 1
                """).state();
    }

    private static Decided deciding(GameState state, String choice) {
        Prompt.Decision decision = (Prompt.Decision) RULES.prompt(state);
        return new Decided(state.seenBy(decision.side()), decision, (Choice)
                Input.read(choice).get());
    }

    private static PlanJudge judge(long seed) {
        return PlanJudge.of(RULES, seed);
    }

    private static JudgedDecision judged(PlanJudge judge, Decided decided) {
        return GameAnalysis.judged(judge, decided.view(), decided.decision(), decided.choice(), ITERATIONS)
                .get();
    }

    private static JudgedDecision judged(GameState state, String choice) {
        Decided decided = deciding(state, choice);
        return GameAnalysis.judged(judge(1), decided.view(), decided.decision(), decided.choice(), PlanJudge.ITERATIONS)
                .get();
    }

    @Test
    void aMissedKillIsCostlyAndTheKillIsNot() {
        GameState state = killing();
        JudgedDecision missed = judged(state, "A1 end");
        assertThat(missed.costly()).isTrue();
        assertThat(missed.better().head()).hasToString("A1 shoot rifle at B1");
        assertThat(missed.cost()).isGreaterThan(0.1);
        JudgedDecision taken = judged(state, "A1 shoot rifle at B1");
        assertThat(taken.costly()).isFalse();
        assertThat(taken.better().head()).hasToString("A1 shoot rifle at B1");
    }

    /**
     * A step by a route that no plan takes is judged with the steps that may follow it, not as if the model stopped
     * there.
     */
    @Test
    void anotherRouteGoesOn() {
        GameState state = Script.play("""
                A1 RA 3+ SV 5+ SP 2-3, rifle R2, at e6
                B1 SV 7+ HP 1 VP 5, at h1
                play
                A1 activate
                A1 sprint
                """).state();
        Prompt.Decision decision = (Prompt.Decision) RULES.prompt(state);
        PlanJudge judge = judge(1);
        Vector<Choice> plan = judge.best(state.seenBy(Side.A), decision, 1, PlanJudge.ITERATIONS)
                .head()
                ._1;
        for (Choice step : decision.options().remove(plan.head()).filter(Choice.Step.class::isInstance)) {
            Vector<Choice> other = judge.best(state.seenBy(Side.A), decision, step, 40)._1;
            assertThat(other.head()).isEqualTo(step);
            assertThat(other.size()).as(other.toString()).isGreaterThan(1);
        }
    }

    @Test
    void equalJudgesAgreeAndPlansBeginWithTheirOption() {
        GameState state = killing();
        Prompt.Decision decision = (Prompt.Decision) RULES.prompt(state);
        Map<Vector<Choice>, Double> best = judge(4).best(state.seenBy(Side.A), decision, 3, 80);
        assertThat(best).hasSize(2).isEqualTo(judge(4).best(state.seenBy(Side.A), decision, 3, 80));
        assertThat(best.values()).isEqualTo(best.values().sorted().reverse());
        assertThat(decision.options()).containsAll(best.keySet().map(Vector::head));
    }

    /** No hidden fact reaches a judgement: states that a side cannot tell apart are judged alike. */
    @Test
    void hiddenTokensDoNotMatter() {
        GameState state = turn();
        Prompt.Decision decision = (Prompt.Decision) RULES.prompt(state);
        PlayerView view = state.seenBy(decision.side());
        int things = view.toShuffle().things();
        assertThat(things).isGreaterThan(1);
        GameState twin =
                view.completed(new Input.Shuffle(Vector.rangeClosed(1, things).reverse()));
        assertThat(twin).isNotEqualTo(view.completed(Input.Shuffle.inOrder(things)));
        assertThat(judge(2).best(twin.seenBy(decision.side()), decision, 2, 20))
                .isEqualTo(judge(2).best(view, decision, 2, 20));
    }

    @Test
    void theChanceIsThatOfTheEvaluationAndTheSumsAreThoseOfTheMoments() {
        GameState state = killing();
        Vector<Input> inputs = Vector.of(Input.read("A1 shoot rifle at B1").get());
        GameState next = RULES.play(state, inputs.head()).state();
        SplitMix64 dice = SplitMix64.dice(3);
        while (RULES.prompt(next) instanceof Prompt.DiceRequest request) {
            inputs = inputs.append(dice.answer(request).get());
            next = RULES.play(next, inputs.last()).state();
        }
        GameAnalysis analysis = GameAnalysis.of(RULES, state, 1, inputs, 20, done -> {});
        Evaluation evaluation = Evaluation.of(state.position().game().setup());
        assertThat(analysis.moments()).hasSize(inputs.size());
        assertThat(analysis.start()).isEqualTo(evaluation.chance(state.position(), Side.A));
        assertThat(analysis.moments().last().chance()).isEqualTo(evaluation.chance(next.position(), Side.A));
        assertThat(analysis.moments().filter(moment -> moment.decision().isDefined()))
                .hasSize(1);
        double sum = 0;
        for (GameAnalysis.Moment moment : analysis.moments().tail())
            sum += moment.roll().get().luck(Side.A);
        assertThat(analysis.luck(Side.A)).isEqualTo(sum, within(1e-9)).isNotZero();
        assertThat(analysis.luck(Side.B)).isEqualTo(-sum, within(1e-9));
        assertThat(analysis.lost(Side.B)).isZero();
    }

    /** A game has the same analysis in one part or in several. */
    @Test
    void partsAreAsTheWhole() {
        GameState state = turn();
        List<Input> inputs = new ArrayList<>();
        GameState next = state;
        GameState middle = state;
        SplitMix64 dice = SplitMix64.dice(4);
        for (int i = 0; i < 16; i++) {
            if (i == 8) middle = next;
            Prompt prompt = RULES.prompt(next);
            Input input = dice.answer(prompt)
                    .getOrElse(() -> ((Prompt.Decision) prompt).options().last());
            inputs.add(input);
            next = RULES.play(next, input).state();
        }
        Vector<Input> all = Vector.ofAll(inputs);
        Vector<GameAnalysis.Moment> whole =
                GameAnalysis.of(RULES, state, 7, all, 8, done -> {}).moments();
        Vector<GameAnalysis.Moment> parts = GameAnalysis.of(RULES, state, 7, all.take(8), 8, done -> {})
                .moments()
                .appendAll(GameAnalysis.of(RULES, middle, 15, all.drop(8), 8, done -> {})
                        .moments());
        assertThat(whole.map(GameAnalysis.Moment::number)).containsExactlyElementsOf(Vector.range(7, 23));
        assertThat(whole.filter(moment -> moment.decision().isDefined())).isNotEmpty();
        assertThat(parts.map(GameAnalysis.Moment::decision)).isEqualTo(whole.map(GameAnalysis.Moment::decision));
        assertThat(parts.map(GameAnalysis.Moment::chance)).isEqualTo(whole.map(GameAnalysis.Moment::chance));
        assertThat(parts.map(moment -> moment.roll().map(roll -> roll.luck(Side.A))))
                .isEqualTo(whole.map(moment -> moment.roll().map(roll -> roll.luck(Side.A))));
    }

    /** The first turn of a game. */
    private static GameState turn() {
        GameState begin = RULES.start(Shipped.setup(Shipped.ruleset())).get();
        Match match = Match.between(RULES, begin, Bots.fast(1, Side.A), Bots.fast(1, Side.B), SplitMix64.dice(1));
        while (!(RULES.prompt(match.state()) instanceof Prompt.Decision asked && asked.purpose() == Purpose.TURN))
            match.step();
        return match.state();
    }

    /**
     * Decisions of {@code search} are seldom marked; the worst options in their place are marked, if they lose a
     * twentieth of a win by another judge.
     */
    @Test
    void worstOptionsAreMarkedAndThoseOfSearchAreNot() {
        int games = Level.tries(GameAnalysisTest.class, "worstOptionsAreMarkedAndThoseOfSearchAreNot", 1, 20);
        long seed = Level.thorough()
                ? Level.seed(GameAnalysisTest.class, "worstOptionsAreMarkedAndThoseOfSearchAreNot")
                : 3;
        int asked = 0;
        int own = 0;
        int bad = 0;
        int marked = 0;
        for (int game = 0; game < games; game++) {
            Vector<Asked> all = played(Level.thorough() ? 1_000 : 24, seed + game);
            PlanJudge judge = judge(seed + game);
            PlanJudge other = judge(-1 - seed - game);
            SplitMix64 chance = new SplitMix64(seed + game);
            for (int i = 0; i < (Level.thorough() ? 10 : 6); i++) {
                Asked one = all.get(chance.below(all.size()));
                Decided chosen = one.with(one.choice());
                asked++;
                if (judged(judge, chosen).costly()) own++;
                Decided worst = one.with(worst(other, chosen));
                if (judged(other, worst).cost() < STAKE) continue;
                bad++;
                if (judged(judge, worst).costly()) marked++;
            }
        }
        assertThat(own)
                .as("%d of %d own decisions are marked", own, asked)
                .isLessThanOrEqualTo(Math.max(1, asked / 20));
        assertThat(marked).as("%d of %d worst options are marked", marked, bad).isGreaterThanOrEqualTo(bad * 8 / 10);
        assertThat(bad).isPositive();
    }

    /** The choice whose best plan wins least. */
    private static Choice worst(PlanJudge judge, Decided decided) {
        return decided.decision()
                .options()
                .minBy(option -> judge.best(decided.view(), decided.decision(), option, WORST)._2)
                .get();
    }

    /** Decisions of games of {@code search}, each with the state before it. */
    private static Vector<Asked> played(int iterations, long seed) {
        Setup setup = Shipped.setup(Shipped.ruleset());
        GameState begin = RULES.start(setup).get();
        List<Asked> asked = new ArrayList<>();
        GameState[] last = {begin};
        Match.between(
                        RULES,
                        begin,
                        Bots.search(seed, Side.A, RULES),
                        Bots.search(seed, Side.B, RULES),
                        SplitMix64.dice(seed))
                .withBudget(Budget.iterations(iterations))
                .watchedBy((input, transition) -> {
                    if (input instanceof Choice choice
                            && RULES.prompt(last[0]) instanceof Prompt.Decision decision
                            && decision.options().size() > 1
                            && isFree(decision.purpose())) asked.add(new Asked(last[0], decision, choice));
                    last[0] = transition.state();
                })
                .play();
        return Vector.ofAll(asked);
    }

    private record Asked(GameState state, Prompt.Decision decision, Choice choice) {
        Decided with(Choice other) {
            return new Decided(state.seenBy(decision.side()), decision, other);
        }
    }

    private static boolean isFree(Purpose purpose) {
        return purpose == Purpose.TURN || purpose == Purpose.ACTIVATION || purpose == Purpose.MOVEMENT;
    }
}
