package io.github.deadcube.core.codec;

import io.github.deadcube.api.Position.Game;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.core.support.TextBounds;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import org.jspecify.annotations.Nullable;

/** The game and the saved types for reading values; collects the errors. */
public final class ReadingContext {
    private final SavedTypes vocabulary;
    private final @Nullable Game game;
    private final ArrayList<Fault> faults = new ArrayList<>();

    /** @param game the game of the values; null if they belong to no game */
    public ReadingContext(SavedTypes vocabulary, @Nullable Game game) {
        this.vocabulary = vocabulary;
        this.game = game;
    }

    public SavedTypes vocabulary() {
        return vocabulary;
    }

    /** The game of the values; null if they belong to no game. */
    public @Nullable Game game() {
        return game;
    }

    /** Reports an error once, also if several values are made of one text. */
    public void wrong(int line, int column, String fault, String expected) {
        wrong(Fault.at(line, column, fault, expected));
    }

    private void wrong(Fault fault) {
        if (faults.size() < TextBounds.MOST_ERRORS && !faults.contains(fault)) faults.add(fault);
    }

    /** Reports an error in a value. */
    public void wrong(Node node, String fault, String expected) {
        wrong(node, Fault.at(0, 0, fault, expected));
    }

    /** Reports a fault of what a value says. */
    public void wrong(Node node, Fault fault) {
        wrong(fault.at(Math.max(1, node.line()), Math.max(1, node.column())));
    }

    /** Reports that a value is not of the expected kind. */
    public void expected(Node node, String expected) {
        wrong(node, node.shown() + " is not understood", expected);
    }

    /** Whether there is no error so far. */
    public boolean sound() {
        return faults.isEmpty();
    }

    /** The number of errors so far. */
    int found() {
        return faults.size();
    }

    /** All errors, in the order of the lines. */
    public Vector<Fault> faults() {
        return TextBounds.first(Vector.ofAll(faults));
    }
}
