package io.github.deadcube.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.extend.Scenario.Objective;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Prompt.Result;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** VIC-9: a scenario with rules that replace VIC-1 to VIC-8. */
class OwnScenarioRulesTest {
    private static final Script.Runner SIEGE = Script.Runner.standard().withScenario(new SiegeScenario());

    @Test
    @Rule("VIC-9")
    @DisplayName("VIC-9: VPs of a death (VIC-1)")
    void deaths() {
        SIEGE.play("""
                A1 RA 5+, rifle R8, at c2; B1 VP 3 SV 5+, at c4; B2 at h8
                play
                A1 activate; A1 shoot rifle at B1; dice A 5 1 1 1 1 | B 1 1 1
                expect B1 killed, score A 1
                """);
    }

    @Test
    @Rule("VIC-9")
    @DisplayName("VIC-9: further scores in addition to its objectives (VIC-2)")
    void scores() {
        SIEGE.play("""
                A1 at d4, activated; B1 at h7
                play
                B1 activate; B1 end
                expect score A 5, score B 1, event A scores 5 VP, event HOUSE-SIEGE
                """);
    }

    @Test
    @Rule("VIC-9")
    @DisplayName("VIC-9: another target (VIC-4)")
    void target() {
        SIEGE.play("""
                A1 at a1, activated; B1 at h8; score A 20
                play
                B1 activate; B1 end
                expect round 2
                """);
        SIEGE.play("""
                A1 at a1, activated; B1 at h8; score A 30
                play
                B1 activate; B1 end
                expect A wins (VIC-5)
                """);
    }

    @Test
    @Rule("VIC-9")
    @DisplayName("VIC-9: fewer rounds (VIC-6)")
    void rounds() {
        SIEGE.play("""
                A1 at a1, activated; B1 at h8; round 2; score A 2
                play
                B1 activate; B1 end
                expect finished, A wins (VIC-6)
                """);
    }

    @Test
    @Rule("VIC-9")
    @DisplayName("VIC-9: a verdict of its own, before VIC-5 to VIC-8")
    void verdict() {
        SIEGE.play("""
                A1 at a1, activated; B1 at d4; score A 30
                play
                B1 activate; B1 end
                expect finished, B wins (HOUSE-SIEGE)
                """);
    }

    @Test
    @Rule({"VIC-9", "KT-4", "K-BOOM"})
    @DisplayName("KT-4, K-BOOM: a model that dies in a scenario's end phase explodes before the round ends")
    void theEndPhaseCausesAnExplosion() {
        Script.Runner.standard().withScenario(new KillingScenario()).play("""
                A1 BOOM! (2), at d4, activated; A2 SV 5+ HP 3, at d4, activated; B1 at h8; initiative B
                play
                B1 activate; B1 end
                expect A1 killed, round 1, asks A rolls 2 d8: test
                dice A 4 4 | A 1 1 1
                expect A2 damage 2, round 1
                """);
    }

    @Test
    @Rule("VIC-9")
    @DisplayName("VIC-9: a rule of a scenario puts no marks of another rule on a model")
    void marksOfAnotherRule() {
        Setup setup = Shipped.setup(Deadcube.ruleset());
        int last = setup.teamB().members().size();
        assertThat(Deadcube.rules()
                        .start(setup.withScenario(new MarkingScenario(new ModelId(Side.B, last))))
                        .getLeft()
                        .map(Fault::toString))
                .containsExactly("scenario: HOUSE-HUNT may put only its own marks, not K-PREY (VIC-9)");
    }

    /** A rule that puts a prey marker on a model. */
    private record MarkingScenario(ModelId hunted) implements Scenario {
        @Override
        public String name() {
            return "Hunt";
        }

        @Override
        public Vector<Vector<Cube>> zones(Battlefield battlefield) {
            return Deadcube.patrol().zones(battlefield);
        }

        @Override
        public Vector<Objective> objectives(Battlefield battlefield) {
            return Vector.empty();
        }

        @Override
        public Vector<Scenario.Rule> rules() {
            return Vector.of(new Hunt(hunted));
        }

        private record Hunt(ModelId hunted) implements Scenario.Rule {
            @Override
            public RuleId rule() {
                return RuleId.of("HOUSE-HUNT");
            }

            @Override
            public Vector<Mark> marks(ModelId model, StrikeTeam team) {
                return model.equals(hunted) ? Vector.of(new Mark(RuleIds.K_PREY, 1, Mark.Until.GAME)) : Vector.empty();
            }
        }
    }

    /** In every end phase the first model in d4 dies. */
    private record KillingScenario() implements Scenario {
        private static final RuleId RULE = RuleId.of("HOUSE-CAVE-IN");
        private static final Cube CAVE = Cube.of("d4");

        @Override
        public String name() {
            return "Cave-in";
        }

        @Override
        public Vector<Vector<Cube>> zones(Battlefield battlefield) {
            return Vector.of(Vector.of(new Cube(1, 1, 1)), Vector.of(new Cube(8, 8, 1)));
        }

        @Override
        public Vector<Objective> objectives(Battlefield battlefield) {
            return Vector.empty();
        }

        @Override
        public void endPhase(Effects effects) {
            effects.modelsIn(CAVE).take(1).forEach(model -> effects.kill(model, RULE));
        }
    }

    /** B wins if only B holds d4, an objective worth 5. B scores 1 in every end phase, and a death gives 1. */
    private record SiegeScenario() implements Scenario {
        private static final RuleId RULE = RuleId.of("HOUSE-SIEGE");
        private static final Cube KEEP = Cube.of("d4");

        @Override
        public String name() {
            return "Siege";
        }

        @Override
        public Vector<Vector<Cube>> zones(Battlefield battlefield) {
            return Vector.of(Vector.of(new Cube(1, 1, 1)), Vector.of(new Cube(8, 8, 1)));
        }

        @Override
        public Vector<Objective> objectives(Battlefield battlefield) {
            return Vector.of(new Objective(KEEP, 5));
        }

        @Override
        public int rounds() {
            return 2;
        }

        @Override
        public int target(int points) {
            return 30;
        }

        @Override
        public int worth(GameView game, Model dead) {
            return 1;
        }

        @Override
        public void endPhase(Effects effects) {
            effects.addScore(Side.B, 1, RULE);
        }

        @Override
        public Option<Result> verdict(GameView game) {
            return Option.when(
                    game.modelsIn(KEEP).exists(m -> m.side() == Side.B), () -> new Result(Option.some(Side.B), RULE));
        }
    }
}
