package io.github.deadcube.testkit.scenario;

import io.github.deadcube.api.board.Battlefield;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;

/** Reads scripts: the situation up to the statement {@code play}, then the play. */
final class ScriptReader {
    private static final String PLAY = "play";

    private ScriptReader() {}

    static Either<Seq<TextError>, Script> read(String text) {
        Draft draft = new Draft(false);
        SituationReader situation = new SituationReader(draft);
        PlayReader play = new PlayReader();
        boolean playing = false;
        for (Piece line : lines(text)) {
            if (!playing && situation.draws(line)) continue;
            for (Piece statement : line.split(';')) {
                if (playing) play.statement(statement);
                else if (statement.text().equals(PLAY)) playing = true;
                else situation.statement(statement);
            }
        }
        return whole(draft, play);
    }

    private static Either<Seq<TextError>, Script> whole(Draft draft, PlayReader play) {
        draft.figures.cubes().forEach(draft.terrain::reaches);
        Either<Seq<TextError>, Battlefield> field = draft.terrain.battlefield();
        Vector<TextError> errors = draft.errors()
                .appendAll(field.swap().getOrElse(Vector.empty()))
                .appendAll(draft.figures.errors())
                .appendAll(draft.tokens.errors())
                .appendAll(draft.markers.errors())
                .appendAll(field.map(draft.goals::errors).getOrElse(Vector.empty()))
                .appendAll(play.errors());
        if (errors.nonEmpty())
            return Either.left(errors.sortBy(TextError::column).sortBy(TextError::line));
        return Either.right(new Script(draft, field.get(), play.steps()));
    }

    /** A text's lines without their comments. */
    static Vector<Piece> lines(String text) {
        return Vector.ofAll(text.lines()).zipWithIndex((line, i) -> new Piece(line, i + 1, 1).withoutComment());
    }
}
