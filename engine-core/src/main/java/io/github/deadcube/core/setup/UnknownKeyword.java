package io.github.deadcube.core.setup;

import io.github.deadcube.api.play.Nearest;
import io.vavr.collection.Vector;

/**
 * KT-1: what a card may mean by a keyword that no rule knows.
 *
 * @param printed its name
 * @param known the names of those that have rules
 */
record UnknownKeyword(String printed, Vector<String> known) {
    /** What follows the fault; empty where nothing comes close. */
    String hint() {
        for (int space = printed.indexOf(' '); space > 0; space = printed.indexOf(' ', space + 1)) {
            String before = printed.substring(0, space);
            String after = printed.substring(space + 1);
            if (known.contains(before) && known.contains(after))
                return ": between " + before + " and " + after + " a comma or 'and' is missing";
        }
        Vector<String> near = Nearest.among(printed, known);
        return near.isEmpty() ? "" : ": the nearest is " + near.mkString(" or ");
    }
}
