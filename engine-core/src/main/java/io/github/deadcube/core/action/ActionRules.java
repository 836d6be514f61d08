package io.github.deadcube.core.action;

import io.github.deadcube.api.GameState.Pending;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Capability.CubeShot;
import io.github.deadcube.api.extend.Capability.Special;
import io.github.deadcube.api.extend.Continuation;
import io.github.deadcube.api.extend.DiceTest;
import io.github.deadcube.api.extend.DiceTest.TestSide;
import io.github.deadcube.api.extend.Effects.FreeAction;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.extend.Trigger.ModelTest;
import io.github.deadcube.api.internal.CurrentActivation;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Card.Skill;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.action.OrderedStepChoice.OrderedStep;
import io.github.deadcube.core.machine.Frame;
import io.github.deadcube.core.machine.Now;
import io.github.deadcube.core.timing.TimingRules;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** ACT, ADV, SPR, SHO, AST, SPC, STD: the entry point of this package for other packages. */
public final class ActionRules {
    private static final int DICE = 3;

    private ActionRules() {}

    public sealed interface ChapterFrame extends Frame
            permits ActivationFrame,
                    AfterAttack,
                    AfterAttack.ShootOver,
                    Diversion,
                    FightFrame,
                    MovementFrame,
                    ShotFrame {}

    /** RND-3, KT-5: a model's activation comes next, after the rules at its beginning. */
    public static void activation(Now now, ModelId model) {
        TimingRules.beginning(now, model);
        now.runNext(Activation.of(now, model));
    }

    /** RND-3: an activation that continues between two actions. */
    public static Frame activation(CurrentActivation underway, Library library) {
        return ActivationUnderway.frame(underway, library);
    }

    /** R25-K-TELEPORT: whether a rule's special action is long. */
    public static boolean isLong(Option<? extends Library.Rule> rule) {
        return rule.exists(r -> r instanceof Special special && special.isLong());
    }

    /** RND-3: the activation that waits for its next action; none if something else waits. */
    public static Option<CurrentActivation> underway(Pending waiting) {
        return ActivationUnderway.activation(waiting);
    }

    public static Frame advance(ModelId model, int cubes, RuleId rule) {
        return new Movement.Given(model, cubes, rule);
    }

    /** SET-10, K-SCOUT: a SPRINT before the first round. */
    public static Frame sprint(Now now, ModelId model, RuleId rule) {
        return Movement.frame(now, model, now.view().sprint(now.model(model)), rule);
    }

    /** ADV-18, SET-5: a model enters an adjacent cube and stops there. */
    public static void enter(Now now, ModelId model, Cube to, RuleId rule) {
        EntryIntoCube.step(now, model, to, rule, Option.none());
    }

    public static Frame teleport(Now now, ModelId model, Cube to, RuleId rule) {
        return new Relocation(model, rule, now.model(model).cube(), to, false);
    }

    public static Frame shooting(TestContext context) {
        return new AtModel.Shooting(context);
    }

    /**
     * As {@link ShotWeapon#opposed}, which fires the shot in this workspace; null for a weapon that the model does not
     * have.
     */
    public static @Nullable TestContext opposed(Now now, Choice.Shoot shoot) {
        ShotWeapon weapon = ShotWeapon.of(now, now.model(shoot.model()), shoot.shot());
        return weapon == null ? null : weapon.opposed(shoot.shot());
    }

    /** ORD-2: why a declared attack cannot have another target; null if it can. */
    public static @Nullable Rejection redirectRefusal(Now now, TestContext attack, ModelId to) {
        return Diversion.refusal(now, attack, to);
    }

    /** ORD-2: whether an attack is declared, and its dice are not rolled. */
    public static boolean isDeclared(Now now, TestContext attack) {
        return Diversion.isDeclared(now, attack);
    }

    /** ORD-2: a rule gives a declared attack another target, or none. */
    public static Frame diversion(TestContext attack, Option<ModelId> to, RuleId rule) {
        return new Diversion(attack, to, rule);
    }

    public static Frame standUp(ModelId model) {
        return new StandUpAction.StandUp(model);
    }

    public static Frame step(ModelId model, RuleId rule) {
        return new FreeStep(model, rule);
    }

    public static Frame orderedStep(
            ModelId model, Option<ModelId> towards, boolean breaksAway, boolean avoidsEnemies, RuleId rule) {
        OrderedStep step = new OrderedStep(model, rule, towards, breaksAway, avoidsEnemies);
        return new OrderedStepChoice(step, Option.none(), Option.none());
    }

    public static boolean canTake(Now now, FreeAction action) {
        return FreeActionChoice.any(now, action);
    }

    public static Frame freeAction(FreeAction action) {
        return new FreeActionChoice(action);
    }

    /** ORD-2: a model has stopped beside no enemy, or will have stopped in a cube when the frames before have ended. */
    public static void stoppedNearEnemy(Now now, ModelId model, Cube cube) {
        EntryIntoCube.neared(now, model, cube);
    }

    public static void dueFights(Now now) {
        DueFights.begin(now);
    }

    /** SHO-6, AST-5, AST-6, AST-9: the modifiers of the situation. */
    public static int situation(Now now, ModelTest tested) {
        return SituationModifiers.dice(now, tested);
    }

    /** SHO-5: RANGED against SURVIVE. */
    public static DiceTest shot(TestContext context) {
        return new DiceTest(
                context,
                TestSide.of(context.attacker(), Skill.RANGED, DICE),
                TestSide.of(context.target(), Skill.SURVIVE, DICE));
    }

    /** AST-3, AST-4: FIGHT against the test that the target has chosen. */
    public static DiceTest assault(TestContext context, Skill answer) {
        return new DiceTest(
                context,
                TestSide.of(context.attacker(), Skill.FIGHT, DICE),
                TestSide.of(context.target(), answer, DICE));
    }

    public static Frame aim(CubeShot shot, Continuation.AfterTest next) {
        return new CubeAim(shot, next);
    }
}
