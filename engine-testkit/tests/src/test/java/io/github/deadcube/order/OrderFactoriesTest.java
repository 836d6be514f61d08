package io.github.deadcube.order;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.deadcube.api.extend.Effects.FreeAction;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.SpecialOrder.Condition;
import io.github.deadcube.api.extend.SpecialOrder.Effect;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.WeaponChoice.WeaponFilter;
import io.github.deadcube.api.order.Conditions;
import io.github.deadcube.api.order.Order;
import io.github.deadcube.api.order.OrderEffects;
import io.github.deadcube.api.order.words.Changes;
import io.github.deadcube.api.order.words.Is;
import io.github.deadcube.api.order.words.LastingEffect;
import io.github.deadcube.api.order.words.OrderCondition;
import io.github.deadcube.api.order.words.OrderEffect;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Card.Skill;
import io.github.deadcube.api.team.Card.Statistic;
import io.github.deadcube.api.team.CommandDice.CommandFace;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.application.Rally;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.notation.Notation;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Vector;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What an application can say in Java about special orders. */
class OrderFactoriesTest {
    private static final Vector<Condition> CONDITIONS = Vector.of(
            Conditions.not(Conditions.FRIENDLY),
            Conditions.FRIENDLY,
            Conditions.ATTACKER,
            Conditions.TARGET,
            Conditions.ACTIVE,
            Conditions.ACTIVATED,
            Conditions.PINNED,
            Conditions.INJURED,
            Conditions.BESIDE_ENEMIES,
            Conditions.BESIDE_ENEMIES_BEFORE,
            Conditions.BESIDE_ONE_ENEMY,
            Conditions.LEADER,
            Conditions.named("Rigger"),
            Conditions.prints("CONSTRUCT"),
            Conditions.armed(WeaponFilter.ANY),
            Conditions.uses(WeaponFilter.ANY),
            Conditions.within(2),
            Conditions.armour(1),
            Conditions.during(TestContext.Kind.SHOOT),
            Conditions.testing(Skill.FIGHT),
            Conditions.spent(CommandFace.ADVANCE));

    private static final Vector<Effect> EFFECTS = Vector.of(
            OrderEffects.MARKER_OFF,
            OrderEffects.MARKER_ON,
            OrderEffects.PINNED,
            OrderEffects.RISES,
            OrderEffects.TURNED,
            OrderEffects.costs(1),
            OrderEffects.discards(),
            OrderEffects.frees(FreeAction.Kind.ADVANCE, 2),
            OrderEffects.frees(WeaponFilter.ANY, "", true),
            OrderEffects.frees(new Weapon("hammer blow", 2, 0, Vector.empty()), false),
            OrderEffects.heals(1),
            OrderEffects.heals(2, 1),
            OrderEffects.relieves("Rigger", true, false),
            OrderEffects.steps(true, false, true),
            OrderEffects.stepsTowardsLeader(true, false),
            OrderEffects.stepsTowardsOpponent(false, true),
            OrderEffects.upTo(2, OrderEffects.costs(1)),
            OrderEffects.addsDice(1, Skill.SURVIVE),
            OrderEffects.addsRerolls(1),
            OrderEffects.addsRerollsOfThisTest(),
            OrderEffects.adds(Modifier.AP, Scope.OPPONENT, -1),
            OrderEffects.adds(Modifier.DICE, Scope.OWN, 1, Vector.of(Skill.RANGED), Vector.of(TestContext.Kind.SHOOT)),
            OrderEffects.addsForFriends(Modifier.DICE, 1),
            OrderEffects.bars(true, true, false),
            OrderEffects.has(Trait.HIDDEN),
            OrderEffects.lends(Keyword.of("SOLID")),
            OrderEffects.lends(WeaponFilter.ANY, Keyword.of("TOXIC")),
            OrderEffects.replaces(Skill.FIGHT, Statistic.of("4+")),
            OrderEffects.replaces(Skill.FIGHT),
            OrderEffects.silences(Scope.OWN, RuleId.of("K-CONSTRUCT")));

    @Test
    void eachConditionAndEffectOfAFileHasAFactory() {
        assertThat(kinds(CONDITIONS)).containsAll(words(OrderCondition.class));
        assertThat(CONDITIONS).containsAll(Vector.of(Is.values()));
        assertThat(kinds(EFFECTS)).containsAll(words(OrderEffect.class)).containsAll(words(LastingEffect.class));
        assertThat(EFFECTS).containsAll(Vector.of(Changes.values()));
    }

    @Test
    void eachOfThemIsWrittenAndReadWithoutADifference() {
        for (Effect effect : EFFECTS)
            assertThat(isReadAtOneTrigger(mode -> mode.doing(effect)))
                    .as(effect.toString())
                    .isTrue();
        for (Condition condition : CONDITIONS)
            assertThat(isReadAtOneTrigger(mode -> mode.when(condition).doing(OrderEffects.MARKER_ON)))
                    .as(condition.toString())
                    .isTrue();
    }

    /** An effect or a condition fits only some triggers: at the others the order cannot be used, and is not written. */
    private static boolean isReadAtOneTrigger(UnaryOperator<Order.Mode> with) {
        return Order.triggers().map(Order.Mode::at).exists(mode -> {
            Order order = Order.of("HOUSE-ANY", "Any", "Says something.", with.apply(mode));
            return Notation.write(order).flatMap(Notation::readOrder).contains(order);
        });
    }

    @Test
    @Rule("ORD-5")
    @DisplayName("ORD-5: an application adds its own condition and effect")
    void anApplicationAddsItsOwn() {
        String street = """
                board 2 x 4
                A1 RA 5+, order "Rally", leader, at a1; A2 HP 2, damage 1, pinned, at b1; A3 HP 2, damage 1, pinned, at a1
                B1 SV 5+, at a4; command A order
                play
                A1 activate; spend order: A1 use HOUSE-RALLY on\s""";
        Script.Runner runner = Script.Runner.standard().with(Deadcube.ruleset().with(Rally.order()));
        runner.play(street + "A2; expect A2 damage 0, A3 damage 1");
        assertThatThrownBy(() -> runner.play(street + "A3")).isInstanceOf(Script.Failed.class);
    }

    private static Vector<Class<?>> kinds(Vector<?> values) {
        return values.map(OrderFactoriesTest::kind).distinct();
    }

    private static Class<?> kind(Object value) {
        return value instanceof Enum<?> constant ? constant.getDeclaringClass() : value.getClass();
    }

    private static Vector<Class<?>> words(Class<?> of) {
        return Vector.of(of.getDeclaredClasses());
    }
}
