package io.github.deadcube.core.action;

import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.CommandFace;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.Now;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** AST-1, DICE-5: the ASSAULT. */
final class AssaultAction extends Action {
    private static final Rejection NOT_HERE =
            new Rejection(RuleIds.AST_1, "the target is no enemy in the model's cube", "an enemy in its cube");
    private static final Rejection NO_FIGHT =
            new Rejection(RuleIds.DICE_5, "the model has no FIGHT statistic to assault with", "another action");

    AssaultAction() {
        super(3, true, RuleIds.AST_1, CommandFace.ASSAULT);
    }

    @Override
    void options(Now now, ModelId model, Consumer<Choice> each) {
        ModelState m = now.model(model);
        if (!Clash.fights(now, m) || !now.foes(m, m.cube())) return;
        for (ModelId enemy : now.foesBeside(model))
            if (veto(now, model, enemy) == null) each.accept(new Choice.Assault(model, enemy));
    }

    @Override
    @Nullable
    Rejection refusal(Now now, Choice choice) {
        Choice.Assault a = (Choice.Assault) choice;
        ModelState m = now.model(a.model());
        if (!Clash.fights(now, m)) return NO_FIGHT;
        if (!now.has(a.target())) return NOT_HERE;
        ModelState target = now.model(a.target());
        boolean here = target.inPlay() && target.cube().equals(m.cube()) && now.foes(m, target);
        return here ? veto(now, a.model(), a.target()) : NOT_HERE;
    }

    private static @Nullable Rejection veto(Now now, ModelId model, ModelId target) {
        return Assault.veto(now, model, target, RuleIds.AST_1, now.model(target).pinned());
    }

    @Override
    Frame frame(Now now, Choice choice) {
        Choice.Assault a = (Choice.Assault) choice;
        return Assault.byAction(now, a.model(), a.target());
    }
}
