package io.github.deadcube.api.order;

import io.github.deadcube.api.extend.SpecialOrder.Condition;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.extend.WeaponChoice.WeaponFilter;
import io.github.deadcube.api.order.words.Armed;
import io.github.deadcube.api.order.words.Armour;
import io.github.deadcube.api.order.words.During;
import io.github.deadcube.api.order.words.Is;
import io.github.deadcube.api.order.words.Named;
import io.github.deadcube.api.order.words.Not;
import io.github.deadcube.api.order.words.Prints;
import io.github.deadcube.api.order.words.Spent;
import io.github.deadcube.api.order.words.Testing;
import io.github.deadcube.api.order.words.Uses;
import io.github.deadcube.api.order.words.Within;
import io.github.deadcube.api.team.Card.Skill;
import io.github.deadcube.api.team.CommandDice.CommandFace;
import io.vavr.collection.Vector;

/** The conditions of special orders. A file of orders has the same names. */
public final class Conditions {
    /** It belongs to the order's side; a neutral model belongs to no side. */
    public static final Condition FRIENDLY = Is.FRIENDLY;

    /** It attacks. */
    public static final Condition ATTACKER = Is.ATTACKER;

    /** It is attacked. */
    public static final Condition TARGET = Is.TARGET;

    /** It is the active model. */
    public static final Condition ACTIVE = Is.ACTIVE;

    /** It has an activation marker. */
    public static final Condition ACTIVATED = Is.ACTIVATED;

    /** The model is pinned. */
    public static final Condition PINNED = Is.PINNED;

    /** It has lost HP. */
    public static final Condition INJURED = Is.INJURED;

    /** It shares its cube with an enemy. */
    public static final Condition BESIDE_ENEMIES = Is.BESIDE_ENEMIES;

    /**
     * An enemy was in its cube when the current action or movement began, even if models have come or gone since then.
     * An order for a model that was without enemies before has {@code not(BESIDE_ENEMIES_BEFORE)}.
     */
    public static final Condition BESIDE_ENEMIES_BEFORE = Is.BESIDE_ENEMIES_BEFORE;

    /** It shares its cube with exactly one enemy. */
    public static final Condition BESIDE_ONE_ENEMY = Is.BESIDE_ONE_ENEMY;

    /** It is the leader of its strike team. */
    public static final Condition LEADER = Is.LEADER;

    private Conditions() {}

    /** The opposite of a condition. */
    public static Condition not(Condition condition) {
        return new Not(condition);
    }

    /** The name on the model's card is one of some names. */
    public static Condition named(String... names) {
        return new Named(Vector.of(names.clone()));
    }

    /**
     * The model's card prints a keyword, or the model has been given it (KT-17).
     *
     * @param keyword in capitals, without its number
     */
    public static Condition prints(String keyword) {
        return new Prints(keyword);
    }

    /** The model has one of some weapons. */
    public static Condition armed(WeaponFilter weapons) {
        return new Armed(weapons);
    }

    /** The model attacks or fights back with one of some weapons in the attack of the order context. */
    public static Condition uses(WeaponFilter weapons) {
        return new Uses(weapons);
    }

    /**
     * The model is near the subject of the order context (GEO-9). The other side of the same half-cube is not near
     * (PART-1).
     *
     * @param cubes the largest distance; 0 for the same cube
     */
    public static Condition within(int cubes) {
        return new Within(cubes);
    }

    /** The model's card prints ARMOUR of {@code least} or more. */
    public static Condition armour(int least) {
        return new Armour(least);
    }

    /**
     * The trigger is about an attack of one kind.
     *
     * @param kind SHOOT or ASSAULT, or AIM for the roll to hit a cube
     */
    public static Condition during(TestContext.Kind kind) {
        return new During(kind);
    }

    /** The trigger is about a test of a skill. */
    public static Condition testing(Skill skill) {
        return new Testing(skill);
    }

    /**
     * CMD-8: a command die was spent on the model in the current activation. With this example a model can use the
     * order only if it has bought no ADVANCE, and cannot buy one afterwards:
     *
     * <pre>{@code
     * Order.Mode.at(Trigger.ASSAULTED)
     *         .when(Conditions.not(Conditions.spent(CommandFace.ADVANCE)))
     *         .doing(OrderEffects.steps(false, false, true), OrderEffects.bars(false, false, true))
     * }</pre>
     *
     * @param face Advance, Shoot or Assault
     */
    public static Condition spent(CommandFace face) {
        return new Spent(face);
    }
}
