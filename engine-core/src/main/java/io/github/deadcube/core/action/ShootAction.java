package io.github.deadcube.core.action;

import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.play.Shot;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.CommandFace;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.Now;
import java.util.ArrayList;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** SHO-1, SHO-2, SHO-9, K-FIRE-CONTROL: the SHOOT, with one weapon or with two. */
final class ShootAction extends Action {
    private static final Rejection NO_SHOOTING = new Rejection(
            RuleIds.SHO_2, "an enemy is in the shooter's cube", "an action that may be taken beside enemies");
    private static final Rejection NO_RANGED =
            new Rejection(RuleIds.SHO_8, "the model has no RANGED statistic and cannot shoot", "another action");
    private static final Rejection SHORT_ONLY =
            new Rejection(RuleIds.CMD_8, "the die does not buy a shot that is long by choice", "the short shot");

    ShootAction() {
        super(2, false, RuleIds.SHO_5, CommandFace.SHOOT);
    }

    @Override
    @Nullable
    Rejection gate(Now now, ModelId model) {
        return gateAwayFromEnemies(now, model, NO_SHOOTING);
    }

    @Override
    void options(Now now, ModelId model, Consumer<Choice> each) {
        ModelState m = now.model(model);
        if (!m.profile().ranged().exists()) return;
        java.util.List<Shot> all = Volley.may(now, model) ? new ArrayList<>() : null;
        Aims.of(
                now,
                m,
                all == null
                        ? each
                        : shoot -> {
                            each.accept(shoot);
                            all.add(shoot.shots().head());
                        });
        if (all != null) Volley.pairs(now, model, all, shots -> each.accept(new Choice.Shoot(model, shots)));
    }

    @Override
    @Nullable
    Rejection refusal(Now now, Choice choice) {
        Choice.Shoot shoot = (Choice.Shoot) choice;
        ModelState m = now.model(shoot.model());
        Rejection why = shoot.shots().size() == 1 ? null : Volley.refusal(now, shoot);
        if (why != null) return why;
        if (!m.profile().ranged().exists()) return NO_RANGED;
        for (Shot shot : shoot.shots()) {
            why = Aims.refusal(now, m, shot);
            if (why != null) return why;
        }
        return null;
    }

    /** K-HEAVY, K-INDIRECT, K-SNIPER-SCOPE: if either of two shots is long, so is the action. */
    @Override
    boolean lengthy(Now now, Choice choice) {
        Choice.Shoot shoot = (Choice.Shoot) choice;
        ModelState m = now.model(shoot.model());
        for (Shot shot : shoot.shots()) if (Aims.lengthy(now, m, shot)) return true;
        return false;
    }

    @Override
    @Nullable
    Rejection notBought(Now now, Choice choice) {
        Choice.Shoot shoot = (Choice.Shoot) choice;
        if (shoot.shots().size() > 1) return Volley.notBought(now, shoot);
        return Aims.notBought(now, now.model(shoot.model()), shoot.shots().head()) ? SHORT_ONLY : null;
    }

    @Override
    Frame frame(Now now, Choice choice) {
        Choice.Shoot shoot = (Choice.Shoot) choice;
        ModelState m = now.model(shoot.model());
        return shoot.shots().size() == 1 ? Aims.frame(now, m, shoot.shots().head()) : Volley.of(now, m, shoot.shots());
    }
}
