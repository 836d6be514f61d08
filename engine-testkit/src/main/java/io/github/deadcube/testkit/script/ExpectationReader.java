package io.github.deadcube.testkit.script;

import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.TextError;
import io.github.deadcube.core.support.Piece;
import io.github.deadcube.testkit.script.Expectation.Fact;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** What {@code expect} is followed by: facts, those about a model after its name, until another is named. */
final class ExpectationReader {
    static final String EXPECTED = ModelFacts.EXPECTED + "; " + GameFacts.EXPECTED + "; each also after 'not'";

    private static final String NOT = "not";

    private Option<ModelId> subject = Option.none();

    Either<TextError, Step> read(Piece item) {
        if (item.tooLong().isDefined() && !PromptFacts.mayBeLong(item))
            return Either.left(item.tooLong().get());
        boolean before = item.begins(NOT);
        Piece said = before ? item.rest() : item;
        Option<ModelId> named = ModelId.parse(said.first().text());
        if (named.isDefined()) subject = named;
        Piece rest = named.isDefined() ? said.rest() : said;
        boolean after = named.isDefined() && !before && rest.begins(NOT);
        Piece fact = after ? rest.rest() : rest;
        boolean wanted = !before && !after;
        Option<Either<TextError, Fact>> ofModel = ModelFacts.read(fact, subject);
        Either<TextError, Fact> read = ofModel.getOrElse(() ->
                named.isDefined() ? Either.left(fact.expected(ModelFacts.EXPECTED)) : GameFacts.parse(fact, wanted));
        boolean unnamed = ofModel.isDefined() && named.isEmpty() && subject.isDefined();
        Piece source = unnamed ? new Piece(subject.get() + " " + item.text(), item.line(), item.column()) : item;
        return read.map(f -> new Expectation(source, f, wanted));
    }
}
