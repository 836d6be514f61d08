package io.github.deadcube.api.extend;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Purpose;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;

/**
 * What a rule may do to the table. Verbs that need neither dice nor choices act at once; the others
 * ({@link #test}, {@link #roll}, {@link #offer}, {@link #damage}, {@link #follow}, {@link #throwAway}, {@link #step},
 * {@link #rise}, {@link #kill}, {@link #explode}, {@link #land}, {@link #scatter}, {@link #scatterFromAbove}) happen after the calling hook has returned, in the
 * order in which they were called. Every change is announced as an event with its rule.
 */
public interface Flow extends Table {
    /**
     * Pins a model (PIN-4, PIN-5).
     *
     * @param model a model; nothing happens if it is dead or pinned, or is never pinned
     * @param rule why
     */
    void pin(ModelId model, RuleId rule);

    /**
     * Makes a pinned model stand up on its spot, as no action.
     *
     * @param model a model
     * @param rule why
     */
    void standUp(ModelId model, RuleId rule);

    /**
     * Lets a pinned model STAND UP as if by that action, on a spot that its owner chooses; beside enemies it is attacked (STD-1,
     * STD-2).
     *
     * @param model a pinned model
     */
    void rise(ModelId model);

    /**
     * Marks a model as activated; if it is active, its activation is over (RND-8).
     *
     * @param model a model
     * @param rule why
     */
    void markActivated(ModelId model, RuleId rule);

    /**
     * Takes a model's activation marker off.
     *
     * @param model a model
     * @param rule why
     */
    void unmarkActivated(ModelId model, RuleId rule);

    /**
     * Gives HP back.
     *
     * @param model a model in play
     * @param hitPoints how many at most; no more than it has lost
     * @param rule why
     */
    void heal(ModelId model, int hitPoints, RuleId rule);

    /**
     * Lays something on a model.
     *
     * @param model a model in play
     * @param mark what
     */
    void mark(ModelId model, Mark mark);

    /**
     * Takes every mark of a rule off a model.
     *
     * @param model a model
     * @param rule the marks' rule
     */
    void unmark(ModelId model, RuleId rule);

    /**
     * Scores victory points.
     *
     * @param side who scores
     * @param points 0 or more
     * @param rule why
     */
    void score(Side side, int points, RuleId rule);

    /**
     * Lays smoke (K-SMOKE); where there is some, nothing happens. On a side of a half-cube it fills the whole cube (GEO-7).
     *
     * @param cube a cube of the battlefield
     * @param rule why
     */
    void laySmoke(Cube cube, RuleId rule);

    /**
     * Takes smoke away; where there is none, nothing happens.
     *
     * @param cube a cube of the battlefield
     * @param rule why
     */
    void clearSmoke(Cube cube, RuleId rule);

    /**
     * Announces something of an application's own.
     *
     * @param effect what
     */
    void tell(Event.Effect effect);

    /**
     * Makes a test; {@link Behaviour#decided} is called with its outcome.
     *
     * @param test the test
     * @param then where to go on
     */
    void test(Test test, Resume then);

    /**
     * Rolls single d8 (DICE-12); {@link Behaviour#rolled} is called with them.
     *
     * @param side who rolls
     * @param dice how many, 1 or more
     * @param purpose what for
     * @param then where to go on
     */
    void roll(Side side, int dice, Purpose purpose, Resume then);

    /**
     * Offers a choice; {@link Behaviour#options} lists it, {@link Behaviour#chosen} is called with the answer. Not asked
     * if there is just one option, which is then taken; nothing happens if there is none.
     *
     * @param side who chooses
     * @param then where to go on
     */
    void offer(Side side, Resume then);

    /**
     * Deals damage that is no attack with a weapon (DMG-5).
     *
     * @param model who is hit
     * @param amount the difference of successes
     * @param rule why
     */
    void damage(ModelId model, int amount, RuleId rule);

    /**
     * Kills a model, whatever HP it has left (DMG-4).
     *
     * @param model a model
     * @param rule why
     */
    void kill(ModelId model, RuleId rule);

    /**
     * Resolves what follows an attack (KT-2), damage first.
     *
     * @param attack the attack
     */
    void follow(Attack attack);

    /**
     * Throws the target of an attack one cube directly away (AWAY-1, AWAY-2).
     *
     * @param attack the attack
     * @param rule why
     */
    void throwAway(Attack attack, RuleId rule);

    /**
     * Lets a model make one step as in an ADVANCE, or stay; breaking away does not arise.
     *
     * @param model a model in play
     * @param rule why
     */
    void step(ModelId model, RuleId rule);

    /**
     * Sets an explosion off; one that is set off within an attack or an explosion waits until KT-4 says.
     *
     * @param blast the explosion
     */
    void explode(Blast blast);

    /**
     * What was aimed at a cube lands there: the weapon's effect resolves.
     *
     * @param shooting where to go on: the shooter and its weapon
     * @param cube where it lands
     */
    void land(Resume shooting, Cube cube);

    /**
     * What was aimed at a cube scatters from it, onto the same or a lower level, and lands (SCAT-1 to SCAT-7).
     *
     * @param shooting where to go on: the shooter and its weapon
     * @param cube where it was aimed
     */
    void scatter(Resume shooting, Cube cube);

    /**
     * What was aimed at a cube comes down from above one cube from it, whatever stands between: on the highest floored level
     * of that stack. Off the battlefield nothing happens (K-INDIRECT, SCAT-7).
     *
     * @param shooting where to go on: the shooter and its weapon
     * @param cube where it was aimed
     */
    void scatterFromAbove(Resume shooting, Cube cube);
}
