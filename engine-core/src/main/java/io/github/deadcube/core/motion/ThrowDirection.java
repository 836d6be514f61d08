package io.github.deadcube.core.motion;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.hooks.EngineFailure;
import io.github.deadcube.core.machine.DescribesFrame;
import io.github.deadcube.core.machine.Frame;
import io.github.deadcube.core.machine.Now;
import io.github.deadcube.core.machine.Refusals;
import io.vavr.collection.Vector;
import java.util.function.Consumer;

/**
 * AWAY-1, AWAY-2, K-SOLID: a model is moved one cube directly away from a source. The attacker chooses among several
 * cubes.
 */
@SavedName("throwDirection")
@DescribesFrame(words = "{model} is moved directly away from {source}")
record ThrowDirection(ModelId source, ModelId model, RuleId rule) implements ThrowFrame, Frame.OfOneModel {
    @Override
    public void enter(Now now) {
        if (!now.model(model).inPlay()
                || !now.model(source).inPlay()
                || now.view().hasTrait(model, Trait.NEVER_MOVED)) return;
        Vector<Cube> away = cubes(now);
        // LIV-AWAY: if the line leads only above or below the battlefield, the model stays
        if (away.isEmpty()) return;
        if (away.size() == 1) go(now, away.head());
        else now.ask(this);
    }

    private Vector<Cube> cubes(Now now) {
        Place from = now.model(source).place();
        Place at = now.model(model).place();
        Vector<Cube> cubes = now.view().ruleset().away().cubes(now.view().battlefield(), from, at);
        return EngineFailure.requireResult(cubes, "the cubes directly away");
    }

    private void go(Now now, Cube cube) {
        now.then(MotionRules.toward(model, rule, now.view().controller(source), cube));
    }

    @Override
    public boolean asksFor(Choice choice) {
        return choice instanceof Choice.Land || choice instanceof Choice.Throw;
    }

    @Override
    public Prompt.Decision prompt(Now now) {
        return new Prompt.Decision(now.view().controller(source), Purpose.DIRECTION, by(now), now.offers(this));
    }

    /** The rule that says which directions lead directly away. */
    private RuleId by(Now now) {
        boolean together = now.model(source).cube().equals(now.model(model).cube());
        return EngineFailure.requireResult(now.view().ruleset().away().rule(together), "the rule of directly away");
    }

    @Override
    public void options(Now now, Consumer<Choice> each) {
        Cube from = now.model(model).cube();
        cubes(now).forEach(to -> each.accept(choice(from, to)));
    }

    /** A choice names a direction on the same level, and a cube on another level (LIV-AWAY). */
    private Choice choice(Cube from, Cube to) {
        return to.level() == from.level()
                ? new Choice.Throw(model, Direction.of(to.column() - from.column(), to.row() - from.row()))
                : new Choice.Land(model, to);
    }

    @Override
    public Rejection reasonNotListed(Now now, Choice choice) {
        return asksFor(choice)
                ? new Rejection(by(now), "that direction does not lead directly away", "a direction that is offered")
                : Refusals.KIND;
    }

    @Override
    public void chosen(Now now, Choice choice) {
        Cube from = now.model(model).cube();
        go(now, choice instanceof Choice.Throw t ? from.next(t.direction()) : ((Choice.Land) choice).cube());
    }
}
