package io.github.deadcube.testkit.contract;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.board.Direction;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Shot;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.testkit.dice.SplitMix64;
import io.vavr.collection.Vector;

/**
 * Choices that differ from an option in one part: another model, the cube beside it, another spot or number. One that is legal must be an
 * option too, so that they show which option is missing.
 */
final class NearChoices {
    private static final int SPOTS = 9;
    private static final int MOST_NUMBER = 4;
    private static final int MODELS = 6;

    private final SplitMix64 chance;

    NearChoices(SplitMix64 chance) {
        this.chance = chance;
    }

    /** Another choice of the option's type, or of one that is offered beside it; the option itself where it has no parts. */
    Choice near(Choice option) {
        if (option instanceof Choice.SpendDie c) return new Choice.SpendDie(c.face(), near(c.action()));
        if (option instanceof Choice.TakeSpot c) return new Choice.TakeSpot(c.model(), 1 + chance.below(SPOTS));
        if (option instanceof Choice.Step c) return new Choice.Step(c.model(), beside(c.cube()));
        if (option instanceof Choice.Deploy c) return new Choice.Deploy(c.model(), beside(c.cube()));
        if (option instanceof Choice.Land c) return new Choice.Land(c.model(), beside(c.cube()));
        if (option instanceof Choice.AddCube c) return new Choice.AddCube(beside(c.cube()));
        if (option instanceof Choice.Shoot c)
            return new Choice.Shoot(
                    c.model(),
                    new Shot(
                            c.shot().weapon(),
                            near(c.shot().target()),
                            c.shot().mode(),
                            c.shot().item()));
        if (option instanceof Choice.Assault c) return new Choice.Assault(c.model(), other(c.target()));
        if (option instanceof Choice.Attack c) return new Choice.Attack(c.model(), other(c.target()));
        if (option instanceof Choice.Use c) return new Choice.Use(c.rule(), c.model(), near(c.target()));
        if (option instanceof Choice.AddDice) return new Choice.AddDice(chance.below(MOST_NUMBER));
        if (option instanceof Choice.Reroll) return new Choice.Reroll(chance.below(MOST_NUMBER));
        if (option instanceof Choice.Throw c)
            return new Choice.Throw(c.model(), Direction.ALL.get(chance.below(Direction.ALL.size())));
        if (option instanceof Choice.PickUp c) return new Choice.PickUp(c.model(), 1 + chance.below(SPOTS));
        if (option instanceof Choice.Activate c) return new Choice.Activate(other(c.model()));
        return option instanceof Choice.OfModel c ? ofActivation(c) : option;
    }

    /** What a model may do beside another thing that it may do. */
    private Choice ofActivation(Choice.OfModel option) {
        ModelId model = option.model();
        Vector<Choice> all = Vector.of(
                new Choice.Advance(model),
                new Choice.Sprint(model),
                new Choice.StandUp(model),
                new Choice.EndActivation(model),
                new Choice.Survive(model),
                new Choice.Leave(model),
                new Choice.LetGo(model));
        return all.get(chance.below(all.size()));
    }

    private Target near(Target target) {
        if (target instanceof Target.OfModel t) return Target.of(other(t.model()));
        if (target instanceof Target.OfCube t) return Target.of(beside(t.cube()));
        if (target instanceof Target.OfModelAt t) return new Target.OfModelAt(t.model(), beside(t.cube()));
        return target;
    }

    /** One of the same side in three of four cases. */
    private ModelId other(ModelId model) {
        Side side = chance.below(4) == 0 ? model.side().other() : model.side();
        return new ModelId(side, 1 + chance.below(MODELS));
    }

    private Cube beside(Cube cube) {
        return new Cube(
                cube.column() + chance.below(3) - 1,
                cube.row() + chance.below(3) - 1,
                cube.level() + (chance.below(4) == 0 ? chance.below(3) - 1 : 0),
                cube.part());
    }
}
