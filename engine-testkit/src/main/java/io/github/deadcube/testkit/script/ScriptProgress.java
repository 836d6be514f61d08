package io.github.deadcube.testkit.script;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.vavr.collection.Vector;
import io.vavr.control.Either;

/**
 * How far a script has come.
 *
 * @param rules the engine
 * @param state the state that waits
 * @param events all that has happened, oldest first
 */
record ScriptProgress(Rules rules, GameState state, Vector<Event> events) {
    Prompt prompt() {
        return rules.prompt(state);
    }

    /** What the engine asks, in words. */
    String asked() {
        return prompt().toString();
    }

    /** Goes on, or says why the input is refused; what is accepted must be offered. */
    Either<String, ScriptProgress> answer(Input input) {
        return rules.apply(state, input)
                .mapLeft(rejection -> "refused by " + rejection)
                .filterOrElse(next -> !(input instanceof Choice) || lists(input), next -> "accepted, but not listed")
                .map(next -> new ScriptProgress(rules, next.state(), events.appendAll(next.events())));
    }

    /** Whether it is one of the options. */
    boolean lists(Input input) {
        return prompt() instanceof Prompt.Decision d && d.options().exists(input::equals);
    }
}
