package io.github.deadcube.core.resolve;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.OptionFacts;
import java.util.Arrays;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Receives the options of a frame and passes them on. It remembers the last options and their state: an answer with one of
 * these objects needs no second check.
 */
final class OptionSink implements Consumer<Choice> {
    static final Consumer<Choice> IGNORE = option -> {};

    private Consumer<Choice> each = IGNORE;
    private @Nullable Throwable own;
    /** Choices; of type Object, because a write into an array of an interface type is checked. */
    private Object[] offered = new Object[32];

    private int count;
    private @Nullable GameState at;

    void begin(GameState state, Consumer<Choice> taker) {
        at = state;
        each = taker;
        own = null;
        count = 0;
    }

    void end() {
        each = IGNORE;
    }

    @Override
    public void accept(Choice option) {
        EngineFailure.requireResult(option, "one of the options");
        if (count == offered.length) offered = Arrays.copyOf(offered, count * 2);
        offered[count++] = option;
        try {
            each.accept(option);
        } catch (Throwable thrown) {
            own = thrown;
            throw thrown;
        }
    }

    /** The offered choice with the index that {@code which} selects. */
    Choice pick(IntUnaryOperator which) {
        return (Choice) offered[Objects.checkIndex(which.applyAsInt(count), count)];
    }

    /** Whether this same object has been offered in this same state. */
    @SuppressWarnings("ReferenceEquality") // an equal choice is checked normally
    boolean has(GameState state, Choice choice) {
        if (at != state) return false;
        for (int i = 0; i < count; i++) if (offered[i] == choice) return true;
        return false;
    }

    /** Whether the consumer threw this exception, for example to stop early. It is passed on unchanged. */
    boolean threw(Throwable thrown) {
        return thrown == own;
    }

    /** The options of a waiting frame. A bug in a rule that lists them is reported with the state. */
    record Offered(Workspaces workspaces, GameState state, Frame frame) implements Prompt.Offers {
        @Override
        public void forEach(Consumer<Choice> each) {
            listed(each).giveBack();
        }

        @Override
        public Choice pick(IntUnaryOperator which) {
            Now now = listed(OptionSink.IGNORE);
            Choice picked = now.offering().pick(which);
            now.giveBack();
            return picked;
        }

        @Override
        public OptionFacts facts(Choice option) {
            Now now = workspaces.at(state);
            try {
                OptionFacts facts = new FactsOfOption(now, frame).of(option);
                now.giveBack();
                return facts;
            } catch (Throwable bug) {
                EngineFailure.unlessFatal(bug);
                if (frame.refusal(workspaces.at(state), option) != null)
                    throw new IllegalArgumentException("'" + option + "' is none of the options", bug);
                throw EngineFailure.at("the facts of an option", bug, () -> state);
            }
        }

        private Now listed(Consumer<Choice> each) {
            Now now = workspaces.at(state);
            OptionSink offering = now.offering();
            try {
                offering.begin(state, each);
                frame.options(now, offering);
                offering.end();
                return now;
            } catch (Throwable bug) {
                if (offering.threw(bug)) throw bug;
                throw EngineFailure.at("the options", bug, () -> state);
            }
        }
    }
}
