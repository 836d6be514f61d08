package io.github.deadcube.testkit.replay;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.core.plan.Destination;
import io.github.deadcube.core.plan.Destinations;
import io.github.deadcube.core.text.TextStyle;
import io.github.deadcube.testkit.narration.Narrator;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;

/** A replayed game, input by input, with its narration. */
final class ReplayFrames {
    private final List<Still> stills = new ArrayList<>();
    private final List<String> lines = new ArrayList<>();

    private ReplayFrames() {}

    static Vector<Still> of(Rules rules, GameState begin, Seq<Input> inputs) {
        return new ReplayFrames().played(rules, begin, inputs);
    }

    private Vector<Still> played(Rules rules, GameState begin, Seq<Input> inputs) {
        Narrator narrator = new Narrator(begin.position(), TextStyle.NONE, lines::add);
        GameState state = begin;
        for (Input input : inputs) {
            add(rules, state, Option.some(input));
            Transition next = rules.play(state, input);
            narrator.onTransition(input, next);
            state = next.state();
        }
        narrator.flush();
        add(rules, state, Option.none());
        return Vector.ofAll(stills);
    }

    private void add(Rules rules, GameState state, Option<Input> answer) {
        Prompt prompt = rules.prompt(state);
        stills.add(new Still(state, prompt, reached(rules, state, prompt), answer, Vector.ofAll(lines)));
        lines.clear();
    }

    /** The cubes that the active model can reach, as its side knows them. */
    private static Vector<Cube> reached(Rules rules, GameState state, Prompt prompt) {
        if (!(prompt instanceof Prompt.Decision decision)
                || decision.purpose() != Purpose.ACTIVATION && decision.purpose() != Purpose.MOVEMENT)
            return Vector.empty();
        return Vector.ofAll(state.position().active())
                .flatMap(active -> Destinations.of(rules, state.seenBy(decision.side()), active.model()))
                .map(Destination::cube)
                .distinct();
    }

    /**
     * A state of a game.
     *
     * @param reached the cubes that the active model can reach, if it may move
     * @param answer the input; none for the last state
     * @param lines the indented narration that leads to the state
     */
    record Still(GameState state, Prompt prompt, Vector<Cube> reached, Option<Input> answer, Vector<String> lines) {}
}
