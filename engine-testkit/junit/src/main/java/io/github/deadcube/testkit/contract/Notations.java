package io.github.deadcube.testkit.contract;

import io.github.deadcube.api.GameState;
import io.github.deadcube.core.TextError;
import io.github.deadcube.core.notation.StateText;
import io.vavr.collection.Seq;
import io.vavr.control.Either;

/** Every state of a game, written in the notation of states and read back. */
final class Notations {
    private final StateText notation;

    private Notations(GameState state) {
        notation = StateText.of(state.position().game());
    }

    static void check(Replayed replayed) {
        replayed.half(replayed.states()).forEach(new Notations(replayed.state())::check);
    }

    private void check(GameState state) {
        String text = written(state);
        Either<Seq<TextError>, GameState> read = notation.read(text);
        Broken.unless(
                read.isRight(),
                () -> "a state cannot be read as written\n"
                        + read.swap().map(errors -> errors.mkString("\n")).getOrElse("") + "\n" + text,
                state);
        Broken.unlessEqual(read.get(), state, () -> "a state is read as another\n" + text, state);
        Broken.unlessEqual(
                read.get().digest(), state.digest(), () -> "a state is read with another digest\n" + text, state);
    }

    private String written(GameState state) {
        try {
            return notation.write(state);
        } catch (IllegalStateException unnamed) {
            throw new AssertionError("a state cannot be written: " + unnamed.getMessage() + "\n" + state, unnamed);
        }
    }
}
