package io.github.deadcube.core.resolve;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.GameState.Pending;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.extend.Attack;
import io.github.deadcube.api.extend.DiceTest.Outcome;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.GameHooks;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.MarkerHooks;
import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.api.extend.SpecialOrder.OrderContext;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.Trigger.ModelTest;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.shared.NamedConstant;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.resolve.HookTable.Hook;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import java.util.Arrays;
import java.util.Objects;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The mutable workspace of one transition; {@link Workspaces} lends it for one call. Only the resulting values leave it. A
 * frame controls the machine in four ways: {@link #then} (these frames come next, in the order of the calls), {@link #ask}
 * (wait for an input), {@link #answer} (pass the result of a test to the frame below), or a return without any of them (done).
 * All other methods read or change the game.
 *
 * <p>It is mutable so that an ignored return value cannot lose a change, and so that a transition copies little. Frames and
 * states are immutable.
 */
@SuppressWarnings("NullAway.Init") // fields are set when the workspace is lent
public abstract class Now extends Changes {
    private List<Pending> stack;
    private static final Frame[] NOTHING = {};

    /** The next frame, usually the only one, so that no queue is needed. It is put onto the stack only to wait there. */
    private @Nullable Frame next;

    private Frame[] queue = NOTHING;
    private short queued;

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

    @SuppressWarnings("ReferenceEquality") // a full comparison costs more than loading the state again
    final void lend(Workspaces from, GameState state) {
        home = from;
        lent = true;
        if (at != state) {
            load(state);
            stack = state.pending();
            next = null;
            queued = 0;
            waiting = false;
            answer = null;
            at = state;
        }
    }

    /** Whether the current thread may take it. Checks the owner first: only its thread may read the other fields. */
    final boolean isFree(Workspaces of) {
        return owner == Thread.currentThread() && !lent && home == of;
    }

    public final void giveBack() {
        lent = false;
    }

    public abstract Effects effects();

    /** SHO-6, AST-5, AST-6: the dice that the situation adds to a test or takes from it, without hooks. */
    public abstract int situation(ModelTest tested);

    /** AWAY-4, PIN-3: the fights that are due inside the current frame come next. */
    public abstract void dueFights();

    /** DMG-1: the damage that an attack deals comes next. */
    public abstract void damage(Attack attack);

    /** KT-4: the delayed effects come next, one after another. */
    public abstract void goOff();

    /** RND-1: the frame of the next round and all later ones. */
    public abstract Frame nextRound();

    /** CMD-9, ORD-3: sides may use their special orders, if the order acts at the trigger and the side has a die. */
    public abstract void order(List<OrderContext> contexts);

    /** CMD-9: one side may use its special order. */
    public final void order(OrderContext context) {
        if (hasOrderAt(context.trigger())) order(List.of(context));
    }

    /** ORD-2: an order context with the facts of the nearest waiting frame that knows it. */
    public final OrderContext withFacts(OrderContext asked) {
        for (List<Pending> l = stack; !l.isEmpty(); l = l.tail()) {
            OrderContext known = ((Frame) l.head()).orderContext(asked);
            if (known != null) return known;
        }
        return asked;
    }

    /** Whether either side has a special order for a trigger. */
    public final boolean hasOrderAt(Trigger<?> trigger) {
        for (int i = 0; i < 2; i++) {
            SpecialOrder order = game.order(i == 0 ? Side.A : Side.B);
            if (order != null && order.actsAt(trigger)) return true;
        }
        return false;
    }

    /** Whether any hook acts at a model's trigger. */
    public final boolean acts(Trigger<?> trigger, ModelId own) {
        return acts(NamedConstant.bit(trigger), own);
    }

    /**
     * Whether any hook acts at one of a model's triggers.
     *
     * @param triggers the {@link NamedConstant#bit} of each
     */
    public final boolean acts(long triggers, ModelId own) {
        long all = triggers & game.owners().acting();
        if (all == 0) return false;
        if (((game.hooks(own).acting() | game.owners().actingAnyway()) & all) != 0) return true;
        ModelState m = model(own);
        HookSet item = carried(m);
        if (item != null && (item.acting() & all) != 0) return true;
        for (List<Mark> l = m.marks(); !l.isEmpty(); l = l.tail()) {
            HookSet mark = game.owners().mark(l.head().rule());
            if (mark != null && (mark.acting() & all) != 0) return true;
        }
        if (!markers.isEmpty())
            for (Marker marker : laid()) {
                MarkerSet set = game.owners().marker(marker.rule());
                if (set != null && (set.acting() & all) != 0) return true;
            }
        return false;
    }

    /**
     * All hooks act at a trigger: those of the model first, then of the opponent, of all models, of markers, of the scenario.
     *
     * @param own the model of the trigger, with the weapon that it uses; null if no model's own hooks count
     * @param opponent null if there is none
     */
    public final <E> void at(
            Trigger<E> trigger, @Nullable ModelId own, WeaponChoice weapon, @Nullable ModelId opponent, E what) {
        at(trigger, own, weapon, opponent, WeaponChoice.NoWeapon.NONE, what);
    }

    /** As above, with the opponent's weapon in use. */
    @SuppressWarnings("unchecked") // the hooks of a trigger are registered with its event type
    public final <E> void at(
            Trigger<E> trigger,
            @Nullable ModelId own,
            WeaponChoice weapon,
            @Nullable ModelId opponent,
            WeaponChoice reply,
            E what) {
        if (!game.acts(trigger)) return;
        if (own != null) owner(trigger, Scope.OWN, own, weapon, opponent, what);
        if (opponent != null) owner(trigger, Scope.OPPONENT, opponent, reply, own, what);
        if (game.owners().lends(trigger))
            for (ModelId id : inOrder()) owner(trigger, Scope.ANY, id, WeaponChoice.NoWeapon.NONE, null, what);
        for (Marker marker : laid()) marker(trigger, marker, what);
        GameHooks.Reaction<?>[] scenario = game.owners().scenarioHooks().at(trigger);
        for (int i = 0; i < scenario.length; i++) ((GameHooks.Reaction<E>) scenario[i]).react(effects(), what);
    }

    /** A marker acts at a trigger that belongs to no model. */
    @SuppressWarnings("unchecked") // the hooks of a trigger are registered with its event type
    public final <E> void marker(Trigger<E> trigger, Marker marker, E what) {
        MarkerSet set = game.owners().marker(marker.rule());
        if (set == null) return;
        for (Hook<MarkerHooks.Reaction<?>> hook : set.reactions(trigger))
            ((MarkerHooks.Reaction<E>) hook.does()).react(effects(), marker, what);
    }

    private <E> void owner(
            Trigger<E> trigger, Scope scope, ModelId owner, WeaponChoice weapon, @Nullable ModelId other, E what) {
        Vector<RuleId> silent = game.owners().marksSilence() ? silent(owner, other) : Vector.empty();
        react(game.hooks(owner, weapon), trigger, scope, owner, silent, what);
        ModelState m = model(owner);
        HookSet item = m.item().isEmpty()
                ? null
                : game.owners().carried(game.index(owner), m.item().get().item());
        if (item != null) react(item, trigger, scope, owner, silent, what);
        for (List<Mark> l = m.marks(); !l.isEmpty(); l = l.tail()) {
            HookSet set = game.owners().mark(l.head().rule());
            if (set != null) react(set, trigger, scope, owner, Vector.empty(), what);
        }
    }

    /** One owner's hooks act at its own trigger. */
    public final <E> void at(HookSet set, Trigger<E> trigger, ModelId owner, E what) {
        react(set, trigger, Scope.OWN, owner, Vector.empty(), what);
    }

    @SuppressWarnings("unchecked")
    private <E> void react(HookSet set, Trigger<E> trigger, Scope scope, ModelId owner, Vector<RuleId> silent, E what) {
        for (Hook<Hooks.Reaction<?>> hook : set.triggers.get(NamedConstant.place(trigger), scope))
            if (silent.isEmpty() || !silent.contains(hook.rule()))
                ((Hooks.Reaction<E>) hook.does()).react(effects(), owner, what);
    }

    /** Adds a frame: it runs after the frames that the current frame added before, and before all waiting frames. */
    public final void then(Frame frame) {
        if (next == null) next = frame;
        else queue(frame);
    }

    private void queue(Frame frame) {
        if (queued == queue.length) queue = Arrays.copyOf(queue, Math.max(4, queued * 2));
        queue[queued++] = frame;
    }

    /** As {@link #then}. If no other frame comes first, the frame is entered at once, which saves a step of the machine. */
    public final void enterNext(Frame frame) {
        if (next == null) frame.enter(this);
        else then(frame);
    }

    public final void ask(Frame frame) {
        then(frame);
        waiting = true;
    }

    @SuppressWarnings("ReferenceEquality") // an equal state gets a new prompt
    final Prompt asked() {
        Prompt known = asked;
        if (known != null && askedAt == state()) return known;
        known = result.isDefined() ? new Prompt.Finished(result.get()) : top().prompt(this);
        asked = known;
        askedAt = state();
        return known;
    }

    public final Prompt.Offers offers(Frame frame) {
        return new OptionSink.Offered(Objects.requireNonNull(home), state(), frame);
    }

    OptionSink offering() {
        return offering;
    }

    /** Passes the result of a test to the frame below. */
    public final void answer(Outcome outcome) {
        answer = outcome;
    }

    public final boolean hasNext() {
        return next != null;
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

    public final void replace(UnaryOperator<Frame> with) {
        stack = stack.map(waiting -> with.apply((Frame) waiting));
    }

    @Override
    @SuppressWarnings("ReferenceEquality") // a frame of another model returns itself
    protected final void stopMoves(ModelId model) {
        for (List<Pending> l = stack; !l.isEmpty(); l = l.tail())
            if (((Frame) l.head()).afterActivationEnds(model) != l.head()) {
                replace(frame -> frame.afterActivationEnds(model));
                return;
            }
    }

    Iterable<Frame> frames() {
        return stack.map(Frame.class::cast);
    }

    Frame top() {
        return (Frame) stack.head();
    }

    /** Removes the top frame from the stack, to receive its input. */
    Frame wake() {
        leave();
        return pop();
    }

    /** Marks the loaded state as outdated. */
    void leave() {
        at = null;
        waiting = false;
    }

    /** The next frame: the first that the current frame added, or the top of the stack. */
    Frame following() {
        pushQueue();
        Frame named = next;
        next = null;
        return named == null ? pop() : named;
    }

    private void pushQueue() {
        while (queued > 0) stack = stack.prepend(queue[--queued]);
    }

    private Frame pop() {
        Frame top = (Frame) stack.head();
        stack = stack.tail();
        return top;
    }

    /** Puts all added frames onto the stack, in order. */
    void settle() {
        pushQueue();
        if (next != null) stack = stack.prepend(next);
        next = null;
    }

    /** The loaded state. */
    GameState state() {
        GameState known = at;
        if (known == null) at = known = new GameState(position(), secrets, stack);
        return known;
    }

    Transition transition() {
        Transition made = new Transition(state(), events());
        clearEvents();
        return made;
    }
}
