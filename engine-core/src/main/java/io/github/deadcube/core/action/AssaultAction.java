package io.github.deadcube.core.action;

import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.CommandDice.CommandFace;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.machine.Frame;
import io.github.deadcube.core.machine.Now;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * AST-1, AST-10: the ASSAULT on an enemy in the cube; {@link Assault} executes it. A step into a cube of enemies
 * (ADV-5) is a movement: {@link StepChoices} offers and refuses it.
 */
final class AssaultAction extends Action {
    private static final Rejection NOT_HERE =
            new Rejection(RuleIds.AST_1, "the target is no enemy in the model's cube", "an enemy in its cube");
    private static final Rejection MET = new Rejection(
            RuleIds.AST_1,
            "one of the two has come into the cube during the activation",
            "an enemy beside which the model has stood since its activation began");
    private static final Rejection NO_FIGHT =
            new Rejection(RuleIds.DICE_5, "the model has no FIGHT statistic to assault with", "another action");

    AssaultAction() {
        super(Kind.ASSAULT, true, RuleIds.AST_1, CommandFace.ASSAULT);
    }

    @Override
    void options(Now now, ModelId model, Consumer<Choice> each) {
        Model m = now.model(model);
        if (!CloseCombat.canAssault(now, m) || !now.neighbours().wouldFight(m, m.cube())) return;
        for (ModelId enemy : now.neighbours().modelsToFight(model))
            if (!haveMet(now, m, now.model(enemy)) && veto(now, model, enemy) == null)
                each.accept(new Choice.Assault(model, enemy));
    }

    /**
     * AST-1: whether one of the two has come into the cube of the other since the activation of the assaulter began.
     */
    private static boolean haveMet(Now now, Model m, Model enemy) {
        return now.view().isActive(m.id()) && (m.marked(RuleIds.AST_1) || enemy.marked(RuleIds.AST_1));
    }

    @Override
    @Nullable
    Rejection refusal(Now now, Choice choice) {
        Choice.Assault a = (Choice.Assault) choice;
        Model m = now.model(a.model());
        if (!CloseCombat.canAssault(now, m)) return NO_FIGHT;
        if (!now.view().isInGame(a.target())) return NOT_HERE;
        return refusal(now, a.model(), a.target(), rule());
    }

    /** AST-1: why a model may not attack another by a rule, that of the action or one that makes it attack. */
    static @Nullable Rejection refusal(Now now, ModelId attacker, ModelId on, RuleId rule) {
        Model m = now.model(attacker);
        Model target = now.model(on);
        boolean here = target.inPlay()
                && target.cube().equals(m.cube())
                && now.neighbours().wouldFight(m, target);
        if (!here) return NOT_HERE;
        Rejection why = Assault.veto(now, attacker, on, rule, target.pinned());
        return why == null && rule.equals(RuleIds.AST_1) && haveMet(now, m, target) ? MET : why;
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
