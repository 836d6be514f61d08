package io.github.deadcube.core.resolve;

import io.github.deadcube.api.GameState.Pending;
import io.github.deadcube.api.Position;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.shared.SavedNames;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.resolve.StateCheck.StateFault;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * What the frames of a state require so that play can go on from them. Each frame adds its own requirements ({@link
 * Frame#requires}); each one that the state does not meet is a fault.
 */
public final class Requirements implements ValueCheck.Faults {
    /** The largest number in a frame that states no other bound. */
    public static final int MOST = 9_999;

    /** The most dice of one roll. */
    public static final int MOST_DICE = 300;

    /** DICE-12: more single dice than any rule rolls at once. */
    public static final int MOST_SINGLE_DICE = 999;

    /** DICE-1: the lowest target number, and the lowest face that explodes. */
    public static final int EASIEST = 2;

    /** DICE-1: the highest of both. */
    public static final int HARDEST = 8;

    /** More cubes than any movement has. */
    public static final int MOST_CUBES = 99;

    private final Now now;
    private final List<Pending> all;
    private final ArrayList<StateFault> faults = new ArrayList<>();
    private final ArrayList<ModelId> settling = new ArrayList<>();
    private final ArrayList<Side> deploying = new ArrayList<>();
    private List<Pending> stack = List.empty();
    private @Nullable Frame above;
    private String part = "";
    private int number;

    Requirements(Now now) {
        this.now = now;
        this.all = now.state().pending();
    }

    /** The state, to read only. */
    public Now now() {
        return now;
    }

    /** The public part of the state. */
    public Position position() {
        return now.state().position();
    }

    /** The frame directly above; null for the first one. */
    public @Nullable Frame above() {
        return above;
    }

    /** The frames below, the next one first. */
    public List<Frame> below() {
        return stack.tail().map(Frame.class::cast);
    }

    /** Whether a frame of the state is this step of the game. */
    public boolean has(Flow step) {
        return all.exists(frame -> ((Frame) frame).step() == step);
    }

    /** A condition. The rule of the frame completes the expected form. */
    @Override
    public void that(boolean holds, String fault, String expected) {
        if (holds) return;
        if (stack.isEmpty()) fault(part, part + ": " + fault, expected);
        else fault(fault, expected + " (" + ((Frame) stack.head()).rule() + ")");
    }

    /** RND-3: the frame belongs to the activation of this model. */
    public void active(ModelId model) {
        that(now.view().isActive(model), model + " is not the active model", "the active model");
    }

    /** SET-7: the models of the side may wait for their deployment. */
    public void deploys(Side side) {
        deploying.add(side);
    }

    /** ADV-17: the model may be without a spot, because it moves on or gets one. */
    public void settles(ModelId model) {
        settling.add(model);
    }

    /** SHO-1: whether the model has the weapon with which it attacks, or attacks without one. */
    public boolean weapon(ModelId model, WeaponChoice weapon) {
        return weapon(now.game(), model, weapon);
    }

    /** SET-7: each side has its deployment zone, or is about to get it. */
    public void zones() {
        boolean taken = position().a().zone() > 0 && position().b().zone() > 0;
        that(taken || has(Flow.ZONES), "a side has no deployment zone", "the zones of both sides");
    }

    /** Whether the model gets a spot. */
    boolean isSettled(ModelId model) {
        return settling.contains(model);
    }

    /** Whether a frame still deploys the models of this side. */
    boolean isDeploying(Side side) {
        return deploying.contains(side);
    }

    /** Checks each frame, from the first one. */
    void each(Consumer<Frame> check) {
        above = null;
        number = 0;
        for (stack = all; !stack.isEmpty(); stack = stack.tail()) {
            Frame frame = (Frame) stack.head();
            check.accept(frame);
            above = frame;
            number++;
        }
    }

    /** Goes on to the first frame. */
    void first() {
        stack = all;
        number = 0;
    }

    /** Goes on to a part of the position. */
    void of(String where) {
        stack = List.empty();
        part = where;
    }

    /** A fault of the current frame. */
    void fault(String fault, String expected) {
        String name = SavedNames.of(stack.head().getClass()).name();
        faults.add(new StateFault(name, number, Fault.of("'" + name + "': " + fault, expected)));
    }

    /** A fault of the position. */
    void fault(String where, String fault, String expected) {
        faults.add(StateFault.of(where, Fault.of(fault, expected)));
    }

    @Override
    public boolean met() {
        return faults.isEmpty();
    }

    Vector<StateFault> faults() {
        return Vector.ofAll(faults);
    }
}
