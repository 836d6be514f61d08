package io.github.deadcube.extend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Capability;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.ItemRule;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.Registration;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.Trigger.Sequence.Step;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Vector;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** KT-10: a hook that is never called where the keyword is printed is a fault of the set-up. */
class HookPlacesTest {
    private static final RuleId RULE = RuleId.of("HOUSE-PLACED");

    /** A registration, and whether it does something on a model and on a weapon. */
    private enum Registered {
        TRAIT_OF_MODELS(true, false, hooks -> hooks.grant(Trait.CLUMSY)),
        TRAIT_OF_WEAPONS(false, true, hooks -> hooks.grant(Trait.ONE_USE)),
        TRAIT_OF_ATTACKS(true, true, hooks -> hooks.grant(Trait.HARMLESS)),
        TRAIT_OF_MARKERS(false, false, hooks -> hooks.grant(Trait.DEFUSABLE)),
        ITS_OWN_MODIFIER(true, true, hooks -> hooks.modify(Modifier.SPOTTED, Scope.OWN, (game, me, of) -> 0)),
        MODIFIER_OF_ALL(true, false, hooks -> hooks.modify(Modifier.SPOTTED, Scope.ANY, (game, me, of) -> 0)),
        TRIGGER_OF_MODELS(
                true,
                false,
                hooks -> hooks.on(Trigger.ACTIVATION_BEGINS.at(Step.FIRE), Scope.OWN, (effects, me, of) -> {})),
        ITS_OWN_RESTRICTION(
                true, true, hooks -> hooks.restrict(Hooks.Restriction.SHOT, Scope.OWN, (game, me, of) -> null)),
        RESTRICTION_OF_ALL(
                true, false, hooks -> hooks.restrict(Hooks.Restriction.SHOT, Scope.ANY, (game, me, of) -> null)),
        SPECIAL(true, false, hooks -> hooks.offer(new Idle())),
        SPECIAL_OF_FRIENDS(true, false, hooks -> hooks.offerToFriends(new Idle())),
        SHOT_MODE(false, true, hooks -> hooks.offer(new Aimed())),
        DELIVERY(false, true, hooks -> hooks.offer(new Lobbed()));

        private final boolean ofModel;
        private final boolean ofWeapon;
        private final Consumer<Hooks> registers;

        Registered(boolean ofModel, boolean ofWeapon, Consumer<Hooks> registers) {
            this.ofModel = ofModel;
            this.ofWeapon = ofWeapon;
            this.registers = registers;
        }
    }

    /** A registration for markers that is never called. */
    private enum OfMarkers {
        TRAIT_OF_MODELS("CLUMSY is not a trait of markers", markers -> markers.grant(Trait.CLUMSY)),
        MODIFIER_OF_ONE_MODEL(
                OfMarkers.SCOPE, markers -> markers.modify(Modifier.SPOTTED, Scope.OWN, (game, me, of) -> 0)),
        TRIGGER_OF_ONE_MODEL(
                OfMarkers.SCOPE,
                markers ->
                        markers.on(Trigger.ACTIVATION_BEGINS.at(Step.FIRE), Scope.OPPONENT, (effects, me, of) -> {}));

        private static final String SCOPE = "the scope of a hook of markers or of a scenario is ANY";

        private final String refused;
        private final Consumer<Registration<Marker>> registers;

        OfMarkers(String refused, Consumer<Registration<Marker>> registers) {
            this.refused = refused;
            this.registers = registers;
        }
    }

    private record Idle() implements Capability.Special {
        @Override
        public RuleId rule() {
            return RULE;
        }

        @Override
        public void targets(GameView game, ModelId model, Consumer<Choice.Use> each) {}

        @Override
        public void use(Effects effects, Choice.Use use) {}
    }

    private record Aimed() implements Capability.ShotMode {
        @Override
        public RuleId rule() {
            return RULE;
        }

        @Override
        public String words() {
            return "aimed";
        }
    }

    private record Lobbed() implements Capability.Delivery {
        @Override
        public RuleId rule() {
            return RULE;
        }

        @Override
        public @Nullable Rejection refusal(GameView game, ModelId shooter, WeaponChoice weapon, Cube cube) {
            return null;
        }

        @Override
        public void shoot(Effects effects, Capability.CubeShot shot) {}
    }

    private record Placed(Consumer<Hooks> registers, Consumer<Registration<Marker>> ofMarkers) implements KeywordRule {
        @Override
        public String printed() {
            return "PLACED";
        }

        @Override
        public RuleId rule() {
            return RULE;
        }

        @Override
        public void attach(Keyword keyword, Hooks hooks) {
            registers.accept(hooks);
        }

        @Override
        public void attachToMarkers(Registration<Marker> hooks) {
            ofMarkers.accept(hooks);
        }
    }

    private static String faults(KeywordRule rule, String cards) {
        return Script.of(cards)
                .run(Script.Runner.standard().with(Deadcube.ruleset().with(rule)))
                .fold(Throwable::getMessage, played -> "");
    }

    @ParameterizedTest
    @EnumSource(Registered.class)
    void onAModelAndOnAWeapon(Registered hook) {
        Placed rule = new Placed(hook.registers, markers -> {});
        String onModel = refused("': PLACED does nothing on a model; it belongs to a weapon's keywords");
        String onWeapon =
                refused("', weapon 'rifle': PLACED does nothing on a weapon; it belongs to the model's keywords");
        assertThat(faults(rule, "A1 PLACED, rifle R8, at c4; B1 at h8")).isEqualTo(hook.ofModel ? "" : onModel);
        assertThat(faults(rule, "A1 rifle R8 PLACED, at c4; B1 at h8")).isEqualTo(hook.ofWeapon ? "" : onWeapon);
    }

    private static String refused(String why) {
        return "the situation cannot be played:\n  line 1, column 4: team A, model 1 'A1" + why + " (KT-10)";
    }

    /** ORD-2: a hook there would never be called. */
    @Test
    void atATriggerForOrders() {
        Vector<String> refused = Trigger.all()
                .filter(trigger -> {
                    Placed rule = new Placed(
                            hooks -> hooks.on(trigger, Scope.ANY, (effects, me, event) -> {}), markers -> {});
                    String faults = faults(rule, "A1 PLACED, at c4; B1 at h8");
                    String wrong = "PLACED acts at " + trigger + ", at which only special orders act (KT-10)";
                    assertThat(faults.isEmpty() || faults.endsWith(wrong))
                            .as(faults)
                            .isTrue();
                    return !faults.isEmpty();
                })
                .map(Trigger::toString)
                .toVector();
        assertThat(refused)
                .containsExactlyInAnyOrder("ACTIVE", "NEARED", "BEFORE_TEST", "IN_TEST", "LOSES", "SHOT", "ENDING");
    }

    /** The carrier of an item, and the model with a mark of a keyword. */
    private record Carried(Consumer<Hooks> carrier, Consumer<Hooks> marked) implements ItemRule {
        @Override
        public String name() {
            return "Odd Ball";
        }

        @Override
        public RuleId rule() {
            return RuleId.of("I-ODD-BALL");
        }

        @Override
        public void attachToCarrier(Hooks hooks) {
            carrier.accept(hooks);
        }

        @Override
        public void attachToMarked(Hooks hooks) {
            marked.accept(hooks);
        }
    }

    private static String faults(ItemRule item) {
        return Script.of("A1 at c4; B1 at h8")
                .run(Script.Runner.standard().with(Deadcube.ruleset().with(item)))
                .fold(Throwable::getMessage, played -> "");
    }

    @Test
    void ofACarrierOrAMarkAtATriggerForOrders() {
        Consumer<Hooks> never = hooks -> hooks.on(Trigger.LOSES, Scope.OWN, (effects, me, hit) -> {});
        Consumer<Hooks> aims = hooks -> hooks.offer(new Aimed());
        String wrong =
                "the situation cannot be played:\n  ruleset: Odd Ball acts at LOSES, at which only special orders "
                        + "act (KT-10)";
        assertThat(faults(new Carried(never, hooks -> {}))).isEqualTo(wrong);
        assertThat(faults(new Carried(hooks -> {}, never))).isEqualTo(wrong);
        // a mark gives its model a mode of shooting
        assertThat(faults(new Carried(hooks -> {}, aims))).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(OfMarkers.class)
    void ofMarkers(OfMarkers hook) {
        Placed rule = new Placed(hooks -> {}, hook.registers);
        assertThatThrownBy(() -> faults(rule, "A1 at c4; B1 at h8"))
                .hasMessageContaining("at 'the start': the hooks of HOUSE-PLACED: ")
                .hasMessageContaining("HOUSE-PLACED: " + hook.refused);
    }

    @Test
    void aCapabilityOfNoKind() {
        Capability none = () -> RULE;
        Placed rule = new Placed(hooks -> hooks.offer(none), markers -> {});
        assertThatThrownBy(() -> faults(rule, "A1 PLACED, at c4; B1 at h8"))
                .hasMessageContaining("at 'the start': the hooks of HOUSE-PLACED: ")
                .hasMessageContaining("no kind of capability: ");
    }
}
