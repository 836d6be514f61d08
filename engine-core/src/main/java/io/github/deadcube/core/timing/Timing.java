package io.github.deadcube.core.timing;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.extend.Attack;
import io.github.deadcube.api.extend.Continuation;
import io.github.deadcube.api.extend.Impact;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.Trigger.Arrival;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.resolve.DescribesFrame;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.HookSet;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.spelling.SavedName;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** KT: other packages come in by this class. */
public final class Timing {
    private static final Vector<Trigger<Impact>> LANDING = Vector.of(
            Trigger.LANDS_MARKS,
            Trigger.LANDS_SMOKE,
            Trigger.LANDS_MARKERS,
            Trigger.LANDS_EXPLOSION,
            Trigger.LANDS_STUN,
            Trigger.LANDS_PINS);

    private Timing() {}

    /** What is still to be done of this chapter, as states hold it. */
    sealed interface Waiting extends Frame permits LibraryRuleWait, TriggerSteps, Entering, Over, AttackSteps {}

    /** Every class of this chapter that states hold. */
    public static Vector<Class<? extends Record>> pending() {
        return Frame.kinds(Waiting.class);
    }

    /** KT-5: what is at the beginning of a model's activation comes next, if anything is. */
    public static void beginning(Now now, ModelId model) {
        if (Sequence.BEGINNING.concerns(now, model)) now.then(TriggerSteps.of(Sequence.BEGINNING, model));
    }

    /** KT-6: what is at the end of a model's activation comes next: keywords, then special orders. */
    public static void ending(Now now, ModelId model) {
        if (now.ordered(Trigger.ENDING) || Sequence.ENDING.concerns(now, model))
            now.then(TriggerSteps.of(Sequence.ENDING, model));
    }

    /** KT-6: what the activation of a model that is dead costs others. */
    public static void tolls(Now now, ModelId model) {
        if (Sequence.TOLLS.concerns(now, model)) now.then(TriggerSteps.of(Sequence.TOLLS, model));
    }

    /** KT-2: all that follows the dice of an attack; of one of several shots what comes before EVADE. */
    public static Frame follow(Attack attack) {
        return TriggerSteps.of(Sequence.of(attack), attack);
    }

    /** KT-2, K-IT-BURNS: the same for several models that one roll has hit, all together. */
    public static Frame follow(Seq<Attack> attacks, ModelId aim, Mark mark) {
        return new AttackSteps(attacks.toList(), aim, mark, 0);
    }

    /** KT-2, K-FIRE-CONTROL: who may evade after both of two shots. */
    public static Frame evade(Attack attack) {
        return TriggerSteps.of(Sequence.EVADING, attack);
    }

    /** KT-2, KT-4: what has been set off and made due since, explosions first, then fights. */
    public static Frame settle() {
        return new TriggerSteps(Sequence.SETTLING, Option.none(), Option.none(), 0);
    }

    /** KT-4: what has been set off since goes off; fights wait. */
    public static Frame explosions() {
        return new TriggerSteps(Sequence.EXPLODING, Option.none(), Option.none(), 0);
    }

    /** An attack or an explosion is over, even if it has come to nothing: what lasted for it goes. */
    public static Frame over() {
        return new Over();
    }

    /** ADV-18: what a model has come upon acts; it lapses if the model is not there any more. */
    public static Frame entering(ModelId model, Cube cube) {
        return new Entering(new Arrival(model, cube));
    }

    /** KT-15: what a weapon, or an effect by itself, does where it lands. */
    public static void lands(Now now, HookSet set, ModelId owner, Impact impact) {
        for (Trigger<Impact> trigger : LANDING) now.at(set, trigger, owner, impact);
    }

    /** ADV-18: whether anybody acts when a model comes into a cube. */
    public static boolean entryMatters(Now now, ModelId model) {
        return now.acts(Trigger.ENTERED, model);
    }

    /** A rule waits for the outcome of a test. */
    public static Frame afterTest(Continuation.AfterTest next) {
        return new LibraryRuleWait.AfterTest(next);
    }

    /** DICE-12: a rule waits for single dice. */
    public static Frame afterDice(Continuation.AfterRoll next, Side side, int dice, Purpose purpose) {
        return new LibraryRuleWait.AfterDice(next, side, dice, purpose);
    }

    /** A rule waits for a choice. */
    public static Frame afterChoice(Continuation.AfterChoice next, Side side) {
        return new LibraryRuleWait.AfterChoice(next, side);
    }

    /** KT-2: an attack or an explosion ends, even if it has come to nothing, and what lasted for it goes. */
    @DescribesFrame(rule = "KT-2")
    @SavedName("over")
    record Over() implements Timing.Waiting {
        @Override
        public void enter(Now now) {
            now.expire(Mark.Until.ATTACK);
        }
    }

    /** ADV-18: a model's coming into a cube springs what lies there. */
    @DescribesFrame(rule = "ADV-18", words = "{entered.model} comes into {entered.cube}")
    @SavedName("entering")
    record Entering(Arrival entered) implements Timing.Waiting {
        private boolean lapsed(Now now) {
            return !now.model(entered.model()).inPlay()
                    || !now.model(entered.model()).cube().equals(entered.cube());
        }

        @Override
        public void enter(Now now) {
            if (lapsed(now)) return;
            now.at(Trigger.ENTERED, entered.model(), WeaponChoice.NoWeapon.NONE, null, entered);
        }
    }
}
