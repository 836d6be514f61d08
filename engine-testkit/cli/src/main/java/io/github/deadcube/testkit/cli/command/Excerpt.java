package io.github.deadcube.testkit.cli.command;

import io.vavr.collection.Vector;

/** What a person reads of a long list of faults. */
public final class Excerpt {
    private static final int MOST_LINES = 100;
    private static final int MOST_CHARACTERS = 500;

    private Excerpt() {}

    /** The first lines, and how many there are more. */
    public static Vector<String> of(Vector<String> lines) {
        Vector<String> shown = lines.take(MOST_LINES).map(Excerpt::shortened);
        int rest = lines.size() - shown.size();
        return rest == 0 ? shown : shown.append("and " + rest + " lines more");
    }

    private static String shortened(String line) {
        String shown = Printable.of(line);
        return shown.length() <= MOST_CHARACTERS ? shown : shown.substring(0, MOST_CHARACTERS) + "…";
    }
}
