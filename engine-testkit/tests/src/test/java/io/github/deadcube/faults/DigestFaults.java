package io.github.deadcube.faults;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Position;
import io.github.deadcube.api.internal.FullPosition;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.testkit.contract.Promise;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToLongFunction;

/** Equal digests of unequal states, and unequal digests of equal states. The engine reads only states of its games. */
final class DigestFaults {
    private static final int HIGH_SCORE = 6;
    private static final Vector<Promise> UNREAD =
            Vector.of(Promise.STATES_CAN_BE_WRITTEN, Promise.TURNS_CAN_BE_WRITTEN, Promise.RECORDS_VERIFY);

    static final Vector<PlantedFault> ALL = Vector.of(
            overlooking("a digest leaves out pending work late in the game", GameConditions::late),
            overlooking(
                    "a digest leaves out pending work during deployment",
                    state -> state.position().round() == 0),
            overlooking(
                    "a digest leaves out pending work while a fight is due",
                    state -> GameConditions.any(state, m -> m.forced() != 0)),
            overlooking(
                    "a digest leaves out pending work while explosions wait",
                    state -> !FullPosition.of(state.position()).waiting().isEmpty()),
            overlooking(
                    "a digest leaves out pending work while a model is out of control", GameConditions::outOfControl),
            overlooking(
                    "a digest leaves out pending work while a model of B is in reserve",
                    state -> GameConditions.any(
                            state, m -> m.status() == Model.Status.RESERVE && m.id().side() == Side.B)),
            fault(
                    "a digest leaves out pending work",
                    Promise.DIGESTS_TELL_STATES_APART,
                    () -> state -> state.pending().isEmpty()
                            ? state.digest()
                            : new GameState(
                                            state.position(),
                                            state.secrets(),
                                            state.pending().tail())
                                    .digest()),
            fault(
                    "a digest leaves out pending work once B has more than six points",
                    Promise.DIGESTS_TELL_STATES_APART,
                    () -> DigestFaults::capped),
            fault("every 3000th digest is another", Promise.SAME_INPUTS_SAME_STATE, () -> {
                AtomicInteger clock = new AtomicInteger();
                return state -> state.digest() + (clock.incrementAndGet() % 3000 == 0 ? 1 : 0);
            }),
            fault(
                    "a digest changes with each call while a model is pinned on an upper level",
                    Promise.SAME_INPUTS_SAME_STATE,
                    () -> {
                        AtomicInteger clock = new AtomicInteger();
                        return state -> state.digest() + (GameConditions.pinnedUp(state) ? clock.incrementAndGet() : 0);
                    }),
            fault("a digest uses the round of the previous call", Promise.STATES_NEVER_CHANGE, () -> {
                AtomicInteger last = new AtomicInteger();
                return state -> state.digest() + last.getAndSet(state.position().round());
            }));

    private DigestFaults() {}

    private static PlantedFault fault(String name, Promise breaks, Supplier<ToLongFunction<GameState>> digests) {
        return new PlantedFault(name, breaks.name(), UNREAD, () -> WrongDigests.games(digests.get()));
    }

    private static PlantedFault overlooking(String name, Predicate<GameState> when) {
        return fault(
                name,
                Promise.DIGESTS_TELL_STATES_APART,
                () -> state -> when.test(state)
                        ? new GameState(state.position(), state.secrets(), List.empty()).digest()
                        : state.digest());
    }

    private static long capped(GameState state) {
        Position p = state.position();
        return p.b().score() <= HIGH_SCORE
                ? state.digest()
                : new GameState(
                                ChangedRecords.with(
                                        FullPosition.of(p), "b", ChangedRecords.with(p.b(), "score", HIGH_SCORE)),
                                state.secrets(),
                                List.empty())
                        .digest();
    }
}
