package io.github.deadcube.testkit.perft;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The obvious way to count: plays every input in turn, and every combination of dice. */
final class Recount {
    private final Rules rules;
    /** By the number and the kind of the dice. */
    private final Map<String, Map<String, Dice>> rolls = new TreeMap<>();

    Recount(Rules rules) {
        this.rules = rules;
    }

    long count(GameState state, int depth) {
        if (depth == 0) return 1;
        long sum = 0;
        for (Input input : inputs(rules.prompt(state)))
            sum += count(rules.play(state, input).state(), depth - 1);
        return sum;
    }

    private List<Input> inputs(Prompt prompt) {
        List<Input> inputs = new ArrayList<>();
        if (prompt instanceof Prompt.Decision decision) for (Choice choice : decision.options()) inputs.add(choice);
        if (prompt instanceof Prompt.ShuffleRequest request)
            inputs.add(new Input.Shuffle(Vector.range(0, request.things()).map(i -> i + 1)));
        if (prompt instanceof Prompt.DiceRequest request)
            inputs.addAll(rolls.computeIfAbsent(request.dice() + " " + request.die(), dice -> rolls(request))
                    .values());
        return inputs;
    }

    /** Every roll; rolls with the same faces count once. */
    private static Map<String, Dice> rolls(Prompt.DiceRequest request) {
        Map<String, Dice> rolls = new TreeMap<>();
        int[] faces = new int[request.dice()];
        Arrays.fill(faces, 1);
        while (true) {
            int[] sorted = faces.clone();
            Arrays.sort(sorted);
            rolls.put(Arrays.toString(sorted), Dice.of(sorted));
            int die = 0;
            while (die < faces.length && faces[die] == request.die().faces()) faces[die++] = 1;
            if (die == faces.length) return rolls;
            faces[die]++;
        }
    }
}
