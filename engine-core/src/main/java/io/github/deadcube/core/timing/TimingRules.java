package io.github.deadcube.core.timing;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Continuation;
import io.github.deadcube.api.extend.DiceTest;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.Trigger.Arrival;
import io.github.deadcube.api.extend.Trigger.Sequence;
import io.github.deadcube.api.extend.Trigger.Sequence.Step;
import io.github.deadcube.api.internal.DelayedEffect;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.shared.NamedConstant;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.resolve.DescribesFrame;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.HeldBack;
import io.github.deadcube.core.resolve.HookSet;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.resolve.Requirements;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** KT: the entry point of this package for other packages. */
public final class TimingRules {
    private static final Vector<Trigger<Trigger.Impact>> IMPACT =
            Trigger.IMPACT.steps().map(Trigger.IMPACT::at);

    private TimingRules() {}

    public sealed interface ChapterFrame extends Frame
            permits LibraryRuleWait, TriggerSteps, Entering, Over, TriggerSteps.AttackSteps, Interrupted {}

    /** KT-5: the beginning of a model's activation comes next, if a rule acts then. */
    public static void beginning(Now now, ModelId model) {
        if (SequencePart.BEGINNING.concerns(now, model)) now.then(TriggerSteps.of(SequencePart.BEGINNING, model));
    }

    /** KT-6: the end of a model's activation comes next: keywords, then special orders. */
    public static void ending(Now now, ModelId model) {
        if (now.triggers().hasOrder(Trigger.ENDING) || SequencePart.ENDING.concerns(now, model))
            now.then(TriggerSteps.of(SequencePart.ENDING, model));
    }

    /** KT-6: the costs for other models for the activation of a model that is dead. */
    public static void costs(Now now, ModelId model) {
        if (SequencePart.COSTS.concerns(now, model)) now.then(TriggerSteps.of(SequencePart.COSTS, model));
    }

    /** KT-2: the steps after the dice of an attack; for a shot of a volley, those before EVADE. */
    public static Frame afterAttack(Trigger.Attack attack) {
        return TriggerSteps.of(SequencePart.of(attack), attack);
    }

    /** KT-2, K-IT-BURNS: the steps for several models that one roll hit, together. */
    public static Frame afterAttack(Seq<Trigger.Attack> attacks, ModelId aim, Mark mark) {
        return new TriggerSteps.AttackSteps(attacks.toList(), aim, mark, 0);
    }

    /** KT-2, K-FIRE-CONTROL: the target may evade after both of two shots. */
    public static Frame evade(Trigger.Attack attack) {
        return TriggerSteps.of(SequencePart.EVADING, attack);
    }

    /** KT-2, KT-4: the delayed effects and the fights that are due: explosions first, then fights. */
    public static Frame settle() {
        return new TriggerSteps(SequencePart.SETTLING, Option.none(), Option.none(), 0);
    }

    /** KT-4: the delayed effects act; fights wait. */
    public static Frame explosions() {
        return new TriggerSteps(SequencePart.EXPLODING, Option.none(), Option.none(), 0);
    }

    /** KT-4, KT-17: an order has acted inside an attack or a test, and may have added frames. */
    public static void interrupt(Now now) {
        if (now.stack().hasNext()) Interrupted.take(now);
    }

    public static Frame attackOver() {
        return new Over();
    }

    public static Frame entering(ModelId model, Cube cube) {
        return new Entering(new Arrival(model, cube));
    }

    /** KT-15: the effects of a weapon, or of an effect alone, where it lands. */
    public static void impact(Now now, HookSet set, ModelId owner, Trigger.Impact impact) {
        for (Trigger<Trigger.Impact> trigger : IMPACT) now.triggers().at(set, trigger, owner, impact);
    }

    /** ADV-18: whether any hook acts when the model enters a cube. */
    public static boolean entryMatters(Now now, ModelId model) {
        return now.triggers().acts(Trigger.ENTERED, model);
    }

    public static Frame dueTest(DiceTest test, Continuation.AfterTest next) {
        return new LibraryRuleWait.DueTest(test, next);
    }

    public static Frame afterTest(Continuation.AfterTest next) {
        return new LibraryRuleWait.AfterTest(next);
    }

    public static Frame afterDice(Continuation.AfterRoll next, Side side, int dice, Purpose purpose) {
        return new LibraryRuleWait.AfterDice(next, side, dice, purpose);
    }

    public static Frame afterChoice(Continuation.AfterChoice next, Side side) {
        return new LibraryRuleWait.AfterChoice(next, side);
    }

    /** KT-2: an attack or an explosion ends, even without effect: the marks that last for it end. */
    @DescribesFrame(rule = "KT-2")
    @SavedName("over")
    record Over() implements TimingRules.ChapterFrame {
        @Override
        public void enter(Now now) {
            now.edit().expire(Mark.Until.ATTACK);
        }
    }

    /**
     * ADV-18, KT-4: a model that enters a cube triggers the rules there. The effects of each come before the next, unless the pins of an
     * attack or of an explosion come first.
     */
    @DescribesFrame(rule = "ADV-18", words = "{entered.model} comes into {entered.cube}")
    @SavedName(value = "entering", parts = "entered")
    record Entering(Arrival entered) implements TimingRules.ChapterFrame {
        @Override
        public void enter(Now now) {
            if (!now.model(entered.model()).inPlay()
                    || !now.model(entered.model()).cube().equals(entered.cube())) return;
            now.triggers().at(Trigger.ENTERED, entered.model(), entered);
            // the effects settle next: no attack and no explosion has moved the model
            if (now.stack().top() instanceof TriggerSteps next
                    && (next.sequence() == SequencePart.SETTLING || next.sequence() == SequencePart.EXPLODING)
                    && next.next() == 0) now.interleave(explosions());
        }
    }

    /**
     * KT-4, KT-17: an order interrupts an attack. What lasts for that attack or waits for its end is put aside, so that another attack neither
     * ends nor uses it.
     */
    @SavedName(value = "interrupted", parts = "held waiting")
    @DescribesFrame(rule = "KT-17")
    record Interrupted(List<HeldBack> held, List<DelayedEffect> waiting) implements TimingRules.ChapterFrame {
        static void take(Now now) {
            List<HeldBack> held = HeldBack.taken(now, 0);
            List<DelayedEffect> waiting = now.edit().takeDelayed();
            if (held.nonEmpty() || waiting.nonEmpty()) now.then(new Interrupted(held, waiting));
        }

        @Override
        public void requires(Requirements state) {
            held.forEach(one -> state.number("the shot for which something waits", one.shot(), 0, 0));
        }

        @Override
        public void enter(Now now) {
            held.forEach(one -> one.giveBack(now));
            List<DelayedEffect> later = now.edit().takeDelayed();
            now.edit().requeueDelayed(waiting.appendAll(later));
        }
    }

    /** A sequence, or the part of it that one event of the game needs. */
    @SavedName(value = "sequence", parts = "beginning ending tolls attack shot evading exploding settling")
    enum SequencePart {
        /** KT-5. */
        BEGINNING(Trigger.ACTIVATION_BEGINS),
        /** KT-6, ORD-2. */
        ENDING(Trigger.ACTIVATION_ENDS),
        /** KT-6: the costs for other models when the active model is dead. */
        COSTS(Trigger.ACTIVATION_ENDS, Step.COST),
        /** KT-2. */
        ATTACK(Trigger.ATTACK),
        /** KT-2 up to EVADE, for each shot of a volley. */
        SHOT(Trigger.ATTACK, Step.DAMAGE, Step.STUN, Step.THROW, Step.PINS, Step.MARKS, Step.EXPLOSIONS),
        /** KT-2: EVADE alone, after all shots of an action. */
        EVADING(Trigger.ATTACK, Step.EVADE),
        /** KT-2, KT-4: explosions that no attack has caused. */
        EXPLODING(Trigger.ATTACK, Step.EXPLOSIONS),
        /** KT-2, KT-4: explosions, then the fights that are due. */
        SETTLING(Trigger.ATTACK, Step.EXPLOSIONS, Step.FIGHTS);

        private final RuleId rule;
        private final Step[] steps;
        /** The trigger of each step; null if only the engine acts in the step. */
        private final @Nullable Trigger<?>[] triggers;

        /** A bit for each trigger. */
        private long bits;

        SequencePart(Sequence<?> whole) {
            this(whole, whole.steps().toJavaArray(Step[]::new));
        }

        SequencePart(Sequence<?> whole, Step... steps) {
            this.rule = whole.rule();
            this.steps = steps;
            this.triggers = new Trigger<?>[steps.length];
            for (int i = 0; i < steps.length; i++)
                if (whole.has(steps[i])) {
                    triggers[i] = whole.at(steps[i]);
                    bits |= NamedConstant.bit(whole.at(steps[i]));
                }
        }

        RuleId rule() {
            return rule;
        }

        /** KT-2: the part after the dice of an attack; for a shot of a volley, it ends before EVADE. */
        static SequencePart of(Trigger.Attack attack) {
            return attack.context().volley() ? SHOT : ATTACK;
        }

        int steps() {
            return steps.length;
        }

        /** AWAY-4: whether its last step are the fights that are due. */
        boolean endsWithFights() {
            return steps[steps.length - 1] == Step.FIGHTS;
        }

        Step step(int number) {
            return steps[number];
        }

        /** The trigger of a step, for an activation or an attack as the sequence says; null if only the engine acts in the step. */
        @SuppressWarnings("unchecked")
        <E> @Nullable Trigger<E> trigger(int number) {
            return (Trigger<E>) triggers[number];
        }

        boolean ofAttack() {
            return this == ATTACK || this == SHOT || this == EVADING;
        }

        boolean ofActivation() {
            return this == BEGINNING || this == ENDING || this == COSTS;
        }

        boolean concerns(Now now, ModelId model) {
            return now.triggers().acts(bits, model);
        }
    }
}
