package io.github.deadcube.core.action;

import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.machine.Now;
import io.github.deadcube.core.machine.Refusals;

/** ADV-2 to ADV-4, ORD-4, K-EVADE: one voluntary step outside any action. */
final class OneStep {
    static final Movement.Budget BUDGET = Movement.Budget.of(1, false);

    private OneStep() {}

    static boolean isImpossible(Now now, ModelId model) {
        Model m = now.model(model);
        return !m.inPlay() || m.pinned() || m.card().advance() == 0;
    }

    /** Why a choice is no option; {@code otherwise} if the model could make the step. */
    static Rejection reasonNotListed(Now now, ModelId model, Choice choice, Rejection otherwise) {
        if (!(choice instanceof Choice.Step step)) return Refusals.KIND;
        Model m = now.model(model);
        Rejection why = new StepChoices(now, m).refusal(m.cube(), step.cube(), BUDGET);
        return why == null ? otherwise : why;
    }
}
