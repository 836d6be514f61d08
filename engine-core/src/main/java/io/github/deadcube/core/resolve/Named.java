package io.github.deadcube.core.resolve;

import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.team.ModelId;
import io.vavr.collection.List;

/** ASK-4: what a choice names. */
final class Named {
    private Named() {}

    /** Whether all models that a choice names are in the game, so that rules may look at them. */
    static boolean known(Now now, Choice choice) {
        for (List<ModelId> l = models(choice); !l.isEmpty(); l = l.tail()) if (!now.has(l.head())) return false;
        return true;
    }

    /** Whether it names a model that has been killed. */
    static boolean dead(Now now, Choice choice) {
        return models(choice).exists(id -> now.model(id).status() == ModelState.Status.KILLED);
    }

    private static List<ModelId> models(Choice choice) {
        if (choice instanceof Choice.Step c) return List.of(c.model());
        if (choice instanceof Choice.Stop c) return List.of(c.model());
        if (choice instanceof Choice.Leave c) return List.of(c.model());
        if (choice instanceof Choice.Activate c) return List.of(c.model());
        if (choice instanceof Choice.Deploy c) return List.of(c.model());
        if (choice instanceof Choice.TakeSpot c) return List.of(c.model());
        if (choice instanceof Choice.Tactician c) return List.of(c.model());
        if (choice instanceof Choice.EndActivation c) return List.of(c.model());
        if (choice instanceof Choice.Advance c) return List.of(c.model());
        if (choice instanceof Choice.Sprint c) return List.of(c.model());
        if (choice instanceof Choice.StandUp c) return List.of(c.model());
        if (choice instanceof Choice.Assault c) return List.of(c.model(), c.target());
        if (choice instanceof Choice.Attack c) return List.of(c.model(), c.target());
        if (choice instanceof Choice.Wield c) return List.of(c.model());
        if (choice instanceof Choice.FightBack c) return List.of(c.model());
        if (choice instanceof Choice.Survive c) return List.of(c.model());
        if (choice instanceof Choice.Throw c) return List.of(c.model());
        if (choice instanceof Choice.Land c) return List.of(c.model());
        if (choice instanceof Choice.Decline c) return List.of(c.model());
        if (choice instanceof Choice.SpendDie c) return models(c.action());
        if (choice instanceof Choice.Use c) return aimedAt(c.target()).prepend(c.model());
        if (choice instanceof Choice.Shoot c)
            return c.shots().flatMap(shot -> aimedAt(shot.target())).prepend(c.model());
        return List.empty();
    }

    private static List<ModelId> aimedAt(Target target) {
        return target instanceof Target.OfModel m ? List.of(m.model()) : List.empty();
    }
}
