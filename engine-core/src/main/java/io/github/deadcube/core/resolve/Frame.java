package io.github.deadcube.core.resolve;

import io.github.deadcube.api.GameState.Pending;
import io.github.deadcube.api.extend.Continuation;
import io.github.deadcube.api.extend.DiceTest.Outcome;
import io.github.deadcube.api.extend.SpecialOrder.OrderContext;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.play.Shuffle;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;
import io.vavr.collection.Vector;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The rest of one rule, waiting on the stack for its turn: a small immutable record. What lies below it goes on when it
 * is through. A frame either works ({@link #enter}), or waits for dice, a shuffle or a choice ({@link #prompt}).
 */
public interface Frame extends Pending {
    /**
     * The frames of a chapter, and what rules leave with their dice within them. Each is read for what it says of itself, so that one
     * that says it wrongly is found before a state holds it.
     *
     * @param chapter the sealed interface that all frames of the chapter implement
     */
    static Vector<Class<? extends Record>> kinds(Class<?> chapter) {
        return Vector.of(chapter.getPermittedSubclasses()).flatMap(type -> {
            if (type.isInterface()) return kinds(type);
            FrameDescription.of(type);
            return Vector.<Class<?>>of(type)
                    .appendAll(Vector.of(type.getDeclaredClasses())
                            .filter(Continuation.class::isAssignableFrom)
                            .sortBy(Class::getName))
                    .map(kind -> kind.asSubclass(Record.class));
        });
    }

    @Override
    default RuleId rule() {
        return FrameDescription.of(getClass()).rule();
    }

    @Override
    default String words() {
        return FrameDescription.of(getClass()).words(this);
    }

    /**
     * Its turn; it is off the stack, and puts itself back with {@link Now#then} or {@link Now#ask} if it is not done. A frame whose
     * occasion has passed goes without a word; one that says nothing here waits for its input at once.
     */
    default void enter(Now now) {
        now.ask(this);
    }

    /** Whether what happens above it on the stack happens within it: what is left of an attack, or the like. */
    default boolean encloses() {
        return false;
    }

    /** K-STUN, ADV-6, ADV-18: what is left of it after a model has been marked as activated in the middle of it. */
    default Frame stunned(ModelId model) {
        return this;
    }

    /** ASK-7: why a choice of its kind cannot be made while something above it asks; null if none of its rules forbids it. */
    default @Nullable Rejection meanwhile(Now now, Choice choice) {
        return null;
    }

    /** ORD-2: what a special order is told that is asked above it; null if it is not what the order is asked about. */
    default @Nullable OrderContext cue(OrderContext asked) {
        return null;
    }

    /** The test that it pushed above itself is decided. Only tests answer; all else is read off the table. */
    default void answered(Now now, Outcome outcome) {
        throw new IllegalStateException(this + " asked for no test");
    }

    /** What it waits for. Asked only of a frame that waits, like all below. */
    default Prompt prompt(Now now) {
        throw new IllegalStateException(this + " asks nothing");
    }

    /** What it asked to be shuffled is in this order. */
    default void shuffled(Now now, Shuffle order) {
        throw new IllegalStateException(this + " shuffles nothing");
    }

    /** Every choice that it offers, in a stable order; none while it waits for dice. */
    default void options(Now now, Consumer<Choice> each) {}

    /** How many choices it offers: where one is to do nothing, a second makes it a question. */
    default int offers(Now now) {
        int[] offers = {0};
        options(now, choice -> offers[0]++);
        return offers[0];
    }

    /**
     * Why a choice is not offered; null if it is. Where offers are few, being listed is the law, and {@link #otherwise}
     * merely explains; where they are many, one predicate serves listing, checking and explaining.
     */
    default @Nullable Rejection refusal(Now now, Choice choice) {
        Listed listed = new Listed(choice);
        options(now, listed);
        return listed.found ? null : otherwise(now, choice);
    }

    /** The reason for which a choice that is not listed is not. */
    default Rejection otherwise(Now now, Choice choice) {
        return Refusals.NOT_OFFERED;
    }

    /** Whether a choice that it asks for is not the chooser's. */
    default boolean others(Now now, Choice choice) {
        return false;
    }

    /** One of its offers is chosen. */
    default void chosen(Now now, Choice choice) {
        throw new IllegalStateException(this + " offers nothing");
    }

    /** Its dice are rolled. */
    default void rolled(Now now, Dice dice) {
        throw new IllegalStateException(this + " rolls nothing");
    }

    /** A frame whose choices are one model's: whether a choice is that model's is checked before anything else is. */
    interface OfModel extends Frame {
        /** Whose choices they are. */
        ModelId chooser(Now now);

        /** Whether the prompt asks for choices of a kind, whosever they are. */
        boolean asksFor(Choice choice);

        @Override
        default boolean others(Now now, Choice choice) {
            return asksFor(choice) && !choice.fits(chooser(now));
        }
    }

    /** One whose choices are always the same model's. */
    interface OfOneModel extends OfModel {
        ModelId model();

        @Override
        default ModelId chooser(Now now) {
            return model();
        }
    }

    /** Looks for one choice among the options. */
    final class Listed implements Consumer<Choice> {
        private final Choice sought;
        private boolean found;

        public Listed(Choice sought) {
            this.sought = sought;
        }

        public boolean found() {
            return found;
        }

        @Override
        public void accept(Choice option) {
            found |= option.equals(sought);
        }
    }
}
