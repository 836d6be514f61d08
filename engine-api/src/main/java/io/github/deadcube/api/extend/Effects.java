package io.github.deadcube.api.extend;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Capability.CubeShot;
import io.github.deadcube.api.extend.DiceTest.TestSide;
import io.github.deadcube.api.extend.WeaponChoice.WeaponFilter;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.CommandDice.CommandFace;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import org.immutables.value.Value;

/**
 * The methods with which a rule changes the game. Methods that need neither dice nor choices act at once. If the
 * description of a method says <em>later</em>, it acts after the calling hook has returned; several act in the order of
 * the calls, 512 at most. Every change is announced as an event with its rule. An amount below 0, unless the method
 * says otherwise, or above what a method allows, throws an {@link IllegalArgumentException}: it is a bug, and the
 * engine reports it with the state. So does null, and a model, a cube, a weapon, a keyword or a rule that the game does
 * not have, also within an argument. Only a rule that an event alone names may be another one.
 *
 * <p>A rule uses its effects only within the call that gets them. A method that changes the game throws an
 * {@link IllegalStateException} if a rule has kept them and calls it later, between the inputs of the game.
 */
public interface Effects extends GameView {
    /** Pins a model (PIN-4, PIN-5). Nothing happens if the model is dead, already pinned, or can never be pinned. */
    void pin(ModelId model, RuleId rule);

    /** Makes a pinned model stand up on its spot. This is not an action. */
    void standUp(ModelId model, RuleId rule);

    /**
     * Makes a pinned model STAND UP later, as if by that action. Its owner chooses the spot. Enemies in the cube attack
     * it (STD-1, STD-2).
     */
    void letStandUp(ModelId model);

    /** Marks a model as activated. If it is active, its activation ends (RND-8). */
    void markActivated(ModelId model, RuleId rule);

    /** Removes a model's activation marker. Nothing happens if it has none or is not in play. */
    void unmarkActivated(ModelId model, RuleId rule);

    /** Gives HP back to a model in play: at most the HP that it has lost. */
    void heal(ModelId model, int hitPoints, RuleId rule);

    /**
     * Puts a mark on a model. A model has at most 99 marks. Nothing happens if the model is not in play.
     *
     * @throws IllegalArgumentException if the model has 99 marks, the mark's amount is not 0 to 999, or its rule is no
     *     rule of the game
     */
    void addMark(ModelId model, Mark mark);

    /** Removes every mark of a rule from a model. */
    void removeMarks(ModelId model, RuleId rule);

    /**
     * Tests later the aim of the weapon's delivery ({@link Capability.Delivery#aim}), after the shooter's rules have
     * reacted to {@link Trigger#AIMED}.
     */
    void aim(CubeShot shot, Continuation.AfterTest next);

    /**
     * Remembers data about a model in play. Several memories of one type are kept, in their order. A game has 999
     * memories at most.
     */
    void remember(RuleData.Memory memory);

    /** Forgets all memories of a type about a model. */
    void forget(Class<? extends RuleData.Memory> type, ModelId owner);

    /**
     * Scores victory points. A side has 999,999 at most.
     *
     * @param points 0 or more; 0 scores nothing
     */
    void addScore(Side side, int points, RuleId rule);

    /**
     * Lays a marker. A cube holds at most one marker of a kind that hides models; on a side of a half-cube it fills the
     * whole cube (GEO-7). Nothing happens in a cube without a floor (GEO-5).
     *
     * @throws IllegalArgumentException if it has a number beyond 0 to 999, a cube that is not on the battlefield, an
     *     owner that is not in the game or a keyword without a rule, or if 999 markers lie there
     */
    void placeMarker(Marker marker, RuleId rule);

    /** Removes a marker. Nothing happens if the marker is not on the battlefield. */
    void removeMarker(Marker marker, RuleId rule);

    /** Announces that a marker stays. */
    void keepMarker(Marker marker);

    /**
     * Uses up an item that a model carries (ITEM-6) or that its card prints by name (ITEM-7). Nothing happens if the
     * model does not have this item any more.
     */
    void useItem(ModelId model, RuleId item);

    /** Ends an activation after the current step (RND-8). Nothing happens if the model is not active. */
    void endActivation(ModelId model);

    /** Gives a side control of the active model until its activation is over (K-RAMPAGE). */
    void giveControl(Side side, RuleId rule);

    /** Announces an event of an application's rule. */
    void report(Event.Effect effect);

    /** Makes a test later. */
    void test(DiceTest test, Continuation.AfterTest next);

    /**
     * Makes one roll later against the SURVIVE of several models (DICE-11).
     *
     * @param victims the models, in SCAT-8 order; if there are none, nothing is rolled
     */
    void groupTest(RuleId rule, TestSide one, Seq<ModelId> victims, Continuation.AfterGroupTest next);

    /** Rolls single d8 later (DICE-12): 1 to 999 dice. */
    void roll(Side side, int dice, Purpose purpose, Continuation.AfterRoll next);

    /**
     * Offers a choice later. If there is only one option, it is taken without a question. If there is no option,
     * nothing happens.
     */
    void offer(Side side, Continuation.AfterChoice next);

    /** Deals damage later that does not come from an attack with a weapon (DMG-5). */
    void damage(ModelId model, int amount, RuleId rule);

    /**
     * Deals damage later, with all steps of DMG-1 from shields to triggers. Nothing happens if the amount is 0 or less.
     */
    void damage(Hit hit);

    /**
     * Resolves later the steps after an attack that hit several models (KT-2), without their damage: each step for all
     * models together. Only the model that was aimed at gets marks for the target, and only it may evade.
     *
     * @param attacks one for each model, in SCAT-8 order
     * @param aim the model that was aimed at, one of these models
     * @param mark the mark that each living model gets, unless it already has a mark of that rule
     */
    void resolveAttacks(Seq<Trigger.Attack> attacks, ModelId aim, Mark mark);

    /** Takes HP from a model later. Nothing can prevent the loss. Nothing happens if the model is dead by then. */
    void loseHitPoints(ModelId model, int hitPoints, RuleId rule);

    /** Kills a model later, however many HP it has left (DMG-4). */
    void kill(ModelId model, RuleId rule);

    /** Makes an ordinary shot later: SHO-5 and all steps after its dice. */
    void shoot(TestContext context);

    /** Resolves later the steps after the dice of an attack (KT-2), damage first. */
    void resolveAttack(Trigger.Attack attack);

    /**
     * Throws a model later one cube directly away from another (AWAY-1, AWAY-2). Nothing happens if one of them is dead
     * by then, or if the model is never moved (K-SOLID).
     */
    void throwAwayFrom(ModelId source, ModelId model, RuleId rule);

    /** Pins all of these models later, if they still live. */
    void pinAll(Seq<ModelId> models, RuleId rule);

    /**
     * Lets a model later make one step as in an ADVANCE, or stay. The step never counts as breaking away. Nothing
     * happens if the model is dead or pinned, or has no SP.
     */
    void step(ModelId model, RuleId rule);

    /**
     * Lets a model later make one step outside any action, or stay (ORD-4). Nothing happens if the model is dead or
     * pinned, or has no SP.
     *
     * @param towards the model to which the distance must become smaller (GEO-9); none for any step
     * @param breaksAway whether leaving enemies counts as breaking away (ADV-6)
     * @param avoidsEnemies whether the step must not end in a cube with enemies; it may start in one
     */
    void step(ModelId model, Option<ModelId> towards, boolean breaksAway, boolean avoidsEnemies, RuleId rule);

    /**
     * Lets a model take an action later that counts towards no limit. If the action can be taken in several ways, the
     * model's controller chooses. Nothing happens if the action is not possible by then.
     */
    void takeFreeAction(FreeAction action);

    /**
     * Lets another model lose the HP that are about to be lost ({@link Trigger#LOSES}). That model's ARMOUR, shields
     * and immunities do not count.
     */
    void redirectLoss(ModelId model);

    /**
     * Lets another model be the target of a declared attack ({@link Trigger#DECLARED}), after what the rule has set off
     * before. The model is attacked as if the attacker had named it: special orders may help it, and it answers. The
     * reactions at the declaration do not run again. Announced as {@link Event.Targeted} with the rule. What the rule
     * asks for it, it takes by its other effects.
     *
     * <p>Nothing happens if no such attack is declared, as after its dice, or if by then it has another target, is
     * called off, or cannot have this target any more.
     *
     * @param attack the attack as the hook has received it; a choice that is offered at the declaration keeps it
     * @param target the model that takes the place of {@code attack.target()}
     * @throws IllegalArgumentException if the attack is declared, and {@link #redirectRefusal} gives a reason
     */
    void redirectAttack(TestContext attack, ModelId target, RuleId rule);

    /**
     * Calls off a declared attack ({@link Trigger#DECLARED}), after what the rule has set off before: no dice are
     * rolled. What was spent stays spent: the action, a command die, an item, a one-use weapon. Of two shots that are
     * fired together only this one is called off. Announced as {@link Event.CalledOff}.
     *
     * <p>Nothing happens if no such attack is declared, as after its dice, or if by then it has another target, or is
     * called off already.
     *
     * @param attack the attack as the hook has received it; a choice that is offered at the declaration keeps it
     */
    void callOffAttack(TestContext attack, RuleId rule);

    /** Discards a command die. Nothing happens if the side has no die with this face. */
    void discardDie(Side side, CommandFace face);

    /**
     * Lets a model make an ADVANCE later, from where it is by then.
     *
     * @param model nothing happens if it is pinned, killed or off the battlefield by then
     * @param cubes 0 to 99
     */
    void advance(ModelId model, int cubes, RuleId rule);

    /**
     * Moves a model later to another cube; walls and gaps between the cubes do not matter. The move counts as
     * voluntary: the model first breaks away from enemies (ADV-6), and enters the cube as in ADV-18.
     *
     * @param model a model in play; nothing happens if it is moved, pinned or killed before then
     * @param cube a floored cube with room for it
     */
    void teleport(ModelId model, Cube cube, RuleId rule);

    /**
     * Lets a model in reserve come down in a cube later (SET-11). Its owner chooses the spot.
     *
     * @param cube a floored cube with room for it
     */
    void deploy(ModelId model, Cube cube, RuleId rule);

    /**
     * As {@link #deploy}, but the model comes in as a flanker does (SET-5): the markers in the cube take effect before
     * it takes its spot.
     */
    void deployOnFoot(ModelId model, Cube cube, RuleId rule);

    /**
     * Brings a spare into play later in the place of a dead model (ORD-6). Its owner chooses the spot.
     *
     * @param spare a {@link io.github.deadcube.api.play.Model.Status#SPARE}
     * @param cube a floored cube with room for it
     */
    void deploySpare(ModelId spare, Cube cube, boolean pinned, boolean activated, RuleId rule);

    /**
     * Resolves later the effects of entering for a model in its present cube, as if it had come in (ADV-18). Nothing
     * happens if the model is dead by then.
     */
    void resolveArrival(ModelId model);

    /** Lets a model that only passes through its cube take a spot there later (ADV-17). */
    void stopInCube(ModelId model);

    /**
     * Sets off an explosion (KT-3): one roll against every model in a cube; then the models are thrown and pinned. A
     * model there that has the keyword of the rule and a mark of {@link io.github.deadcube.api.rule.RuleIds#DMG_4} is
     * what explodes: it is not tested, and is killed after the explosion (K-BOOM).
     *
     * <p>What this method, {@link #setOffTrap} and {@link #changeStatus} set off waits within an attack or an explosion
     * until KT-4 resolves it. In other cases it is resolved later, with the other effects that the calling rule has set
     * off. At most 999 effects wait.
     *
     * @param rule the rule that explodes: K-FRAG, K-BOOM …
     * @param at the cube, the side that rolls, and the weapon with the AP and keywords that apply
     * @param dice the number of dice, each against 4+, 300 at most; 0 for an explosion without damage (K-BLAST)
     */
    void explode(RuleId rule, Trigger.Impact at, int dice);

    /**
     * Sets off the effect of a trap: a keyword resolves as it does at the place where a shot lands (K-TRAP). It waits
     * like an explosion.
     *
     * @param at the place, and the side that rolls
     */
    void setOffTrap(Keyword keyword, Trigger.Impact at);

    /**
     * Changes models that were in the cube where a shot landed, if they still live, even if they have left the cube
     * (KT-15). It waits like an explosion.
     *
     * @param pinned true to pin the models; false to mark them as activated (K-STUN)
     */
    void changeStatus(Seq<ModelId> models, boolean pinned, RuleId rule);

    /**
     * Resolves later the effects that were set off, and the fights that are due (KT-2, KT-4). A SPECIAL action does not
     * need this call.
     */
    void resolveDelayed();

    /** Lets a shot land later in a cube: the weapon's effects resolve there. */
    void land(CubeShot shot, Cube cube);

    /**
     * Scatters a shot later, onto the same or a lower level; then it lands (SCAT-1 to SCAT-7). It bounces off walls
     * (SCAT-5). Off the battlefield it is lost (SCAT-7).
     */
    void scatter(CubeShot shot);

    /**
     * {@link #scatter} by one cube from above: onto the highest floored level of that stack; walls do not stop it
     * (K-INDIRECT).
     */
    void scatterFromAbove(CubeShot shot);

    /** {@link #scatter} on its own level, even in a cube without a floor (R25-K-EXPLOSIVE). */
    void scatterOnLevel(CubeShot shot);

    /**
     * An action that a rule gives a model and that counts towards no limit (ORD-4). The requirements of the action
     * still apply.
     *
     * @param cubes how many cubes an ADVANCE goes; 0 for the model's SP
     * @param weapons the weapons with which it may shoot
     * @param mode the shot mode that it must use, such as {@code blaze away}; empty for any
     * @param describedWeapon whether it shoots only with the weapon that the rule describes
     * @param target the only model at which it may shoot, even in its own cube (SHO-2); none for any target
     */
    @SavedName("freeAction")
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
        @SavedName("freeAction.kind")
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
