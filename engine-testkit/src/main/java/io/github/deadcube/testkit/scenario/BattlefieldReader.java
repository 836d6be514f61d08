package io.github.deadcube.testkit.scenario;

import io.github.deadcube.api.board.Battlefield;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;

/** Reads a battlefield of its own: its name, its markers, its drawing, and what is said of it in words. */
final class BattlefieldReader {
    private static final String EXPECTED =
            "battlefield and its name, marker, board, a drawing, floors or a face (" + FaceWords.EXPECTED + ")";

    private final Draft draft = new Draft(true);
    private final SituationReader situation = new SituationReader(draft);
    private String name = "";

    Either<Seq<TextError>, NamedBattlefield> read(String text) {
        for (Piece line : ScriptReader.lines(text))
            if (!situation.draws(line)) line.split(';').forEach(this::statement);
        Either<Seq<TextError>, Battlefield> field = draft.terrain.battlefield();
        Vector<TextError> errors = draft.errors()
                .appendAll(field.swap().getOrElse(Vector.empty()))
                .appendAll(draft.markers.errors())
                .appendAll(new BattlefieldCheck(draft.terrain).errors());
        if (errors.nonEmpty())
            return Either.left(errors.sortBy(TextError::column).sortBy(TextError::line));
        return Either.right(new NamedBattlefield(name, field.get(), draft.markers.all()));
    }

    private void statement(Piece statement) {
        if (statement.begins("battlefield")) name(statement.after("battlefield"));
        else if (statement.tooLong().isDefined()) statement.tooLong().forEach(draft::wrong);
        else if (statement.begins("marker")) draft.markers.explained(statement);
        else for (Piece item : statement.split(',')) if (!situation.scenery(item)) draft.wrong(item.expected(EXPECTED));
    }

    private void name(Piece quoted) {
        if (Quoted.is(quoted.text())) name = Quoted.unquoted(quoted.text());
        else draft.wrong(quoted.expected("its name in quotation marks"));
    }
}
