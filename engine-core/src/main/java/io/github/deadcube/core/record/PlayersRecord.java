package io.github.deadcube.core.record;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A record as players may see it while the game runs. */
final class PlayersRecord {
    private static final Pattern TITLE = Pattern.compile("^deadcube record .*$", Pattern.MULTILINE);
    private static final Pattern SEED = Pattern.compile("^seed .*$", Pattern.MULTILINE);
    private static final Pattern SUMS = Pattern.compile("^lines .*\n", Pattern.MULTILINE);
    private static final Pattern DIGESTS = Pattern.compile(" =(?: [0-9a-f]{16})? [0-9a-f]{8}$", Pattern.MULTILINE);
    private static final Pattern TOKEN = Pattern.compile("(token [0-9]+) I-[A-Z0-9-]++((?: at \\S++| gone) face down)");
    private static final Pattern SHUFFLE = Pattern.compile("^([0-9]+: order) .*$", Pattern.MULTILINE);

    private PlayersRecord() {}

    static String of(String record) {
        String text = first(TITLE, record, "deadcube record as players see it");
        text = first(SEED, text, "seed hidden");
        text = first(SUMS, text, "");
        text = DIGESTS.matcher(text).replaceAll("");
        text = TOKEN.matcher(text).replaceAll("$1 hidden$2");
        return SHUFFLE.matcher(text).replaceAll("$1 hidden");
    }

    private static String first(Pattern line, String text, String other) {
        return line.matcher(text).replaceFirst(Matcher.quoteReplacement(other));
    }
}
