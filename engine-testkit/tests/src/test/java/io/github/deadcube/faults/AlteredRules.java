package io.github.deadcube.faults;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.testkit.match.ForwardingRules;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** The engine with one changed answer. */
final class AlteredRules {
    private AlteredRules() {}

    /** Changes the prompt. */
    interface Asks {
        Prompt of(GameState state, Prompt prompt);
    }

    /** Changes the offered choices. */
    interface Offers {
        Vector<Choice> of(GameState state, Prompt.Decision decision, Vector<Choice> options);
    }

    /** Changes the transition of an input. */
    interface Leads {
        Transition of(GameState before, Input input, Transition after);
    }

    /** Changes the rejection of a choice. */
    interface Judges {
        Option<Rejection> of(GameState state, Choice choice, Option<Rejection> why);
    }

    static Rules asking(Asks asks) {
        return new ForwardingRules() {
            @Override
            public Prompt prompt(GameState state) {
                return asks.of(state, engine.prompt(state));
            }
        };
    }

    static Rules offering(Offers offers) {
        return asking((state, prompt) ->
                prompt instanceof Prompt.Decision d ? with(d, offers.of(state, d, d.options())::forEach) : prompt);
    }

    static Prompt.Decision with(Prompt.Decision d, Prompt.Offers offers) {
        return new Prompt.Decision(d.side(), d.purpose(), d.rule(), offers);
    }

    static Rules leading(Leads leads) {
        return new ForwardingRules() {
            @Override
            public Either<Rejection, Transition> apply(GameState state, Input input) {
                return engine.apply(state, input).map(after -> leads.of(state, input, after));
            }
        };
    }

    /** Changes the states, not the events. */
    static Rules altering(Predicate<Transition> when, UnaryOperator<GameState> alters) {
        return leading((before, input, after) ->
                when.test(after) ? new Transition(alters.apply(after.state()), after.events()) : after);
    }

    /** Changes {@code explain}, not {@code apply}. */
    static Rules explaining(Judges judges) {
        return new ForwardingRules() {
            @Override
            public Option<Rejection> explain(GameState state, Choice choice) {
                return judges.of(state, choice, engine.explain(state, choice));
            }
        };
    }

    /** Changes {@code apply}, not {@code explain}. A choice that is accepted wrongly changes nothing. */
    static Rules applying(Judges judges) {
        return new ForwardingRules() {
            @Override
            public Either<Rejection, Transition> apply(GameState state, Input input) {
                return judged(engine.apply(state, input), judges, state, input);
            }
        };
    }

    /** Changes {@code explain} and {@code apply} consistently. */
    static Rules judging(Judges judges) {
        return new ForwardingRules() {
            @Override
            public Option<Rejection> explain(GameState state, Choice choice) {
                return judges.of(state, choice, engine.explain(state, choice));
            }

            @Override
            public Either<Rejection, Transition> apply(GameState state, Input input) {
                return judged(engine.apply(state, input), judges, state, input);
            }
        };
    }

    private static Either<Rejection, Transition> judged(
            Either<Rejection, Transition> applied, Judges judges, GameState state, Input input) {
        if (!(input instanceof Choice choice)) return applied;
        Option<Rejection> why = judges.of(state, choice, applied.swap().toOption());
        return why.isDefined()
                ? Either.left(why.get())
                : applied.orElse(() -> Either.right(new Transition(state, List.empty())));
    }

    static Rules resuming(UnaryOperator<GameState> resumes) {
        return new ForwardingRules() {
            @Override
            public Either<Seq<Fault>, GameState> resume(GameState state) {
                return engine.resume(resumes.apply(state));
            }
        };
    }
}
