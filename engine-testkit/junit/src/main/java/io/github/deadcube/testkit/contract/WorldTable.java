package io.github.deadcube.testkit.contract;

import io.github.deadcube.core.support.TextFile;
import io.vavr.Lazy;
import io.vavr.Tuple;
import io.vavr.collection.TreeMap;

/** The counts of the small worlds as text: a line for each world, its name, a colon and its counts. */
final class WorldTable {
    private static final String FILE = "worlds.txt";
    private static final String SEPARATOR = ": ";
    private static final Lazy<TreeMap<String, String>> SHIPPED =
            Lazy.of(() -> read(TextFile.packaged(WorldTable.class.getResourceAsStream(FILE), FILE)));

    private WorldTable() {}

    static TreeMap<String, String> shipped() {
        return SHIPPED.get();
    }

    static TreeMap<String, String> read(String text) {
        return TreeMap.ofEntries(text.lines()
                .filter(line -> line.contains(SEPARATOR))
                .map(line -> {
                    int end = line.lastIndexOf(SEPARATOR);
                    return Tuple.of(line.substring(0, end), line.substring(end + SEPARATOR.length()));
                })
                .toList());
    }

    /** All lines in the order of the names. */
    static String text(TreeMap<String, String> counts) {
        return counts.map(world -> world._1 + SEPARATOR + world._2 + "\n").mkString();
    }
}
