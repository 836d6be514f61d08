package io.github.deadcube.testkit.replay;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
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
        stills.add(new Still(state, rules.prompt(state), answer, Vector.ofAll(lines)));
        lines.clear();
    }

    /** A state of a game, its input unless it is the last state, and the indented narration lines that lead to it. */
    record Still(GameState state, Prompt prompt, Option<Input> answer, Vector<String> lines) {}
}
