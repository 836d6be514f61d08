package io.github.deadcube.core.resolve;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Capability.CubeShot;
import io.github.deadcube.api.extend.Capability.Delivery;
import io.github.deadcube.api.extend.Continuation;
import io.github.deadcube.api.extend.DiceTest;
import io.github.deadcube.api.extend.DiceTest.TestSide;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.Hit;
import io.github.deadcube.api.extend.RuleData;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.CommandDice.CommandFace;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * What rules of applications get as {@link Effects}. Each call is checked before it acts: it names only what the game has, and numbers
 * that a state may have. The engine's own rules act without this check.
 */
final class RuleEffects extends View implements Effects, ValueCheck.Faults {
    private static final String ENGINE = "io.github.deadcube.core.";

    private final Effects acts;
    private final ValueCheck values = new ValueCheck(this, this);
    private String call = "";

    <G extends View & Effects> RuleEffects(G acts) {
        super(acts);
        this.acts = acts;
    }

    /** Whether code belongs to an application: a rule, a scenario or a continuation. */
    static boolean concerns(Object code) {
        return !code.getClass().getName().startsWith(ENGINE);
    }

    @Override
    public void that(boolean holds, String fault, String expected) {
        if (!holds) throw new IllegalArgumentException(call + ": " + fault + "; expected " + expected);
    }

    @Override
    public boolean met() {
        return true;
    }

    /** Checks what a call names, and returns what acts. */
    private Effects checked(String method, @Nullable Object... named) {
        call = method;
        for (Object one : named) values.value(one);
        return acts;
    }

    /** As above, with a rule that only events cite: a scenario scores by a rule that no library has. */
    private Effects checked(@Nullable RuleId cited, String method, @Nullable Object... named) {
        Effects checked = checked(method, named);
        if (cited == null) values.value(null);
        return checked;
    }

    /** Checks a record whose parts are checked one by one. */
    private void present(String method, @Nullable Record record) {
        call = method;
        if (record == null) values.value(null);
    }

    /** Checks also what the data says without a component for it. */
    private void data(String method, RuleData data) {
        checked(method, data);
        that(data instanceof Record, data.getClass().getName() + " is no record", "a record that a state can hold");
        values.value(data.rule());
        if (data instanceof RuleData.Memory memory) checked(method, memory.owner(), memory.until());
        if (data instanceof Continuation next) checked(method, next.model(), next.target());
    }

    @Override
    public void pin(ModelId model, RuleId rule) {
        checked(rule, "pin", model).pin(model, rule);
    }

    @Override
    public void standUp(ModelId model, RuleId rule) {
        checked(rule, "standUp", model).standUp(model, rule);
    }

    @Override
    public void letStandUp(ModelId model) {
        checked("letStandUp", model).letStandUp(model);
    }

    @Override
    public void markActivated(ModelId model, RuleId rule) {
        checked(rule, "markActivated", model).markActivated(model, rule);
    }

    @Override
    public void unmarkActivated(ModelId model, RuleId rule) {
        checked(rule, "unmarkActivated", model).unmarkActivated(model, rule);
    }

    @Override
    public void heal(ModelId model, int hitPoints, RuleId rule) {
        checked(rule, "heal", model);
        number("the number of HP", hitPoints, 0, Integer.MAX_VALUE);
        acts.heal(model, hitPoints, rule);
    }

    @Override
    public void addMark(ModelId model, Mark mark) {
        checked("addMark", model, mark).addMark(model, mark);
    }

    @Override
    public void removeMarks(ModelId model, RuleId rule) {
        checked(rule, "removeMarks", model).removeMarks(model, rule);
    }

    @Override
    public void aim(CubeShot shot, Continuation.AfterTest next) {
        checked("aim", shot);
        Delivery delivery = hooks().of(shot.shooter(), shot.weapon()).offered(Delivery.class);
        that(
                delivery != null && delivery.aim(this, shot).isDefined(),
                "the weapon of " + shot.shooter() + " is not aimed at cubes",
                "a weapon whose delivery has a test to aim");
        data("aim", next);
        acts.aim(shot, next);
    }

    @Override
    public void remember(RuleData.Memory memory) {
        data("remember", memory);
        acts.remember(memory);
    }

    @Override
    public void forget(Class<? extends RuleData.Memory> type, ModelId owner) {
        checked("forget", type, owner).forget(type, owner);
    }

    @Override
    public void addScore(Side side, int points, RuleId rule) {
        checked(rule, "addScore", side);
        number("the number of VP", points, 0, Integer.MAX_VALUE);
        acts.addScore(side, points, rule);
    }

    @Override
    public void placeMarker(Marker marker, RuleId rule) {
        checked(rule, "placeMarker", marker).placeMarker(marker, rule);
    }

    @Override
    public void removeMarker(Marker marker, RuleId rule) {
        checked(rule, "removeMarker", marker).removeMarker(marker, rule);
    }

    @Override
    public void keepMarker(Marker marker) {
        checked("keepMarker", marker).keepMarker(marker);
    }

    @Override
    public void useItem(ModelId model, RuleId item) {
        checked("useItem", model, item).useItem(model, item);
    }

    @Override
    public void endActivation(ModelId model) {
        checked("endActivation", model).endActivation(model);
    }

    @Override
    public void giveControl(Side side, RuleId rule) {
        checked(rule, "giveControl", side).giveControl(side, rule);
    }

    @Override
    public void report(Event.Effect effect) {
        present("report", effect);
        checked(effect.rule(), "report", effect.subject()).report(effect);
    }

    @Override
    public void test(DiceTest test, Continuation.AfterTest next) {
        checked("test", test);
        data("test", next);
        acts.test(test, next);
    }

    @Override
    public void groupTest(RuleId rule, TestSide one, Seq<ModelId> victims, Continuation.AfterGroupTest next) {
        checked("groupTest", rule, one, victims);
        that(
                !(one instanceof TestSide.Known),
                "a known number of successes is no roll",
                "a model or a thing that rolls");
        data("groupTest", next);
        acts.groupTest(rule, one, victims, next);
    }

    @Override
    public void roll(Side side, int dice, Purpose purpose, Continuation.AfterRoll next) {
        checked("roll", side, purpose);
        number("the number of dice", dice, 1, Requirements.MOST_SINGLE_DICE);
        data("roll", next);
        acts.roll(side, dice, purpose, next);
    }

    @Override
    public void offer(Side side, Continuation.AfterChoice next) {
        checked("offer", side);
        data("offer", next);
        acts.offer(side, next);
    }

    @Override
    public void damage(ModelId model, int amount, RuleId rule) {
        checked("damage", model, rule);
        number("the damage", amount, 0, Requirements.MOST);
        acts.damage(model, amount, rule);
    }

    @Override
    public void damage(Hit hit) {
        checked("damage", hit).damage(hit);
    }

    @Override
    public void resolveAttacks(Seq<Trigger.Attack> attacks, ModelId aim, Mark mark) {
        checked("resolveAttacks", attacks, aim, mark);
        that(
                attacks.exists(attack -> attack.target().equals(aim)),
                aim + " is aimed at, but not attacked",
                "one of the models that are attacked");
        acts.resolveAttacks(attacks, aim, mark);
    }

    @Override
    public void loseHitPoints(ModelId model, int hitPoints, RuleId rule) {
        checked("loseHitPoints", model, rule);
        number("the number of HP", hitPoints, 0, Requirements.MOST);
        acts.loseHitPoints(model, hitPoints, rule);
    }

    @Override
    public void kill(ModelId model, RuleId rule) {
        checked("kill", model, rule).kill(model, rule);
    }

    @Override
    public void shoot(TestContext context) {
        checked("shoot", context).shoot(context);
    }

    @Override
    public void resolveAttack(Trigger.Attack attack) {
        checked("resolveAttack", attack).resolveAttack(attack);
    }

    @Override
    public void throwAwayFrom(ModelId source, ModelId model, RuleId rule) {
        checked("throwAwayFrom", source, model, rule).throwAwayFrom(source, model, rule);
    }

    @Override
    public void pinAll(Seq<ModelId> models, RuleId rule) {
        checked("pinAll", models, rule).pinAll(models, rule);
    }

    @Override
    public void step(ModelId model, RuleId rule) {
        checked("step", model, rule).step(model, rule);
    }

    @Override
    public void step(ModelId model, Option<ModelId> towards, boolean breaksAway, boolean avoidsEnemies, RuleId rule) {
        checked("step", model, towards, rule).step(model, towards, breaksAway, avoidsEnemies, rule);
    }

    @Override
    public boolean canTake(FreeAction action) {
        return acts.canTake(action);
    }

    @Override
    public void takeFreeAction(FreeAction action) {
        checked("takeFreeAction", action);
        number("the number of cubes", action.cubes(), 0, Requirements.MOST_CUBES);
        acts.takeFreeAction(action);
    }

    @Override
    public void redirectLoss(ModelId model) {
        checked("redirectLoss", model).redirectLoss(model);
    }

    @Override
    public void discardDie(Side side, CommandFace face) {
        checked("discardDie", side, face).discardDie(side, face);
    }

    @Override
    public void advance(ModelId model, int cubes, RuleId rule) {
        checked("advance", model, rule);
        number("the number of cubes", cubes, 0, Requirements.MOST_CUBES);
        acts.advance(model, cubes, rule);
    }

    @Override
    public void teleport(ModelId model, Cube cube, RuleId rule) {
        checked("teleport", model, cube, rule).teleport(model, cube, rule);
    }

    @Override
    public void deploy(ModelId model, Cube cube, RuleId rule) {
        checked("deploy", model, cube, rule).deploy(model, cube, rule);
    }

    @Override
    public void deployOnFoot(ModelId model, Cube cube, RuleId rule) {
        checked("deployOnFoot", model, cube, rule).deployOnFoot(model, cube, rule);
    }

    @Override
    public void deploySpare(ModelId spare, Cube cube, boolean pinned, boolean activated, RuleId rule) {
        checked("deploySpare", spare, cube, rule).deploySpare(spare, cube, pinned, activated, rule);
    }

    @Override
    public void resolveArrival(ModelId model) {
        checked("resolveArrival", model).resolveArrival(model);
    }

    @Override
    public void stopInCube(ModelId model) {
        checked("stopInCube", model).stopInCube(model);
    }

    @Override
    public void explode(RuleId rule, Trigger.Impact at, int dice) {
        checked("explode", rule, at);
        number("the number of dice", dice, 0, Requirements.MOST_DICE);
        acts.explode(rule, at, dice);
    }

    @Override
    public void setOffTrap(Keyword keyword, Trigger.Impact at) {
        checked("setOffTrap", keyword, at).setOffTrap(keyword, at);
    }

    @Override
    public void changeStatus(Seq<ModelId> models, boolean pinned, RuleId rule) {
        checked("changeStatus", models, rule).changeStatus(models, pinned, rule);
    }

    @Override
    public void resolveDelayed() {
        acts.resolveDelayed();
    }

    @Override
    public void land(CubeShot shot, Cube cube) {
        checked("land", shot, cube).land(shot, cube);
    }

    @Override
    public void scatter(CubeShot shot) {
        checked("scatter", shot).scatter(shot);
    }

    @Override
    public void scatterFromAbove(CubeShot shot) {
        checked("scatterFromAbove", shot).scatterFromAbove(shot);
    }

    @Override
    public void scatterOnLevel(CubeShot shot) {
        checked("scatterOnLevel", shot).scatterOnLevel(shot);
    }
}
