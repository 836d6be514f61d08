package io.github.deadcube.core.timing;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Continuation;
import io.github.deadcube.api.extend.DiceTest;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.Trigger.Arrival;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.hooks.HookSet;
import io.github.deadcube.core.machine.Frame;
import io.github.deadcube.core.machine.Now;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** KT: the entry point of this package for other packages. */
public final class TimingRules {
    private static final Vector<Trigger<Trigger.Impact>> IMPACT =
            Trigger.IMPACT.steps().map(Trigger.IMPACT::at);

    private TimingRules() {}

    public sealed interface ChapterFrame extends Frame
            permits LibraryRuleWait, TriggerSteps, Entering, AttackOver, AttackSteps, Interrupted {}

    /** KT-5: the beginning of a model's activation comes next, if a rule acts then. */
    public static void beginning(Now now, ModelId model) {
        if (SequencePart.BEGINNING.concerns(now, model)) now.then(TriggerSteps.of(SequencePart.BEGINNING, model));
    }

    /** KT-6: the end of a model's activation comes next: keywords, then special orders. */
    public static void ending(Now now, ModelId model) {
        if (now.game().hasOrder(Trigger.ENDING) || SequencePart.ENDING.concerns(now, model))
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
        return new AttackSteps(attacks.toList(), aim, mark, 0);
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
        return new AttackOver();
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
}
