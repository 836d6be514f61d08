package io.github.deadcube.games;

import io.github.deadcube.api.GameState;
import io.vavr.collection.Vector;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.zip.CRC32;

/**
 * Records without what cannot be compressed: no comments and checksums, and of the digest after each input only the
 * first two digits. A reader puts the checksums back. The record then has digests of a version that no reader compares;
 * {@link #digits} has the two digits.
 */
final class ShortRecords {
    static final String FIRST_LINE = "deadcube record ";
    private static final String OTHER_DIGESTS = "digest " + (GameState.DIGEST_VERSION + 1);
    private static final int KEPT = 2;
    private static final Pattern INPUT = Pattern.compile("(\\d+: .* = )([0-9a-f]{16})");
    private static final Pattern SHORT_INPUT = Pattern.compile("\\d+: .* = ([0-9a-f]{2})");
    private static final Pattern SEALED = Pattern.compile("((?:\\d+: |begin |result ).*) [0-9a-f]{8}");

    private ShortRecords() {}

    /** The two digits of a state. */
    static String digits(GameState state) {
        return HexFormat.of().toHexDigits(state.digest()).substring(0, KEPT);
    }

    static String shorten(String record) {
        return lines(record)
                .reject(line -> line.startsWith("# ") || line.startsWith("lines "))
                .map(line -> SEALED.matcher(line).replaceFirst("$1"))
                .map(line -> INPUT.matcher(line)
                        .replaceFirst(m -> m.group(1) + m.group(2).substring(0, KEPT)))
                .map(line -> line + "\n")
                .mkString();
    }

    /** The two digits after each input. */
    static Vector<String> digits(String shortened) {
        return lines(shortened)
                .flatMap(line -> Vector.ofAll(SHORT_INPUT.matcher(line).results()))
                .map(MatchResult::group)
                .map(line -> line.substring(line.length() - KEPT));
    }

    static String expand(String shortened) {
        Vector<String> lines = lines(shortened).map(line -> line.startsWith("digest ") ? OTHER_DIGESTS : line);
        Vector<String> heading = lines.takeUntil(line -> line.startsWith("begin "));
        String sums =
                heading.map(line -> " " + sum(line + "\n").substring(0, KEPT)).mkString();
        StringBuilder game = new StringBuilder();
        StringBuilder text = new StringBuilder();
        for (String line : heading.append("lines" + sums + " = " + sum(sums + "\n"))) {
            game.append(line).append('\n');
            text.append(line).append('\n');
        }
        CRC32 sum = new CRC32();
        sum.update(game.toString().getBytes(StandardCharsets.UTF_8));
        for (String line : lines.drop(heading.size())) {
            String whole = SHORT_INPUT.matcher(line).matches() ? line + "0".repeat(16 - KEPT) : line;
            sum.update((whole + "\n").getBytes(StandardCharsets.UTF_8));
            text.append(whole)
                    .append(' ')
                    .append(HexFormat.of().toHexDigits((int) sum.getValue()))
                    .append('\n');
        }
        return text.toString();
    }

    private static Vector<String> lines(String text) {
        return Vector.ofAll(text.lines());
    }

    private static String sum(String text) {
        CRC32 sum = new CRC32();
        sum.update(text.getBytes(StandardCharsets.UTF_8));
        return HexFormat.of().toHexDigits((int) sum.getValue());
    }
}
