package io.github.deadcube.core.action;

import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.CommandDice.CommandFace;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.machine.Frame;
import io.github.deadcube.core.machine.Now;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** SHO-1, SHO-2, SHO-9: the SHOOT with one weapon; {@link SecondWeapon} adds another. */
final class ShootAction extends Action {
    private static final Rejection NO_SHOOTING = new Rejection(
            RuleIds.SHO_2, "an enemy is in the shooter's cube", "an action that may be taken beside enemies");
    private static final Rejection NO_RANGED =
            new Rejection(RuleIds.SHO_8, "the model has no RANGED statistic and cannot shoot", "another action");
    private static final Rejection SHORT_ONLY =
            new Rejection(RuleIds.CMD_8, "the die does not buy a shot that is long by choice", "the short shot");

    ShootAction() {
        super(Kind.SHOOT, false, RuleIds.SHO_5, CommandFace.SHOOT);
    }

    @Override
    @Nullable
    Rejection gate(Now now, ModelId model) {
        return gateAwayFromEnemies(now, model, NO_SHOOTING);
    }

    @Override
    void options(Now now, ModelId model, Consumer<Choice> each) {
        Model m = now.model(model);
        if (m.card().ranged().exists()) AimChoices.all(now, m, each);
    }

    @Override
    @Nullable
    Rejection refusal(Now now, Choice choice) {
        Choice.Shoot shoot = (Choice.Shoot) choice;
        Model m = now.model(shoot.model());
        return m.card().ranged().exists() ? AimChoices.refusal(now, m, shoot.shot()) : NO_RANGED;
    }

    /** K-HEAVY, K-INDIRECT, K-SNIPER-SCOPE. */
    @Override
    boolean isLong(Now now, Choice choice) {
        Choice.Shoot shoot = (Choice.Shoot) choice;
        return weapon(now, shoot).isLong(shoot.shot());
    }

    @Override
    @Nullable
    Rejection notBought(Now now, Choice choice) {
        Choice.Shoot shoot = (Choice.Shoot) choice;
        return weapon(now, shoot).notBought(shoot.shot()) ? SHORT_ONLY : null;
    }

    @Override
    Frame frame(Now now, Choice choice) {
        Choice.Shoot shoot = (Choice.Shoot) choice;
        return weapon(now, shoot).frame(shoot.shot());
    }

    private static ShotWeapon weapon(Now now, Choice.Shoot shoot) {
        return ShotWeapon.fired(now, now.model(shoot.model()), shoot.shot());
    }
}
