package io.github.deadcube.api.shared;

import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Locale;

/** What somebody may have meant who mistyped a word. */
public final class Suggestion {
    private static final int MOST_SLIPS = 2;
    private static final int LONGEST = 20;

    private Suggestion() {}

    /** The one with the fewest slips, if they are few; only the first word of each counts. */
    public static Option<String> to(String typed, Vector<String> known) {
        if (typed.length() > LONGEST) return Option.none();
        String word = typed.toLowerCase(Locale.ROOT);
        return known.minBy(k -> slips(word, first(k)))
                .filter(k -> slips(word, first(k)) <= Math.min(MOST_SLIPS, word.length() - 1));
    }

    /**
     * The known words that are closest to what was typed, in capitals or not.
     *
     * @param typed a word, or several
     * @return those with the fewest letters put in, left out or replaced, in the order of {@code known}; empty if that is more than
     *     two, or all of them
     */
    public static Vector<String> among(String typed, Vector<String> known) {
        if (typed.length() > LONGEST) return Vector.empty();
        String word = typed.toLowerCase(Locale.ROOT);
        Vector<Integer> slips = known.map(k -> slips(word, k.toLowerCase(Locale.ROOT)));
        int fewest = slips.min().getOrElse(LONGEST);
        return fewest > Math.min(MOST_SLIPS, word.length() - 1)
                ? Vector.empty()
                : known.zip(slips).filter(k -> k._2 == fewest).map(k -> k._1);
    }

    private static String first(String words) {
        int space = words.indexOf(' ');
        return space < 0 ? words : words.substring(0, space);
    }

    /** Levenshtein's distance: letters put in, left out or replaced. */
    private static int slips(String one, String other) {
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
