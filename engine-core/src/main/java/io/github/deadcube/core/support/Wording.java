package io.github.deadcube.core.support;

import io.github.deadcube.core.TextError;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Function;

/**
 * One form of an item: readers go by a table of these, and say by the same table what they expected.
 *
 * @param words with which it begins
 * @param alone whether nothing follows the words
 * @param reader what the item means, or what is wrong with it
 */
public record Wording<T>(String words, String example, boolean alone, Function<Piece, Either<TextError, T>> reader) {
    /**
     * Words that something follows.
     *
     * @param words with which it begins
     * @param reader what the whole item means, or what is wrong with it
     */
    public static <T> Wording<T> of(String words, String example, Function<Piece, Either<TextError, T>> reader) {
        return new Wording<>(words, example, false, reader);
    }

    /** Words that nothing follows. */
    public static <T> Wording<T> alone(String words, T meaning) {
        return new Wording<>(words, words, true, item -> Either.right(meaning));
    }

    /**
     * Reads an item by the first form that it has.
     *
     * @param forms of two that share words, the longer stands first
     * @return none if it has none of the forms
     */
    public static <T> Option<Either<TextError, T>> read(Vector<Wording<T>> forms, Piece item) {
        return forms.find(form -> form.meets(item)).map(form -> form.reader.apply(item));
    }

    /**
     * What is expected where an item has none of the forms.
     *
     * @param forms of a table
     * @return their examples
     */
    public static <T> String examples(Vector<Wording<T>> forms) {
        return forms.map(Wording::example).mkString(", ");
    }

    private boolean meets(Piece item) {
        return alone ? item.text().equals(words) : item.begins(words);
    }
}
