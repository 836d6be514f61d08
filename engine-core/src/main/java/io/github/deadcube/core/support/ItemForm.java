package io.github.deadcube.core.support;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.Sentence;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Function;
import java.util.regex.Matcher;

/**
 * One form of an item. A reader has a list of forms, and uses the same list to say which items it expects.
 *
 * @param words the first words of the item
 * @param alone whether the words are the whole item
 * @param reader returns the meaning of the whole item, or the error
 */
public record ItemForm<T>(String words, String example, boolean alone, Function<TextPiece, Either<Fault, T>> reader) {
    /** The form of a token's number. */
    public static final String TOKEN = "[1-9][0-9]{0,2}+";

    /** The form of the VPs of a side. */
    public static final String SCORE = "[0-9]{1,6}+";

    /** A form with more text after the words. */
    public static <T> ItemForm<T> of(String words, String example, Function<TextPiece, Either<Fault, T>> reader) {
        return new ItemForm<>(words, example, false, reader);
    }

    /** A form of which the words are the whole item. */
    public static <T> ItemForm<T> alone(String words, T meaning) {
        return new ItemForm<>(words, words, true, item -> Either.right(meaning));
    }

    /**
     * Reads an item by the first form that matches.
     *
     * @param forms if two begin with the same words, the longer must be first
     * @return none if no form matches
     */
    public static <T> Option<Either<Fault, T>> read(Vector<ItemForm<T>> forms, TextPiece item) {
        return forms.find(form -> form.meets(item)).map(form -> form.reader.apply(item));
    }

    /**
     * The rule that a word of an item names.
     *
     * @param form a pattern of the whole item
     * @param group the group of the pattern that is the word
     * @return none if the item does not have the form, or the word is not a rule's identifier
     */
    public static Option<RuleId> rule(Matcher form, int group) {
        return form.matches() ? RuleId.read(form.group(group)).toOption() : Option.none();
    }

    /** The examples of all forms, for error texts. */
    public static <T> Sentence examples(Vector<ItemForm<T>> forms) {
        return Sentence.of("{examples}", forms.map(ItemForm::example));
    }

    /** Whether an item begins with the words, or is the words. */
    boolean meets(TextPiece item) {
        return alone ? item.text().equals(words) : item.begins(words);
    }
}
