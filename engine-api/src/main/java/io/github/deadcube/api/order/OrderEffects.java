package io.github.deadcube.api.order;

import io.github.deadcube.api.extend.Effects.FreeAction;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.SpecialOrder.Effect;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.WeaponChoice.WeaponFilter;
import io.github.deadcube.api.order.words.Adds;
import io.github.deadcube.api.order.words.Bars;
import io.github.deadcube.api.order.words.Changes;
import io.github.deadcube.api.order.words.Costs;
import io.github.deadcube.api.order.words.Discards;
import io.github.deadcube.api.order.words.Frees;
import io.github.deadcube.api.order.words.Has;
import io.github.deadcube.api.order.words.Heals;
import io.github.deadcube.api.order.words.Lends;
import io.github.deadcube.api.order.words.Relieves;
import io.github.deadcube.api.order.words.Replaces;
import io.github.deadcube.api.order.words.Silences;
import io.github.deadcube.api.order.words.Steps;
import io.github.deadcube.api.order.words.UpTo;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Card.Skill;
import io.github.deadcube.api.team.Card.Statistic;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.Weapon;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * The effects of special orders. A file of orders has the same names. An effect acts at once, or lasts until the time
 * that its {@link Order.Mode} says.
 */
public final class OrderEffects {
    /** ORD-6: at once, the model's activation marker is removed, and it may be activated again. */
    public static final Effect MARKER_OFF = Changes.MARKER_OFF;

    /** At once, the model is marked as activated (RND-8). */
    public static final Effect MARKER_ON = Changes.MARKER_ON;

    /** At once, the model is pinned (PIN-4, PIN-5). */
    public static final Effect PINNED = Changes.PINNED;

    /** At once, the model stands up as if by the action STAND UP (STD-1, STD-2). */
    public static final Effect RISES = Changes.RISES;

    /**
     * ORD-5: at once, the model loses the HP that the subject of the order context is about to lose ({@link
     * Trigger#LOSES}).
     */
    public static final Effect TURNED = Changes.TURNED;

    private OrderEffects() {}

    /** At once, the model loses HP. Nothing can prevent the loss; a death scores. */
    public static Effect costs(int hitPoints) {
        return new Costs(hitPoints);
    }

    /** ORD-6: at once, a command die of the other side is discarded. The user chooses its face. */
    public static Effect discards() {
        return new Discards();
    }

    /**
     * ORD-4: at once, the model takes an action that counts towards no limit.
     *
     * @param cubes how many cubes an ADVANCE goes; 0 for the model's SP
     */
    public static Effect frees(FreeAction.Kind kind, int cubes) {
        return Frees.action(kind).withCubes(cubes);
    }

    /**
     * ORD-4: at once, the model takes a SHOOT that counts towards no limit.
     *
     * @param weapons the weapons with which it may shoot
     * @param mode the shot mode that it must use, such as {@code blaze away}; empty for any
     * @param upon whether it may shoot only at the subject of the order context, even in its own cube (SHO-2)
     */
    public static Effect frees(WeaponFilter weapons, String mode, boolean upon) {
        return Frees.shot(weapons).withMode(mode).withUpon(upon);
    }

    /**
     * ORD-4: at once, the model makes an attack that the order describes.
     *
     * @param described the weapon, such as {@code hammer blow R2 FRAG (2)}
     * @param upon whether it may shoot only at the subject of the order context, even in its own cube (SHO-2)
     */
    public static Effect frees(Weapon described, boolean upon) {
        return Frees.shot(described).withUpon(upon);
    }

    /** At once, gives lost HP back, up to this number. */
    public static Effect heals(int hitPoints) {
        return new Heals(hitPoints, 0);
    }

    /**
     * At once, gives lost HP back, up to this number, after a SURVIVE test with 3 dice.
     *
     * @param needed the successes that the test needs
     */
    public static Effect heals(int hitPoints, int needed) {
        return new Heals(hitPoints, needed);
    }

    /**
     * ORD-6: at once, a spare of the order's side replaces the model that has died ({@link Trigger#DIED}). The number
     * of spares in the team ({@link io.github.deadcube.api.team.Card.Muster#SPARE}) limits how often this can happen in
     * a game.
     *
     * @param card the name on the spares' cards; empty for any spare
     * @param pinned whether the spare is pinned
     * @param activated whether the spare is marked as activated
     */
    public static Effect relieves(String card, boolean pinned, boolean activated) {
        return new Relieves(card, pinned, activated);
    }

    /**
     * ORD-4: at once, the model makes one voluntary step, or stays.
     *
     * @param breaksAway whether leaving enemies counts as breaking away (ADV-6); without effect if the step avoids
     *     enemies
     * @param towards whether the step must reduce the distance to the subject of the order context (GEO-9)
     * @param avoidsEnemies whether the step must neither start nor end in a cube with enemies
     */
    public static Effect steps(boolean breaksAway, boolean towards, boolean avoidsEnemies) {
        return new Steps(breaksAway, towards, avoidsEnemies);
    }

    /**
     * ORD-4: at once, the model makes one voluntary step towards the leader of the order's side (GEO-9), or stays. The
     * leader itself makes none, and no model does once the leader is dead.
     *
     * @param breaksAway as in {@link #steps}
     * @param avoidsEnemies as in {@link #steps}
     */
    public static Effect stepsTowardsLeader(boolean breaksAway, boolean avoidsEnemies) {
        return new Steps(breaksAway, true, avoidsEnemies, Steps.Goal.LEADER);
    }

    /**
     * ORD-4: at once, the model makes one voluntary step towards the other model of the attack (GEO-9), or stays. It is
     * possible only in an attack ({@link Trigger#DECLARED}, {@link Trigger#SHOT} …).
     *
     * @param breaksAway as in {@link #steps}
     * @param avoidsEnemies as in {@link #steps}
     */
    public static Effect stepsTowardsOpponent(boolean breaksAway, boolean avoidsEnemies) {
        return new Steps(breaksAway, true, avoidsEnemies, Steps.Goal.OPPONENT);
    }

    /**
     * An effect that happens once, and again as often as the user chooses, up to a limit. A game is refused if
     * {@code upTo} or {@link #discards} is within it.
     *
     * <pre>{@code
     * OrderEffects.upTo(3, OrderEffects.heals(1))      // heals 1, 2 or 3 HP
     * }</pre>
     *
     * @throws IllegalArgumentException if the limit is less than 1 or the effect lasts
     */
    public static Effect upTo(int times, Effect effect) {
        return new UpTo(times, effect);
    }

    /**
     * ORD-5: lasting, adds dice to the model's tests, or takes some away, where tests have modifiers.
     *
     * @param skills the tested skills; none for all
     */
    public static Effect addsDice(int dice, Skill... skills) {
        return Adds.of(Modifier.DICE, dice).withSkills(Vector.of(skills.clone()));
    }

    /**
     * ORD-5: lasting, lets failed dice of the model's tests be rolled again, where re-rolls are not barred.
     *
     * @param skills the tested skills; none for all
     */
    public static Effect addsRerolls(int dice, Skill... skills) {
        return Adds.of(Modifier.REROLLS, dice).withSkills(Vector.of(skills.clone()));
    }

    /**
     * ORD-5: lets any number of failed dice be rolled again, each once, in the test in which the order is used ({@link
     * Trigger#IN_TEST}).
     */
    public static Effect addsRerollsOfThisTest() {
        return Adds.again();
    }

    /**
     * ORD-5: lasting, adds to a modifier: dice of tests, re-rolls, ARMOUR, AP, SPEED …
     *
     * @param scope OWN for a modifier of the model; OPPONENT for a modifier of its opponent
     * @param amount the amount; a negative amount subtracts
     */
    public static Effect adds(Modifier<?> modifier, Scope scope, int amount) {
        return Adds.of(modifier, amount).withScope(scope);
    }

    /**
     * ORD-5: lasting, the same in some tests.
     *
     * @param skills the tested skills; empty for all, and for a modifier outside tests
     * @param kinds the kinds of test contexts; empty for all, and for a modifier outside tests
     */
    public static Effect adds(
            Modifier<?> modifier, Scope scope, int amount, Vector<Skill> skills, Vector<TestContext.Kind> kinds) {
        return Adds.of(modifier, amount).withScope(scope).withSkills(skills).withKinds(kinds);
    }

    /**
     * ORD-5: lasting, adds to a modifier of the model for each friendly model in its cube, and for the model itself.
     */
    public static Effect addsForFriends(Modifier<?> modifier, int amount) {
        return Adds.of(modifier, amount).withEach(Adds.Each.FRIEND_IN_CUBE);
    }

    /**
     * ORD-4: lasting, forbids the model to move.
     *
     * @param advance whether it must not take an ADVANCE as an action
     * @param sprint whether it must not take a SPRINT
     * @param advanceDie whether no Advance command die may be spent on it
     */
    public static Effect bars(boolean advance, boolean sprint, boolean advanceDie) {
        return new Bars(advance, sprint, advanceDie);
    }

    /** Lasting, gives the model a trait, such as HIDDEN, LEAVES_WITHOUT_ASSAULT or LEAPING. */
    public static Effect has(Trait trait) {
        return new Has(trait);
    }

    /** ORD-5, KT-17: lasting, gives the model keywords, which count as if they were printed. */
    public static Effect lends(Keyword... keywords) {
        return lends(WeaponFilter.ANY, keywords);
    }

    /**
     * ORD-5, KT-17: lasting, gives keywords to some of its weapons.
     *
     * @param weapons {@link WeaponFilter#ANY} for the model, or for all its weapons if a keyword is printed on weapons
     *     alone
     */
    public static Effect lends(WeaponFilter weapons, Keyword... keywords) {
        return new Lends(Vector.of(keywords.clone()), weapons);
    }

    /** ORD-5: lasting, replaces a statistic. It never replaces a {@code -}, and never puts one in. */
    public static Effect replaces(Skill skill, Statistic value) {
        return new Replaces(Vector.of(skill), value, Option.none());
    }

    /** ORD-5: lasting, uses one statistic in tests of all skills. */
    public static Effect replaces(Skill by) {
        return new Replaces(Vector.empty(), Statistic.NONE, Option.some(by));
    }

    /**
     * Lasting, disables keywords.
     *
     * @param scope OWN for the model's keywords; OPPONENT for the hooks of its opponent's keywords in a test or an
     *     attack, whose traits stay
     * @param rules the keywords' rules, such as K-CONSTRUCT
     */
    public static Effect silences(Scope scope, RuleId... rules) {
        return new Silences(Vector.of(rules.clone()), scope);
    }
}
