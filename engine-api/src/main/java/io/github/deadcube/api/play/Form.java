package io.github.deadcube.api.play;

import io.github.deadcube.api.shared.Nearest;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Function;

/**
 * One form of a notation: the verb, and how what follows it is read.
 *
 * @param verb the words with which it begins
 * @param example all of it, for messages
 * @param reader what the words after the verb mean, or what is wrong with them
 */
record Form<T>(String verb, String example, Function<String, Either<String, T>> reader) {
    /** A verb that nothing follows. */
    static <T> Form<T> alone(String verb, String example, T meaning) {
        return new Form<>(
                verb, example, rest -> rest.isEmpty() ? Either.right(meaning) : Either.left("nothing follows"));
    }

    /** A verb that one thing follows. */
    static <P, T> Form<T> of(
            String verb, String example, String what, Function<String, Option<P>> part, Function<P, T> meaning) {
        return new Form<>(verb, example, rest -> part.apply(rest).map(meaning).toEither(what + " follows"));
    }

    /** Reads by the first form whose verb the words begin with; of two that share words, the longer stands first. */
    static <T> Either<String, T> read(Vector<Form<T>> forms, String words, String unknown) {
        return forms.find(f -> f.begins(words))
                .toEither(() -> unknown + suggestion(forms, words))
                .flatMap(f -> f.rest(words));
    }

    boolean begins(String words) {
        return words.startsWith(verb) && (words.length() == verb.length() || words.charAt(verb.length()) == ' ');
    }

    private Either<String, T> rest(String words) {
        String rest = words.substring(verb.length()).strip();
        String found = rest.isEmpty() ? "" : ", not '" + rest + "'";
        return reader.apply(rest).mapLeft(fault -> "after '" + verb + "' " + fault + found + ": write " + example);
    }

    private static <T> String suggestion(Vector<Form<T>> forms, String words) {
        return Nearest.to(InputNotation.before(words), forms.map(Form::verb))
                .map(verb -> "; did you mean '" + verb + "'?")
                .getOrElse("; known are " + forms.map(Form::verb).mkString(", "));
    }
}
