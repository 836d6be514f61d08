package io.github.deadcube.testkit.jqwik;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Vector;

/**
 * Plays inputs that were made for another state. Refused inputs are left out. The number of dice is adapted to the
 * prompt; additional dice show 1.
 */
final class LenientReplay {
    private final Rules rules;
    private GameState state;
    private Vector<Input> given = Vector.empty();
    private boolean broken;

    private LenientReplay(Rules rules, GameState state) {
        this.rules = rules;
        this.state = state;
    }

    static PlayedState played(Script.Runner runner, GameState beginning, Vector<Input> inputs) {
        LenientReplay replay = new LenientReplay(runner.rules(), beginning);
        for (Input input : inputs) if (!replay.broken) replay.tried(input);
        return new PlayedState(runner, beginning, replay.given, replay.state);
    }

    /** Ends the replay at an input that shows a bug. */
    private void tried(Input input) {
        try {
            take(input);
        } catch (IllegalStateException bug) {
            given = given.append(input);
            broken = true;
        }
    }

    private void take(Input input) {
        Prompt prompt = rules.prompt(state);
        while (!(input instanceof Dice) && prompt instanceof Prompt.DiceRequest request) {
            give(fitted(Dice.of(), request));
            prompt = rules.prompt(state);
        }
        if (input instanceof Dice dice) {
            if (prompt instanceof Prompt.DiceRequest request) give(fitted(dice, request));
        } else if (input instanceof Input.Shuffle || prompt instanceof Prompt.Decision && input instanceof Choice)
            give(input);
    }

    private void give(Input input) {
        rules.apply(state, input).forEach(next -> {
            state = next.state();
            given = given.append(input);
        });
    }

    private static Dice fitted(Dice dice, Prompt.DiceRequest request) {
        int[] faces = new int[request.dice()];
        for (int i = 0; i < faces.length; i++)
            faces[i] = i < dice.size() && dice.face(i) <= request.die().faces() ? dice.face(i) : 1;
        return Dice.of(faces);
    }
}
