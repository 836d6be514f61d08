package io.github.deadcube.core.notation;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.CommandDice;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.tree.Node;
import io.github.deadcube.core.tree.Reading;
import io.github.deadcube.core.tree.Trees;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.function.Function;

/** What statements are made of. */
final class Terms {
    private final Cursor at;
    private final Reading in;

    Terms(Cursor at, Reading in) {
        this.at = at;
        this.in = in;
    }

    /** The next word, or a text in quotation marks, as a value of a type. */
    <T> Option<T> value(Class<T> type) {
        at.spaces();
        int line = at.line();
        int column = at.column();
        boolean quoted = !at.atEnd() && at.peek() == '"';
        String word = quoted ? at.quoted() : at.word();
        return Option.of(Trees.read(Node.of(Node.Kind.WORD, word, line, column), type, in));
    }

    int number() {
        return value(Integer.class).getOrElse(0);
    }

    Option<Side> side() {
        return value(Side.class);
    }

    Option<Cube> cube() {
        return value(Cube.class);
    }

    Option<RuleId> rule() {
        return value(RuleId.class);
    }

    Option<ModelId> model() {
        return value(ModelId.class);
    }

    /** As many numbers as stand here. */
    Vector<Integer> numbers() {
        return all(Integer.class);
    }

    /** As many cubes as stand here. */
    Vector<Cube> cubes() {
        return all(Cube.class);
    }

    private <T> Vector<T> all(Class<T> type) {
        ArrayList<T> all = new ArrayList<>();
        at.spaces();
        while (Character.isLetterOrDigit(at.peek())) {
            value(type).forEach(all::add);
            at.spaces();
        }
        return Vector.ofAll(all);
    }

    CommandDice command() {
        return rest(CommandDice::parse, "the faces of command dice such as 'model dice'")
                .getOrElse(CommandDice.NONE);
    }

    /** All that is left of the item, by a notation of its own. */
    <T> Option<T> rest(Function<String, Option<T>> parse, String expected) {
        at.spaces();
        int line = at.line();
        int column = at.column();
        String rest = at.rest();
        Option<T> value = parse.apply(rest);
        if (value.isEmpty()) in.expected(Node.of(Node.Kind.WORD, rest, line, column), expected);
        return value;
    }

    /** Whether this word is next; it is passed then. */
    boolean takes(String word) {
        at.spaces();
        return at.takes(word);
    }

    /** Passes a word that must stand here. */
    void needs(String word) {
        if (!takes(word)) at.wrong(at.shown(), "'" + word + "'");
    }

    /** Says that a word is none of those that may stand here. */
    void wrong(int line, int column, String word, String expected) {
        if (word.isEmpty()) at.wrong(at.shown(), expected);
        else in.expected(Node.of(Node.Kind.WORD, word, line, column), expected);
        at.skipStatement();
    }
}
