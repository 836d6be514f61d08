package io.github.deadcube.extend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.Hit;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.Trigger.Sequence.Step;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Script;
import io.github.deadcube.testkit.script.Script.Playback;
import io.vavr.control.Option;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;

/** What a rule sets off later happens in the order of its calls, with the state of that moment. */
class LaterEffectsTest {
    private static final RuleId HOUSE = RuleId.of("HOUSE-LATER");

    /** A keyword that acts as the activation of its owner begins. */
    private record Later(BiConsumer<Effects, ModelId> does) implements KeywordRule {
        @Override
        public String printed() {
            return "LATER";
        }

        @Override
        public RuleId rule() {
            return HOUSE;
        }

        @Override
        public void attach(Keyword keyword, Hooks hooks) {
            hooks.on(
                    Trigger.ACTIVATION_BEGINS.at(Step.CONTROL),
                    Scope.OWN,
                    (effects, owner, active) -> does.accept(effects, owner));
        }
    }

    private static Playback play(BiConsumer<Effects, ModelId> does, String script) {
        return Script.Runner.standard()
                .with(Shipped.ruleset().with(new Later(does)))
                .play(script);
    }

    @Test
    void theSecondAdvanceBeginsWhereTheFirstHasEnded() {
        play(
                (effects, owner) -> {
                    effects.advance(owner, 1, HOUSE);
                    effects.advance(owner, 1, HOUSE);
                },
                """
                A1 HP 3, LATER, at c4; B1 at h8
                play
                A1 activate; A1 step c5; A1 spot 5; A1 step c6; A1 spot 5
                expect A1 at c6/5, asks A: activation
                """);
    }

    @Test
    void aDeploymentWaitsForWhatWasSetOffBefore() {
        Playback played = play(
                (effects, owner) -> {
                    effects.damage(owner, 1, HOUSE);
                    effects.deployOnFoot(ModelId.of("A2"), Cube.of("a1"), HOUSE);
                },
                """
                A1 HP 3, LATER, at c4; A2 HP 1, reserve; B1 at h8; laid K-TRAP (FRAG (2)) of B1 at a1
                play
                A1 activate
                """);
        assertThat(played.events().map(Event::toString))
                .containsExactly("A1 is activated", "A1 loses 1 HP", "A2 deployed at a1");
    }

    /** STD-1: a model that is not pinned gets no free spot, and no enemy attacks it. */
    @Test
    @Rule("STD-1")
    void aModelThatStandsDoesNotStandUp() {
        play((effects, owner) -> effects.letStandUp(owner), """
                A1 SV 5+, LATER, at c4; B1 FI 4+, at c4
                play
                A1 activate
                expect A1 at c4/5, asks A: activation
                """);
    }

    @Test
    void aHitIsBoundedAsTheTextOfAStateIs() {
        String script = "A1 HP 3, LATER, at c4; B1 at h8; play; A1 activate";
        assertThatIllegalStateException()
                .isThrownBy(() -> play((effects, owner) -> effects.damage(hit(owner, 20_000)), script))
                .withMessageContaining("damage: 'amount' is 20000; expected -9999 to 9999");
        assertThat(play((effects, owner) -> effects.damage(hit(owner, -5)), script)
                        .state()
                        .position()
                        .model(ModelId.of("A1"))
                        .get()
                        .damage())
                .as("no less than none")
                .isZero();
    }

    private static Hit hit(ModelId target, int amount) {
        return new Hit(HOUSE, target, amount, Option.none(), WeaponChoice.NONE);
    }
}
