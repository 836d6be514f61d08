package io.github.deadcube.core.script;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.core.script.MapSymbols.MapSymbol;
import io.github.deadcube.core.support.TextBounds;
import io.github.deadcube.core.support.TextPiece;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;

/** A battlefield that was read from a text, with its name and its map symbols. */
public record BattlefieldText(String name, Battlefield battlefield, Vector<MapSymbol> symbols) {
    private static final String EXPECTED = "battlefield and its name, marker, board, a drawing, floors, a face ("
            + FaceWords.EXPECTED + ") or scenery (" + SceneryWords.EXPECTED + ")";

    public static Either<Seq<Fault>, BattlefieldText> read(String text) {
        return TextBounds.lines(text).flatMap(lines -> new Reader().read(lines));
    }

    private static final class Reader {
        private final SituationDraft draft = new SituationDraft(true);
        private final SituationReader situation = new SituationReader(draft);

        Either<Seq<Fault>, BattlefieldText> read(Vector<TextPiece> lines) {
            for (TextPiece line : lines.takeWhile(line -> !draft.hopeless()))
                if (!situation.draws(line)) line.split(';').forEach(this::statement);
            Either<Seq<Fault>, Battlefield> field = draft.terrain.battlefield();
            Vector<Fault> errors = draft.errors()
                    .appendAll(field.swap().getOrElse(Vector.empty()))
                    .appendAll(draft.markers.errors())
                    .appendAll(new BattlefieldCheck(draft.terrain).errors());
            if (errors.nonEmpty()) return Either.left(TextBounds.first(errors));
            return Either.right(new BattlefieldText(situation.name(), field.get(), draft.markers.all()));
        }

        private void statement(TextPiece statement) {
            if (statement.begins("battlefield")) situation.name(statement);
            else if (statement.tooLong().isDefined())
                statement.tooLong().forEach(error -> draft.unread(statement, error));
            else if (statement.begins("marker")) draft.markers.explained(statement);
            else
                for (TextPiece item : statement.split(','))
                    if (!situation.scenery(item)) draft.unread(item, item.expected(EXPECTED));
        }
    }
}
