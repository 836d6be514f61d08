package io.github.deadcube.testkit.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Offset.offset;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.bot.Adviser.Opinion;
import io.github.deadcube.testkit.bot.SearchNode.Edge;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the bots expect of a jump is what the rules do. */
class ExpectedFallTest {
    private static final Rules RULES = Deadcube.rules();
    private static final ModelId JUMPER = ModelId.of("A1");
    /** A way to dice that is less likely than this is not followed. */
    private static final double NEVER = 1e-7;

    @ParameterizedTest
    @Rule("FALL-1")
    @CsvSource(delimiter = '|', textBlock = """
            third   | 3 | SV 5+ HP 1
            third   | 4 | SV 5+ HP 1
            third   | 3 | SV 4+ HP 3
            third   | 3 | SV 4+ HP 3, damage 2
            third   | 4 | SV 6+ AR 1 HP 1
            third   | 3 | SV 6+ HP 1, TOUGH
            third   | 3 | SV 6+ HP 1, ENERGY SHIELD (2)
            third   | 3 | SV 5+ HP 1, RESILIENT (1)
            living  | 3 | SV 5+ HP 2
            revised | 4 | SV 5+ HP 2
            """)
    void theChanceToDieIsThatOfTheRules(String edition, int level, String card) {
        GameState rolling = jumped(edition, level, card);
        assertThat(RULES.prompt(rolling)).hasToString("A rolls 3 d8: test (FALL-1)");
        Setup setup = rolling.position().game().setup();
        double expected = new ExpectedFall(setup, new DicePools())
                .loss(rolling.position().model(JUMPER).get(), level - 1)
                .death();
        assertThat(expected).isEqualTo(killed(rolling, 1), offset(1e-3)).isPositive();
    }

    /**
     * It loses the value of its life and its VP, or is pinned. Every step falls, and the landing is worth about as much
     * as the place above it.
     */
    @Test
    @Rule("FALL-1")
    void everyOpinionOfAStepHasTheLoss() {
        GameState moving = Script.play(scene(3, "SV 5+ HP 1 VP 3") + "A1 activate; A1 advance")
                .state();
        double death = killed(jumped("third", 3, "SV 5+ HP 1 VP 3"), 1);
        Model model = moving.position().model(JUMPER).get();
        double loss = death * (ModelValue.alive(model.card()) + model.card().worth());
        Prompt.Decision decision = (Prompt.Decision) RULES.prompt(moving);
        Setup setup = moving.position().game().setup();
        Adviser adviser = Adviser.of(RULES, setup);

        Opinion jump = adviser.opinions(moving, decision)
                .find(opinion -> isJump(opinion.choice()))
                .get();
        assertThat(jump.score()).isLessThan(-loss).isGreaterThan(-loss - 0.5);
        assertThat(jump.change().score()).isEqualTo(-3 * death, offset(1e-4));

        Vector<Edge> plans =
                Vector.ofAll(new SearchPlans(RULES, adviser.evaluation()).edges(moving, decision, decision.options()));
        assertThat(plans.filter(edge -> edge.plan().head() instanceof Choice.Step))
                .isNotEmpty()
                .allSatisfy(edge -> assertThat(edge.prior()).isLessThan(-loss).isGreaterThan(-loss - 0.5));

        double cheap = adviser.evaluation().opinion(moving.position(), new Choice.Step(JUMPER, Cube.of("d3:3")));
        assertThat(cheap).isLessThan(-loss).isGreaterThan(-loss - 0.5);
    }

    /** SCAT-3: on 5 to 8 it lands on the half floor one cube below, and goes on. */
    @Test
    @Rule({"FALL-1", "SCAT-3"})
    void aHalfFloorHalvesTheLoss() {
        String play = "A1 activate; A1 advance";
        double fall = jump(Script.play(scene(3, "SV 5+ HP 1 VP 3") + play).state());
        double half = jump(Script.play("half floor north of d3:2; " + scene(3, "SV 5+ HP 1 VP 3") + play)
                .state());
        assertThat(half).isEqualTo(fall / 2, offset(0.1));
    }

    private static double jump(GameState moving) {
        return Adviser.of(RULES, moving.position().game().setup())
                .opinions(moving, (Prompt.Decision) RULES.prompt(moving))
                .find(opinion -> isJump(opinion.choice()))
                .get()
                .score();
    }

    /** ADV-12, K-FLIGHT: one cube is free, who holds on stays, and who flies does not fall. */
    @ParameterizedTest
    @Rule({"ADV-12", "FALL-2", "K-FLIGHT", "K-JUMP-PACK"})
    @CsvSource(delimiter = '|', textBlock = """
            floors c3:2                                   | SV 5+ HP 1             | c3:2 | d3:2
            floors c3:3; wall west of e3:3; wall west of e3:2 | SV 5+ HP 1         | c3:3 | d3:3
            floors c3:3; ladder of d3:2                   | SV 5+ HP 1             | c3:3 | d3:3
            floors c3:3                                   | SV 5+ HP 1, FLIGHT     | c3:3 | d3:3
            floors c3:3                                   | SV 5+ HP 1, JUMP PACK  | c3:3 | d3:3
            """)
    void noLossWithoutAFall(String ground, String card, String from, String to) {
        GameState state = Script.play("%s; A1 SP 1-2 %s, at %s; B1 at h8; play".formatted(ground, card, from))
                .state();
        ExpectedFall falls = new ExpectedFall(state.position().game().setup(), new DicePools());
        Model model = state.position().model(JUMPER).get();
        assertThat(falls.ofStep(model, falls.landing(model, Cube.of(to)))).isZero();
    }

    private static boolean isJump(Choice choice) {
        return choice instanceof Choice.Step step && step.cube().equals(Cube.of("d3:3"));
    }

    private static String scene(int level, String card) {
        return "board 5 x 5; floors c3:%d; A1 SP 1-2 %s, at c3:%d; B1 at e5\nplay\n".formatted(level, card, level);
    }

    private static GameState jumped(String edition, int level, String card) {
        return Script.play("edition " + edition + "\n" + scene(level, card) + "A1 activate; A1 advance; A1 step d3:"
                        + level + "; A1 spot 5")
                .state();
    }

    /** The chance by all dice of the rules that the model dies. */
    private static double killed(GameState state, double chance) {
        if (!state.position().model(JUMPER).get().inPlay()) return 1;
        if (chance < NEVER) return 0;
        Prompt prompt = RULES.prompt(state);
        if (prompt instanceof Prompt.DiceRequest) {
            double killed = 0;
            for (var outcome : Deadcube.odds().outcomes(state))
                killed += outcome.probability()
                        * killed(RULES.play(state, outcome.dice()).state(), chance * outcome.probability());
            return killed;
        }
        return prompt instanceof Prompt.Decision decision && decision.purpose() == Prompt.Purpose.REROLL
                ? killed(RULES.play(state, LookAhead.reply(decision)).state(), chance)
                : 0;
    }
}
