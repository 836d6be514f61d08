package io.github.deadcube.testkit.script;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Position.Game;
import io.github.deadcube.core.notation.StateText;
import io.github.deadcube.core.text.Piece;
import io.github.deadcube.core.text.TextError;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * The state with which a script begins, if it has one: from a line that begins with {@code state} up to {@code play}.
 *
 * @param before the set-up
 * @param state the statements of the state
 * @param line where they begin
 * @param play the statements after {@code play}
 */
record Midst(Vector<Piece> before, String state, int line, Vector<Piece> play) {
    private static final String PLAY = "play";

    static Option<Midst> of(Vector<Piece> lines) {
        int from = lines.indexWhere(line -> first(line).begins("state"));
        int plays = lines.indexWhere(Midst::plays);
        if (from < 0 || plays >= 0 && plays < from) return Option.none();
        int end = plays < 0 ? lines.size() : plays;
        Vector<Piece> rest = lines.drop(end).flatMap(line -> line.split(';'));
        return Option.some(new Midst(
                lines.take(from),
                lines.slice(from, end + 1).map(Piece::text).mkString("\n"),
                lines.get(from).line(),
                rest.dropUntil(statement -> statement.text().equals(PLAY)).drop(1)));
    }

    private static Piece first(Piece line) {
        return line.split(';').headOption().getOrElse(line);
    }

    private static boolean plays(Piece line) {
        return line.split(';').exists(statement -> statement.text().equals(PLAY));
    }

    Either<Seq<TextError>, GameState> of(Game game) {
        return StateText.of(game).read(state, line);
    }
}
