package io.github.deadcube.faults;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Situation;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.team.CommandDice;
import io.github.deadcube.testkit.contract.Promise;
import io.github.deadcube.testkit.match.ForwardingRules;
import io.github.deadcube.testkit.match.UnnamedPending;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** Situations that resume differently, and states without a notation. */
final class NotationFaults {
    private static final int HIGH_SCORE = 6;

    static final Vector<PlantedFault> ALL = Vector.of(
            resuming(
                    "a high score of B is lost in a situation",
                    s -> s.b().score() > HIGH_SCORE ? s.withB(s.b().withScore(HIGH_SCORE)) : s),
            resuming(
                    "the tokens that A has looked at are lost in a situation",
                    s -> s.withA(s.a().withLooked(List.empty()))),
            resuming(
                    "three command dice of one side are lost in a situation",
                    s -> s.a().command().size() == 3 ? s.withA(s.a().withCommand(CommandDice.NONE)) : s),
            resuming(
                    "a model pinned on an upper level is upright in a situation",
                    standing(m -> m.pinned() && m.place().cube().level() > 1, "pinned", false)),
            resuming(
                    "marks of models in smoke are lost in a situation",
                    s -> s.markers().isEmpty()
                            ? s
                            : standing(m -> !m.marks().isEmpty(), "marks", List.empty())
                                    .apply(s)),
            resuming(
                    "used items are lost in a situation",
                    standing(m -> !m.spent().isEmpty(), "spent", List.empty())),
            resuming(
                    "the first of several models in reserve is lost in a situation",
                    s -> s.models().count(NotationFaults::isInReserve) > 1
                            ? s.withModels(s.models()
                                    .remove(s.models()
                                            .find(NotationFaults::isInReserve)
                                            .get()))
                            : s),
            resuming(
                    "tokens that are gone are lost in a situation",
                    s -> s.withTokens(s.tokens().filter(t -> t.cube().isDefined()))),
            resuming(
                    "the specials of an activation are lost in a situation",
                    s -> s.withUnderway(s.underway().map(u -> u.withSpecials(Vector.empty())))),
            resuming(
                    "a second activation is lost in a situation",
                    s -> s.withUnderway(s.underway().map(u -> u.withSecond(false)))),
            resuming(
                    "a die that has been spent is lost in a situation, after two actions",
                    s -> s.withUnderway(s.underway().map(u -> u.taken().size() > 1 ? u.withSpent(false) : u))),
            resuming("the side that begins next is lost in a situation", s -> s.withStarter(Option.none())),
            unnamed(
                    "pending work has no saved name while one cube contains two pinned models",
                    (before, after) -> after.position()
                            .models()
                            .exists(m -> m.inPlay()
                                    && m.pinned()
                                    && after.position()
                                            .models()
                                            .exists(o -> o.inPlay()
                                                    && o.pinned()
                                                    && !o.id().equals(m.id())
                                                    && o.cube().equals(m.cube())))),
            unnamed(
                    "pending work has no saved name in a second activation",
                    (before, after) ->
                            !before.position().active().equals(after.position().active())
                                    && before.position().active().isDefined()
                                    && after.position().active().isDefined()),
            unnamed(
                    "pending work has no saved name while a model is out of control",
                    (before, after) -> GameConditions.outOfControl(after)),
            unnamed(
                    "pending work has no saved name in the test after a fall",
                    (before, after) -> after.pending().exists(p -> p.rule().id().startsWith("FALL"))),
            unnamed(
                    "pending work has no saved name while an explosion waits",
                    (before, after) -> !after.position().waiting().isEmpty()));

    private NotationFaults() {}

    private static PlantedFault resuming(String name, UnaryOperator<Situation> resumes) {
        return PlantedFault.ofRules(name, Promise.TURNS_CAN_BE_WRITTEN, () -> AlteredRules.resuming(resumes));
    }

    private static UnaryOperator<Situation> standing(Predicate<Model> which, String component, Object value) {
        return s -> s.withModels(s.models().map(m -> which.test(m) ? ChangedRecords.with(m, component, value) : m));
    }

    private static boolean isInReserve(Model m) {
        return m.status() == Model.Status.RESERVE;
    }

    private static PlantedFault unnamed(String name, BiPredicate<GameState, GameState> when) {
        return PlantedFault.ofRules(name, Promise.STATES_CAN_BE_WRITTEN, () -> leaving(when));
    }

    /** Leaves something in a state in addition to what the engine does. */
    private static Rules leaving(BiPredicate<GameState, GameState> when) {
        return new ForwardingRules() {
            @Override
            public Prompt prompt(GameState state) {
                return engine.prompt(without(state));
            }

            @Override
            public Either<Rejection, Transition> apply(GameState state, Input input) {
                return engine.apply(without(state), input)
                        .map(after -> when.test(state, after.state())
                                ? new Transition(with(after.state()), after.events())
                                : after);
            }

            @Override
            public Option<Rejection> explain(GameState state, Choice choice) {
                return engine.explain(without(state), choice);
            }
        };
    }

    private static GameState with(GameState state) {
        return new GameState(state.position(), state.secrets(), state.pending().append(new UnnamedPending()));
    }

    private static GameState without(GameState state) {
        return new GameState(
                state.position(), state.secrets(), state.pending().reject(UnnamedPending.class::isInstance));
    }
}
