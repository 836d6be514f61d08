package io.github.deadcube.core.resolve;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;
import java.util.Arrays;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Options on their way from a frame to whoever takes them. A workspace remembers those that it has offered last, and at which state:
 * whoever answers there with one of these very objects needs no second check, nor do those who try one after another.
 */
final class OptionSink implements Consumer<Choice> {
    /** Takes no notice of any. */
    static final Consumer<Choice> NOBODY = option -> {};

    private Consumer<Choice> each = NOBODY;
    private @Nullable Throwable own;
    /** Choices; an array of nothing narrower, since each write into one of an interface's would be checked. */
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
        each = NOBODY;
    }

    @Override
    public void accept(Choice option) {
        EngineFailure.given(option, "one of the options");
        if (count == offered.length) offered = Arrays.copyOf(offered, count * 2);
        offered[count++] = option;
        try {
            each.accept(option);
        } catch (RuntimeException | Error thrown) {
            own = thrown;
            throw thrown;
        }
    }

    /** One of those that have been offered. */
    Choice pick(IntUnaryOperator which) {
        return (Choice) offered[Objects.checkIndex(which.applyAsInt(count), count)];
    }

    /** Whether this very object has been offered at this very state. */
    @SuppressWarnings("ReferenceEquality") // an equal one is checked like any other
    boolean has(GameState state, Choice choice) {
        if (at != state) return false;
        for (int i = 0; i < count; i++) if (offered[i] == choice) return true;
        return false;
    }

    /** Whether the taker threw this: what it throws is its own affair, to have seen enough mostly. */
    boolean threw(Throwable thrown) {
        return thrown == own;
    }

    /** The options of a frame that waits; a bug in a rule that lists them is told like any other. */
    record Offered(Workspaces workspaces, GameState state, Frame frame) implements Prompt.Offers {
        @Override
        public void forEach(Consumer<Choice> each) {
            listed(each).giveBack();
        }

        @Override
        public Choice pick(IntUnaryOperator which) {
            Now now = listed(OptionSink.NOBODY);
            Choice picked = now.offering().pick(which);
            now.giveBack();
            return picked;
        }

        private Now listed(Consumer<Choice> each) {
            Now now = workspaces.at(state);
            OptionSink offering = now.offering();
            try {
                offering.begin(state, each);
                frame.options(now, offering);
                offering.end();
                return now;
            } catch (RuntimeException | StackOverflowError | AssertionError | LinkageError bug) {
                if (offering.threw(bug)) throw bug;
                throw EngineFailure.at("the options", bug, () -> state);
            }
        }
    }
}
