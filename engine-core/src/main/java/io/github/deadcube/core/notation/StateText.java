package io.github.deadcube.core.notation;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Position.Game;
import io.github.deadcube.core.text.Registry;
import io.github.deadcube.core.text.TextBounds;
import io.github.deadcube.core.text.TextError;
import io.github.deadcube.core.tree.Assembly;
import io.github.deadcube.core.tree.Reading;
import io.github.deadcube.core.tree.StateData;
import io.github.deadcube.core.tree.Vocabulary;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import org.jspecify.annotations.Nullable;

/**
 * The states of a game as text, within a test, a chain of damage or a volley too: written and read back they are equal, their digests
 * included. The package has the language. Safe for use by any number of threads.
 *
 * <pre>{@code
 * StateText notation = StateText.of(state.position().game());
 * String text = notation.write(state);
 * GameState same = notation.read(text).get();
 * }</pre>
 */
public final class StateText {
    /** Raised whenever a text of another version would mean something else. */
    public static final String VERSION = "1";

    static final String BEGIN = "state ";

    private final Game game;
    private final Vocabulary vocabulary;

    private StateText(Game game) {
        this.game = game;
        this.vocabulary = Vocabulary.of(game);
    }

    /**
     * The notation of a game's states; to be kept, if there are many.
     *
     * @param game which, such as {@code state.position().game()} or {@code Deadcube.game(setup).get()}
     * @return the notation
     */
    public static StateText of(Game game) {
        return new StateText(game);
    }

    /**
     * Writes a state, without the set-up. It holds what is hidden from players.
     *
     * @param state a state of the game
     * @return a statement a line, each with its end
     * @throws IllegalStateException if a rule has left a continuation in it that none of the rules played names
     */
    public String write(GameState state) {
        return new StateWriter(vocabulary).write(StateData.of(state));
    }

    /**
     * Reads a state. Never throws. Time and memory grow with the length of the text, the stack does not; {@link TextBounds} says how
     * long a text and its lines may be.
     *
     * @param text as {@link #write} writes it; the statement {@code play} ends it, if there is one
     * @return an equal state, or everything that is wrong with the text, in the order of the lines
     */
    public Either<Seq<TextError>, GameState> read(String text) {
        Vector<TextError> faults = TextBounds.faults(text);
        return faults.isEmpty() ? read(text, 1) : Either.left(faults);
    }

    /**
     * Reads a state that stands within a longer text.
     *
     * @param text from the statement {@code state} on, not too long ({@link TextBounds})
     * @param line the number of its first line
     * @return as {@link #read(String)}
     */
    public Either<Seq<TextError>, GameState> read(String text, int line) {
        Reading in = new Reading(vocabulary, game);
        StateReader reader = new StateReader(new Cursor(text, line, in), in);
        StateData data = reader.read();
        @Nullable GameState state = data == null ? null : new Assembly(game, in, reader.places()).state(data);
        return state == null ? Either.left(in.faults()) : Either.right(state);
    }

    /**
     * Writes a state with its set-up above it, so that nothing else is needed to read it but the rules by their names.
     *
     * @param state any state
     * @return several lines, each with its end
     * @throws IllegalStateException as for {@link #write}
     */
    public static String whole(GameState state) {
        return WholeText.of(state);
    }

    /**
     * Reads a state with its set-up. Never throws.
     *
     * @param text as {@link #whole} writes it
     * @param registry what the names in it stand for
     * @return an equal state, or everything that is wrong with the text
     */
    public static Either<Seq<TextError>, GameState> read(String text, Registry registry) {
        return WholeText.read(text, registry);
    }
}
