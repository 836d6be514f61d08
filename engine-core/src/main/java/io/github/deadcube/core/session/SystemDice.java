package io.github.deadcube.core.session;

import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.DiceSource;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Shuffled;
import io.vavr.collection.Vector;
import java.security.SecureRandom;

/** Dice of the system's randomness, which nobody can foretell or roll again. */
final class SystemDice implements DiceSource {
    private final SecureRandom chance = new SecureRandom();

    @Override
    public Dice roll(Prompt.DiceRequest request) {
        int[] faces = new int[request.dice()];
        for (int i = 0; i < faces.length; i++)
            faces[i] = 1 + chance.nextInt(request.die().faces());
        return Dice.of(faces);
    }

    @Override
    public Shuffled shuffle(Prompt.ShuffleRequest request) {
        Vector<Integer> left = Vector.rangeClosed(1, request.things());
        Vector<Integer> order = Vector.empty();
        while (left.nonEmpty()) {
            int at = chance.nextInt(left.size());
            order = order.append(left.get(at));
            left = left.removeAt(at);
        }
        return new Shuffled(order);
    }
}
