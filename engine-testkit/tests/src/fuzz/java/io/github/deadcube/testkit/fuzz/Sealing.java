package io.github.deadcube.testkit.fuzz;

import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.record.Verdict;
import io.github.deadcube.core.record.Verifier;
import io.github.deadcube.core.shipped.Shipped;
import io.vavr.control.Option;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.CRC32;

/** Corrects the checksums and the first digest of a changed record, so that the reader reaches its content. */
final class Sealing {
    private static final Pattern BEGIN = Pattern.compile("begin = [0-9a-f]{16}");
    private static final Pattern SEALED =
            Pattern.compile("(begin = [0-9a-f]{16}|[0-9]+: .* = [0-9a-f]{16}|result .* =) .*");

    private Sealing() {}

    /** Returns the text with the checksums of a recorder, as far as the text is a record. */
    static String sealed(String text) {
        String summed = summed(text);
        Verdict verdict = new Verifier(Deadcube.rules(), Shipped.registry()).verify(summed);
        Option<Long> begins = verdict instanceof Verdict.Differs differs
                ? differs.first().found()
                : verdict instanceof Verdict.Unreadable no ? no.first().flatMap(d -> d.found()) : Option.none();
        return begins.map(digest -> summed(BEGIN.matcher(summed)
                        .replaceFirst("begin = " + HexFormat.of().toHexDigits(digest))))
                .getOrElse(summed);
    }

    private static String summed(String text) {
        CRC32 all = new CRC32();
        StringBuilder lines = new StringBuilder();
        StringBuilder sums = new StringBuilder();
        for (String line : text.lines().toList()) {
            Matcher m = SEALED.matcher(line);
            if (line.isBlank() || line.startsWith("#")) lines.append(line);
            else if (line.startsWith("lines ")) {
                String whole = "lines" + sums + " = " + sum(new CRC32(), sums.toString());
                sum(all, whole);
                lines.append(whole);
            } else if (m.matches()) lines.append(m.group(1)).append(' ').append(sum(all, m.group(1)));
            else {
                sum(all, line);
                sums.append(' ').append(sum(new CRC32(), line), 0, 2);
                lines.append(line);
            }
            lines.append('\n');
        }
        return lines.toString();
    }

    private static String sum(CRC32 sum, String line) {
        sum.update((line + "\n").getBytes(StandardCharsets.UTF_8));
        return HexFormat.of().toHexDigits((int) sum.getValue());
    }
}
