package io.github.deadcube.core.codec;

import io.github.deadcube.api.Position.Game;
import io.github.deadcube.core.TextError;
import io.github.deadcube.core.support.TextBounds;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import org.jspecify.annotations.Nullable;

/** What is read belongs to a game, by whose words it is understood; here is all that is wrong with it. */
public final class ReadingContext {
    private final SavedTypes vocabulary;
    private final @Nullable Game game;
    private final ArrayList<TextError> faults = new ArrayList<>();

    /** @param game none if what is read belongs to none */
    public ReadingContext(SavedTypes vocabulary, @Nullable Game game) {
        this.vocabulary = vocabulary;
        this.game = game;
    }

    public SavedTypes vocabulary() {
        return vocabulary;
    }

    /** The game to which it belongs; null if to none. */
    public @Nullable Game game() {
        return game;
    }

    /** Says what is wrong. */
    public void wrong(int line, int column, String fault, String expected) {
        if (faults.size() < TextBounds.MOST_ERRORS) faults.add(new TextError(line, column, fault, expected));
    }

    /** Says what is wrong with a value. */
    public void wrong(Node node, String fault, String expected) {
        wrong(Math.max(1, node.line()), Math.max(1, node.column()), fault, expected);
    }

    /** Says that a value is none of the kind. */
    public void expected(Node node, String expected) {
        wrong(node, node.shown() + " is not understood", expected);
    }

    /** Whether nothing is wrong so far. */
    public boolean sound() {
        return faults.isEmpty();
    }

    /** How much is wrong so far. */
    int found() {
        return faults.size();
    }

    /** All that is wrong, in the order of the lines. */
    public Vector<TextError> faults() {
        return TextBounds.first(Vector.ofAll(faults));
    }
}
