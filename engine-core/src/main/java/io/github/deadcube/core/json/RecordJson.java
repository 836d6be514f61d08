package io.github.deadcube.core.json;

import io.github.deadcube.core.record.GameRecord;
import io.github.deadcube.core.text.TextError;
import io.github.deadcube.core.tree.Node;
import io.github.deadcube.core.tree.Reading;
import io.github.deadcube.core.tree.Trees;
import io.github.deadcube.core.tree.Vocabulary;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Records as JSON and back to their text, but for comments and empty lines: checksums and digests stay what they are, so that the text
 * that comes back verifies as the one that was written.
 *
 * <pre>{@code
 * {"version":1,"head":["deadcube record 2","ruleset deadzone-3 v1", …],"sums":"lines 5c 07 … = 77aa01c9",
 *  "begin":{"text":"5c0f6ab2d7713e90","checksum":"1f0e55d2"},
 *  "inputs":[{"input":"order 3 1 2","digest":"9f3c2a7be01d4455","checksum":"5e11ab02"}, …],
 *  "result":{"text":"A wins (VIC-5)","checksum":"81c3a90e"}}
 * }</pre>
 */
public final class RecordJson {
    private static final Pattern SUMS = Pattern.compile("lines .*");
    private static final Pattern BEGIN = Pattern.compile("begin = (\\S+) (\\S+)");
    private static final Pattern INPUT = Pattern.compile("[0-9]+: (.*) = (\\S+) (\\S+)");
    private static final Pattern RESULT = Pattern.compile("result (.*) = (\\S+)");

    private RecordJson() {}

    /**
     * Writes a record.
     *
     * @param record a record's text
     * @return one object on one line; or everything that is wrong with the record
     */
    public static Either<Seq<TextError>, String> of(String record) {
        return GameRecord.read(record).map(sound -> JsonTree.write(Trees.of(parts(record), Vocabulary.NONE)));
    }

    private static RecordParts parts(String record) {
        Vector<String> lines = Vector.ofAll(record.lines()).reject(line -> line.isBlank() || line.startsWith("#"));
        int sums = lines.indexWhere(line -> SUMS.matcher(line).matches());
        Vector<String> game = lines.drop(sums + 1);
        return new RecordParts(
                GameJson.VERSION,
                lines.take(sums),
                lines.get(sums),
                sealed(BEGIN, game.head()).get(),
                game.flatMap(RecordJson::played),
                sealed(RESULT, game.last()));
    }

    private static Option<RecordParts.Sealed> sealed(Pattern line, String text) {
        Matcher m = line.matcher(text);
        return Option.when(m.matches(), () -> new RecordParts.Sealed(m.group(1), m.group(2)));
    }

    private static Option<RecordParts.Played> played(String line) {
        Matcher m = INPUT.matcher(line);
        return Option.when(m.matches(), () -> new RecordParts.Played(m.group(1), m.group(2), m.group(3)));
    }

    /**
     * Reads a record. Never throws.
     *
     * @param text as {@link #of} writes it
     * @return the record's text, which {@link GameRecord#read} reads; or everything that is wrong
     */
    public static Either<Seq<TextError>, String> read(String text) {
        Reading in = new Reading(Vocabulary.NONE, null);
        Node node = JsonTree.read(text, in);
        RecordParts parts = node == null ? null : Trees.read(node, RecordParts.class, in);
        if (parts != null && parts.version() != GameJson.VERSION)
            in.wrong(1, 1, "'version' is " + parts.version(), "version " + GameJson.VERSION);
        if (parts == null || !in.sound()) return Either.left(in.faults());
        String record = text(parts);
        return GameRecord.read(record).map(sound -> record);
    }

    private static String text(RecordParts parts) {
        StringBuilder s = new StringBuilder();
        for (String line : parts.head()) line(s, line);
        line(s, parts.sums());
        line(s, "begin = " + parts.begin().text() + " " + parts.begin().checksum());
        int number = 1;
        for (RecordParts.Played p : parts.inputs())
            line(s, number++ + ": " + p.input() + " = " + p.digest() + " " + p.checksum());
        for (RecordParts.Sealed end : parts.result()) line(s, "result " + end.text() + " = " + end.checksum());
        return s.toString();
    }

    /** A line feed within a line would make two of it. */
    private static void line(StringBuilder s, String line) {
        s.append(line.replace('\n', ' ').replace('\r', ' ')).append('\n');
    }
}
