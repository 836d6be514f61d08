package io.github.deadcube.api.shared;

import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Locale;
import java.util.function.Function;

/** Suggests known words for a mistyped word. */
public final class Suggestion {
    private static final int MAX_DISTANCE = 2;
    private static final int LONGEST = 20;

    private Suggestion() {}

    /**
     * The known text with the smallest edit distance between its first word and the typed word. None if the distance is
     * more than two, if {@code typed} has more than 20 letters, or if every letter would change.
     */
    public static Option<String> to(String typed, Vector<String> known) {
        return nearest(typed, known, Suggestion::first).headOption();
    }

    /**
     * The known words with the smallest edit distance to the typed text, without regard to case.
     *
     * @param typed one word or several
     * @return the nearest words in the order of {@code known}; empty if the distance is more than two, if {@code typed}
     *     has more than 20 letters, or if every letter would change
     */
    public static Vector<String> among(String typed, Vector<String> known) {
        return nearest(typed, known, k -> k.toLowerCase(Locale.ROOT));
    }

    /** @param compared the part of a known text that is compared */
    private static Vector<String> nearest(String typed, Vector<String> known, Function<String, String> compared) {
        if (typed.length() > LONGEST) return Vector.empty();
        String word = typed.toLowerCase(Locale.ROOT);
        Vector<Integer> distances = known.map(k -> distance(word, compared.apply(k)));
        int fewest = distances.min().getOrElse(LONGEST);
        return fewest > Math.min(MAX_DISTANCE, word.length() - 1)
                ? Vector.empty()
                : known.zip(distances).filter(k -> k._2 == fewest).map(k -> k._1);
    }

    private static String first(String words) {
        int space = words.indexOf(' ');
        return space < 0 ? words : words.substring(0, space);
    }

    /**
     * Levenshtein distance: the number of inserted, deleted or replaced letters. If the lengths alone make it too great
     * for a suggestion, their difference.
     */
    private static int distance(String one, String other) {
        int atLeast = Math.abs(one.length() - other.length());
        if (atLeast > MAX_DISTANCE) return atLeast;
        int[] row = new int[other.length() + 1];
        for (int j = 0; j < row.length; j++) row[j] = j;
        for (int i = 1; i <= one.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j < row.length; j++) {
                int replaced = diagonal + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(replaced, 1 + Math.min(row[j], row[j - 1]));
            }
        }
        return row[other.length()];
    }
}
