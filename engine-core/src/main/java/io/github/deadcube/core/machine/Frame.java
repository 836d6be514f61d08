package io.github.deadcube.core.machine;

import io.github.deadcube.api.GameState.Pending;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Continuation;
import io.github.deadcube.api.extend.DiceTest.Outcome;
import io.github.deadcube.api.extend.SpecialOrder.OrderContext;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.Language;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.rule.Told;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.shared.PerClass;
import io.github.deadcube.api.shared.Types;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.schema.RecordType;
import io.github.deadcube.core.schema.Template;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The unfinished part of one rule on the stack: a small immutable record. When a frame is done, the frame below it
 * continues. A frame either works ({@link #enter}), or waits for dice, a shuffle or a choice ({@link #prompt}).
 */
@SavedName("frame")
public interface Frame extends Pending {
    /**
     * The frame classes of a chapter and the continuations nested in them. The description of each class is read here,
     * so that a wrong one is found before a state holds it.
     *
     * @param chapter the sealed interface of all frames of the chapter
     */
    static Vector<Class<? extends Record>> kinds(Class<?> chapter) {
        return Vector.ofAll(RecordType.cases(chapter)).flatMap(type -> {
            FrameDescription.of(type);
            return Vector.<Class<?>>of(type)
                    .appendAll(Types.within(type))
                    .filter(kind -> kind == type || Continuation.class.isAssignableFrom(kind))
                    .map(kind -> kind.asSubclass(Record.class));
        });
    }

    @Override
    default RuleId rule() {
        return FrameDescription.of(getClass()).rule();
    }

    @Override
    default Sentence describe() {
        return FrameDescription.of(getClass()).words(this);
    }

    default Flow step() {
        return FrameDescription.of(getClass()).step();
    }

    /**
     * Adds what play needs to go on from this frame, beyond its {@link #step}: what lies below it, what is true of the
     * position, and the bounds of its numbers. Checked when a state is read or resumed. A frame needs nothing that a
     * frame above it may change: {@link #enter} checks that.
     */
    default void requires(Requirements state) {}

    /** Whether it passes the outcome of a test to the frame below. */
    default boolean tests() {
        return false;
    }

    /** Whether it may wait for the outcome of the test above it. */
    default boolean awaitsTest() {
        return false;
    }

    /**
     * Called when the frame is the top one. It is then off the stack; if it is not done, it puts itself back with
     * {@link Now#then} or {@link Now#ask}. A frame that no longer applies returns without effect. By default, the frame
     * waits for its input at once.
     */
    default void enter(Now now) {
        now.ask(this);
    }

    /**
     * ORD-2: the frame that replaces this one when a rule gives a declared attack another target; null if none does.
     * Asked of the frames that wait together with that attack.
     *
     * @param attack the attack as it was declared
     * @param to its new target; null if it is called off
     */
    default @Nullable Frame diverted(Now now, TestContext attack, @Nullable ModelId to) {
        return this;
    }

    /** Whether the frames above it happen inside it, as the rest of an attack does. */
    default boolean encloses() {
        return false;
    }

    /** AWAY-4, KT-2: whether the fights that force makes due inside it are fought before it ends. */
    default boolean endsWithFights() {
        return false;
    }

    /** K-STUN, ADV-6, ADV-18: the frame that replaces this one when a model is marked as activated during it. */
    default Frame afterActivationEnds(ModelId model) {
        return this;
    }

    /**
     * ASK-7: why a choice of its kind cannot be made while a frame above asks; null if none of its rules forbids it.
     */
    default @Nullable Rejection refusalDuring(Now now, Choice choice) {
        return null;
    }

    /** ORD-2: the context of a special order that is asked above it; null if the frame adds nothing to the context. */
    default @Nullable OrderContext orderContext(OrderContext asked) {
        return null;
    }

    /** The test that this frame pushed is decided. Only tests answer; a frame reads all other results from the game. */
    default void answered(Now now, Outcome outcome) {
        throw new IllegalStateException(this + " asked for no test");
    }

    /** The prompt of a waiting frame. This method and all below are called only while the frame waits. */
    default Prompt prompt(Now now) {
        throw new IllegalStateException(this + " asks nothing");
    }

    /** The shuffle that it asked for has this order. */
    default void shuffled(Now now, Input.Shuffle order) {
        throw new IllegalStateException(this + " shuffles nothing");
    }

    /** Passes on every choice that it offers, in a stable order; none while it waits for dice. */
    default void options(Now now, Consumer<Choice> each) {}

    /** ACT-1: how many short actions of the active model an option takes: 2 for a long one. */
    default int takes(Now now, Choice option) {
        return 0;
    }

    /** GEO-2: the cube whose spots it offers to a model. */
    default Cube spotsOf(Now now, ModelId model) {
        return now.model(model).cube();
    }

    /** The number of the item token that its options concern; 0 if they concern none, or name it. */
    default int token() {
        return 0;
    }

    /** The number of choices that it offers. If the only one is to do nothing, no prompt is needed. */
    default int offers(Now now) {
        int[] offers = {0};
        options(now, choice -> offers[0]++);
        return offers[0];
    }

    /**
     * Why a choice is not offered; null if it is offered. If there are few options, the list decides and
     * {@link #reasonNotListed} only explains. If there are many, one predicate serves to list, to check and to explain.
     */
    default @Nullable Rejection refusal(Now now, Choice choice) {
        ChoiceSearch listed = new ChoiceSearch(choice);
        options(now, listed);
        return listed.found ? null : reasonNotListed(now, choice);
    }

    default Rejection reasonNotListed(Now now, Choice choice) {
        return Refusals.NOT_OFFERED;
    }

    /** Whether a choice of a requested kind belongs to another model. */
    default boolean isOfOtherModel(Now now, Choice choice) {
        return false;
    }

    /** Asks for a choice. The only option is taken without a prompt; without options nothing happens. */
    default void askOrTake(Now now) {
        List<Choice> options = new ArrayList<>();
        options(now, options::add);
        if (options.size() == 1) chosen(now, options.get(0));
        else if (!options.isEmpty()) now.ask(this);
    }

    default void chosen(Now now, Choice choice) {
        throw new IllegalStateException(this + " offers nothing");
    }

    default void rolled(Now now, Dice dice) {
        throw new IllegalStateException(this + " rolls nothing");
    }

    /** A frame whose choices belong to one model: this is checked before all other conditions. */
    interface OfModel extends Frame {
        ModelId chooser(Now now);

        /** Whether the prompt asks for choices of this kind, for any model. */
        boolean asksFor(Choice choice);

        @Override
        default boolean isOfOtherModel(Now now, Choice choice) {
            return asksFor(choice) && !choice.fits(chooser(now));
        }
    }

    /** A frame whose choices always belong to the same model. By default, the side that controls it decides. */
    interface OfOneModel extends OfModel {
        ModelId model();

        @Override
        default ModelId chooser(Now now) {
            return model();
        }

        @Override
        default Prompt prompt(Now now) {
            return FrameDescription.of(getClass()).prompt(now, this, now.view().controller(model()));
        }
    }

    /** A frame that may always wait for the outcome of the test above it. */
    interface AwaitingTest extends Frame {
        @Override
        default boolean awaitsTest() {
            return true;
        }
    }

    /** A frame whose choices belong to a side. */
    interface OfSide extends Frame {
        Side side();

        @Override
        default Prompt prompt(Now now) {
            return FrameDescription.of(getClass()).prompt(now, this, side());
        }
    }

    final class ChoiceSearch implements Consumer<Choice> {
        private final Choice sought;
        private boolean found;

        public ChoiceSearch(Choice sought) {
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

    /**
     * What the step of a rule says of itself, with the titles of rules in the language of the reader.
     *
     * @param titles the title of a rule in the game; the rulebook of the game is in English
     */
    record StepWords(Function<RuleId, String> titles, Function<Function<RuleId, String>, CharSequence> words)
            implements Told {
        public static Sentence sentence(
                Function<RuleId, String> titles, Function<Function<RuleId, String>, CharSequence> words) {
            return Sentence.of("{text}", new StepWords(titles, words));
        }

        @Override
        public String told(Language language) {
            CharSequence text = words.apply(rule -> rule.known() ? rule.titleIn(language) : titles.apply(rule));
            return text instanceof Told told ? told.told(language) : text.toString();
        }

        @Override
        public String toString() {
            return told(Language.ENGLISH);
        }
    }

    /** The rule and the text that {@link DescribesFrame} gives to one class of frames, parsed once. */
    final class FrameDescription {
        private static final ClassValue<FrameDescription> KNOWN = PerClass.remembered(FrameDescription::new);

        private final Class<?> type;
        private final @Nullable RuleId rule;
        private final @Nullable Purpose asks;
        private final Flow step;

        private final Template words;

        private FrameDescription(Class<?> type) {
            this.type = type;
            DescribesFrame description = type.getAnnotation(DescribesFrame.class);
            rule = description == null || description.rule().isEmpty() ? null : RuleId.of(description.rule());
            if (rule != null && !rule.known())
                throw new IllegalStateException(type + " names an unknown rule: " + rule);
            Purpose[] asked = description == null ? new Purpose[0] : description.asks();
            if (asked.length > 1) throw new IllegalStateException(type + " asks for several purposes");
            asks = asked.length == 0 ? null : asked[0];
            step = description == null ? Flow.WITHIN : description.step();
            words = new Template(type, description == null ? "" : description.words());
        }

        static FrameDescription of(Class<?> type) {
            return KNOWN.get(type);
        }

        RuleId rule() {
            if (rule == null)
                throw new IllegalStateException(
                        type + " has no rule; give it @DescribesFrame(rule = ...) or a rule() method");
            return rule;
        }

        Flow step() {
            return step;
        }

        /** The prompt of a frame whose class says what it asks. */
        Prompt.Decision prompt(Now now, Frame frame, Side side) {
            if (asks == null)
                throw new IllegalStateException(
                        type + " does not say what it asks; give it @DescribesFrame(asks = ...) or a prompt method");
            return new Prompt.Decision(side, asks, frame.rule(), now.offers(frame));
        }

        Sentence words(Frame frame) {
            return words.filled(frame);
        }
    }
}
