package io.github.deadcube.testkit.perft;

import io.github.deadcube.api.play.Dice.Chance;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Shuffled;
import io.vavr.collection.Vector;
import java.math.BigInteger;

/** The inputs that go on from a prompt, each distinct one once. */
enum Continuations implements Prompt.Visitor<Vector<Input>> {
    OF;

    @Override
    public Vector<Input> decision(Prompt.Decision decision) {
        return Vector.narrow(decision.options());
    }

    @Override
    public Vector<Input> dice(Prompt.DiceRequest request) {
        if (request.howMany().compareTo(BigInteger.valueOf(Prompt.DiceRequest.MOST_OUTCOMES)) > 0)
            throw new TooManyOutcomes(request);
        return request.outcomes().map(Chance::dice);
    }

    @Override
    public Vector<Input> shuffle(Prompt.ShuffleRequest request) {
        return Vector.of(new Shuffled(Vector.rangeClosed(1, request.things())));
    }

    @Override
    public Vector<Input> finished(Prompt.Finished finished) {
        return Vector.empty();
    }
}
