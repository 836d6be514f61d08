package io.github.deadcube.faults;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.Position.Game;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.internal.FullPosition;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.testkit.jqwik.DeadcubeArbitraries;
import io.github.deadcube.testkit.jqwik.PlayedState;
import io.github.deadcube.testkit.match.AlteredStates;
import io.github.deadcube.testkit.match.ForwardingRules;
import io.github.deadcube.testkit.script.Script;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.ToLongFunction;
import net.jqwik.api.Arbitrary;

/** A game with states that have wrong digests. */
final class WrongDigests extends Game {
    private final Game real;
    private final ToLongFunction<GameState> digests;

    private WrongDigests(Game real, ToLongFunction<GameState> digests) {
        this.real = real;
        this.digests = digests;
    }

    /**
     * Games that the engine plays, with other digests.
     *
     * @param digests computes the digest of a state of the engine
     */
    static Arbitrary<PlayedState> games(ToLongFunction<GameState> digests) {
        Script.Runner runner = PlantedFault.onStage(rules(digests));
        return DeadcubeArbitraries.games(Script.Runner.standard())
                .map(p -> new PlayedState(
                        runner, altered(p.firstState(), digests), p.inputs(), altered(p.state(), digests)));
    }

    private static GameState altered(GameState state, ToLongFunction<GameState> digests) {
        return AlteredStates.game(state, new WrongDigests(state.position().game(), digests));
    }

    private static GameState real(GameState state) {
        return state.position().game() instanceof WrongDigests game ? AlteredStates.game(state, game.real) : state;
    }

    private static Rules rules(ToLongFunction<GameState> digests) {
        return new ForwardingRules() {
            @Override
            public Prompt prompt(GameState state) {
                return engine.prompt(real(state));
            }

            @Override
            public Either<Rejection, Transition> apply(GameState state, Input input) {
                return engine.apply(real(state), input)
                        .map(after -> new Transition(altered(after.state(), digests), after.events()));
            }

            @Override
            public Option<Rejection> explain(GameState state, Choice choice) {
                return engine.explain(real(state), choice);
            }
        };
    }

    @Override
    public Setup setup() {
        return real.setup();
    }

    @Override
    public long digest() {
        return real.digest();
    }

    @Override
    protected long digest(GameState state) {
        return digests.applyAsLong(real(state));
    }

    @Override
    protected long digest(PlayerView view) {
        return new PlayerView(
                        view.side(),
                        ChangedRecords.with(FullPosition.of(view.position()), "game", real),
                        view.known(),
                        view.pending())
                .digest();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof WrongDigests m && real.equals(m.real);
    }

    @Override
    public int hashCode() {
        return real.hashCode();
    }
}
