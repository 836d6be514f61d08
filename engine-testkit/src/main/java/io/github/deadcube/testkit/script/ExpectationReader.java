package io.github.deadcube.testkit.script;

import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.text.Piece;
import io.github.deadcube.core.text.TextError;
import io.github.deadcube.testkit.script.Expectation.Fact;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** What {@code expect} is followed by: facts, those about a model after its name, until another is named. */
final class ExpectationReader {
    static final String EXPECTED = ModelFacts.EXPECTED + "; " + GameFacts.EXPECTED;

    private Option<ModelId> subject = Option.none();

    Either<TextError, Step> read(Piece item) {
        if (item.tooLong().isDefined()) return Either.left(item.tooLong().get());
        Option<ModelId> named = ModelId.parse(item.first().text());
        if (named.isDefined()) subject = named;
        Either<TextError, Fact> fact = named.isDefined() ? ModelFacts.parse(named.get(), item.rest()) : unnamed(item);
        Piece source = named.isDefined() || subject.isEmpty() || !ModelFacts.isOne(item)
                ? item
                : new Piece(subject.get() + " " + item.text(), item.line(), item.column());
        return fact.map(f -> new Expectation(source, f));
    }

    private Either<TextError, Fact> unnamed(Piece item) {
        if (!ModelFacts.isOne(item)) return GameFacts.parse(item);
        return subject.toEither(() -> item.expected("a model before it, such as 'A1 " + item.text() + "'"))
                .flatMap(model -> ModelFacts.parse(model, item));
    }
}
