package io.github.deadcube.extend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.extend.Continuation;
import io.github.deadcube.api.extend.DiceTest;
import io.github.deadcube.api.extend.DiceTest.Outcome;
import io.github.deadcube.api.extend.DiceTest.TestSide;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.Trigger.Sequence.Step;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.testkit.jqwik.PlayedState;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** Endless rules and null arguments give exceptions that name the fault. */
class FailuresTest {
    private static final Rules RULES = Deadcube.rules();

    /** A keyword that implies itself. */
    private record Mirror(boolean isCumulative) implements KeywordRule {
        @Override
        public String printed() {
            return "MIRROR";
        }

        @Override
        public RuleId rule() {
            return RuleId.of("HOUSE-MIRROR");
        }

        @Override
        public void attach(Keyword keyword, Hooks hooks) {
            hooks.attach(keyword);
        }
    }

    /** Makes a test without dice when the owner's activation begins, and then another. */
    private record Restless() implements KeywordRule {
        @Override
        public String printed() {
            return "RESTLESS";
        }

        @Override
        public RuleId rule() {
            return RuleId.of("HOUSE-RESTLESS");
        }

        @Override
        public void attach(Keyword keyword, Hooks hooks) {
            hooks.on(
                    Trigger.ACTIVATION_BEGINS.at(Step.FIRE),
                    Scope.OWN,
                    (effects, me, active) -> new Again(Option.some(me)).start(effects));
        }
    }

    /** One test after another. */
    @SavedName("failuresTest.again")
    public record Again(Option<ModelId> model) implements Continuation.AfterTest {
        @Override
        public RuleId rule() {
            return RuleId.of("HOUSE-RESTLESS");
        }

        private void start(Effects effects) {
            ModelId me = model.get();
            TestContext context = TestContext.ofOneModel(TestContext.Kind.SHOOT, rule(), me);
            effects.test(new DiceTest(context, TestSide.known(1), TestSide.known(1)), this);
        }

        @Override
        public void decided(Effects effects, Outcome outcome) {
            start(effects);
        }
    }

    /** KT-11: only a keyword that adds up brings itself without an end. */
    @Test
    void aKeywordThatBringsItself() {
        assertThat(RULES.start(mirrors(false))).isNotEmpty();
        assertThatIllegalStateException()
                .isThrownBy(() -> RULES.start(mirrors(true)))
                .withMessageContaining("StackOverflowError")
                .withMessageContaining("Mirrors against ");
    }

    private static Setup mirrors(boolean isCumulative) {
        Setup shipped = Shipped.setup(Shipped.ruleset().with(new Mirror(isCumulative)));
        StrikeTeam team = new StrikeTeam(
                "Mirrors", 1, shipped.teamA().members().map(p -> p.withKeywords(Vector.of(Keyword.of("MIRROR", 1)))));
        return shipped.withTeamA(team);
    }

    @Test
    void aRuleThatGoesOnForEver() {
        GameState state = Script.of("A1 RESTLESS, at c4; B1 at h8")
                .run(Script.Runner.standard().with(Deadcube.ruleset().with(new Restless())))
                .get()
                .state();
        Input activate = Input.of("A1 activate");
        assertThatIllegalStateException()
                .isThrownBy(() -> RULES.apply(state, activate))
                .withMessageContaining("'A1 activate'")
                .withMessageContaining("a rule goes on for ever: 100000 steps without a prompt");
        PlayedState played = new PlayedState(
                Script.Runner.standard().with(Deadcube.ruleset().with(new Restless())),
                state,
                Vector.of(activate),
                state);
        assertThat(played.script()).contains("play\nA1 activate\n");
    }

    @Test
    @SuppressWarnings("NullAway")
    void nothingIsToldByItsName() {
        GameState state = Script.play("A1 at c4; B1 at h8").state();
        assertThatNullPointerException().isThrownBy(() -> RULES.start(null)).withMessage("setup");
        assertThatNullPointerException().isThrownBy(() -> RULES.resume(null)).withMessage("state");
        assertThatNullPointerException().isThrownBy(() -> RULES.prompt(null)).withMessage("state");
        assertThatNullPointerException()
                .isThrownBy(() -> RULES.apply(state, null))
                .withMessage("input");
        assertThatNullPointerException()
                .isThrownBy(() -> RULES.explain(state, null))
                .withMessage("choice");
    }

    @Test
    @Rule({"ASK-2", "ASK-3"})
    void aRefusedShuffleSpeaksOfItsOrder() {
        GameState state = RULES.start(Shipped.setup(Shipped.ruleset())).get();
        assertThat(RULES.prompt(state)).isInstanceOf(Prompt.ShuffleRequest.class);
        Rejection few = RULES.apply(state, Input.of("order 1 2")).getLeft();
        assertThat(few.rule()).isEqualTo(RuleIds.ASK_2);
        assertThat(few.toString()).contains("order").doesNotContain("dice");
        int things = ((Prompt.ShuffleRequest) RULES.prompt(state)).things();
        String ones = "order" + " 1".repeat(things);
        Rejection twice = RULES.apply(state, Input.of(ones)).getLeft();
        assertThat(twice.rule()).isEqualTo(RuleIds.ASK_3);
        assertThat(twice.toString()).contains("a thing twice").doesNotContain("face");
    }
}
