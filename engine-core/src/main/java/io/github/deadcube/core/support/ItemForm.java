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
public record ItemForm<T>(
        String words, String example, boolean alone, Function<TextPiece, Either<TextError, T>> reader) {
    /**
     * Words that something follows.
     *
     * @param words with which it begins
     * @param reader what the whole item means, or what is wrong with it
     */
    public static <T> ItemForm<T> of(String words, String example, Function<TextPiece, Either<TextError, T>> reader) {
        return new ItemForm<>(words, example, false, reader);
    }

    /** Words that nothing follows. */
    public static <T> ItemForm<T> alone(String words, T meaning) {
        return new ItemForm<>(words, words, true, item -> Either.right(meaning));
    }

    /**
     * Reads an item by the first form that it has.
     *
     * @param forms of two that share words, the longer stands first
     * @return none if it has none of the forms
     */
    public static <T> Option<Either<TextError, T>> read(Vector<ItemForm<T>> forms, TextPiece item) {
        return forms.find(form -> form.meets(item)).map(form -> form.reader.apply(item));
    }

    /**
     * What is expected where an item has none of the forms.
     *
     * @param forms of a table
     * @return their examples
     */
    public static <T> String examples(Vector<ItemForm<T>> forms) {
        return forms.map(ItemForm::example).mkString(", ");
    }

    private boolean meets(TextPiece item) {
        return alone ? item.text().equals(words) : item.begins(words);
    }
}
