package io.github.deadcube.core.machine;

import io.github.deadcube.api.GameState.Pending;
import io.github.deadcube.api.Position;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.internal.FullPosition;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.shared.SavedNames;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.machine.StateCheck.StateFault;
import io.github.deadcube.core.workspace.ValueCheck;
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
    /** More than any game needs; each frame takes a step of the machine at least. */
    private static final int MOST_FRAMES = 1_000;

    /**
     * The frames that may have ended since a model was forced inside them: a shot of a volley, and an explosion in it.
     */
    private static final int ENDED = 2;

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

    public Now now() {
        return now;
    }

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
    public void that(boolean holds, CharSequence fault, CharSequence expected) {
        if (holds) return;
        if (stack.isEmpty()) fault(part, Sentence.of("{part}: {fault}", part, fault), expected);
        else fault(fault, Sentence.of("{expected} ({rule})", expected, ((Frame) stack.head()).rule()));
    }

    /** RND-3: the frame belongs to the activation of this model. */
    public void active(ModelId model) {
        that(now.view().isActive(model), Sentence.of("{model} is not the active model", model), "the active model");
    }

    /** SET-7: the models of the side may wait for their deployment. */
    public void deploys(Side side) {
        deploying.add(side);
    }

    /** ADV-17: the model may be without a spot, because it moves on or gets one. */
    public void settles(ModelId model) {
        settling.add(model);
    }

    public boolean weapon(ModelId model, WeaponChoice weapon) {
        return weapon(now.game(), model, weapon);
    }

    /** SET-7: each side has its deployment zone, or is about to get it. */
    public void zones() {
        boolean taken = position().a().zone() > 0 && position().b().zone() > 0;
        that(taken || has(Flow.ZONES), "a side has no deployment zone", "the zones of both sides");
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

    void first() {
        stack = all;
        number = 0;
    }

    /** Goes on to a part of the position. */
    void within(String where) {
        stack = List.empty();
        part = where;
    }

    /** A fault of the current frame. */
    void fault(CharSequence fault, CharSequence expected) {
        String name = SavedNames.of(stack.head().getClass()).name();
        faults.add(new StateFault(name, number, Fault.of(Sentence.of("'{name}': {fault}", name, fault), expected)));
    }

    /** A fault of the position. */
    void fault(String where, CharSequence fault, CharSequence expected) {
        faults.add(StateFault.of(where, Fault.of(fault, expected)));
    }

    @Override
    public boolean met() {
        return faults.isEmpty();
    }

    Vector<StateFault> faults() {
        return Vector.ofAll(faults);
    }

    /** Checks the unfinished rules: their values, their order, and what each of them requires of the position. */
    void check() {
        if (all.isEmpty() || all.size() > MOST_FRAMES) {
            fault(
                    "pending",
                    all.isEmpty()
                            ? "nothing can go on from here"
                            : Sentence.of("there are {count} unfinished rules", all.size()),
                    "1 to " + MOST_FRAMES + " unfinished rules, as play leaves them");
            return;
        }
        values();
        if (met()) order();
        if (met()) ofFrames();
        if (met()) ofPosition();
    }

    private void values() {
        ValueCheck values = new ValueCheck(now.view(), this);
        each(frame -> values.parts((Record) frame));
        Position p = position();
        within("set off");
        FullPosition.of(p).waiting().forEach(waits -> values.parts((Record) waits));
        within("remember");
        p.memories().forEach(memory -> values.parts((Record) memory));
        within("markers");
        p.markers().forEach(values::parts);
        for (Model m : p.models()) {
            within(m.id().toString());
            m.marks().forEach(values::parts);
        }
    }

    /** RND-1: the steps of the game lie in their order, and the last one carries the game on. */
    private void order() {
        Frame[] step = new Frame[1];
        each(frame -> {
            Frame above = step[0];
            boolean inOrder =
                    above == null || frame.step() != Flow.WITHIN && above.step().mayLieOn(frame.step());
            if (!inOrder || frame.equals(above))
                fault(Sentence.of("it lies below '{above}'", name(above)), "a place above it, or a later step (RND-1)");
            if (frame.step() != Flow.WITHIN) step[0] = frame;
            if (!frame.step().isLast() && below().isEmpty())
                fault("nothing lies below it", "the rest of the game below it, such as 'endPhase' (RND-1)");
        });
    }

    private static String name(Frame frame) {
        return SavedNames.of(frame.getClass()).name();
    }

    private void ofFrames() {
        each(frame -> {
            frame.requires(this);
            if (frame.tests() && !below().headOption().exists(Frame::awaitsTest))
                fault("nothing below it waits for its test", "the rule that makes the test (DICE-1)");
        });
    }

    /** What the steps of the game require of the position. */
    private void ofPosition() {
        Position p = position();
        Flow last = ((Frame) all.last()).step();
        if (last.isBeforeTheRounds() != (p.round() == 0))
            fault(
                    "round",
                    Sentence.of("round {round} does not fit '{step}'", p.round(), name((Frame) all.last())),
                    last.isBeforeTheRounds() ? "round 0 (RND-1)" : "round 1 or later (RND-1)");
        if (p.active().isDefined()
                && !all.exists(frame -> ((Frame) frame).step().isOfActivation()))
            fault("active", "a model is active without its activation", "no active model (RND-3)");
        if (p.result().isDefined() != (last == Flow.FINISH))
            fault("result", "the result and the last step differ", "a result if the game is over (ASK-6)");
        int least = 0;
        int depth = 0;
        for (Pending pending : all.reverse()) {
            Frame frame = (Frame) pending;
            if (!frame.encloses()) continue;
            depth++;
            if (least == 0 && frame.endsWithFights()) least = depth;
        }
        for (Model m : p.models()) model(m, least, least == 0 ? 0 : depth + ENDED);
    }

    /** AWAY-4: a model that force has moved fights in the lowest frame of its depth that ends with fights. */
    private void model(Model m, int least, int most) {
        String id = m.id().toString();
        if (m.forced() != 0 && (m.forced() < least || m.forced() > most))
            fault(
                    id,
                    Sentence.of("{id} was forced at depth {forced}", id, m.forced()),
                    (most == 0
                            ? Sentence.of("0 (AWAY-4)")
                            : Sentence.of("0, or {least} to {most} (AWAY-4)", least, most)));
        if (m.inPlay() && m.place().spot() == 0 && !settling.contains(m.id()))
            fault(id, Sentence.of("{id} has no spot and gets none", id), "a spot, or the rest of its move (GEO-2)");
        if (m.status() == Model.Status.WAITING && !deploying.contains(m.id().side()))
            fault(
                    id,
                    Sentence.of("{id} waits, but its side does not deploy", id),
                    "a model in play or in reserve (SET-7)");
    }
}
