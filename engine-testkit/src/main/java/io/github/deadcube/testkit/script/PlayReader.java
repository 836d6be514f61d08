package io.github.deadcube.testkit.script;

import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.team.CommandFace;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.TextError;
import io.github.deadcube.core.support.Piece;
import io.github.deadcube.core.support.TextBounds;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.regex.Pattern;

/** The play of a script: choices in notation, dice and expectations. */
final class PlayReader {
    private static final Pattern NUMBER = Pattern.compile("[0-9]{1,3}");

    private Vector<Step> steps = Vector.empty();
    private Vector<TextError> errors = Vector.empty();

    void statement(Piece statement) {
        if (statement.begins("dice")) dice(statement);
        else if (statement.begins("expect")) {
            ExpectationReader reader = new ExpectationReader();
            add(statement.after("expect").split(',').map(reader::read));
            if (statement.text().equals("expect"))
                wrong(statement.expected("what is expected: " + ExpectationReader.EXPECTED));
        } else add(Vector.of(choice(statement)));
    }

    Vector<Step> steps() {
        return steps;
    }

    Vector<TextError> errors() {
        return errors;
    }

    private static Either<TextError, Step> choice(Piece statement) {
        Either<String, Input> input = Input.parse(statement.text());
        if (input.isLeft()) return Either.left(statement.wrong(input.getLeft(), "a choice, dice or expect"));
        if (input.get() instanceof Dice) return Either.left(statement.expected("'dice' before the faces"));
        return Either.right(new Answer(statement, input.get()));
    }

    /** {@code dice 5 7 1 | B 4 1 1}: a bar stands between two requests only. */
    private void dice(Piece statement) {
        Vector<Piece> groups = statement.after("dice").split('|');
        if (groups.isEmpty()) wrong(statement.expected("faces, such as 'dice 5 7 1 | 4 1 1'"));
        for (Piece group : groups) {
            Vector<Piece> words = group.words();
            Option<Side> side = Side.BOTH.find(s -> s.name().equals(words.head().text()));
            Vector<Piece> faces = side.isDefined() ? words.tail() : words;
            faces.filter(w -> !isFace(w.text()))
                    .forEach(w -> wrong(w.expected("a face: a number, or the name of a command die's face")));
            if (faces.isEmpty()) wrong(group.expected("faces after the side"));
            steps = steps.append(new Faces(group, side, faces.map(Piece::text)));
        }
    }

    private static boolean isFace(String word) {
        return NUMBER.matcher(word).matches() || CommandFace.parse(word).isDefined();
    }

    private void add(Vector<Either<TextError, Step>> read) {
        read.forEach(step -> step.peek(s -> steps = steps.append(s)).peekLeft(this::wrong));
    }

    private void wrong(TextError error) {
        if (errors.size() <= TextBounds.MOST_ERRORS) errors = errors.append(error);
    }
}
