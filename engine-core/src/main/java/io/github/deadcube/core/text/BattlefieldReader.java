package io.github.deadcube.core.text;

import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.core.TextError;
import io.github.deadcube.core.support.Piece;
import io.github.deadcube.core.support.Quoted;
import io.github.deadcube.core.support.TextBounds;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** Reads a battlefield of its own: its name, its markers, its drawing, and what is said of it in words. */
final class BattlefieldReader {
    private static final String EXPECTED = "battlefield and its name, marker, board, a drawing, floors, a face ("
            + FaceWords.EXPECTED + ") or scenery (" + SceneryWords.EXPECTED + ")";

    private final Draft draft = new Draft(true);
    private final SituationReader situation = new SituationReader(draft);
    private String name = "";
    private Option<Piece> named = Option.none();

    Either<Seq<TextError>, NamedBattlefield> read(String text) {
        Either<Seq<TextError>, Vector<Piece>> lines = TextBounds.lines(text);
        if (lines.isLeft()) return Either.left(lines.getLeft());
        for (Piece line : lines.get().takeWhile(line -> !draft.hopeless()))
            if (!situation.draws(line)) line.split(';').forEach(this::statement);
        Either<Seq<TextError>, Battlefield> field = draft.terrain.battlefield();
        Vector<TextError> errors = draft.errors()
                .appendAll(field.swap().getOrElse(Vector.empty()))
                .appendAll(draft.markers.errors())
                .appendAll(new BattlefieldCheck(draft.terrain).errors());
        if (errors.nonEmpty()) return Either.left(TextBounds.first(errors));
        return Either.right(new NamedBattlefield(name, field.get(), draft.markers.all()));
    }

    private void statement(Piece statement) {
        if (statement.begins("battlefield")) name(statement);
        else if (statement.tooLong().isDefined()) statement.tooLong().forEach(error -> draft.unread(statement, error));
        else if (statement.begins("marker")) draft.markers.explained(statement);
        else
            for (Piece item : statement.split(','))
                if (!situation.scenery(item)) draft.unread(item, item.expected(EXPECTED));
    }

    private void name(Piece statement) {
        Piece quoted = statement.after("battlefield");
        named.forEach(first -> draft.wrong(
                statement.wrong("the battlefield has a name in line " + first.line() + " already", "it once")));
        named = named.orElse(Option.some(statement));
        if (Quoted.is(quoted.text())) name = Quoted.unquoted(quoted.text());
        else draft.wrong(quoted.expected("its name in quotation marks"));
    }
}
