package io.github.deadcube.core.machine;

import static io.github.deadcube.core.machine.Refusals.FINISHED;
import static io.github.deadcube.core.machine.Refusals.KIND;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.extend.DiceTest.Outcome;
import io.github.deadcube.api.internal.StateBounds;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.CommandDice;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.hooks.EngineFailure;
import io.github.deadcube.core.machine.StateCheck.StateFault;
import io.github.deadcube.core.schema.RecordType;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * The main loop: the top frame works until a frame waits for an input. Every input is checked here against the prompt.
 *
 * <p>Unfinished rules are records on a stack, and not Java calls, so that a state in the middle of any rule can be
 * saved, compared and played again. A failure of a rule is caught here, where both the state and the input that led to
 * it are known.
 */
public final class Machine {
    /** A limit against endless loops; a correct transition takes fewer than 1,000 steps. */
    private static final int MOST_STEPS = 100_000;

    /** Most inputs are less deep; only command dice that buy command dice nest further. */
    private static final int DEEPEST = 10;

    private static final int MOST_NAMED = 3;

    private final Workspaces workspaces;

    /** @param workspaces lends a workspace for each call */
    public Machine(Workspaces workspaces) {
        this.workspaces = workspaces;
    }

    public Transition settle(GameState state) {
        try {
            Now now = workspaces.at(state);
            now.leave();
            run(now);
            Transition made = now.transition();
            now.giveBack();
            return made;
        } catch (Throwable bug) {
            throw EngineFailure.at("going on", bug, () -> state);
        }
    }

    public Prompt prompt(GameState state) {
        try {
            Now now = workspaces.at(state);
            Prompt asked = now.asked();
            now.giveBack();
            return asked;
        } catch (Throwable bug) {
            throw EngineFailure.at("the prompt", bug, () -> state);
        }
    }

    public Either<Rejection, Transition> apply(GameState state, Input input) {
        try {
            Now now = workspaces.at(state);
            Rejection why = refusal(now, state, input);
            if (why != null) {
                now.giveBack();
                return Either.left(why);
            }
            Frame top = now.wake();
            // classes first: their check is faster than that of an interface
            if (input instanceof Dice dice) top.rolled(now, dice);
            else if (input instanceof Input.Shuffle order) top.shuffled(now, order);
            else top.chosen(now, (Choice) input);
            run(now);
            Transition made = now.transition();
            now.giveBack();
            return Either.right(made);
        } catch (Throwable bug) {
            EngineFailure.unlessFatal(bug);
            if (hasNull(input, DEEPEST)) return Either.left(Refusals.NOTHING);
            throw EngineFailure.at(input, bug, () -> state);
        }
    }

    /** Why a choice cannot be made; empty if it is offered. */
    public Option<Rejection> explain(GameState state, Choice choice) {
        try {
            Now now = workspaces.at(state);
            Rejection why = refusal(now, state, choice);
            now.giveBack();
            return Option.of(why);
        } catch (Throwable bug) {
            EngineFailure.unlessFatal(bug);
            if (hasNull(choice, DEEPEST)) return Option.some(Refusals.NOTHING);
            throw EngineFailure.at(choice, bug, () -> state);
        }
    }

    /**
     * Why play cannot go on from a state whose position has no fault of its own: the faults of its unfinished rules.
     */
    public Vector<StateFault> faults(GameState state) {
        try {
            Now now = workspaces.at(state);
            Requirements required = new Requirements(now);
            required.check();
            if (required.met()) waits(now, state, required);
            now.giveBack();
            return required.faults();
        } catch (Throwable bug) {
            throw EngineFailure.at("the check", bug, () -> state);
        }
    }

    /** The first frame waits in this position, and for an answer that can be given. */
    private static void waits(Now now, GameState state, Requirements required) {
        required.first();
        now.leave();
        run(now);
        if (!now.transition().state().equals(state)) {
            required.that(
                    false, "it does not wait in this position", "a step that waits for an answer, as play leaves it");
            return;
        }
        Prompt asked = now.asked();
        if (asked instanceof Prompt.Decision decision)
            required.that(!decision.options().isEmpty(), "it offers nothing", "a step that offers something");
        if (asked instanceof Prompt.DiceRequest roll)
            required.number("the number of dice", roll.dice(), 1, StateBounds.MOST_SINGLE_DICE);
    }

    private static void run(Now now) {
        for (int steps = 0; !now.waiting(); steps++) {
            Frame top = now.stack().following();
            if (steps == MOST_STEPS)
                throw new IllegalStateException("a rule goes on for ever: " + MOST_STEPS
                        + " steps without a prompt, at " + top.rule() + ", " + top.describe());
            Outcome outcome = now.takeAnswer();
            if (outcome != null) top.answered(now, outcome);
            else top.enter(now);
        }
        now.stack().settle();
    }

    private static @Nullable Rejection refusal(Now now, GameState state, Input input) {
        if (now.view().result().isDefined()) return FINISHED;
        if (input instanceof Dice dice)
            return now.asked() instanceof Prompt.DiceRequest request
                    ? Refusals.dice(request, dice)
                    : Refusals.kind(now.asked());
        if (input instanceof Input.Shuffle order) return refusal(now.asked(), order);
        Choice choice = (Choice) input;
        return now.offering().has(state, choice) ? null : refusal(now, choice);
    }

    /** If a frame throws on a choice that names an unknown model, weapon or cube, the choice is refused. */
    private static @Nullable Rejection refusal(Now now, Choice choice) {
        Rejection why;
        try {
            why = now.stack().top().refusal(now, choice);
        } catch (RuntimeException bug) {
            if (choice.names(now.game().known())) throw bug;
            why = Refusals.UNKNOWN;
        }
        return why == null ? null : reason(now, choice, why);
    }

    /**
     * General reasons come before the frame's own: a wrong kind of input, an unknown name, another model, a killed
     * model.
     */
    private static Rejection reason(Now now, Choice choice, Rejection own) {
        Frame top = now.stack().top();
        Prompt asked = now.asked();
        if (!(asked instanceof Prompt.Decision)) return Refusals.kind(asked);
        if (!choice.names(now.game().known()))
            return Refusals.unknown(choice, now.game().known());
        Rejection why = top.isOfOtherModel(now, choice) ? Refusals.OTHER_MODEL : own;
        if (KIND.equals(why)) why = Refusals.WrongTimeRefusal.refusal(now, choice);
        if (!choice.names(m -> now.model(m).status() != Model.Status.KILLED)) return Refusals.DEAD;
        return meant(now, choice, KIND.equals(why) ? Refusals.kind(asked) : why);
    }

    private static @Nullable Rejection refusal(Prompt asked, Input.Shuffle order) {
        if (!(asked instanceof Prompt.ShuffleRequest request)) return Refusals.kind(asked);
        if (order.numbers().size() != request.things()) return Refusals.ORDER_COUNT;
        return order.orders(request.things()) ? null : Refusals.ORDER_NUMBER;
    }

    /**
     * Whether an input contains a null. It runs only after a rule has thrown, because a check of every input would be
     * slow.
     */
    private static boolean hasNull(@Nullable Object value, int deep) {
        if (value == null) return true;
        if (deep == 0) return false;
        if (value instanceof Iterable<?> many) {
            for (Object one : many) if (hasNull(one, deep - 1)) return true;
            return false;
        }
        if (!(value instanceof Record)) return false;
        RecordType type = RecordType.of(value.getClass());
        for (int i = 0; i < type.size(); i++) if (hasNull(type.get(value, i), deep - 1)) return true;
        return false;
    }

    /**
     * The rejection, whose remedy names the offered choices that are meant: several choices say no, and one may stand
     * for an earlier one.
     */
    private static Rejection meant(Now now, Choice refused, Rejection why) {
        boolean no = saysNo(refused);
        boolean other = Refusals.OTHER_MODEL.equals(why);
        if (!no && !other && !(refused instanceof Choice.Deploy)) return why;
        if (!(now.asked() instanceof Prompt.Decision decision)) return why;
        Vector<Choice> options = decision.options();
        Vector<Choice> meant = options.filter(offered -> no
                ? saysNo(offered)
                : refused instanceof Choice.Deploy late
                        && offered instanceof Choice.SetUp first
                        && first.model().equals(late.model()));
        if (meant.nonEmpty()) return expecting(why, Sentence.any(meant.take(MOST_NAMED)));
        Vector<ModelId> mayAct = other ? options.flatMap(Choice::actor).distinct() : Vector.empty();
        return mayAct.isEmpty()
                ? why
                : expecting(why, Sentence.of("a choice for {models}", Sentence.any(mayAct.take(MOST_NAMED))));
    }

    private static Rejection expecting(Rejection why, Sentence expected) {
        return new Rejection(why.rule(), why.sentence(), expected);
    }

    private static boolean saysNo(Choice choice) {
        return choice instanceof Choice.Pass
                || choice instanceof Choice.EndTurn
                || choice instanceof Choice.EndActivation
                || choice instanceof Choice.Done
                || choice instanceof Choice.Decline
                || choice instanceof Choice.AddDice add && add.dice() == 0
                || choice instanceof Choice.Reroll reroll && reroll.dice() == 0
                || choice instanceof Choice.RerollCommand command
                        && command.dice().equals(CommandDice.NONE);
    }
}
