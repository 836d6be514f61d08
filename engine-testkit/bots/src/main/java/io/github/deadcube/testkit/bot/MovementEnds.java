package io.github.deadcube.testkit.bot;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.vavr.collection.Vector;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Finds the ends of a movement. It follows the rules from cube to cube, takes the first shortest route to each, and
 * applies one step for each cube.
 */
final class MovementEnds implements Consumer<Choice> {
    private final Rules rules;
    private final Battlefield field;
    private final BitSet seen = new BitSet();
    private final ArrayDeque<Way> waiting = new ArrayDeque<>();
    private final ArrayList<Choice> options = new ArrayList<>();
    private final ArrayList<End> ends = new ArrayList<>();
    private boolean stopped;

    /** A movement up to a state and its prompt; the first has no choice. */
    private record Way(
            GameState state,
            Prompt prompt,
            @Nullable Way from,
            @Nullable Choice choice) {}

    /**
     * An end of a movement.
     *
     * @param state at its end: before the stop if it stops, otherwise after the last choice
     */
    record End(Way way, Choice last, GameState state) {
        /** The first choice, the same object for all ends that begin with it. */
        Choice first() {
            Choice first = last;
            for (Way w = way; w != null && w.choice != null; w = w.from) first = w.choice;
            return first;
        }

        Vector<Choice> choices() {
            ArrayDeque<Choice> all = new ArrayDeque<>();
            all.add(last);
            for (Way w = way; w != null && w.choice != null; w = w.from) all.addFirst(w.choice);
            return Vector.ofAll(all);
        }

        /** The state before the last choice. */
        GameState before() {
            return way.state();
        }

        /** Whether it ends with a stop; otherwise the model leaves, or something comes between. */
        boolean stops() {
            return last instanceof Choice.TakeSpot;
        }
    }

    private MovementEnds(Rules rules, GameState state) {
        this.rules = rules;
        this.field = state.position().battlefield();
    }

    /**
     * The ends of the movement of the active model, from a state that asks for its step or stop; empty for another
     * state.
     */
    static List<End> ends(Rules rules, GameState state) {
        MovementEnds search = new MovementEnds(rules, state);
        state.position()
                .active()
                .flatMap(a -> state.position().model(a.model()))
                .forEach(m -> search.see(m.cube()));
        Prompt prompt = rules.prompt(state);
        if (moves(prompt)) search.waiting.add(new Way(state, prompt, null, null));
        while (!search.waiting.isEmpty()) search.go(search.waiting.remove());
        return search.ends;
    }

    /** Whether a prompt asks for the next step of a movement, or its end. */
    static boolean moves(Prompt prompt) {
        return prompt instanceof Prompt.Decision decision && decision.purpose() == Purpose.MOVEMENT;
    }

    private void go(Way way) {
        options.clear();
        stopped = false;
        if (way.prompt() instanceof Prompt.Decision decision) decision.offers().forEach(this);
        for (Choice option : options) {
            GameState next =
                    option instanceof Choice.TakeSpot ? way.state() : LookAhead.next(rules, way.state(), option);
            Prompt prompt = option instanceof Choice.Step ? rules.prompt(next) : null;
            if (prompt != null && moves(prompt)) waiting.add(new Way(next, prompt, way, option));
            else ends.add(new End(way, option, next));
        }
    }

    /** Takes an option if it is a step or the first stop; the spot of a stop does not matter. */
    @Override
    public void accept(Choice option) {
        if (option instanceof Choice.Step step) {
            if (see(step.cube())) options.add(step);
        } else if (option instanceof Choice.Leave) {
            options.add(option);
        } else if (option instanceof Choice.TakeSpot && !stopped) {
            stopped = true;
            options.add(option);
        }
    }

    private boolean see(Cube cube) {
        if (!field.contains(cube) || seen.get(field.index(cube))) return false;
        seen.set(field.index(cube));
        return true;
    }
}
