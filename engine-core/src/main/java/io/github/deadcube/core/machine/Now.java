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
import io.github.deadcube.core.workspace.Events;
import io.github.deadcube.core.workspace.LastingChanges;
import io.github.deadcube.core.workspace.Neighbours;
import io.github.deadcube.core.workspace.SideChanges;
import io.github.deadcube.core.workspace.Sides;
import io.github.deadcube.core.workspace.View;
import io.vavr.collection.List;
import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The mutable workspace of one transition; {@link Workspaces} lends it for one call. Only the resulting values leave
 * it. Its parts read the draft of the position ({@link #view}, {@link #neighbours}, {@link #sides}, {@link #hooks}),
 * change it ({@link #edit}, {@link #lasting}, {@link #sideChanges}, {@link #triggers}), and hold the {@link #events}
 * and the {@link #stack} of frames. A frame controls the machine in four ways: {@link #then} (these frames come next,
 * in the order of the calls), {@link #ask} (wait for an input), {@link #answer} (pass the result of a test to the frame
 * below), or a return without any of them (done).
 *
 * <p>It is mutable so that an ignored return value cannot lose a change, and so that a transition copies little. Frames
 * and states are immutable.
 */
public final class Now {
    private final Draft draft = new Draft();
    private final FrameStack stack = new FrameStack();
    private final View view;
    private final HookQueries hooks;
    private final Effects effects;
    private final LaterChapters chapters;
    private final Events events = new Events(draft);
    private final LastingChanges lasting;
    private final SideChanges sideChanges;
    private final Edit edit;
    private final Triggers triggers;

    private boolean waiting;
    private @Nullable Outcome answer;
    private @Nullable Frame declared;

    /** The loaded state; null from the first change until the transition is complete. */
    private @Nullable GameState at;

    /** The last prompt and its state: an answer to the same state needs no second prompt. */
    private @Nullable Prompt asked;

    private @Nullable GameState askedAt;
    private final OptionSink offering = new OptionSink();
    private final Thread owner = Thread.currentThread();
    private @Nullable Workspaces home;
    private boolean lent;

    /**
     * @param rules creates what rules of this workspace read and act with
     * @param later creates what leads from it to later chapters
     */
    public <E extends View & Effects & Holder> Now(Function<Now, E> rules, Function<Now, LaterChapters> later) {
        E ofRules = rules.apply(this);
        view = ofRules;
        effects = ofRules;
        hooks = view.hooks();
        lasting = new LastingChanges(draft, view, events);
        sideChanges = new SideChanges(draft, view, lasting, events);
        edit = new Edit(draft, view, lasting, sideChanges, events, stack);
        triggers = new Triggers(draft.hooks(), hooks, effects, view.acting());
        chapters = later.apply(this);
    }

    /** The workspace that effects change. Continuations of the engine add frames to it. */
    public static Now of(Effects effects) {
        return ((Holder) effects).now();
    }

    @SuppressWarnings("ReferenceEquality") // a full comparison costs more than loading the state again
    void lend(Workspaces from, GameState state) {
        home = from;
        lent = true;
        if (at != state) {
            draft.load(state);
            events.clear();
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

    /** Who is in a cube, and where a model has room. */
    public Neighbours neighbours() {
        return view.neighbours();
    }

    /** What a side has. */
    public Sides sides() {
        return view.sides();
    }

    /** Changes models and the activation. */
    public Edit edit() {
        return edit;
    }

    /** Changes what lasts: marks, markers, tokens, items, memories, delayed effects. */
    public LastingChanges lasting() {
        return lasting;
    }

    /** Changes rounds, and what a side has. */
    public SideChanges sideChanges() {
        return sideChanges;
    }

    public Events events() {
        return events;
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
        boolean before = view.acting().begin(ActingRule.isOfApplication(rule));
        try {
            acts.accept(rule, effects);
        } catch (Throwable bug) {
            throw EngineFailure.faultyRule(rule, bug);
        } finally {
            view.acting().begin(before);
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

    /**
     * As {@link #then}. If no other frame comes first, the frame is entered at once, which saves a step of the machine.
     */
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

    public void replace(List<Frame> waiting) {
        draft.changes();
        stack.replace(waiting);
    }

    /**
     * Takes away the frames that come next: of a question without an answer, such as the chances of an attack. The
     * workspace must not be given back.
     */
    public List<Frame> takeAdded() {
        return stack.takeAdded();
    }

    /** ORD-2: the attack that is being declared, while rules react and before its frame lies on the stack. */
    public @Nullable Frame declared() {
        return declared;
    }

    /** ORD-2: rules react to the attack that is being declared. */
    public void declare(Frame attack, Runnable reactions) {
        declared = attack;
        try {
            reactions.run();
        } finally {
            declared = null;
        }
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
        Transition made = new Transition(state(), events.oldestFirst());
        events.clear();
        return made;
    }

    /** Effects that know the workspace that they change. */
    public interface Holder {
        Now now();
    }

    /** Procedures that frames of earlier chapters call in later chapters. */
    public interface LaterChapters {
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

        /**
         * CMD-9, ORD-3: sides may use their special orders, if the order acts at the trigger and the side has a die.
         */
        void order(List<OrderContext> contexts);
    }
}
