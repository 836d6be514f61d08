package io.github.deadcube.extend;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.RuleData;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.Trigger.Sequence.Step;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.json.Json;
import io.github.deadcube.core.notation.Notation;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

/** Continuations with equal simple names in different packages are distinguished. */
class SameNamesTest {
    private static final RuleId RULE = RuleId.of("HOUSE-FORK");
    private static final String ASKED = """
            A1 HP 3, FORK, at c3; B1 at h8
            play
            A1 activate
            """;

    private static final GameState LEFT = state("A1 use HOUSE-FORK on A1");
    private static final GameState RIGHT = state("A1 decline HOUSE-FORK");

    private static GameState state(String way) {
        return Script.Runner.standard()
                .with(Deadcube.ruleset().with(new Fork()))
                .play(ASKED + way)
                .state();
    }

    @Test
    void theirStatesHaveDigestsOfTheirOwn() {
        assertThat(LEFT.position()).isEqualTo(RIGHT.position());
        assertThat(LEFT).isNotEqualTo(RIGHT);
        assertThat(LEFT.digest()).isNotEqualTo(RIGHT.digest());
    }

    @Test
    void theyAreWrittenAndReadBack() {
        for (GameState state : Vector.of(LEFT, RIGHT)) {
            Notation text = Notation.of(state.position().game());
            Json json = Json.of(state.position().game());
            assertThat(text.read(text.write(state)).get()).isEqualTo(state);
            assertThat(json.readState(json.write(state)).get()).isEqualTo(state);
        }
    }

    @Test
    void theyHaveSchemasOfTheirOwn() {
        String schema = Json.schemas(LEFT.position().game()).get("state").get();
        assertThat(schema).contains("\"left.later-continuation\"").contains("\"right.later-continuation\"");
    }

    /** A keyword of an application, FORK: an active model chooses one of two continuations. */
    record Fork() implements KeywordRule {
        @Override
        public String printed() {
            return "FORK";
        }

        @Override
        public RuleId rule() {
            return RULE;
        }

        @Override
        public void attach(Keyword keyword, Hooks hooks) {
            hooks.on(
                    Trigger.ACTIVATION_BEGINS.at(Step.CONTROL),
                    Scope.OWN,
                    (effects, me, model) -> effects.offer(me.side(), new Way(me)));
        }

        @Override
        public Vector<Class<? extends RuleData>> savedTypes() {
            return Vector.of(
                    Way.class, io.github.deadcube.extend.left.Later.class, io.github.deadcube.extend.right.Later.class);
        }
    }

    /** The choice between the two continuations. */
    @SavedName("sameNamesTest.way")
    public record Way(ModelId of) implements TakeOrLeave {
        @Override
        public RuleId rule() {
            return RULE;
        }

        @Override
        public void chosen(Effects effects, Choice choice) {
            effects.offer(
                    of.side(),
                    choice instanceof Choice.Use
                            ? new io.github.deadcube.extend.left.Later(RULE, of)
                            : new io.github.deadcube.extend.right.Later(RULE, of));
        }
    }
}
