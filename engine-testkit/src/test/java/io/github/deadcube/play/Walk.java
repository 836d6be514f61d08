package io.github.deadcube.play;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Order;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.core.Deadcube;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** Random legal play, the same for a seed: half of all games start as usual, half in contact. */
final class Walk {
    static final Rules RULES = Deadcube.rules();

    private final SplittableRandom chance;
    private GameState state;

    private Walk(SplittableRandom chance, GameState state) {
        this.chance = chance;
        this.state = state;
    }

    static Walk of(long seed) {
        SplittableRandom chance = new SplittableRandom(seed);
        return new Walk(chance, seed % 2 == 0 ? Contact.beginning(seed / 2) : Contact.random(chance));
    }

    static Walk from(GameState state, SplittableRandom chance) {
        return new Walk(chance, state);
    }

    GameState state() {
        return state;
    }

    Prompt prompt() {
        return RULES.prompt(state);
    }

    boolean over() {
        return prompt() instanceof Prompt.Finished;
    }

    int below(int bound) {
        return chance.nextInt(bound);
    }

    static List<Choice> options(Prompt.Decision decision) {
        List<Choice> options = new ArrayList<>();
        decision.offers().forEach(options::add);
        return options;
    }

    /** A legal answer; half of the choices go for fights and explosions where there are any. */
    Input answer() {
        if (prompt() instanceof Prompt.DiceRequest request) {
            int[] faces = new int[request.dice()];
            for (int i = 0; i < faces.length; i++)
                faces[i] = 1 + below(request.die().faces());
            return Dice.of(faces);
        }
        if (prompt() instanceof Prompt.ShuffleRequest request) {
            List<Integer> numbers = new ArrayList<>();
            for (int n = 1; n <= request.things(); n++) numbers.add(below(n), n);
            return new Order(Vector.ofAll(numbers));
        }
        List<Choice> options = options((Prompt.Decision) prompt());
        if (below(2) == 0) {
            List<Choice> bloody = options.stream()
                    .filter(c -> c instanceof Choice.Shoot
                            || c instanceof Choice.Assault
                            || c instanceof Choice.Use
                            || c instanceof Choice.PickUp
                            || c instanceof Choice.Keep)
                    .toList();
            if (!bloody.isEmpty()) return bloody.get(below(bloody.size()));
        }
        return options.get(below(options.size()));
    }

    Transition give(Input input) {
        Transition transition = RULES.apply(state, input)
                .getOrElseThrow(no -> new AssertionError(input + " was refused: " + no + "\n" + state));
        state = transition.state();
        return transition;
    }
}
