package io.github.deadcube.core.resolve;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Pending;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.Outcome;
import io.vavr.collection.List;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A transition in the making: the workspace of one call of {@code apply}, which nothing outlives but the values that come
 * out of it. Four verbs steer the machine: {@link #then} (these come next, in the order said), {@link #ask} (wait for an
 * input), {@link #answer} (a test tells the frame below), and returning without any of them (done). All else changes
 * the table.
 *
 * <p>It is mutable so that a lost return value cannot lose a change, and so that a transition copies little; frames and
 * states are immutable.
 */
public abstract class Now extends Changes {
    private List<Pending> stack;
    private static final Frame[] NOTHING = {};

    private Frame[] queue = NOTHING;
    private int queued;
    private boolean waiting;
    private @Nullable Outcome answer;

    protected Now(GameState state) {
        super(state);
        stack = state.pending();
    }

    /** What hooks are given. */
    public abstract Flow flow();

    /** This comes next: after whatever else the frame at work has said to come next, before all that waits. */
    public final void then(Frame frame) {
        if (queued == queue.length) queue = Arrays.copyOf(queue, Math.max(4, queued * 2));
        queue[queued++] = frame;
    }

    /** The frame waits for an input. */
    public final void ask(Frame frame) {
        then(frame);
        waiting = true;
    }

    /** A test is over: the frame below it is told. */
    public final void answer(Outcome outcome) {
        answer = outcome;
    }

    /** Whether the frame at work has said that something comes next. */
    public final boolean busy() {
        return queued > 0;
    }

    @Override
    public final int depth() {
        int n = 0;
        for (List<Pending> l = stack; !l.isEmpty(); l = l.tail()) if (((Frame) l.head()).encloses()) n++;
        return n;
    }

    boolean waiting() {
        return waiting;
    }

    @Nullable
    Outcome takeAnswer() {
        Outcome o = answer;
        answer = null;
        return o;
    }

    Frame top() {
        return (Frame) stack.head();
    }

    Frame pop() {
        Frame top = (Frame) stack.head();
        stack = stack.tail();
        waiting = false;
        return top;
    }

    void push() {
        while (queued > 0) stack = stack.prepend(queue[--queued]);
    }

    GameState state() {
        return new GameState(position(), secrets, stack);
    }

    Transition transition() {
        return new Transition(state(), events());
    }
}
