package io.github.deadcube.api.extend;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.extend.Capability.CubeShot;
import io.github.deadcube.api.extend.DiceTest.TestSide;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.CommandFace;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import org.immutables.value.Value;

/**
 * The verbs with which a rule acts on the table. Verbs that need neither dice nor choices act at once; those that say <em>later</em>
 * happen after the calling hook has returned, in the order in which they were called. Every change is announced as an event
 * with its rule. An amount that is less than 0 is an {@link IllegalArgumentException}: a bug, which the engine reports with the
 * state.
 */
public interface Effects extends GameView {
    /** Pins a model (PIN-4, PIN-5); nothing happens if it is dead or pinned, or is never pinned. */
    void pin(ModelId model, RuleId rule);

    /** Makes a pinned model stand up on its spot, as no action. */
    void standUp(ModelId model, RuleId rule);

    /**
     * Lets a pinned model STAND UP as if by that action, on a spot that its owner chooses; beside enemies it is attacked (STD-1,
     * STD-2).
     */
    void letStandUp(ModelId model);

    /** Marks a model as activated; if it is active, its activation is over (RND-8). */
    void markActivated(ModelId model, RuleId rule);

    /** Takes a model's activation marker off. */
    void unmarkActivated(ModelId model, RuleId rule);

    /** Gives HP back to a model in play, no more than it has lost. */
    void heal(ModelId model, int hitPoints, RuleId rule);

    /** Lays something on a model. */
    void addMark(ModelId model, Mark mark);

    /** Takes every mark of a rule off a model. */
    void removeMarks(ModelId model, RuleId rule);

    /** Scores victory points. */
    void addScore(Side side, int points, RuleId rule);

    /** Lays a marker. A marker that hides is laid once a cube; on a side of a half-cube it fills the whole cube (GEO-7). */
    void placeMarker(Marker marker, RuleId rule);

    /** Takes a marker off the table; nothing happens if it does not lie there. */
    void removeMarker(Marker marker, RuleId rule);

    /** Announces that a marker stays where it is. */
    void keepMarker(Marker marker);

    /**
     * Uses up an item that a model carries (ITEM-6), or whose name its card prints (ITEM-7); nothing happens if it has no such item
     * left.
     */
    void useItem(ModelId model, RuleId item);

    /** Ends an activation, once what goes on is through (RND-8); nothing happens if the model is not active. */
    void endActivation(ModelId model);

    /** Gives the active model to a side, until its activation is over (K-RAMPAGE). */
    void giveControl(Side side, RuleId rule);

    /** Announces something of an application's own. */
    void report(Event.Effect effect);

    /** Makes a test later. */
    void test(DiceTest test, Continuation.AfterTest next);

    /**
     * Makes one roll later against the SURVIVE of several models (DICE-11).
     *
     * @param victims the models, in SCAT-8 order; without any nothing is rolled
     */
    void groupTest(RuleId rule, TestSide one, Seq<ModelId> victims, Continuation.AfterGroupTest next);

    /**
     * Rolls single d8 later (DICE-12).
     *
     * @param dice how many, at least 1
     */
    void roll(Side side, int dice, Purpose purpose, Continuation.AfterRoll next);

    /**
     * Offers a choice later. It is not asked if there is just one option, which is then taken; nothing happens if there is none.
     */
    void offer(Side side, Continuation.AfterChoice next);

    /** Deals damage later that is no attack with a weapon (DMG-5). */
    void damage(ModelId model, int amount, RuleId rule);

    /** Deals damage later, from shields to what it triggers (DMG-1); nothing happens if it is 0 or less. */
    void hit(Hit hit);

    /**
     * Resolves later, step by step for all together, what follows an attack that has hit several models (KT-2), their damage apart. What
     * marks its target, and who may evade, is the one's that was aimed at.
     *
     * @param attacks one a model, in SCAT-8 order
     * @param aim at whom it was aimed, one of them
     * @param mark what each of them gets that lives, unless it bears a mark of that rule
     */
    void resolveAttacks(Seq<Attack> attacks, ModelId aim, Mark mark);

    /** Takes HP off a model later, which nothing prevents, unless it is dead by then. */
    void loseHitPoints(ModelId model, int hitPoints, RuleId rule);

    /** Kills a model later, whatever HP it has left (DMG-4). */
    void kill(ModelId model, RuleId rule);

    /** Makes an ordinary shot later: SHO-5 and all that follows its dice. */
    void shoot(TestContext context);

    /** Resolves later what follows an attack (KT-2), damage first. */
    void resolveAttack(Attack attack);

    /** Throws a model later one cube directly away from another (AWAY-1, AWAY-2). */
    void throwAway(ModelId source, ModelId model, RuleId rule);

    /** Pins models together later, those that still live. */
    void pinAll(Seq<ModelId> models, RuleId rule);

    /**
     * Lets a model make one step later as in an ADVANCE, or stay; breaking away does not arise. Nothing happens if it is dead or
     * pinned, or has no SP.
     */
    void step(ModelId model, RuleId rule);

    /**
     * Lets a model make one step later, or stay.
     *
     * @param stride who steps, and what the step obeys; nothing happens if the model is dead or pinned, or has no SP
     */
    void orderedStep(OrderedStep stride);

    /**
     * Lets a model take an action later that counts towards no limit; which of several ways, its controller says. Nothing happens
     * if it cannot be taken by then.
     */
    void takeFreeAction(FreeAction action);

    /**
     * Turns the HP that are about to be lost to another model ({@link Trigger#LOSES}); its ARMOUR, shields and immunities do not count.
     */
    void redirectLoss(ModelId model);

    /** Discards a command die; nothing happens if the side has none. */
    void discardDie(Side side, CommandFace face);

    /** Lets a model make an ADVANCE later. */
    void advance(ModelId model, int cubes, RuleId rule);

    /**
     * Moves a model by choice later to another cube, whatever lies between. It breaks away from enemies first (ADV-6), and comes in as
     * one that enters (ADV-18).
     *
     * @param model a model in play; nothing happens if something has moved, pinned or killed it by then
     * @param cube a floored cube with room for it
     */
    void teleport(ModelId model, Cube cube, RuleId rule);

    /**
     * Brings a model in later from reserve; its owner chooses the spot (SET-11).
     *
     * @param cube a floored cube with room for it
     */
    void deploy(ModelId model, Cube cube, RuleId rule);

    /** Asks later what lies in a model's cube to act, as if it had come in (ADV-18); nothing happens if it is dead by then. */
    void resolveArrival(ModelId model);

    /** Lets a model take a spot of its cube later, if it only passes through it (ADV-17). */
    void stopInCube(ModelId model);

    /**
     * Sets something off. Within an attack or an explosion it waits until KT-4 says; else it goes off with what the calling rule
     * has set off, later.
     */
    void setOff(DelayedEffect what);

    /**
     * Resolves later what has been set off, and the fights that are due (KT-2, KT-4). A SPECIAL action needs no such call.
     */
    void resolveDelayed();

    /** Lets land later what was aimed at a cube: the weapon's effects resolve. */
    void land(CubeShot shot, Cube cube);

    /**
     * Puts a spare in place of a dead model later (ORD-6): its owner chooses a free spot.
     *
     * @param spare a model that is {@link io.github.deadcube.api.play.ModelState.Status#SPARE}; nothing happens to any other
     */
    void deploySpare(ModelId spare, Cube cube, boolean pinned, boolean activated, RuleId rule);

    /** Scatters later what was aimed at a cube, onto the same or a lower level; then it lands (SCAT-1 to SCAT-7). */
    void scatter(CubeShot shot);

    /**
     * Brings down later from above what was aimed at a cube, one cube from it, whatever stands between: on the highest floored
     * level of that stack. Off the battlefield nothing happens (K-INDIRECT, SCAT-7).
     */
    void scatterFromAbove(CubeShot shot);

    /**
     * Scatters later on its level what was aimed at a cube; then it lands, whether there is a floor or none. Walls bounce it (SCAT-5); off
     * the battlefield nothing happens (R25-K-EXPLOSIVE).
     */
    void scatterOnLevel(CubeShot shot);

    /**
     * One step by choice, or none, outside any action (ORD-4).
     *
     * @param towards the model to which the distance must lessen (GEO-9); none for any step
     * @param breaksAway whether leaving enemies is breaking away (ADV-6)
     * @param avoidsEnemies whether it leads to no cube with enemies
     */
    @Value.Builder
    record OrderedStep(
            ModelId model, RuleId rule, Option<ModelId> towards, boolean breaksAway, boolean avoidsEnemies) {}

    /**
     * An action that a rule gives a model, and that counts towards no limit (ORD-4). It obeys the action's own requirements.
     *
     * @param cubes how far an ADVANCE goes; 0 for as far as its SP
     * @param weapons with which weapons it may shoot
     * @param mode the way to shoot that it must use, such as {@code blaze away}; empty for any
     * @param describedWeapon whether it shoots with the weapon that the rule describes, and no other
     * @param target at whom alone it may shoot, wherever that is, even in its own cube
     */
    @Value.Builder
    record FreeAction(
            ModelId model,
            RuleId rule,
            Kind kind,
            int cubes,
            WeaponFilter weapons,
            String mode,
            boolean describedWeapon,
            Option<ModelId> target) {
        /** Which action. */
        public enum Kind {
            /** ADV-1. */
            ADVANCE,
            /** SPR-1. */
            SPRINT,
            /** SHO-1. */
            SHOOT,
            /** AST-1. */
            ASSAULT,
            /** STD-1. */
            STAND_UP
        }
    }
}
