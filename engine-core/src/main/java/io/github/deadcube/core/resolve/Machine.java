package io.github.deadcube.core.resolve;

import static io.github.deadcube.core.resolve.Refusals.COUNT;
import static io.github.deadcube.core.resolve.Refusals.FACE;
import static io.github.deadcube.core.resolve.Refusals.FINISHED;
import static io.github.deadcube.core.resolve.Refusals.KIND;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.extend.Outcome;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Rejection;
import io.vavr.control.Either;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The one loop: the top frame works until one asks. Every input is checked here against what the prompt offers. */
public final class Machine {
    private final Function<GameState, Now> workspace;

    /** @param workspace makes the workspace of one call */
    public Machine(Function<GameState, Now> workspace) {
        this.workspace = workspace;
    }

    /** Goes on until an input is needed. */
    public Transition settle(GameState state) {
        Now now = workspace.apply(state);
        run(now);
        return now.transition();
    }

    public Prompt prompt(GameState state) {
        Now now = workspace.apply(state);
        if (now.result().isDefined()) return new Prompt.Finished(now.result().get());
        Prompt.DiceRequest dice = now.top().dice(now);
        return dice != null ? dice : now.top().decision(now);
    }

    public Either<Rejection, Transition> apply(GameState state, Input input) {
        Now now = workspace.apply(state);
        Rejection why = refusal(now, input);
        if (why != null) return Either.left(why);
        try {
            Frame top = now.pop();
            if (input instanceof Choice choice) top.chosen(now, choice);
            else top.rolled(now, (Dice) input);
            now.push();
            run(now);
            return Either.right(now.transition());
        } catch (RuntimeException bug) {
            throw new IllegalStateException("a bug, after '" + input + "' in\n" + state, bug);
        }
    }

    /** Why a choice cannot be made; null if it is offered. */
    public @Nullable Rejection explain(GameState state, Choice choice) {
        return refusal(workspace.apply(state), choice);
    }

    private static void run(Now now) {
        while (!now.waiting()) {
            Frame top = now.pop();
            Outcome outcome = now.takeAnswer();
            if (outcome != null) top.answered(now, outcome);
            else if (!top.lapsed(now)) top.enter(now);
            now.push();
        }
    }

    private static @Nullable Rejection refusal(Now now, Input input) {
        if (now.result().isDefined()) return FINISHED;
        Prompt.DiceRequest request = now.top().dice(now);
        if (input instanceof Choice choice) {
            if (request != null) return KIND;
            if (!Named.known(now, choice)) return Refusals.UNKNOWN;
            Rejection why = now.top().refusal(now, choice);
            return why != null && Named.dead(now, choice) ? Refusals.DEAD : why;
        }
        if (request == null || !(input instanceof Dice dice)) return KIND;
        if (dice.size() != request.dice()) return COUNT;
        for (int i = 0; i < dice.size(); i++)
            if (dice.face(i) < 1 || dice.face(i) > request.die().faces()) return FACE;
        return null;
    }
}
