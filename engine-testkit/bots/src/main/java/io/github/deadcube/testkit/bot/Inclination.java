package io.github.deadcube.testkit.bot;

import io.github.deadcube.api.Position;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.team.CommandDice;
import io.github.deadcube.api.team.CommandFace;
import io.github.deadcube.api.team.ModelId;
import io.vavr.collection.Vector;

/** How much a {@link Skirmisher} is inclined to each choice: a weight of 1 or more. */
final class Inclination {
    private static final int KEEN = 200;
    private static final int WILLING = 40;
    private static final int INDIFFERENT = 15;
    private static final int LOATH = 5;
    private static final int AVERSE = 1;

    private final Position position;
    private final Vector<Cube> objectives;

    Inclination(Position position) {
        this.position = position;
        this.objectives = position.game()
                .setup()
                .scenario()
                .objectives(position.game().setup().battlefield())
                .map(objective -> objective.cube());
    }

    int towards(Choice choice) {
        if (choice instanceof Choice.SpendDie spend)
            return spend.face() == CommandFace.ORDER ? WILLING : towards(spend.action());
        if (choice instanceof Choice.Step step) return nearer(step);
        if (choice instanceof Choice.Shoot shoot) return shot(shoot);
        if (choice instanceof Choice.Use use) return enemies(use.model(), cube(use.model())) ? KEEN : AVERSE;
        if (choice instanceof Choice.Reroll reroll) return LOATH + WILLING * reroll.dice();
        if (choice instanceof Choice.RerollCommand reroll)
            return reroll.dice().equals(CommandDice.NONE) ? WILLING : LOATH;
        return inclined(choice);
    }

    private static int inclined(Choice choice) {
        if (choice instanceof Choice.Assault || choice instanceof Choice.Attack || choice instanceof Choice.StandUp)
            return KEEN;
        if (choice instanceof Choice.Advance
                || choice instanceof Choice.Sprint
                || choice instanceof Choice.Activate
                || choice instanceof Choice.FightBack) return WILLING;
        if (choice instanceof Choice.EndActivation || choice instanceof Choice.TakeSpot) return AVERSE;
        return choice instanceof Choice.Pass || choice instanceof Choice.EndTurn ? LOATH : INDIFFERENT;
    }

    /** A grenade is not for empty cubes. */
    private int shot(Choice.Shoot shoot) {
        return shoot.shot().target() instanceof Target.OfCube at && !enemies(shoot.model(), at.cube()) ? AVERSE : KEEN;
    }

    /** A step that leads nowhere is taken now and then. */
    private int nearer(Choice.Step step) {
        int before = distance(step.model(), cube(step.model()));
        int after = distance(step.model(), step.cube());
        return after < before ? KEEN : after == before ? INDIFFERENT : LOATH;
    }

    /** To the nearest living enemy or objective, in cubes. */
    private int distance(ModelId mover, Cube cube) {
        int least = Integer.MAX_VALUE;
        for (ModelState other : position.models())
            if (other.inPlay() && other.id().side() != mover.side()) least = Math.min(least, cube.range(other.cube()));
        for (Cube objective : objectives) least = Math.min(least, cube.range(objective));
        return least;
    }

    private boolean enemies(ModelId model, Cube cube) {
        for (ModelState other : position.models())
            if (other.inPlay()
                    && other.id().side() != model.side()
                    && other.cube().equals(cube)) return true;
        return false;
    }

    private Cube cube(ModelId model) {
        return position.model(model).get().cube();
    }
}
