package io.github.deadcube.testkit.script;

import io.github.deadcube.core.TextError;
import io.github.deadcube.core.support.Piece;
import io.github.deadcube.core.support.TextBounds;
import io.github.deadcube.core.text.SituationText;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** Reads scripts: the situation up to the statement {@code play}, then the play. */
final class ScriptReader {
    private ScriptReader() {}

    static Either<Seq<TextError>, Script> read(Vector<Piece> lines) {
        PlayReader play = new PlayReader();
        Option<Midst> midst = Midst.of(lines);
        Vector<Piece> before = midst.map(Midst::before).getOrElse(lines);
        Either<Seq<TextError>, SituationText> situation = SituationText.read(before, play::statement);
        midst.forEach(state -> state.play().forEach(play::statement));
        Vector<TextError> errors = Vector.<TextError>ofAll(situation.swap().getOrElse(Vector.empty()))
                .appendAll(play.errors());
        if (errors.nonEmpty()) return Either.left(TextBounds.first(errors));
        return Either.right(new Script(situation.get(), midst, play.steps()));
    }
}
