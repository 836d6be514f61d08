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
 * A transition in the making: the workspace of one call, which nothing outlives but the values that come out of it; it is lent by
 * {@link Workspaces}. Four verbs steer the machine: {@link #then} (these come next, in the order said), {@link #ask} (wait for an
 * input), {@link #answer} (a test tells the frame below), and returning without any of them (done). All else changes
 * the table.
 *
 * <p>It is mutable so that a lost return value cannot lose a change, and so that a transition copies little; frames and
 * states are immutable.
 */
@SuppressWarnings("NullAway.Init") // a workspace stands nowhere until it is lent
public abstract class Now extends Changes {
    private List<Pending> stack;
    private static final Frame[] NOTHING = {};

    /** What comes next; mostly that is all, and needs no queue. It is put onto the stack only to wait there. */
    private @Nullable Frame next;

    private Frame[] queue = NOTHING;
    /** How many frames are in the queue: a few at most. */
    private short queued;

    private boolean waiting;
    private @Nullable Outcome answer;

    /** The state at which it stands; null from the first change until the transition is made. */
    private @Nullable GameState at;

    /** What was asked last, and at which state: whoever answers there need not be asked again. */
    private @Nullable Prompt asked;

    private @Nullable GameState askedAt;
    private final OptionSink offering = new OptionSink();
    private final Thread owner = Thread.currentThread();
    private @Nullable Workspaces home;
    private boolean lent;

    @SuppressWarnings("ReferenceEquality") // to compare all of a state is dearer than to begin anew
    final void lend(Workspaces from, GameState state) {
        home = from;
        lent = true;
        if (at != state) {
            stand(state);
            stack = state.pending();
            next = null;
            queued = 0;
            waiting = false;
            answer = null;
            at = state;
        }
    }

    /** Whether the thread that asks may have it; whose it is comes first, since all else is that thread's alone to read. */
    final boolean isFree(Workspaces of) {
        return owner == Thread.currentThread() && !lent && home == of;
    }

    /** Whoever it was lent to has done with it. */
    public final void giveBack() {
        lent = false;
    }

    /** What hooks are given. */
    public abstract Effects flow();

    /** SHO-6, AST-5, AST-6: the dice that the situation gives a test or takes from it, hooks apart. */
    public abstract int situation(ModelTest tested);

    /** AWAY-4, PIN-3: the fights that are due within what is being resolved come next. */
    public abstract void dueFights();

    /** DMG-1: the damage that an attack deals comes next. */
    public abstract void damage(Attack attack);

    /** KT-4: what has been set off and waits goes off next, one after another. */
    public abstract void goOff();

    /** RND-1: the next round, and all that follow. */
    public abstract Frame nextRound();

    /** CMD-9, ORD-3: sides may use their special orders, those that ever act at the moment and have a die at hand. */
    public abstract void order(List<OrderContext> cues);

    /** CMD-9: one side may. */
    public final void order(OrderContext context) {
        if (ordered(context.trigger())) order(List.of(context));
    }

    /** ORD-2: a cue, with what the nearest frame that waits tells of it. */
    public final OrderContext about(OrderContext asked) {
        for (List<Pending> l = stack; !l.isEmpty(); l = l.tail()) {
            OrderContext told = ((Frame) l.head()).cue(asked);
            if (told != null) return told;
        }
        return asked;
    }

    /** Whether either side has a special order that ever acts at a moment. */
    public final boolean ordered(Trigger<?> trigger) {
        for (int i = 0; i < 2; i++) {
            SpecialOrder order = game.order(i == 0 ? Side.A : Side.B);
            if (order != null && order.actsAt(trigger)) return true;
        }
        return false;
    }

    /** Whether anybody acts at a moment that is a model's own. */
    public final boolean acts(Trigger<?> trigger, ModelId own) {
        return acts(NamedConstant.bit(trigger), own);
    }

    /**
     * Whether anybody acts at one of several moments that are a model's own.
     *
     * @param moments the {@link Moment#bit} of each
     */
    public final boolean acts(long moments, ModelId own) {
        long all = moments & game.owners().acting();
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
     * All owners of hooks act at a moment, their model's own first, then those of the opponent, then anybody's, then what lies on
     * the table, then the scenario.
     *
     * @param own whose moment it is, with the weapon that it uses; null if nobody's hooks of their own count
     * @param opponent the opponent; null if there is none
     */
    public final <E> void at(
            Trigger<E> trigger, @Nullable ModelId own, WeaponChoice weapon, @Nullable ModelId opponent, E what) {
        at(trigger, own, weapon, opponent, WeaponChoice.NoWeapon.NONE, what);
    }

    /** The same, the opponent with a weapon of its own in use. */
    @SuppressWarnings("unchecked") // a moment's hooks are registered with what it is about
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
        GameHooks.Reaction<?>[] table = game.owners().table().at(trigger);
        for (int i = 0; i < table.length; i++) ((GameHooks.Reaction<E>) table[i]).react(flow(), what);
    }

    /** What lies on the table acts at a moment that is nobody's own. */
    @SuppressWarnings("unchecked") // a moment's hooks are registered with what it is about
    public final <E> void marker(Trigger<E> trigger, Marker marker, E what) {
        MarkerSet set = game.owners().marker(marker.rule());
        if (set == null) return;
        for (Hook<MarkerHooks.Reaction<?>> hook : set.reactions(trigger))
            ((MarkerHooks.Reaction<E>) hook.does()).react(flow(), marker, what);
    }

    private <E> void owner(
            Trigger<E> trigger, Scope scope, ModelId owner, WeaponChoice weapon, @Nullable ModelId other, E what) {
        Vector<RuleId> silent = game.owners().silences() ? silent(owner, other) : Vector.empty();
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

    /** One owner's hooks act at a moment of its own. */
    public final <E> void at(HookSet set, Trigger<E> trigger, ModelId owner, E what) {
        react(set, trigger, Scope.OWN, owner, Vector.empty(), what);
    }

    @SuppressWarnings("unchecked")
    private <E> void react(HookSet set, Trigger<E> trigger, Scope scope, ModelId owner, Vector<RuleId> silent, E what) {
        for (Hook<Hooks.Reaction<?>> hook : set.moments.get(NamedConstant.place(trigger), scope))
            if (silent.isEmpty() || !silent.contains(hook.rule()))
                ((Hooks.Reaction<E>) hook.does()).react(flow(), owner, what);
    }

    /** This comes next: after whatever else the frame at work has said to come next, before all that waits. */
    public final void then(Frame frame) {
        if (next == null) next = frame;
        else queue(frame);
    }

    private void queue(Frame frame) {
        if (queued == queue.length) queue = Arrays.copyOf(queue, Math.max(4, queued * 2));
        queue[queued++] = frame;
    }

    /** This comes next. Where nothing comes before it, it is entered at once, which saves it a turn of the machine. */
    public final void atOnce(Frame frame) {
        if (next == null) frame.enter(this);
        else then(frame);
    }

    /** The frame waits for an input. */
    public final void ask(Frame frame) {
        then(frame);
        waiting = true;
    }

    /** The question that the state asks at which it stands. */
    @SuppressWarnings("ReferenceEquality") // an equal state is asked anew
    final Prompt asked() {
        Prompt known = asked;
        if (known != null && askedAt == state()) return known;
        known = result.isDefined() ? new Prompt.Finished(result.get()) : top().prompt(this);
        asked = known;
        askedAt = state();
        return known;
    }

    /** The options of the frame that waits. */
    public final Prompt.Offers offers(Frame frame) {
        return new OptionSink.Offered(Objects.requireNonNull(home), state(), frame);
    }

    OptionSink offering() {
        return offering;
    }

    /** A test is over: the frame below it is told. */
    public final void answer(Outcome outcome) {
        answer = outcome;
    }

    /** Whether the frame at work has said that something comes next. */
    public final boolean busy() {
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

    /** A frame that waits becomes another. */
    public final void replace(UnaryOperator<Frame> with) {
        stack = stack.map(waiting -> with.apply((Frame) waiting));
    }

    @Override
    @SuppressWarnings("ReferenceEquality") // a frame that is about another model stays the same object
    protected final void stopMoves(ModelId model) {
        for (List<Pending> l = stack; !l.isEmpty(); l = l.tail())
            if (((Frame) l.head()).stunned(model) != l.head()) {
                replace(frame -> frame.stunned(model));
                return;
            }
    }

    /** What waits, the uppermost first. */
    Iterable<Frame> frames() {
        return stack.map(Frame.class::cast);
    }

    Frame top() {
        return (Frame) stack.head();
    }

    /** The frame that has waited leaves the stack. */
    Frame wake() {
        leave();
        return pop();
    }

    /** It stands at no state any more. */
    void leave() {
        at = null;
        waiting = false;
    }

    /** What is next: what the frame at work has just named first, or else what waits. */
    Frame following() {
        shelve();
        Frame named = next;
        next = null;
        return named == null ? pop() : named;
    }

    private void shelve() {
        while (queued > 0) stack = stack.prepend(queue[--queued]);
    }

    private Frame pop() {
        Frame top = (Frame) stack.head();
        stack = stack.tail();
        return top;
    }

    /** What comes next waits, and all that was named after it below. */
    void settle() {
        shelve();
        if (next != null) stack = stack.prepend(next);
        next = null;
    }

    /** The state at which it stands. */
    GameState state() {
        GameState known = at;
        if (known == null) at = known = new GameState(position(), secrets, stack);
        return known;
    }

    Transition transition() {
        Transition made = new Transition(state(), events());
        forget();
        return made;
    }
}
