package io.github.deadcube.faults;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.GameState.Pending;
import io.github.deadcube.api.Position.SideState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.internal.FullPosition;
import io.github.deadcube.api.internal.FullPosition.ItemTokens;
import io.github.deadcube.api.internal.Roster;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Model.Carried;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.play.Token;
import io.github.deadcube.api.team.CommandDice;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.testkit.contract.Promise;
import io.github.deadcube.testkit.match.ForwardingRules;
import io.github.deadcube.testkit.match.UnnamedPending;
import io.vavr.collection.Array;
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
                    s -> s.position().b().score() > HIGH_SCORE
                            ? side(s, "b", s.position().b().withScore(HIGH_SCORE))
                            : s),
            resuming(
                    "the tokens that A has looked at are lost in a situation",
                    s -> side(s, "a", s.position().a().withLooked(List.empty()))),
            resuming(
                    "three command dice of one side are lost in a situation",
                    s -> s.position().a().command().size() == 3
                            ? side(s, "a", s.position().a().withCommand(CommandDice.NONE))
                            : s),
            resuming(
                    "a model pinned on an upper level is upright in a situation",
                    standing(m -> m.pinned() && m.place().cube().level() > 1, "pinned", false)),
            resuming(
                    "marks of models in smoke are lost in a situation",
                    s -> s.position().markers().isEmpty()
                            ? s
                            : standing(m -> !m.marks().isEmpty(), "marks", List.empty())
                                    .apply(s)),
            resuming(
                    "used items are lost in a situation",
                    standing(m -> !m.usedUp().isEmpty(), "usedUp", List.empty())),
            resuming("the first of several models in reserve is lost in a situation", s -> {
                Array<Model> reserve = s.position().models().filter(NotationFaults::isInReserve);
                return reserve.size() > 1
                        ? ChangedRecords.model(s, reserve.head().id(), m -> Roster.absent(m.id(), m.card()))
                        : s;
            }),
            resuming("tokens that are gone are lost in a situation", s -> {
                Vector<Integer> here = s.position()
                        .tokens()
                        .map(Token::number)
                        .appendAll(s.position().models().flatMap(Model::found).map(Carried::token));
                ItemTokens items = FullPosition.of(s.position()).items();
                GameState without = ChangedRecords.position(
                        s,
                        "items",
                        new ItemTokens(
                                items.lying(),
                                items.drawn().filter(here::contains),
                                items.revealed().filter(t -> here.contains(t.token()))));
                return new GameState(
                        without.position(), s.secrets().filter(t -> here.contains(t.token())), s.pending());
            }),
            resuming(
                    "the specials of an activation are lost in a situation",
                    s -> activation(s, a -> ChangedRecords.with(a, "specials", List.empty()))),
            resuming("a second activation is lost in a situation", s -> {
                if (s.pending().size() < 2 || !isActivation(s)) return s;
                Side side = s.position().initiative();
                Pending next = s.pending().get(1);
                return next.toString().equals("TurnChoice[side=" + side.other() + ", second=false]")
                        ? pending(s, 1, (Pending)
                                ChangedRecords.with(ChangedRecords.with((Record) next, "side", side), "second", true))
                        : s;
            }),
            resuming(
                    "a die that has been spent is lost in a situation, after two actions",
                    s -> activation(
                            s,
                            a -> a.toString().matches(".*taken=List\\([^)]*,.*")
                                    ? ChangedRecords.with(a, "usedUp", false)
                                    : a)),
            resuming(
                    "the side that begins next is lost in a situation",
                    s -> ChangedRecords.position(s, "starter", Option.none())),
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
                    (before, after) ->
                            !FullPosition.of(after.position()).waiting().isEmpty()));

    private NotationFaults() {}

    private static PlantedFault resuming(String name, UnaryOperator<GameState> resumes) {
        return PlantedFault.ofRules(name, Promise.TURNS_CAN_BE_WRITTEN, () -> AlteredRules.resuming(resumes));
    }

    private static GameState side(GameState state, String side, SideState value) {
        return ChangedRecords.position(state, side, value);
    }

    private static UnaryOperator<GameState> standing(Predicate<Model> which, String component, Object value) {
        return s -> ChangedRecords.models(s, m -> which.test(m) ? ChangedRecords.with(m, component, value) : m);
    }

    private static boolean isActivation(GameState state) {
        return state.pending().head().toString().startsWith("Activation[");
    }

    private static GameState activation(GameState state, UnaryOperator<Record> change) {
        return isActivation(state)
                ? pending(state, 0, (Pending)
                        change.apply((Record) state.pending().head()))
                : state;
    }

    private static GameState pending(GameState state, int index, Pending step) {
        return new GameState(state.position(), state.secrets(), state.pending().update(index, step));
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
