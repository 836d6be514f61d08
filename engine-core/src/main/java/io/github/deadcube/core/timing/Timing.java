package io.github.deadcube.core.timing;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.extend.Arm;
import io.github.deadcube.api.extend.Attack;
import io.github.deadcube.api.extend.Landing;
import io.github.deadcube.api.extend.Moment;
import io.github.deadcube.api.extend.Moment.Entered;
import io.github.deadcube.api.extend.Then;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.HookSet;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.resolve.Waits;
import io.github.deadcube.core.spelling.Saved;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** KT: other packages come in by this class. */
public final class Timing {
    private static final Vector<Moment<Landing>> LANDING = Vector.of(
            Moment.LANDS_MARKS,
            Moment.LANDS_SMOKE,
            Moment.LANDS_MARKERS,
            Moment.LANDS_EXPLOSION,
            Moment.LANDS_STUN,
            Moment.LANDS_PINS);

    private Timing() {}

    /** What is still to be done of this chapter, as states hold it. */
    sealed interface Waiting extends Frame permits After, Course, Entering, Over, Spread {}

    /** Every class of this chapter that states hold. */
    public static Vector<Class<? extends Record>> pending() {
        return Frame.kinds(Waiting.class);
    }

    /** KT-5: what is at the beginning of a model's activation comes next, if anything is. */
    public static void beginning(Now now, ModelId model) {
        if (Sequence.BEGINNING.concerns(now, model)) now.then(Course.of(Sequence.BEGINNING, model));
    }

    /** KT-6: what is at the end of a model's activation comes next: keywords, then special orders. */
    public static void ending(Now now, ModelId model) {
        if (now.ordered(Moment.ENDING) || Sequence.ENDING.concerns(now, model))
            now.then(Course.of(Sequence.ENDING, model));
    }

    /** KT-6: what the activation of a model that is dead costs others. */
    public static void tolls(Now now, ModelId model) {
        if (Sequence.TOLLS.concerns(now, model)) now.then(Course.of(Sequence.TOLLS, model));
    }

    /** KT-2: all that follows the dice of an attack; of one of several shots what comes before EVADE. */
    public static Frame follow(Attack attack) {
        return Course.of(Sequence.of(attack), attack);
    }

    /** KT-2, K-IT-BURNS: the same for several models that one roll has hit, all together. */
    public static Frame follow(Seq<Attack> attacks, ModelId aim, Mark mark) {
        return new Spread(attacks.toList(), aim, mark, 0);
    }

    /** KT-2, K-FIRE-CONTROL: who may evade after both of two shots. */
    public static Frame evade(Attack attack) {
        return Course.of(Sequence.EVADING, attack);
    }

    /** KT-2, KT-4: what has been set off and made due since, explosions first, then fights. */
    public static Frame settle() {
        return new Course(Sequence.SETTLING, Option.none(), Option.none(), 0);
    }

    /** KT-4: what has been set off since goes off; fights wait. */
    public static Frame explosions() {
        return new Course(Sequence.EXPLODING, Option.none(), Option.none(), 0);
    }

    /** An attack or an explosion is over, even if it has come to nothing: what lasted for it goes. */
    public static Frame over() {
        return new Over();
    }

    /** ADV-18: what a model has come upon acts; it lapses if the model is not there any more. */
    public static Frame entering(ModelId model, Cube cube) {
        return new Entering(new Entered(model, cube));
    }

    /** KT-15: what a weapon, or an effect by itself, does where it lands. */
    public static void lands(Now now, HookSet set, ModelId bearer, Landing landing) {
        for (Moment<Landing> moment : LANDING) now.at(set, moment, bearer, landing);
    }

    /** ADV-18: whether anybody acts when a model comes into a cube. */
    public static boolean entryMatters(Now now, ModelId model) {
        return now.acts(Moment.ENTERED, model);
    }

    /** A rule waits for the outcome of a test. */
    public static Frame afterTest(Then.Decided then) {
        return new After.AfterTest(then);
    }

    /** DICE-12: a rule waits for single dice. */
    public static Frame afterDice(Then.Rolled then, Side side, int dice, Purpose purpose) {
        return new After.AfterDice(then, side, dice, purpose);
    }

    /** A rule waits for a choice. */
    public static Frame afterChoice(Then.Chosen then, Side side) {
        return new After.AfterChoice(then, side);
    }

    /** KT-2: an attack or an explosion ends, even if it has come to nothing, and what lasted for it goes. */
    @Waits(rule = "KT-2")
    @Saved("over")
    record Over() implements Timing.Waiting {
        @Override
        public void enter(Now now) {
            now.expire(Mark.Until.ATTACK);
        }
    }

    /** ADV-18: a model's coming into a cube springs what lies there. */
    @Waits(rule = "ADV-18", words = "{entered.model} comes into {entered.cube}")
    @Saved("entering")
    record Entering(Entered entered) implements Timing.Waiting {
        private boolean lapsed(Now now) {
            return !now.model(entered.model()).inPlay()
                    || !now.model(entered.model()).cube().equals(entered.cube());
        }

        @Override
        public void enter(Now now) {
            if (lapsed(now)) return;
            now.at(Moment.ENTERED, entered.model(), Arm.Bare.NONE, null, entered);
        }
    }
}
