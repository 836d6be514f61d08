package io.github.deadcube.core.timing;

import io.github.deadcube.api.Position;
import io.github.deadcube.api.extend.SpecialOrder.OrderContext;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.Trigger.Sequence.Step;
import io.github.deadcube.api.internal.DelayedEffect;
import io.github.deadcube.api.internal.FullPosition;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.machine.Flow;
import io.github.deadcube.core.machine.Frame;
import io.github.deadcube.core.machine.Now;
import io.github.deadcube.core.machine.Requirements;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * KT-1, KT-2, KT-4 to KT-6, KT-8: the steps of a sequence, in order. Each step reads the current state. All effects of
 * a step are done before the next step.
 */
@SavedName("triggerSteps")
record TriggerSteps(SequencePart sequence, Option<ModelId> model, Option<Trigger.Attack> attack, int next)
        implements TimingRules.ChapterFrame {
    private static final Trigger<Trigger.Attack> MARKS = Trigger.ATTACK.at(Step.MARKS);
    private static final Trigger<Trigger.Attack> PINS = Trigger.ATTACK.at(Step.PINS);

    static TriggerSteps of(SequencePart sequence, Trigger.Attack attack) {
        return new TriggerSteps(sequence, Option.none(), Option.some(attack), 0);
    }

    static TriggerSteps of(SequencePart sequence, ModelId model) {
        return new TriggerSteps(sequence, Option.some(model), Option.none(), 0);
    }

    @Override
    public void requires(Requirements state) {
        state.that(
                model.isDefined() == sequence.ofActivation() && attack.isDefined() == sequence.ofAttack(),
                "its model or its attack does not fit the sequence",
                "a model of an activation, or the attack");
        model.forEach(state::active);
        if (sequence.ofActivation()) {
            boolean begins = sequence == SequencePart.BEGINNING;
            state.that(
                    state.has(begins ? Flow.ACTIVATION : Flow.CLOSE),
                    "the rest of the activation does not lie below it",
                    begins ? "'activation' below it" : "'activation.close' below it");
        }
        state.that(
                sequence != SequencePart.SHOT || state.below().exists(Frame::endsWithFights),
                "the shot is one of several, and the others do not lie below it",
                "'volley' below it");
        state.number("the next step", next, 0, sequence.steps() - 1);
    }

    @Override
    public RuleId rule() {
        return sequence.rule();
    }

    @Override
    public Sentence describe() {
        if (attack.isDefined())
            return AttackSteps.after(
                    attack.get().attacker(), Vector.of(attack.get().target()));
        if (model.isEmpty()) return Sentence.of("");
        return sequence == SequencePart.BEGINNING
                ? Sentence.of("{model}'s activation begins", model.get())
                : Sentence.of("{model}'s activation ends", model.get());
    }

    /** KT-4: names the delayed traps while another decision comes first. */
    @Override
    public Vector<Sentence> describe(Position position) {
        if (sequence != SequencePart.SETTLING) return Vector.of(describe());
        return FullPosition.of(position)
                .waiting()
                .flatMap(set -> set instanceof DelayedEffect.TrapEffect effect
                        ? effect.at().trap()
                        : Option.<String>none())
                .map(trap -> Sentence.of("{trap} goes off", trap))
                .toVector();
    }

    @Override
    public Flow step() {
        if (!sequence.ofActivation()) return Flow.WITHIN;
        return sequence == SequencePart.BEGINNING ? Flow.BEGINNING : Flow.ENDING;
    }

    @Override
    public boolean encloses() {
        return !sequence.ofActivation();
    }

    @Override
    public boolean endsWithFights() {
        return sequence.endsWithFights();
    }

    /** An activation that is over has no beginning, and a dead model has no end of activation. */
    private boolean isObsolete(Now now) {
        return sequence.ofActivation()
                && sequence != SequencePart.COSTS
                && (!now.model(model.get()).inPlay()
                        || sequence == SequencePart.BEGINNING && now.view().activationOver());
    }

    @Override
    public void enter(Now now) {
        if (isObsolete(now)) {
            if (sequence == SequencePart.ENDING) TimingRules.costs(now, model.get());
            return;
        }
        if (next == 0 && attack.isDefined() && sequence != SequencePart.EVADING) hit(now, attack.get());
        for (int i = next; i < sequence.steps(); i++) {
            take(now, i);
            if (!now.stack().hasNext()) continue;
            if (sequence.ofActivation()) now.then(TimingRules.settle());
            if (i + 1 < sequence.steps()) now.then(new TriggerSteps(sequence, model, attack, i + 1));
            return;
        }
    }

    private void take(Now now, int number) {
        Step step = sequence.step(number);
        Trigger<ModelId> trigger = sequence.trigger(number);
        if (step == Step.ORDERS) {
            // ORD-2: a side spends no command die on a model that it does not control (K-RAMPAGE)
            ModelId m = model.get();
            if (now.view().mayBeOrdered(m)) now.order(OrderContext.of(Trigger.ENDING, m.side(), m));
        } else if (trigger == null) takeRuleStep(now, step);
        else if (attack.isDefined()) take(now, step, attack.get());
        else now.triggers().at(trigger, now.model(model.get()).inPlay() ? model.get() : null, model.get());
    }

    private void takeRuleStep(Now now, Step step) {
        switch (step) {
            case DAMAGE -> now.chapters().damage(attack.get());
            case EXPLOSIONS -> {
                if (attack.isDefined()) endBeforeExplosions(now, sequence);
                now.chapters().runDelayed();
            }
            case FIGHTS -> now.chapters().dueFights();
            default -> throw new IllegalStateException(step + " is a trigger");
        }
    }

    /** K-FIRE-CONTROL: what lasts for the attacks of a volley ends with the volley. */
    private void take(Now now, Step step, Trigger.Attack a) {
        if (step == Step.EVADE && sequence != SequencePart.EVADING) evade(now, a);
        else react(now, step, a);
    }

    /** K-EVADE, KT-17: what lasts for an attack ends after EVADE, which is a part of the attack. */
    static void evade(Now now, Trigger.Attack a) {
        react(now, Step.EVADE, a);
        now.lasting().expire(Mark.Until.ATTACK);
    }

    /**
     * KT-4, KT-17: what lasts for an attack does not act in explosions that wait. For EVADE after all shots, the volley
     * keeps it.
     */
    static void endBeforeExplosions(Now now, SequencePart sequence) {
        if (sequence != SequencePart.ATTACK || !now.view().delayed().isEmpty())
            now.lasting().expire(Mark.Until.ATTACK);
    }

    static void react(Now now, Step step, Trigger.Attack a) {
        react(now, Trigger.ATTACK.at(step), a);
    }

    static void hit(Now now, Trigger.Attack a) {
        react(now, Trigger.HIT, a);
    }

    /**
     * A dead model takes no further effects: others mark its attacker, and K-SUPPRESSION still pins the models around
     * it.
     */
    private static void react(Now now, Trigger<Trigger.Attack> trigger, Trigger.Attack a) {
        boolean lives = now.model(a.target()).inPlay();
        boolean pins = trigger == PINS;
        if (!lives && !pins && trigger != MARKS) return;
        ModelId own = (lives || pins) && a.effects() ? a.attacker() : null;
        now.triggers().at(trigger, own, a.weapon(), a.target(), a.context().weaponOf(a.target()), a);
    }
}
