package io.github.deadcube.core.machine;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.extend.DiceTest.Outcome;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.SpecialOrder.OrderContext;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.Trigger.ModelTest;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.hooks.ActingRule;
import io.github.deadcube.core.hooks.EngineFailure;
import io.github.deadcube.core.hooks.HookQueries;
import io.github.deadcube.core.hooks.Triggers;
import io.github.deadcube.core.prepared.PreparedGame;
import io.github.deadcube.core.workspace.Draft;
import io.github.deadcube.core.workspace.Edit;
import io.github.deadcube.core.workspace.View;
import io.vavr.collection.List;
import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The mutable workspace of one transition; {@link Workspaces} lends it for one call. Only the resulting values leave it. It has
 * four parts: the draft of the position, {@link View} to read it, {@link Edit} to change it, and the stack of frames. A frame
 * controls the machine in four ways: {@link #then} (these frames come next, in the order of the calls), {@link #ask} (wait for an
 * input), {@link #answer} (pass the result of a test to the frame below), or a return without any of them (done).
 *
 * <p>It is mutable so that an ignored return value cannot lose a change, and so that a transition copies little. Frames and
 * states are immutable.
 */
public final class Now {
    private final Draft draft = new Draft();
    private final FrameStack stack = new FrameStack();
    private final View view;
    private final HookQueries hooks;
    private final Effects effects;
    private final LaterChapters chapters;
    private final Edit edit;
    private final Triggers triggers;

    private boolean waiting;
    private @Nullable Outcome answer;

    /** The loaded state; null from the first change until the transition is complete. */
    private @Nullable GameState at;

    /** The last prompt and its state: an answer to the same state needs no second prompt. */
    private @Nullable Prompt asked;

    private @Nullable GameState askedAt;
    private final OptionSink offering = new OptionSink();
    private final Thread owner = Thread.currentThread();
    private @Nullable Workspaces home;
    private boolean lent;

    /** @param make creates the effects of this workspace, which lead to all chapters */
    public <G extends Edit & Effects & LaterChapters> Now(Function<Now, G> make) {
        G game = make.apply(this);
        view = game;
        hooks = view.hooks();
        effects = game;
        chapters = game;
        edit = game;
        triggers = new Triggers(draft.hooks(), hooks, effects, edit.acting());
    }

    /** The workspace that effects change. Continuations of the engine add frames to it. */
    public static Now of(Effects effects) {
        return ((LaterChapters) effects).now();
    }

    @SuppressWarnings("ReferenceEquality") // a full comparison costs more than loading the state again
    void lend(Workspaces from, GameState state) {
        home = from;
        lent = true;
        if (at != state) {
            draft.load(state);
            edit.clearEvents();
            stack.load(state.pending());
            waiting = false;
            answer = null;
            at = state;
        }
    }

    /** Whether the current thread may take it. Checks the owner first: only its thread may read the other fields. */
    boolean isFree(Workspaces of) {
        return owner == Thread.currentThread() && !lent && home == of;
    }

    public void giveBack() {
        lent = false;
    }

    /** The position that changes. */
    public Draft draft() {
        return draft;
    }

    /** The frames: those that wait, and those that the current one has added. */
    public FrameStack stack() {
        return stack;
    }

    public PreparedGame game() {
        return draft.game();
    }

    public Model model(ModelId id) {
        return view.model(id);
    }

    public Model model(int index) {
        return view.model(index);
    }

    public View view() {
        return view;
    }

    public HookQueries hooks() {
        return hooks;
    }

    public Edit edit() {
        return edit;
    }

    public Triggers triggers() {
        return triggers;
    }

    /** What the engine's rules may read and change. */
    public Effects effects() {
        return effects;
    }

    /** A continuation, a capability, an order, an item or a scenario acts. What it throws is reported with its name. */
    public <R> void act(R rule, BiConsumer<R, Effects> acts) {
        boolean before = edit.acting().begin(ActingRule.isOfApplication(rule));
        try {
            acts.accept(rule, effects);
        } catch (Throwable bug) {
            throw EngineFailure.of(rule, bug);
        } finally {
            edit.acting().begin(before);
        }
    }

    public LaterChapters chapters() {
        return chapters;
    }

    /** Adds a frame: it runs after the frames that the current frame added before, and before all waiting frames. */
    public void then(Frame frame) {
        draft.changes();
        stack.add(frame);
    }

    /** Adds a frame after each frame that the current frame has added, except the last. */
    public void interleave(Frame between) {
        draft.changes();
        stack.interleave(between);
    }

    /** As {@link #then}. If no other frame comes first, the frame is entered at once, which saves a step of the machine. */
    public void runNext(Frame frame) {
        draft.changes();
        if (stack.hasNext()) then(frame);
        else frame.enter(this);
    }

    public void ask(Frame frame) {
        then(frame);
        waiting = true;
    }

    public void answer(Outcome outcome) {
        answer = outcome;
    }

    public void replace(UnaryOperator<Frame> with) {
        draft.changes();
        stack.replace(with);
    }

    /** CMD-9: one side may use its special order. */
    public void order(OrderContext context) {
        if (game().hasOrder(context.trigger())) chapters.order(List.of(context));
    }

    @SuppressWarnings("ReferenceEquality") // an equal state gets a new prompt
    Prompt asked() {
        Prompt known = asked;
        if (known != null && askedAt == at) return known;
        known = view.result().isDefined()
                ? new Prompt.Finished(view.result().get())
                : stack.top().prompt(this);
        asked = known;
        askedAt = at;
        return known;
    }

    public Prompt.Offers offers(Frame frame) {
        return new OptionSink.Offered(Objects.requireNonNull(home), state(), frame);
    }

    OptionSink offering() {
        return offering;
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

    /** Removes the top frame from the stack, to receive its input. */
    Frame wake() {
        leave();
        return stack.pop();
    }

    /** Marks the loaded state as outdated: changes follow. */
    public void leave() {
        at = null;
        draft.open();
        waiting = false;
    }

    GameState state() {
        GameState known = at;
        if (known == null) {
            at = known = new GameState(draft.position(), draft.secrets(), stack.pending());
            draft.close();
        }
        return known;
    }

    Transition transition() {
        Transition made = new Transition(state(), edit.events());
        edit.clearEvents();
        return made;
    }

    /** Procedures that frames of earlier chapters call in later chapters. */
    public interface LaterChapters {
        /** The workspace on which they work. */
        Now now();

        /** SHO-6, AST-5, AST-6: the dice that the situation adds to a test or takes from it, without hooks. */
        int situation(ModelTest tested);

        /** AWAY-4, PIN-3: the fights that are due inside the current frame come next. */
        void dueFights();

        /** DMG-1: the damage that an attack deals comes next. */
        void damage(Trigger.Attack attack);

        /** KT-4: the delayed effects come next, one after another. */
        void runDelayed();

        /** SCAT-8: the frame that throws a model in a direction of the dice, which a side rolls. */
        Frame thrown(ModelId model, RuleId rule, Side side);

        /** RND-1: the frame of the next round and all later ones. */
        Frame nextRound();

        /** CMD-9, ORD-3: sides may use their special orders, if the order acts at the trigger and the side has a die. */
        void order(List<OrderContext> contexts);
    }
}
