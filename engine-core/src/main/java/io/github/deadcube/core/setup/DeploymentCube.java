package io.github.deadcube.core.setup;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Purpose;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.motion.Motion;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.resolve.Refusals;
import io.github.deadcube.core.resolve.Waits;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** SET-7 to SET-9: a model that is deployed takes a cube of its side's zone, on any level, or comes by air. */
@Waits(rule = "SET-7", words = "{model} is deployed")
record DeploymentCube(ModelId model) implements Setups.Waiting, Frame.OfOneModel {
    private static final Rejection OUTSIDE = new Rejection(
            RuleIds.SET_7, "the cube is outside the side's zone, or has no floor", "a floored cube of its zone");
    private static final Rejection FULL =
            new Rejection(RuleIds.ADV_4, "the cube has no room for the model", "a cube of its zone with room");

    private static final Rejection ENEMY = new Rejection(
            RuleIds.SET_9, "nobody is deployed in a cube with an enemy", "a cube of its zone without enemies");
    private static final Rejection NOT_BY_AIR =
            new Rejection(RuleIds.SET_7, "the model does not come by air", "a cube of its zone");
    private static final Rejection ABOVE =
            new Rejection(RuleIds.SET_8, "a vehicle is deployed on the ground", "a ground cube of its zone");

    /** Whether a model has a cube in its side's zone, or may come by air. */
    static boolean possible(Now now, ModelState m, Zone zone) {
        return Aerial.ruleOf(now, m) != null || zone.room(m);
    }

    @Override
    public boolean asksFor(Choice choice) {
        return choice instanceof Choice.Deploy || choice instanceof Choice.Use;
    }

    @Override
    public Prompt.Decision prompt(Now now) {
        return new Prompt.Decision(model.side(), Purpose.DEPLOYMENT_CUBE, RuleIds.SET_7, now.offers(this));
    }

    @Override
    public void options(Now now, Consumer<Choice> each) {
        ModelState m = now.model(model);
        new Zone(now, model.side()).each(m, floor -> each.accept(new Choice.Deploy(model, floor)));
        RuleId byAir = Aerial.ruleOf(now, m);
        if (byAir != null) each.accept(new Choice.Use(byAir, model, Target.NOTHING));
    }

    @Override
    public @Nullable Rejection refusal(Now now, Choice choice) {
        if (!asksFor(choice)) return Refusals.KIND;
        if (!choice.fits(model)) return Refusals.OTHER_MODEL;
        ModelState m = now.model(model);
        if (choice instanceof Choice.Use use) {
            boolean may =
                    use.rule().equals(Aerial.ruleOf(now, m)) && use.target().equals(Target.NOTHING);
            return may ? null : NOT_BY_AIR;
        }
        Cube cube = ((Choice.Deploy) choice).cube();
        if (!new Zone(now, model.side()).floorIn(cube)) return OUTSIDE;
        if (!Zone.admits(now, m, cube)) return ABOVE;
        if (now.enemies(m, cube, false)) return ENEMY;
        return now.room(m, cube) ? null : FULL;
    }

    @Override
    public void chosen(Now now, Choice choice) {
        if (choice instanceof Choice.Deploy at)
            now.then(Motion.spot(model, at.cube(), RuleIds.SET_7, Motion.Arrival.DEPLOYED));
        else now.reserve(model, ((Choice.Use) choice).rule());
    }
}
