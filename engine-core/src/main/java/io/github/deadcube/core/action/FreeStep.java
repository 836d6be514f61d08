package io.github.deadcube.core.action;

import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.machine.DescribesFrame;
import io.github.deadcube.core.machine.Frame;
import io.github.deadcube.core.machine.Now;
import io.github.deadcube.core.machine.Refusals;
import io.vavr.control.Option;
import java.util.function.Consumer;

/** K-EVADE: an optional step as in an ADVANCE; it needs no breaking away. */
@DescribesFrame(asks = Purpose.EVADE, words = "{model} may make a step ({rule})")
@SavedName("freeStep")
record FreeStep(ModelId model, RuleId rule) implements MovementFrame, Frame.OfOneModel {
    @Override
    public void enter(Now now) {
        if (!OneStep.isImpossible(now, model) && offers(now) > 1) now.ask(this);
    }

    @Override
    public boolean asksFor(Choice choice) {
        return choice instanceof Choice.Step;
    }

    @Override
    public void options(Now now, Consumer<Choice> each) {
        Model m = now.model(model);
        StepChoices steps = new StepChoices(now, m);
        each.accept(new Choice.Decline(rule, model));
        steps.each(m.cube(), OneStep.BUDGET, to -> each.accept(new Choice.Step(model, to)));
    }

    @Override
    public Rejection reasonNotListed(Now now, Choice choice) {
        return OneStep.reasonNotListed(now, model, choice, Refusals.NOT_OFFERED);
    }

    @Override
    public void chosen(Now now, Choice choice) {
        if (choice instanceof Choice.Step step) EntryIntoCube.step(now, model, step.cube(), rule, Option.none());
    }
}
