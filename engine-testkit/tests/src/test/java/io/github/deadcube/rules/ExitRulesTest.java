package io.github.deadcube.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.RuleData;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.extend.Scenario.Objective;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.Trigger.Sequence.Step;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Script;
import io.github.deadcube.testkit.script.Script.Playback;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** ADV-3: models that leave the battlefield from the exit cubes of a scenario. */
class ExitRulesTest {
    private static final Script.Runner WITH_EXIT = Script.Runner.standard().withScenario(new ExitScenario());

    @Test
    @Rule({"ADV-3", "ADV-6"})
    @DisplayName(
            "ADV-3, ADV-6: a model that leaves from among enemies breaks away first, and exits only if it survives")
    void breakingAway() {
        String leaving = """
                A1 SV 5+ HP 2, at a1; A2 at c1; B1 FI 5+, hammer CC KNOCKBACK, at a1; B2 at h8
                play
                A1 activate; A1 advance; A1 leave
                expect asks B: free assault (ADV-6), A1 in play
                """;
        WITH_EXIT.play(leaving + "B1 decline ADV-6; A1 leave; expect A1 left");
        WITH_EXIT.play(leaving + """
                B1 attack A1; B1 wield nothing; dice A 5 1 1 | B 1 1 1
                expect refuses A1 step b1 by ADV-6
                A1 leave
                expect A1 left, score B 0
                """);
        WITH_EXIT.play(leaving + """
                B1 attack A1; B1 wield nothing; dice A 1 1 1 | B 5 5 1
                expect A1 killed, not left, score B 1
                """);
    }

    @Test
    @Rule({"RND-7", "ADV-3"})
    @DisplayName("RND-7, ADV-3: a side whose last model to activate exits has none left, and starts the next round")
    void theLastToBeActivatedLeaves() {
        WITH_EXIT.play("""
                A1 at a1; A2 at c1, activated; B1 to B2 at h8
                play
                A1 activate; A1 advance; A1 leave
                expect A1 left, asks B: turn
                B1 activate; B1 end; B2 activate; B2 end
                expect round 2, initiative A
                """);
    }

    @Test
    @Rule("ADV-3")
    @DisplayName("ADV-3: what rules remember about a model that exits is forgotten, and nothing about others")
    void memories() {
        Script.Runner diaries = WITH_EXIT.with(Deadcube.ruleset().with(new Diary()));
        String both = """
                A1 DIARY, at a1; A2 DIARY, at c1; B1 to B2 at h8
                play
                A2 activate; A2 end; B1 activate; B1 end; A1 activate
                """;
        assertThat(remembered(diaries.play(both))).containsExactly(ModelId.of("A2"), ModelId.of("A1"));
        assertThat(remembered(diaries.play(both + "A1 advance; A1 leave; expect A1 left")))
                .containsExactly(ModelId.of("A2"));
    }

    private static Vector<ModelId> remembered(Playback played) {
        return played.state().position().memories().map(RuleData.Memory::owner).toVector();
    }

    /** A keyword that remembers that its model was activated in the round. */
    private record Diary() implements KeywordRule {
        @Override
        public RuleId rule() {
            return RuleId.of("HOUSE-DIARY");
        }

        @Override
        public String printed() {
            return "DIARY";
        }

        @Override
        public void attach(Keyword keyword, Hooks hooks) {
            hooks.on(
                    Trigger.ACTIVATION_BEGINS.at(Step.FIRE),
                    Scope.OWN,
                    (effects, me, active) -> effects.remember(new Page(me)));
        }

        /** The activation of one model. */
        @SavedName("diary.page")
        private record Page(ModelId owner) implements RuleData.Memory {
            @Override
            public RuleId rule() {
                return RuleId.of("HOUSE-DIARY");
            }

            @Override
            public Mark.Until until() {
                return Mark.Until.ROUND;
            }
        }
    }

    /** A model that exits at a1 is safe. */
    private record ExitScenario() implements Scenario {
        @Override
        public String name() {
            return "Way out";
        }

        @Override
        public Vector<Vector<Cube>> zones(Battlefield field) {
            return Vector.of(new Cube(4, 4, 1), new Cube(field.width(), field.depth(), 1))
                    .map(Vector::of);
        }

        @Override
        public Vector<Objective> objectives(Battlefield field) {
            return Vector.empty();
        }

        @Override
        public Vector<Cube> exits(Battlefield field) {
            return Vector.of(new Cube(1, 1, 1));
        }
    }
}
