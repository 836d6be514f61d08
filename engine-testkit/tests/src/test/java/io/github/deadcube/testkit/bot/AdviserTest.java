package io.github.deadcube.testkit.bot;

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
import io.github.deadcube.core.bot.Bot;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.testkit.bot.Adviser.Opinion;
import io.github.deadcube.testkit.bot.Evaluation.PositionValue;
import io.github.deadcube.testkit.match.Match;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Vector;
import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class AdviserTest {
    private static final Rules RULES = Deadcube.rules();
    private static final Setup SETUP = Shipped.setup(Shipped.ruleset());

    @Test
    void oneOfSeveralBestOpinionsIsDrawn() {
        Vector<Opinion> opinions = Vector.of(1.0, 3.0, 2.0, 3.0, 3.0 - 1e-12)
                .zipWithIndex(
                        (score, i) -> new Opinion(new Choice.Zone(i + 1), score, PositionValue.NONE, 0, 0, score));
        SplitMix64 chance = new SplitMix64(1);
        Vector<Choice> drawn =
                Vector.fill(300, () -> Opinion.best(opinions, chance).choice());
        assertThat(drawn.distinct())
                .containsExactlyInAnyOrder(new Choice.Zone(2), new Choice.Zone(4), new Choice.Zone(5));
        assertThat(drawn.distinct())
                .allSatisfy(one -> assertThat(drawn.count(one::equals)).isBetween(75, 125));
    }

    /** In a game between two simple bots: one opinion for each option, its parts add up, and simple takes the best. */
    @Test
    void simpleActsOnTheSumOfTheParts() {
        Set<Purpose> met = EnumSet.noneOf(Purpose.class);
        for (Side side : Side.BOTH) {
            Bot simple = Bots.simple(3, side, RULES);
            Adviser adviser = Adviser.of(RULES, SETUP);
            Bot checked = (view, decision) -> {
                Vector<Opinion> opinions = adviser.opinions(view, decision);
                assertThat(opinions.map(Opinion::choice)).isEqualTo(decision.options());
                opinions.forEach(AdviserTest::addsUp);
                Choice chosen = simple.choose(view, decision);
                double best = opinions.map(Opinion::score).max().get();
                Opinion of = opinions.find(o -> o.choice().equals(chosen)).get();
                assertThat(of.score()).as(decision + ": " + chosen).isEqualTo(best, within(1e-9));
                met.add(decision.purpose());
                return chosen;
            };
            Bot other = Bots.simple(3, side.other(), RULES);
            Match.between(
                            RULES,
                            RULES.start(SETUP).get(),
                            side == Side.A ? checked : other,
                            side == Side.A ? other : checked,
                            SplitMix64.dice(3))
                    .play();
        }
        assertThat(met).contains(Purpose.TURN, Purpose.ACTIVATION, Purpose.MOVEMENT, Purpose.COMMAND_REROLL);
    }

    private static void addsUp(Opinion opinion) {
        PositionValue change = opinion.change();
        assertThat(opinion.score())
                .as(opinion.toString())
                .isEqualTo(change.total() + opinion.later() + opinion.price() + opinion.other(), within(1e-9));
        addsUp(change);
    }

    private static void addsUp(PositionValue value) {
        assertThat(value.total())
                .as(value.toString())
                .isEqualTo(
                        value.result()
                                + value.score()
                                + value.models()
                                + value.activations()
                                + value.threat()
                                + value.danger()
                                + value.objectives()
                                + value.mission()
                                + value.markers(),
                        within(1e-9));
    }

    /** Item tokens are hidden: states that differ only in them have equal opinions and values. */
    @Test
    void hiddenTokensChangeNothing() {
        int[] hidden = {0};
        Adviser one = Adviser.of(RULES, SETUP);
        Adviser other = one.copy();
        Match.random(RULES, RULES.start(SETUP).get(), 5)
                .watchedBy((input, transition) -> {
                    GameState state = transition.state();
                    if (!(RULES.prompt(state) instanceof Prompt.Decision decision)) return;
                    PlayerView view = state.seenBy(decision.side());
                    int things = view.toShuffle().things();
                    GameState changed = view.completed(
                            new Input.Shuffle(Vector.rangeClosed(1, things).reverse()));
                    if (changed.equals(state) || hidden[0]++ % 10 > 0) return;
                    assertThat(other.opinions(changed.seenBy(decision.side()), decision))
                            .isEqualTo(one.opinions(view, decision));
                    assertThat(other.evaluation().value(changed.position(), Side.B))
                            .isEqualTo(one.evaluation().value(state.position(), Side.B));
                })
                .play();
        assertThat(hidden[0]).isGreaterThan(100);
    }

    @Test
    void partsSayWhatAnOptionIsGoodFor() {
        String scene = """
                command A advance
                A1 RA 4+ SV 5+, rifle R6, at e5
                B1 SV 8+ VP 2, at e3
                play
                A1 activate
                """;
        Opinion shot = opinion(scene, "A1 shoot rifle at B1");
        assertThat(shot.change().score()).isGreaterThan(1);
        assertThat(shot.change().models()).isPositive();
        assertThat(shot.change().danger()).isNotNegative();
        assertThat(shot.later()).isPositive();
        Opinion move = opinion(scene, "A1 advance");
        assertThat(move.change().objectives()).isGreaterThan(1);
        assertThat(move.change().score()).isZero();
        Opinion spent = opinion(scene, "spend advance: A1 advance");
        assertThat(spent.change()).isEqualTo(move.change());
        assertThat(spent.price()).isNegative();
        assertThat(opinion(scene, "A1 end").change()).isEqualTo(PositionValue.NONE);
    }

    private static Opinion opinion(String script, String option) {
        GameState state = Script.play(script).state();
        Adviser adviser = Adviser.of(RULES, state.position().game().setup());
        return adviser.opinions(state, (Prompt.Decision) RULES.prompt(state))
                .find(o -> o.choice().toString().equals(option))
                .get();
    }

    @Test
    void valuesOfBothSides() {
        GameState state = Script.play("score A 3, score B 1; A1 at f5; B1 at a8; play\nA1 activate")
                .state();
        Evaluation evaluation = Evaluation.of(state.position().game().setup());
        PositionValue a = evaluation.value(state.position(), Side.A);
        PositionValue b = evaluation.value(state.position(), Side.B);
        addsUp(a);
        addsUp(b);
        assertThat(a.score()).isEqualTo(2);
        assertThat(b.score()).isEqualTo(-2);
        assertThat(a.objectives()).isGreaterThan(b.objectives());
        assertThat(a.plus(b).minus(b).score()).isEqualTo(2);
    }
}
