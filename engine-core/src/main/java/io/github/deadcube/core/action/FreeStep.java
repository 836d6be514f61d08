package io.github.deadcube.core.action;

import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Purpose;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.resolve.Refusals;
import io.github.deadcube.core.resolve.Waits;
import io.vavr.control.Option;
import java.util.function.Consumer;

/** K-EVADE: one step as in an ADVANCE, or none; breaking away does not arise. */
@Waits(words = "{model} may make a step ({rule})")
record FreeStep(ModelId model, RuleId rule) implements Actions.Waiting, Frame.OfModel {
    private static final Movement.Budget ONE_CUBE = Movement.Budget.of(1, false);

    private boolean lapsed(Now now) {
        ModelState m = now.model(model);
        return !m.inPlay() || m.pinned() || m.profile().advance() == 0;
    }

    @Override
    public void enter(Now now) {
        if (lapsed(now)) return;
        if (offers(now) > 1) now.ask(this);
    }

    @Override
    public ModelId chooser(Now now) {
        return model;
    }

    @Override
    public boolean asksFor(Choice choice) {
        return choice instanceof Choice.Step;
    }

    @Override
    public Prompt.Decision prompt(Now now) {
        return new Prompt.Decision(now.controller(model), Purpose.EVADE, rule, now.offers(this));
    }

    @Override
    public void options(Now now, Consumer<Choice> each) {
        ModelState m = now.model(model);
        Steps steps = new Steps(now, m);
        each.accept(new Choice.Decline(rule, model));
        steps.each(m.cube(), ONE_CUBE, to -> each.accept(new Choice.Step(model, to)));
    }

    @Override
    public Rejection otherwise(Now now, Choice choice) {
        if (!(choice instanceof Choice.Step step)) return Refusals.KIND;
        ModelState m = now.model(model);
        Rejection why = new Steps(now, m).refusal(m.cube(), step.cube(), ONE_CUBE);
        return why == null ? Refusals.NOT_OFFERED : why;
    }

    @Override
    public void chosen(Now now, Choice choice) {
        if (choice instanceof Choice.Step step) Entry.step(now, model, step.cube(), rule, Option.none());
    }
}
