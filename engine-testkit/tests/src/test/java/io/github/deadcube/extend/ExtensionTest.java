package io.github.deadcube.extend;

import static io.github.deadcube.testkit.assertions.DeadcubeAssertions.assertThat;
import static io.github.deadcube.testkit.assertions.DeadcubeAssertions.assertThatThrownBy;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.Trigger.Sequence.Step;
import io.github.deadcube.api.play.Dice.Die;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.Card.Statistic;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.GameStateBuilder;
import io.github.deadcube.testkit.junit.Rule;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** LOS-7, VIC-9, KT-1: a keyword, a scenario and a sight of an application. */
class ExtensionTest {
    private static final Rules RULES = Deadcube.rules();
    private static final Ruleset HOUSE = Deadcube.ruleset().with(new Vengeful());

    private static Card gunner(Keyword... keywords) {
        return Card.named("Gunner")
                .withRanged(new Statistic(5))
                .withSurvive(new Statistic(5))
                .withHitPoints(2)
                .withWeapons(Vector.of(Weapon.ranged("rifle", 6, 0)))
                .withKeywords(Vector.of(keywords));
    }

    private static GameState facing(Ruleset ruleset, Scenario scenario, int depth, Card target, String where) {
        Setup setup = new Setup(
                ruleset,
                scenario,
                Battlefield.open(8, depth, 1),
                100,
                new StrikeTeam("A", 1, Vector.of(gunner())),
                new StrikeTeam("B", 1, Vector.of(target)),
                Option.some(Side.A));
        return RULES.resume(GameStateBuilder.of(Fault.orThrow(Deadcube.game(setup)))
                        .model(Model.at(new ModelId(Side.A, 1), gunner(), Place.of("c2/5")))
                        .model(Model.at(new ModelId(Side.B, 1), target, Place.of(where)))
                        .build())
                .getOrElseThrow(errors -> new AssertionError(errors.mkString("\n")));
    }

    private static GameState play(GameState from, String... inputs) {
        GameState state = from;
        for (String input : inputs) state = give(state, input).state();
        return state;
    }

    private static Transition give(GameState state, String input) {
        Input parsed = Input.read(input).getOrElseThrow(wrong -> new AssertionError(wrong));
        return RULES.apply(state, parsed).getOrElseThrow(no -> new AssertionError(input + ": " + no + "\n" + state));
    }

    @Test
    void aKeywordTakesDiceOffersAChoiceRollsAndHurts() {
        GameState state = facing(HOUSE, Deadcube.patrol(), 8, gunner(Keyword.of("VENGEFUL", 2)), "c6/5");
        state = play(state, "A1 activate", "A1 shoot rifle at B1");
        assertThat(state)
                .as("3 dice, 2 for a clear shot, 1 less for VENGEFUL")
                .prompt()
                .isRoll(Side.A, 4, Die.D8);
        state = play(state, "1 1 1 1", "1 1 1");
        assertThat(state).prompt().offers("B1 use HOUSE-VENGEFUL on A1", "B1 decline HOUSE-VENGEFUL");
        assertThat(state.describePending()).contains("HOUSE-VENGEFUL");
        state = play(state, "B1 use HOUSE-VENGEFUL on A1");
        Transition rolled = give(state, "6 5");
        assertThat(rolled).hasEvents("HOUSE-VENGEFUL on A1: 1").model("A1").hasDamage(1);
    }

    @Test
    void aKeywordsOfferCanBeDeclined() {
        GameState state = facing(HOUSE, Deadcube.patrol(), 8, gunner(Keyword.of("VENGEFUL", 2)), "c6/5");
        state = play(state, "A1 activate", "A1 shoot rifle at B1", "1 1 1 1", "1 1 1", "B1 decline HOUSE-VENGEFUL");
        assertThat(state).meets("asks A: activation");
    }

    @Test
    void aScenarioScoresAndEndsTheGameItsOwnWay() {
        GameState state = facing(Deadcube.ruleset(), new LastStand(), 4, gunner(), "c3/5");
        state = play(state, "A1 activate", "A1 end", "B1 activate", "B1 end");
        assertThat(state).meets("score B 3");
        state = play(state, "1 1 1", "1 1 1", "reroll command none", "reroll command none");
        state = play(state, "A1 activate", "A1 shoot rifle at B1", "8 8 8 8 8", "1 1 1 1 1", "1 1 1");
        state = play(state, "A1 decline CMD-5", "B1 decline CMD-5", "A1 end");
        assertThat(state).as("deaths score nothing").meets("score A 0, B wins (" + LastStand.RULE + ")");
    }

    /** A bug in a rule of an application gives an exception with everything that is needed to reproduce it. */
    @Test
    void aBugCarriesTheInputTheStateAndWhy() {
        KeywordRule broken = new KeywordRule() {
            @Override
            public String printed() {
                return "BROKEN";
            }

            @Override
            public RuleId rule() {
                return RuleId.of("HOUSE-BROKEN");
            }

            @Override
            public void attach(Keyword keyword, Hooks hooks) {
                hooks.on(Trigger.ATTACK.at(Step.MARKS), Scope.OPPONENT, (effects, me, attack) -> {
                    throw new IllegalArgumentException("broken");
                });
            }
        };
        Ruleset ruleset = HOUSE.with(broken);
        GameState state = facing(ruleset, Deadcube.patrol(), 8, gunner(Keyword.of("BROKEN")), "c6/5");
        GameState before = play(state, "A1 activate", "A1 shoot rifle at B1", "1 1 1 1 1");
        assertThatThrownBy(() -> RULES.apply(before, Input.of("2 2 2")))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("'2 2 2'")
                .hasMessageContaining("A1 Gunner: c2/5")
                .hasMessageContaining("A1 shoots at B1")
                .hasRootCauseMessage("broken");
    }

    /** ADV-3: a model leaves as a step from a cube that the scenario names. It does not return. */
    @Test
    @Rule("ADV-3")
    void aScenarioLetsModelsLeaveFromACube() {
        GameState state = facing(Deadcube.ruleset(), new LastStand(), 4, gunner(), "h3/5");
        state = play(state, "A1 activate", "A1 advance");
        assertThat(state).as("not from here").refuses("A1 leave").isBy("ADV-3");
        state = play(state, "A1 step b1", "A1 spot 5", "A1 end", "B1 activate", "B1 end");
        state = play(state, "1 1 1", "1 1 1", "reroll command none", "reroll command none");
        state = play(state, "A1 activate", "A1 sprint", "A1 step a1");
        Transition left = give(state, "A1 leave");
        assertThat(left).hasEvents("A1 leaves the battlefield").model("A1").hasStatus(Model.Status.LEFT);
        assertThat(left.state()).as("its activation is over").meets("asks B: turn");
    }

    @Test
    @Rule("LOS-7")
    void anApplicationsSightDecidesWhichModelsAreSeen() {
        Ruleset foggy = Deadcube.ruleset().withSight(new Fog());
        Input shot = Input.of("A1 shoot rifle at B1");
        GameState far = play(facing(foggy, Deadcube.patrol(), 8, gunner(), "c6/5"), "A1 activate");
        assertThat(RULES.apply(far, shot)).isBy("SHO-4");
        GameState near = play(facing(foggy, Deadcube.patrol(), 8, gunner(), "c4/5"), "A1 activate");
        assertThat(give(near, shot.toString()).state())
                .as("seen, but nothing is clear in the fog")
                .prompt()
                .isRoll(Side.A, 3, Die.D8);
    }
}
