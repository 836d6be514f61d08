package io.github.deadcube.core.resolve;

import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.team.ModelId;
import java.util.function.BiPredicate;

/** ASK-4: what a choice names. */
final class Named {
    private Named() {}

    /** Whether all models that a choice names are in the game, so that rules may look at them. */
    static boolean known(Now now, Choice choice) {
        return all(choice, now, Now::has);
    }

    /** Whether it names a model that has been killed. */
    static boolean dead(Now now, Choice choice) {
        return !all(choice, now, (at, id) -> at.model(id).status() != ModelState.Status.KILLED);
    }

    /** A die that buys a die is refused by whoever is asked; however deep that goes, it is not looked into. */
    private static boolean all(Choice choice, Now now, BiPredicate<Now, ModelId> is) {
        if (choice instanceof Choice.Step c) return is.test(now, c.model());
        if (choice instanceof Choice.Stop c) return is.test(now, c.model());
        if (choice instanceof Choice.LetGo c) return is.test(now, c.model());
        if (choice instanceof Choice.Leave c) return is.test(now, c.model());
        if (choice instanceof Choice.Activate c) return is.test(now, c.model());
        if (choice instanceof Choice.Deploy c) return is.test(now, c.model());
        if (choice instanceof Choice.TakeSpot c) return is.test(now, c.model());
        if (choice instanceof Choice.Tactician c) return is.test(now, c.model());
        if (choice instanceof Choice.EndActivation c) return is.test(now, c.model());
        if (choice instanceof Choice.Advance c) return is.test(now, c.model());
        if (choice instanceof Choice.Sprint c) return is.test(now, c.model());
        if (choice instanceof Choice.StandUp c) return is.test(now, c.model());
        if (choice instanceof Choice.Assault c) return is.test(now, c.model()) && is.test(now, c.target());
        if (choice instanceof Choice.Attack c) return is.test(now, c.model()) && is.test(now, c.target());
        if (choice instanceof Choice.Wield c) return is.test(now, c.model());
        if (choice instanceof Choice.FightBack c) return is.test(now, c.model());
        if (choice instanceof Choice.Survive c) return is.test(now, c.model());
        if (choice instanceof Choice.Throw c) return is.test(now, c.model());
        if (choice instanceof Choice.Flank c) return is.test(now, c.model());
        if (choice instanceof Choice.PickUp c) return is.test(now, c.model());
        if (choice instanceof Choice.Keep c) return is.test(now, c.model());
        if (choice instanceof Choice.Drop c) return is.test(now, c.model());
        if (choice instanceof Choice.Destroy c) return is.test(now, c.model());
        if (choice instanceof Choice.Exchange c) return is.test(now, c.model());
        if (choice instanceof Choice.Land c) return is.test(now, c.model());
        if (choice instanceof Choice.Decline c) return is.test(now, c.model());
        if (choice instanceof Choice.SpendDie c)
            return c.action() instanceof Choice.SpendDie || all(c.action(), now, is);
        if (choice instanceof Choice.Use c) return is.test(now, c.model()) && aimedAt(c.target(), now, is);
        return !(choice instanceof Choice.Shoot c)
                || is.test(now, c.model()) && c.shots().forAll(shot -> aimedAt(shot.target(), now, is));
    }

    private static boolean aimedAt(Target target, Now now, BiPredicate<Now, ModelId> is) {
        return !(target instanceof Target.OfModel m) || is.test(now, m.model());
    }
}
