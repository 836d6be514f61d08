package io.github.deadcube.core;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Capability.CubeShot;
import io.github.deadcube.api.extend.Capability.Delivery;
import io.github.deadcube.api.extend.Continuation;
import io.github.deadcube.api.extend.DiceTest;
import io.github.deadcube.api.extend.DiceTest.TestSide;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.Effects.FreeAction;
import io.github.deadcube.api.extend.Hit;
import io.github.deadcube.api.extend.RuleData;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.internal.StateBounds;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.CommandDice.CommandFace;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.action.ActionRules;
import io.github.deadcube.core.damage.DamageRules;
import io.github.deadcube.core.dice.DiceRules;
import io.github.deadcube.core.machine.Now;
import io.github.deadcube.core.motion.MotionRules;
import io.github.deadcube.core.setup.SetupRules;
import io.github.deadcube.core.timing.TimingRules;
import io.github.deadcube.core.workspace.View;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.Objects;

/**
 * What rules read and act with: some effects change the workspace at once, and for others the frames of the chapters
 * follow later.
 */
final class GameEffects extends View implements Effects, Now.Holder {
    private final Now now;

    GameEffects(Now now) {
        super(now.draft());
        this.now = now;
    }

    @Override
    public Now now() {
        return now;
    }

    @Override
    public void pin(ModelId model, RuleId rule) {
        now.edit().pin(model, rule);
    }

    @Override
    public void standUp(ModelId model, RuleId rule) {
        now.edit().standUp(model, rule);
    }

    @Override
    public void markActivated(ModelId model, RuleId rule) {
        now.edit().markActivated(model, rule);
    }

    @Override
    public void unmarkActivated(ModelId model, RuleId rule) {
        now.edit().unmarkActivated(model, rule);
    }

    @Override
    public void heal(ModelId model, int hitPoints, RuleId rule) {
        now.edit().heal(model, hitPoints, rule);
    }

    @Override
    public void endActivation(ModelId model) {
        now.edit().endActivation(model);
    }

    @Override
    public void giveControl(Side side, RuleId rule) {
        now.edit().giveControl(side, rule);
    }

    @Override
    public void addMark(ModelId model, Mark mark) {
        now.lasting().addMark(model, mark);
    }

    @Override
    public void removeMarks(ModelId model, RuleId rule) {
        now.lasting().removeMarks(model, rule);
    }

    @Override
    public void remember(RuleData.Memory memory) {
        now.lasting().remember(memory);
    }

    @Override
    public void placeMarker(Marker marker, RuleId rule) {
        now.lasting().placeMarker(marker, rule);
    }

    @Override
    public void removeMarker(Marker marker, RuleId rule) {
        now.lasting().removeMarker(marker, rule);
    }

    @Override
    public void keepMarker(Marker marker) {
        now.lasting().keepMarker(marker);
    }

    @Override
    public void useItem(ModelId model, RuleId item) {
        now.lasting().useItem(model, item);
    }

    @Override
    public void explode(RuleId rule, Trigger.Impact at, int dice) {
        now.lasting().explode(rule, at, dice);
    }

    @Override
    public void setOffTrap(Keyword keyword, Trigger.Impact at) {
        now.lasting().setOffTrap(keyword, at);
    }

    @Override
    public void changeStatus(Seq<ModelId> models, boolean pinned, RuleId rule) {
        now.lasting().changeStatus(models, pinned, rule);
    }

    @Override
    public void addScore(Side side, int points, RuleId rule) {
        now.sideChanges().addScore(side, points, rule);
    }

    @Override
    public void discardDie(Side side, CommandFace face) {
        now.sideChanges().discardDie(side, face);
    }

    @Override
    public void report(Event.Effect effect) {
        check.report(effect);
        now.events().announce(effect);
    }

    @Override
    public void test(DiceTest test, Continuation.AfterTest next) {
        check.call("test", test);
        check.data("test", next);
        if (now.stack().hasNext()) {
            now.then(TimingRules.dueTest(
                    new DiceTest(test.context(), bounded(test.first()), bounded(test.second())), next));
            return;
        }
        now.then(DiceRules.test(now, test));
        now.then(TimingRules.afterTest(next));
    }

    /** DICE-4: as many dice as a state may have. */
    private static TestSide bounded(TestSide side) {
        return side instanceof TestSide.OfModel m
                ? new TestSide.OfModel(
                        m.model(),
                        m.skill(),
                        Math.max(0, Math.min(m.dice(), StateBounds.MOST_DICE)),
                        m.asPrinted(),
                        m.counted())
                : side;
    }

    @Override
    public void groupTest(RuleId rule, TestSide one, Seq<ModelId> victims, Continuation.AfterGroupTest next) {
        check.call("groupTest", rule, one, victims);
        check.that(
                !(one instanceof TestSide.Known),
                "a known number of successes is no roll",
                "a model or a thing that rolls");
        check.data("groupTest", next);
        DamageRules.againstAll(now, rule, one, victims, next);
    }

    @Override
    public void roll(Side side, int dice, Purpose purpose, Continuation.AfterRoll next) {
        check.call("roll", side, purpose);
        check.number("the number of dice", dice, 1, StateBounds.MOST_SINGLE_DICE);
        check.data("roll", next);
        now.then(TimingRules.afterDice(next, side, dice, purpose));
    }

    @Override
    public void offer(Side side, Continuation.AfterChoice next) {
        check.call("offer", side);
        check.data("offer", next);
        now.then(TimingRules.afterChoice(next, side));
    }

    @Override
    public void damage(ModelId model, int amount, RuleId rule) {
        check.call("damage", model, rule);
        check.number("the damage", amount, 0, StateBounds.MOST);
        now.then(DamageRules.unarmedDamage(model, amount, rule));
    }

    @Override
    public void damage(Hit hit) {
        check.call("damage", hit);
        now.then(DamageRules.hit(hit));
    }

    @Override
    public void resolveAttacks(Seq<Trigger.Attack> attacks, ModelId aim, Mark mark) {
        check.call("resolveAttacks", attacks, aim, mark);
        if (check.isOn())
            check.that(
                    attacks.exists(attack -> attack.target().equals(aim)),
                    Sentence.of("{aim} is aimed at, but not attacked", aim),
                    "one of the models that are attacked");
        now.then(TimingRules.afterAttack(attacks, aim, mark));
    }

    @Override
    public void loseHitPoints(ModelId model, int hitPoints, RuleId rule) {
        check.call("loseHitPoints", model, rule);
        check.number("the number of HP", hitPoints, 0, StateBounds.MOST);
        now.then(DamageRules.loss(model, hitPoints, rule));
    }

    @Override
    public void kill(ModelId model, RuleId rule) {
        check.call("kill", model, rule);
        now.then(DamageRules.kill(model, rule));
    }

    @Override
    public void shoot(TestContext context) {
        check.call("shoot", context);
        now.then(ActionRules.shooting(context));
    }

    @Override
    public void resolveAttack(Trigger.Attack attack) {
        check.call("resolveAttack", attack);
        now.then(TimingRules.afterAttack(attack));
    }

    @Override
    public void throwAwayFrom(ModelId source, ModelId model, RuleId rule) {
        check.call("throwAwayFrom", source, model, rule);
        now.then(MotionRules.away(source, model, rule));
    }

    @Override
    public void pinAll(Seq<ModelId> models, RuleId rule) {
        check.call("pinAll", models, rule);
        if (!models.isEmpty()) now.then(DamageRules.pins(models, rule));
    }

    @Override
    public void step(ModelId model, RuleId rule) {
        check.call("step", model, rule);
        now.then(ActionRules.step(model, rule));
    }

    @Override
    public void step(ModelId model, Option<ModelId> towards, boolean breaksAway, boolean avoidsEnemies, RuleId rule) {
        check.call("step", model, towards, rule);
        now.then(ActionRules.orderedStep(model, towards, breaksAway, avoidsEnemies, rule));
    }

    @Override
    public boolean canTake(FreeAction action) {
        return ActionRules.canTake(now, Objects.requireNonNull(action, "action"));
    }

    @Override
    public void takeFreeAction(FreeAction action) {
        check.call("takeFreeAction", action);
        check.number("the number of cubes", action.cubes(), 0, StateBounds.MOST_CUBES);
        now.then(ActionRules.freeAction(action));
    }

    @Override
    public void redirectLoss(ModelId model) {
        check.call("redirectLoss", model);
        DamageRules.redirectLoss(now, model);
    }

    @Override
    public Option<Rejection> redirectRefusal(TestContext attack, ModelId target) {
        return Option.of(ActionRules.redirectRefusal(
                now, Objects.requireNonNull(attack, "attack"), Objects.requireNonNull(target, "target")));
    }

    @Override
    public void redirectAttack(TestContext attack, ModelId target, RuleId rule) {
        check.call("redirectAttack", attack, target, rule);
        if (!ActionRules.isDeclared(now, attack)) return;
        Rejection why = ActionRules.redirectRefusal(now, attack, target);
        if (why != null)
            throw new IllegalArgumentException("redirectAttack: not " + target + ": " + why.text() + " (" + why.rule()
                    + "); expected " + why.expected());
        now.then(ActionRules.diversion(attack, Option.some(target), rule));
    }

    @Override
    public void callOffAttack(TestContext attack, RuleId rule) {
        check.call("callOffAttack", attack, rule);
        if (ActionRules.isDeclared(now, attack)) now.then(ActionRules.diversion(attack, Option.none(), rule));
    }

    @Override
    public void advance(ModelId model, int cubes, RuleId rule) {
        check.call("advance", model, rule);
        check.number("the number of cubes", cubes, 0, StateBounds.MOST_CUBES);
        now.then(ActionRules.advance(model, cubes, rule));
    }

    @Override
    public void teleport(ModelId model, Cube cube, RuleId rule) {
        check.call("teleport", model, cube, rule);
        now.then(ActionRules.teleport(now, model, cube, rule));
    }

    @Override
    public void letStandUp(ModelId model) {
        check.call("letStandUp", model);
        now.then(ActionRules.standUp(model));
    }

    @Override
    public void deploy(ModelId model, Cube cube, RuleId rule) {
        check.call("deploy", model, cube, rule);
        if (model(model).status() == Model.Status.SPARE) deploySpare(model, cube, false, false, rule);
        else now.then(MotionRules.spot(model, cube, rule, MotionRules.Arrival.DEPLOYED));
    }

    @Override
    public void deployOnFoot(ModelId model, Cube cube, RuleId rule) {
        check.call("deployOnFoot", model, cube, rule);
        now.then(SetupRules.comeIn(model, cube, rule));
    }

    @Override
    public void deploySpare(ModelId spare, Cube cube, boolean pinned, boolean activated, RuleId rule) {
        check.call("deploySpare", spare, cube, rule);
        if (model(spare).status() == Model.Status.SPARE)
            now.then(MotionRules.replacement(spare, cube, pinned, activated, rule));
        else deploy(spare, cube, rule);
    }

    @Override
    public void resolveArrival(ModelId model) {
        check.call("resolveArrival", model);
        now.then(TimingRules.entering(model, model(model).cube()));
        now.then(TimingRules.settle());
        ActionRules.stoppedNearEnemy(now, model, model(model).cube());
    }

    @Override
    public void stopInCube(ModelId model) {
        check.call("stopInCube", model);
        now.then(MotionRules.halt(model, RuleIds.ADV_17));
    }

    @Override
    public void resolveDelayed() {
        now.then(TimingRules.settle());
    }

    @Override
    public void land(CubeShot shot, Cube cube) {
        check.call("land", shot, cube);
        now.then(MotionRules.land(shot, cube, true));
    }

    @Override
    public void scatter(CubeShot shot) {
        check.call("scatter", shot);
        now.then(MotionRules.scatterShot(shot, false, false));
    }

    @Override
    public void scatterFromAbove(CubeShot shot) {
        check.call("scatterFromAbove", shot);
        now.then(MotionRules.scatterShot(shot, true, false));
    }

    @Override
    public void scatterOnLevel(CubeShot shot) {
        check.call("scatterOnLevel", shot);
        now.then(MotionRules.scatterShot(shot, false, true));
    }

    @Override
    public void aim(CubeShot shot, Continuation.AfterTest next) {
        check.call("aim", shot);
        if (check.isOn())
            check.that(
                    isAimed(shot),
                    Sentence.of("the weapon of {shooter} is not aimed at cubes", shot.shooter()),
                    "a weapon whose delivery has a test to aim");
        check.data("aim", next);
        now.triggers().aim(shot);
        now.then(ActionRules.aim(shot, next));
    }

    private boolean isAimed(CubeShot shot) {
        Delivery delivery = hooks().hooksOf(shot.shooter(), shot.weapon()).offered(Delivery.class);
        return delivery != null && delivery.aim(this, shot).isDefined();
    }

    @Override
    public void forget(Class<? extends RuleData.Memory> type, ModelId owner) {
        check.call("forget", type, owner);
        now.lasting().forget(memory -> type.isInstance(memory) && memory.owner().equals(owner));
    }
}
