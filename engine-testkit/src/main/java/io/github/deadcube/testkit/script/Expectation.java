package io.github.deadcube.testkit.script;

import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.support.TextBounds;
import io.github.deadcube.core.support.TextPiece;
import io.github.deadcube.testkit.script.ScriptStep.ScriptProgress;
import io.github.deadcube.testkit.script.ScriptStep.Stumble;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Supplier;

/** An expected fact, or its negation. */
record Expectation(TextPiece source, Fact fact, boolean wanted) implements ScriptStep {
    @Override
    public String said() {
        return "expect " + source.text();
    }

    @Override
    public Option<Rejection> refusal(ScriptProgress progress) {
        return wanted && fact instanceof PromptFacts.Refuses refuses
                ? PromptFacts.refusal(progress, refuses.input())
                : Option.none();
    }

    @Override
    public Either<Stumble, ScriptProgress> perform(ScriptProgress progress) {
        Finding finding = checked(fact.in(progress), progress);
        if (finding.known() && finding.holds() == wanted) return Either.right(progress);
        return Either.left(new Stumble(
                Sentence.of(
                        "expected {text}, but {found}",
                        source.text(),
                        finding.found().get()),
                progress));
    }

    /**
     * A fact about a thing that the game does not have is neither so nor not so. A refusal by no named rule may be due
     * to the thing that is missing.
     */
    private Finding checked(Finding finding, ScriptProgress progress) {
        boolean byAnyRule =
                fact instanceof PromptFacts.Refuses refuses && refuses.rule().isEmpty();
        if (finding.holds() && !byAnyRule || !finding.known()) return finding;
        return Things.missing(source.text(), progress)
                .orElse(() -> fact.inputs()
                        .flatMap(input -> Things.missing(input, progress))
                        .headOption())
                .getOrElse(finding);
    }

    @FunctionalInterface
    interface Fact {
        Finding in(ScriptProgress progress);

        default Vector<Input> inputs() {
            return Vector.empty();
        }
    }

    /** The result of a check: whether the thing exists, whether the fact holds, and the actual fact, for failures. */
    record Finding(boolean known, boolean holds, Supplier<String> found) {
        static Finding of(boolean holds, Supplier<String> found) {
            return new Finding(true, holds, found);
        }

        /** Neither the fact nor its negation holds. */
        static Finding unknown(String why) {
            return new Finding(false, false, () -> why);
        }
    }

    /** Reads the facts after {@code expect}. Facts about a model follow its name, until another model is named. */
    static final class Reader {
        static final Sentence EXPECTED =
                Sentence.of("{model}; {game}; each also after 'not'", ModelFacts.EXPECTED, GameFacts.EXPECTED);

        private static final String NOT = "not";

        private Option<ModelId> subject = Option.none();

        Either<Fault, ScriptStep> read(TextPiece item) {
            if (item.tooLong().isDefined() && !PromptFacts.mayBeLong(item))
                return Either.left(item.tooLong().get());
            boolean before = item.begins(NOT);
            TextPiece said = before ? item.rest() : item;
            Option<ModelId> named = ModelId.read(said.first().text()).toOption();
            if (named.isDefined()) subject = named;
            TextPiece rest = named.isDefined() ? said.rest() : said;
            boolean after = named.isDefined() && !before && rest.begins(NOT);
            TextPiece fact = after ? rest.rest() : rest;
            boolean wanted = !before && !after;
            Option<Either<Fault, Fact>> ofModel = ModelFacts.read(fact, subject);
            Either<Fault, Fact> read = ofModel.getOrElse(
                    () -> named.isDefined() ? Either.left(fact.expected(ModelFacts.EXPECTED)) : GameFacts.parse(fact));
            boolean unnamed = ofModel.isDefined() && named.isEmpty() && subject.isDefined();
            TextPiece source =
                    unnamed ? new TextPiece(subject.get() + " " + item.text(), item.line(), item.column()) : item;
            return read.map(f -> new Expectation(source, f, wanted));
        }
    }

    /**
     * Reads the facts that may follow {@code expect} in a script, for games that are not played by a script. Each line
     * is a statement.
     */
    static Either<Seq<Fault>, Vector<ScriptStep>> read(String text) {
        return TextBounds.lines(text).flatMap(lines -> {
            Vector<Either<Fault, ScriptStep>> read = lines.flatMap(line -> {
                Reader reader = new Reader();
                return line.split(',').map(reader::read);
            });
            if (read.isEmpty()) return Either.left(Vector.of(new TextPiece("", 1, 1).expected(Reader.EXPECTED)));
            return Either.sequence(read).bimap(TextBounds::first, Seq::toVector);
        });
    }
}
