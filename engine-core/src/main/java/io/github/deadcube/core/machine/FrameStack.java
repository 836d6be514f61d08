package io.github.deadcube.core.machine;

import io.github.deadcube.api.GameState.Pending;
import io.github.deadcube.api.extend.SpecialOrder.OrderContext;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.workspace.UnfinishedRules;
import io.vavr.collection.List;
import java.util.Arrays;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** The unfinished rules during a transition: the waiting frames, and the frames that the current frame has added. */
public final class FrameStack implements UnfinishedRules {
    private static final Frame[] NOTHING = {};

    /** More than any frame of the game adds, and fewer than a state may have. */
    private static final int MOST_ADDED = 512;

    private List<Pending> waiting = List.empty();

    /**
     * The next frame, usually the only one, so that no queue is needed. It is put onto the stack only to wait there.
     */
    private @Nullable Frame next;

    private Frame[] queue = NOTHING;
    private short queued;

    void load(List<Pending> pending) {
        waiting = pending;
        next = null;
        queued = 0;
    }

    List<Pending> pending() {
        return waiting;
    }

    void add(Frame frame) {
        if (next == null) next = frame;
        else queue(frame);
    }

    void interleave(Frame between) {
        int added = queued;
        for (int i = 0; i < added; i++) queue(between);
        for (int i = added - 1; i >= 0; i--) {
            queue[2 * i + 1] = queue[i];
            queue[2 * i] = between;
        }
    }

    private void queue(Frame frame) {
        if (queued == queue.length) grow();
        queue[queued++] = frame;
    }

    private void grow() {
        if (queued >= MOST_ADDED)
            throw new IllegalStateException("a rule does more than " + MOST_ADDED + " things later");
        queue = Arrays.copyOf(queue, Math.max(4, queued * 2));
    }

    public boolean hasNext() {
        return next != null;
    }

    @Override
    public int depth() {
        int n = 0;
        for (List<Pending> l = waiting; !l.isEmpty(); l = l.tail()) if (((Frame) l.head()).encloses()) n++;
        return n;
    }

    @Override
    public boolean includeActivation() {
        for (List<Pending> l = waiting; !l.isEmpty(); l = l.tail())
            if (((Frame) l.head()).step() == Flow.ACTIVATION) return true;
        return false;
    }

    void replace(UnaryOperator<Frame> with) {
        waiting = waiting.map(frame -> with.apply((Frame) frame));
    }

    @Override
    @SuppressWarnings("ReferenceEquality") // a frame of another model returns itself
    public void stopMoves(ModelId model) {
        for (List<Pending> l = waiting; !l.isEmpty(); l = l.tail())
            if (((Frame) l.head()).afterActivationEnds(model) != l.head()) {
                replace(frame -> frame.afterActivationEnds(model));
                return;
            }
    }

    /** ORD-2: an order context with the facts of the nearest waiting frame that knows it. */
    public OrderContext withFacts(OrderContext asked) {
        for (List<Pending> l = waiting; !l.isEmpty(); l = l.tail()) {
            OrderContext known = ((Frame) l.head()).orderContext(asked);
            if (known != null) return known;
        }
        return asked;
    }

    /** The waiting frames, the top one first. */
    public List<Frame> frames() {
        return waiting.map(Frame.class::cast);
    }

    void replace(List<Frame> frames) {
        waiting = List.narrow(frames);
    }

    /** Takes away the frames that the current frame has added, in order. */
    List<Frame> takeAdded() {
        List<Frame> added = List.ofAll(Arrays.asList(queue).subList(0, queued));
        if (next != null) added = added.prepend(next);
        next = null;
        queued = 0;
        return added;
    }

    /** The frame that waits for the current frame. */
    public Frame top() {
        return (Frame) waiting.head();
    }

    Frame pop() {
        Frame top = top();
        waiting = waiting.tail();
        return top;
    }

    /** Takes the frame that comes next: the first that was added, or the top of the stack. */
    public Frame following() {
        pushQueue();
        Frame named = next;
        next = null;
        return named == null ? pop() : named;
    }

    private void pushQueue() {
        while (queued > 0) waiting = waiting.prepend(queue[--queued]);
    }

    /** Puts all added frames onto the stack, in order. */
    void settle() {
        pushQueue();
        if (next != null) waiting = waiting.prepend(next);
        next = null;
    }
}
