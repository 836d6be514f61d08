package io.github.deadcube.testkit.contract;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;
import io.vavr.collection.Vector;

/** No prompt is empty. */
final class Prompts {
    private Prompts() {}

    static void check(Replayed replayed) {
        replayed.steps().forEach(step -> check(replayed.rules(), step.before()));
        check(replayed.rules(), replayed.state());
    }

    private static void check(Rules rules, GameState state) {
        Prompt prompt = rules.prompt(state);
        if (prompt instanceof Prompt.Decision decision) {
            Vector<Choice> options = decision.options();
            Broken.unless(!options.isEmpty(), () -> decision + " offers nothing", state);
            Broken.unlessEqual(options.distinct(), options, () -> decision + " offers something twice", state);
            Broken.unlessEqual(
                    ((Prompt.Decision) rules.prompt(state)).options(),
                    options,
                    () -> decision + " offers something else when asked again",
                    state);
            int some = options.size() / 2;
            Broken.unlessEqual(
                    decision.offers().pick(howMany -> howMany == options.size() ? some : 0),
                    options.get(some),
                    () -> decision + " picks another option, or from another number of them",
                    state);
        } else if (prompt instanceof Prompt.DiceRequest request)
            Broken.unless(request.dice() > 0, () -> request + " asks for no dice", state);
        else if (prompt instanceof Prompt.ShuffleRequest request)
            Broken.unless(request.things() > 0, () -> request + " shuffles nothing", state);
        else
            Broken.unless(
                    rules.apply(state, new Choice.Pass()).isLeft(), () -> "the end of the game is answered", state);
        Broken.unless(!state.why().isBlank(), () -> "nothing says what goes on", state);
    }
}
