package io.github.deadcube.core.action;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.machine.DescribesFrame;
import io.github.deadcube.core.machine.Frame;
import io.github.deadcube.core.machine.Now;
import io.github.deadcube.core.machine.Requirements;
import io.github.deadcube.core.motion.MotionRules;
import io.vavr.collection.List;
import io.vavr.control.Option;
import java.util.function.Consumer;

/**
 * ORD-4, ADV-6: a model makes one step that a special order gives, or none. If it breaks away, it declares the step,
 * and makes it or stops after the free ASSAULT.
 *
 * @param stride the model and the conditions of the step
 * @param from the cube from which it breaks away; none if it does not
 * @param declared the step that was declared when breaking away
 */
@SavedName("orderedStepChoice")
@DescribesFrame(asks = Purpose.MOVEMENT, words = "{stride.model} may make a step ({stride.rule})")
record OrderedStepChoice(OrderedStep stride, Option<Cube> from, Option<Choice.Step> declared)
        implements MovementFrame, Frame.OfOneModel {
    /**
     * One optional voluntary step outside any action (ORD-4).
     *
     * @param towards the model to which the distance must become smaller (GEO-9); none for any step
     * @param breaksAway whether leaving enemies counts as breaking away (ADV-6)
     * @param avoidsEnemies whether the step must not end in a cube with enemies; it may start in one
     */
    @SavedName("orderedStep")
    record OrderedStep(
            ModelId model, RuleId rule, Option<ModelId> towards, boolean breaksAway, boolean avoidsEnemies) {}

    private static final Rejection OTHER_STEP =
            new Rejection(RuleIds.ADV_6, "another step was declared when it broke away", "the declared step, or none");
    private static final Rejection FARTHER = new Rejection(
            RuleIds.CMD_9, "the special order does not let the model step there", "a step that is offered");

    @Override
    public void requires(Requirements state) {
        state.that(
                from.isDefined() == declared.isDefined() && declared.forAll(step -> step.fits(stride.model())),
                Sentence.of(
                        "the declared step is {declared}",
                        declared.map(Choice.Step::toString).getOrElse("missing")),
                Sentence.of("a step of {model}, and the cube from which it breaks away", stride.model()));
    }

    @Override
    public RuleId rule() {
        return stride.rule();
    }

    @Override
    public Frame afterActivationEnds(ModelId who) {
        return who.equals(stride.model()) ? MotionRules.halt(who, RuleIds.ADV_6) : this;
    }

    /** ADV-6: a free ASSAULT that has moved the model ends its movement. */
    @Override
    public void enter(Now now) {
        if (OneStep.isImpossible(now, stride.model())) return;
        boolean moved =
                from.isDefined() && !from.contains(now.model(stride.model()).cube());
        if (!moved && offers(now) > 1) now.ask(this);
    }

    @Override
    public ModelId model() {
        return stride.model();
    }

    @Override
    public boolean asksFor(Choice choice) {
        return choice instanceof Choice.Step;
    }

    @Override
    public void options(Now now, Consumer<Choice> each) {
        Model m = now.model(stride.model());
        each.accept(new Choice.Decline(rule(), m.id()));
        new StepChoices(now, m).each(m.cube(), OneStep.BUDGET, to -> {
            Choice.Step step = new Choice.Step(m.id(), to);
            if (isAllowed(now, m, to) && declared.forAll(step::equals)) each.accept(step);
        });
    }

    /** ORD-4, ADV-12: where the step may end is what counts, also after a drop. */
    private boolean isAllowed(Now now, Model m, Cube to) {
        List<Cube> ends = new StepChoices(now, m).ends(to);
        if (stride.avoidsEnemies() && ends.exists(end -> now.neighbours().wouldFight(m, end))) return false;
        if (stride.towards().isEmpty()) return true;
        Cube there = now.model(stride.towards().get()).cube();
        return ends.forAll(end -> end.range(there) < m.cube().range(there));
    }

    @Override
    public Rejection reasonNotListed(Now now, Choice choice) {
        if (choice instanceof Choice.Step step && !declared.forAll(step::equals)) return OTHER_STEP;
        return OneStep.reasonNotListed(now, stride.model(), choice, FARTHER);
    }

    @Override
    public void chosen(Now now, Choice choice) {
        if (!(choice instanceof Choice.Step step)) return;
        if (declared.isDefined() || !stride.breaksAway() || !CloseCombat.breaksAway(now, stride.model())) {
            EntryIntoCube.step(now, stride.model(), step.cube(), rule(), Option.none());
            return;
        }
        now.then(CloseCombat.of(now, stride.model(), CloseCombat.Cause.BREAKING_AWAY));
        now.then(new OrderedStepChoice(
                stride, Option.some(now.model(stride.model()).cube()), Option.some(step)));
    }
}
