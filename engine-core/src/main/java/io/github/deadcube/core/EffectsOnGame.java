package io.github.deadcube.core;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.extend.Attack;
import io.github.deadcube.api.extend.Capability.CubeShot;
import io.github.deadcube.api.extend.Continuation;
import io.github.deadcube.api.extend.DiceTest;
import io.github.deadcube.api.extend.DiceTest.TestSide;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.Effects.FreeAction;
import io.github.deadcube.api.extend.Effects.OrderedStep;
import io.github.deadcube.api.extend.Hit;
import io.github.deadcube.api.extend.SpecialOrder.OrderContext;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.extend.Trigger.ModelTest;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.CommandFace;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.action.Actions;
import io.github.deadcube.core.command.Command;
import io.github.deadcube.core.damage.DamageRules;
import io.github.deadcube.core.dice.TestRules;
import io.github.deadcube.core.motion.ForcedMovement;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.round.Rounds;
import io.github.deadcube.core.timing.Timing;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

/** The workspace that hooks may change. Each method delegates to the chapter of the rule. */
final class EffectsOnGame extends Now implements Effects {
    @Override
    public Effects effects() {
        return this;
    }

    @Override
    public int situation(ModelTest tested) {
        return Actions.situation(this, tested);
    }

    @Override
    public void dueFights() {
        Actions.dueFights(this);
    }

    @Override
    public void damage(Attack attack) {
        DamageRules.attack(this, attack);
    }

    @Override
    public void goOff() {
        DamageRules.goOff(this);
    }

    @Override
    public Frame nextRound() {
        return Rounds.round();
    }

    @Override
    public void order(List<OrderContext> contexts) {
        Command.offerOrders(this, contexts);
    }

    @Override
    public void report(Event.Effect effect) {
        announce(effect);
    }

    @Override
    public void test(DiceTest test, Continuation.AfterTest next) {
        then(TestRules.test(this, test));
        then(Timing.afterTest(next));
    }

    @Override
    public void groupTest(RuleId rule, TestSide one, Seq<ModelId> victims, Continuation.AfterGroupTest next) {
        DamageRules.againstAll(this, rule, one, victims, next);
    }

    @Override
    public void roll(Side side, int dice, Purpose purpose, Continuation.AfterRoll next) {
        if (dice < 1) throw new IllegalArgumentException(next.rule() + " rolls " + dice + " dice");
        then(Timing.afterDice(next, side, dice, purpose));
    }

    @Override
    public void offer(Side side, Continuation.AfterChoice next) {
        then(Timing.afterChoice(next, side));
    }

    @Override
    public void damage(ModelId model, int amount, RuleId rule) {
        notNegative(amount, "damage", rule);
        then(DamageRules.unarmedDamage(model, amount, rule));
    }

    @Override
    public void hit(Hit hit) {
        then(DamageRules.hit(hit));
    }

    @Override
    public void resolveAttacks(Seq<Attack> attacks, ModelId aim, Mark mark) {
        then(Timing.afterAttack(attacks, aim, mark));
    }

    @Override
    public void loseHitPoints(ModelId model, int hitPoints, RuleId rule) {
        notNegative(hitPoints, "HP lost", rule);
        then(DamageRules.loss(model, hitPoints, rule));
    }

    @Override
    public void kill(ModelId model, RuleId rule) {
        then(DamageRules.kill(model, rule));
    }

    @Override
    public void shoot(TestContext context) {
        then(Actions.shooting(context));
    }

    @Override
    public void resolveAttack(Attack attack) {
        then(Timing.afterAttack(attack));
    }

    @Override
    public void throwAway(ModelId source, ModelId model, RuleId rule) {
        then(ForcedMovement.away(source, model, rule));
    }

    @Override
    public void pinAll(Seq<ModelId> models, RuleId rule) {
        if (!models.isEmpty()) then(DamageRules.pins(models, rule));
    }

    @Override
    public void step(ModelId model, RuleId rule) {
        then(Actions.step(model, rule));
    }

    @Override
    public void orderedStep(OrderedStep step) {
        then(Actions.orderedStep(step));
    }

    @Override
    public boolean canTake(FreeAction action) {
        return Actions.canTake(this, action);
    }

    @Override
    public void takeFreeAction(FreeAction action) {
        then(Actions.freeAction(action));
    }

    @Override
    public void redirectLoss(ModelId model) {
        DamageRules.redirectLoss(this, model);
    }

    @Override
    public void discardDie(Side side, CommandFace face) {
        discardCommand(side, face);
    }

    @Override
    public void advance(ModelId model, int cubes, RuleId rule) {
        notNegative(cubes, "cubes", rule);
        then(Actions.advance(this, model, cubes, rule));
    }

    @Override
    public void teleport(ModelId model, Cube cube, RuleId rule) {
        then(Actions.teleport(this, model, cube, rule));
    }

    @Override
    public void letStandUp(ModelId model) {
        then(Actions.standUp(model));
    }

    @Override
    public void deploy(ModelId model, Cube cube, RuleId rule) {
        then(ForcedMovement.spot(model, cube, rule, ForcedMovement.Arrival.DEPLOYED));
    }

    @Override
    public void deploySpare(ModelId spare, Cube cube, boolean pinned, boolean activated, RuleId rule) {
        if (model(spare).status() == ModelState.Status.SPARE)
            then(ForcedMovement.replacement(spare, cube, pinned, activated, rule));
    }

    @Override
    public void resolveArrival(ModelId model) {
        then(Timing.entering(model, model(model).cube()));
        then(Timing.settle());
        Actions.stoppedNearEnemy(this, model);
    }

    @Override
    public void stopInCube(ModelId model) {
        then(ForcedMovement.halt(model, RuleIds.ADV_17));
    }

    @Override
    public void resolveDelayed() {
        then(Timing.settle());
    }

    @Override
    public void land(CubeShot shot, Cube cube) {
        then(ForcedMovement.land(shot, cube, true));
    }

    @Override
    public void scatter(CubeShot shot) {
        then(ForcedMovement.scatterShot(shot));
    }

    @Override
    public void scatterFromAbove(CubeShot shot) {
        then(ForcedMovement.scatterFromAbove(shot));
    }

    @Override
    public void scatterOnLevel(CubeShot shot) {
        then(ForcedMovement.scatterOnLevel(shot));
    }
}
