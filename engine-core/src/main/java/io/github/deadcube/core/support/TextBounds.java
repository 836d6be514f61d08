package io.github.deadcube.core.support;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * The greatest length of a text and the greatest number of its errors. Every reader reads a text once: its time and
 * memory grow with the length of the text, but its stack does not.
 */
public final class TextBounds {
    /** The most characters of a text: as many as the most bytes of a file. */
    public static final int MOST_CHARACTERS = TextFile.MOST_BYTES;

    /** The most characters of a record, and the most bytes of its file: many hundred thousand inputs. */
    public static final int MOST_OF_A_RECORD = 1 << 24;

    /** The most characters of a line. */
    public static final int LONGEST_LINE = 100_000;

    /** The most models of a team that is read or made. Models for 0 points have no other limit. */
    public static final int MOST_MODELS = 200;

    /** TEAM-1: the most points that a model of a team costs. */
    public static final int MOST_POINTS = 999;

    /** The most errors that a reader reports for one text. */
    public static final int MOST_ERRORS = 1_000;

    private static final int MOST_QUOTED = 60;

    private TextBounds() {}

    /** Splits a text into lines without comments, a piece for each; or the result of {@link #faults}. */
    public static Either<Seq<Fault>, Vector<TextPiece>> lines(String text) {
        Vector<Fault> faults = faults(text);
        return faults.isEmpty() ? Either.right(TextPiece.lines(text)) : Either.left(faults);
    }

    /** An error if the text is too long, or an error for each line that is too long; otherwise empty. */
    public static Vector<Fault> faults(String text) {
        return faults(text, MOST_CHARACTERS);
    }

    /** Like {@link #faults(String)}, for a text of another greatest length. */
    public static Vector<Fault> faults(String text, int most) {
        if (text.length() > most)
            return Vector.of(Fault.at(
                    1,
                    1,
                    Sentence.of("a text of {count} characters", text.length()),
                    Sentence.of("at most {most}", most)));
        Vector<Fault> faults = Vector.empty();
        int line = 1;
        int begin = 0;
        while (begin <= text.length()) {
            int next = text.indexOf('\n', begin);
            int end = next < 0 ? text.length() : next;
            if (end - begin > LONGEST_LINE)
                faults = faults.append(Fault.at(
                        line, 1, Sentence.of("a line of {count} characters", end - begin), "at most " + LONGEST_LINE));
            line++;
            begin = end + 1;
        }
        return faults;
    }

    /** The fault of a text with an unpaired surrogate of UTF-16. No UTF-8 file contains one, but JSON can escape it. */
    public static Option<Fault> half(String text) {
        int at = halfAt(text);
        return Option.when(
                at >= 0,
                () -> Fault.of(
                        Sentence.of("half of a character, \\u{code}", Integer.toHexString(text.charAt(at))),
                        "text of whole characters"));
    }

    /** Where the first unpaired surrogate is, from 0; negative in valid text. */
    public static int halfAt(String text) {
        for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i)))
            if (Character.getType(text.codePointAt(i)) == Character.SURROGATE) return i;
        return -1;
    }

    /** The text as a message quotes it: at most {@value #MOST_QUOTED} characters. */
    public static String quoted(String text) {
        return shortened(text, MOST_QUOTED);
    }

    /** The first characters of a text, and an ellipsis if there are more. A character is never cut in two. */
    public static String shortened(String text, int most) {
        return text.length() <= most ? text : cut(text, most) + "…";
    }

    /**
     * The beginning of a text, of at most that many characters. None is cut in two: UTF-8 cannot contain half of it.
     */
    public static String cut(String text, int most) {
        if (text.length() <= most) return text;
        boolean half = most > 0 && Character.isHighSurrogate(text.charAt(most - 1));
        return text.substring(0, half ? most - 1 : most);
    }

    /** The faults at places without a known fault: the others may follow from it. */
    public static Vector<Fault> elsewhere(Seq<Fault> faults, Seq<Fault> known) {
        Set<Tuple2<Integer, Integer>> wrong = known.map(TextBounds::spot).toLinkedSet();
        return faults.reject(fault -> wrong.contains(spot(fault))).toVector();
    }

    private static Tuple2<Integer, Integer> spot(Fault fault) {
        return Tuple.of(fault.where().line(), fault.where().column());
    }

    /** The first errors in the order of the lines, at most {@value #MOST_ERRORS}. */
    public static Vector<Fault> first(Seq<Fault> errors) {
        return errors.toVector()
                .sortBy(e -> e.where().column())
                .sortBy(e -> e.where().line())
                .take(MOST_ERRORS);
    }
}
