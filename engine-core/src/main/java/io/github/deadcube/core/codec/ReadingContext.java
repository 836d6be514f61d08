package io.github.deadcube.core.codec;

import io.github.deadcube.api.Position.Game;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.core.support.CardText;
import io.github.deadcube.core.support.TextBounds;
import io.github.deadcube.core.support.TextPiece;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayList;
import org.jspecify.annotations.Nullable;

/** The game and the saved types for reading values; collects the errors. */
public final class ReadingContext {
    private final SavedTypes types;
    private final @Nullable Game game;
    private final ArrayList<Fault> faults = new ArrayList<>();

    public ReadingContext(SavedTypes types, @Nullable Game game) {
        this.types = types;
        this.game = game;
    }

    public SavedTypes types() {
        return types;
    }

    /** The game of the values; null if they belong to no game. */
    public @Nullable Game game() {
        return game;
    }

    /** Reports an error once, also if several values are made of one text. */
    public void wrong(int line, int column, CharSequence fault, CharSequence expected) {
        wrong(Fault.at(line, column, fault, expected));
    }

    public void wrong(Fault fault) {
        if (faults.size() < TextBounds.MOST_ERRORS && !faults.contains(fault)) faults.add(fault);
    }

    public void wrong(Node node, CharSequence fault, CharSequence expected) {
        wrong(node, Fault.of(fault, expected));
    }

    public void wrong(Node node, Fault fault) {
        wrong(fault.at(Math.max(1, node.line()), Math.max(1, node.column())));
    }

    /** Reports that a value is of none of several types, or does not say its type. */
    void unknown(Node node, CharSequence expected) {
        if (node.kind() == Node.Kind.PARTS && node.text().isEmpty()) wrong(node, "the type is missing", expected);
        else expected(node, expected);
    }

    public void expected(Node node, CharSequence expected) {
        wrong(node, Sentence.of("{shown} is not understood", node.shown()), expected);
    }

    /**
     * The card of a model from texts; none if the name or an item is wrong. Each fault has the place of its item, or
     * that of the model.
     */
    public Option<Card> card(Node model, String name, Vector<Node> items) {
        TextPiece called = new TextPiece(name, Math.max(1, model.line()), Math.max(1, model.column()));
        // The text begins after its quotation mark.
        return CardText.read(
                        called, items.map(item -> new TextPiece(item.text().strip(), item.line(), item.column() + 1)))
                .peekLeft(faults -> faults.forEach(fault -> wrong(
                        fault.where().line(),
                        fault.where().column(),
                        Sentence.of("of the card of '{called}' {text}", called.shortened(), fault.sentence()),
                        fault.expectation())))
                .toOption();
    }

    public boolean sound() {
        return faults.isEmpty();
    }

    int found() {
        return faults.size();
    }

    /** All errors, in the order of the lines. */
    public Vector<Fault> faults() {
        return TextBounds.first(Vector.ofAll(faults));
    }
}
