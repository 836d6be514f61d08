package io.github.deadcube.core;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.extend.Attack;
import io.github.deadcube.api.extend.DiceTest;
import io.github.deadcube.api.extend.DiceTest.Contender;
import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.Flow.FreeAction;
import io.github.deadcube.api.extend.Flow.Stride;
import io.github.deadcube.api.extend.Hit;
import io.github.deadcube.api.extend.Moment.Tested;
import io.github.deadcube.api.extend.Occasion;
import io.github.deadcube.api.extend.SpecialOrder.Cue;
import io.github.deadcube.api.extend.Then;
import io.github.deadcube.api.extend.Way.CubeShot;
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
import io.github.deadcube.core.damage.Damages;
import io.github.deadcube.core.dice.Tests;
import io.github.deadcube.core.motion.Motion;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.round.Rounds;
import io.github.deadcube.core.timing.Timing;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

/** The workspace that hooks may act on: each verb hands over to the chapter that it belongs to. */
final class Acting extends Now implements Flow {
    @Override
    public Flow flow() {
        return this;
    }

    @Override
    public int situation(Tested tested) {
        return Actions.situation(this, tested);
    }

    @Override
    public void dueFights() {
        Actions.dueFights(this);
    }

    @Override
    public void damage(Attack attack) {
        Damages.attack(this, attack);
    }

    @Override
    public void goOff() {
        Damages.goOff(this);
    }

    @Override
    public Frame nextRound() {
        return Rounds.round();
    }

    @Override
    public void order(List<Cue> cues) {
        Command.windows(this, cues);
    }

    @Override
    public void tell(Event.Effect effect) {
        announce(effect);
    }

    @Override
    public void test(DiceTest test, Then.Decided then) {
        then(Tests.test(this, test));
        then(Timing.afterTest(then));
    }

    @Override
    public void testAll(RuleId rule, Contender one, Seq<ModelId> victims, Then.Struck then) {
        Damages.againstAll(this, rule, one, victims, then);
    }

    @Override
    public void roll(Side side, int dice, Purpose purpose, Then.Rolled then) {
        if (dice < 1) throw new IllegalArgumentException(then.rule() + " rolls " + dice + " dice");
        then(Timing.afterDice(then, side, dice, purpose));
    }

    @Override
    public void offer(Side side, Then.Chosen then) {
        then(Timing.afterChoice(then, side));
    }

    @Override
    public void damage(ModelId model, int amount, RuleId rule) {
        notNegative(amount, "damage", rule);
        then(Damages.plain(model, amount, rule));
    }

    @Override
    public void hit(Hit hit) {
        then(Damages.hit(hit));
    }

    @Override
    public void followAll(Seq<Attack> attacks, ModelId aim, Mark mark) {
        then(Timing.follow(attacks, aim, mark));
    }

    @Override
    public void lose(ModelId model, int hitPoints, RuleId rule) {
        notNegative(hitPoints, "HP lost", rule);
        then(Damages.loss(model, hitPoints, rule));
    }

    @Override
    public void kill(ModelId model, RuleId rule) {
        then(Damages.kill(model, rule));
    }

    @Override
    public void shoot(Occasion occasion) {
        then(Actions.shooting(occasion));
    }

    @Override
    public void follow(Attack attack) {
        then(Timing.follow(attack));
    }

    @Override
    public void throwAway(ModelId source, ModelId model, RuleId rule) {
        then(Motion.away(source, model, rule));
    }

    @Override
    public void pinAll(Seq<ModelId> models, RuleId rule) {
        if (!models.isEmpty()) then(Damages.pins(models, rule));
    }

    @Override
    public void step(ModelId model, RuleId rule) {
        then(Actions.step(model, rule));
    }

    @Override
    public void stride(Stride stride) {
        then(Actions.stride(stride));
    }

    @Override
    public boolean able(FreeAction action) {
        return Actions.able(this, action);
    }

    @Override
    public void free(FreeAction action) {
        then(Actions.free(action));
    }

    @Override
    public void turn(ModelId model) {
        Damages.turn(this, model);
    }

    @Override
    public void discard(Side side, CommandFace face) {
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
    public void rise(ModelId model) {
        then(Actions.standUp(model));
    }

    @Override
    public void deploy(ModelId model, Cube cube, RuleId rule) {
        then(Motion.spot(model, cube, rule, Motion.Arrival.DEPLOYED));
    }

    @Override
    public void replace(ModelId spare, Cube cube, boolean pinned, boolean activated, RuleId rule) {
        if (model(spare).status() == ModelState.Status.SPARE)
            then(Motion.replacement(spare, cube, pinned, activated, rule));
    }

    @Override
    public void enter(ModelId model) {
        then(Timing.entering(model, model(model).cube()));
        then(Timing.settle());
        Actions.neared(this, model);
    }

    @Override
    public void stop(ModelId model) {
        then(Motion.halt(model, RuleIds.ADV_17));
    }

    @Override
    public void settle() {
        then(Timing.settle());
    }

    @Override
    public void land(CubeShot shot, Cube cube) {
        then(Motion.land(shot, cube, true));
    }

    @Override
    public void scatter(CubeShot shot) {
        then(Motion.scatterShot(shot));
    }

    @Override
    public void scatterFromAbove(CubeShot shot) {
        then(Motion.scatterFromAbove(shot));
    }

    @Override
    public void scatterOnLevel(CubeShot shot) {
        then(Motion.scatterOnLevel(shot));
    }
}
