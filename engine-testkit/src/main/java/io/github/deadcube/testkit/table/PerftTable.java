package io.github.deadcube.testkit.table;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.core.support.TextBounds;
import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.core.support.TextPiece;
import io.github.deadcube.testkit.perft.Perft;
import io.github.deadcube.testkit.script.Script;
import io.github.deadcube.testkit.script.Script.Playback;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.math.BigInteger;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Positions with the correct numbers, as text. Each begins with its name. A script follows ({@link
 * io.github.deadcube.testkit.script}), then one number for each depth; a {@code #} begins a comment. Quick depths come
 * before those marked {@code deep}.
 *
 * <pre>{@code
 * position Two in a yard
 * board 2 x 2
 * A1 FI 4+, at a1; B1 at b2
 * depth 1: 1             # A1 must be activated
 * depth 2: 3             # and may advance, sprint or end
 * depth 3: 24 deep       # ...
 * }</pre>
 */
public final class PerftTable {
    private static final String FILE = "table.txt";

    private PerftTable() {}

    /**
     * Reads a table, or returns all errors in the order of the lines. Never throws. Time and memory grow with the
     * length of the text; stack depth does not. A text has at most 2,097,152 characters, and a line 100,000.
     */
    public static Either<Seq<Fault>, Vector<PerftPosition>> read(String text) {
        return new TableReader().read(text);
    }

    /**
     * The shipped table: positions of the third edition and of the 2025 revision, for {@link Script.Runner#shipped}.
     */
    public static Vector<PerftPosition> shipped() {
        return read(TextFile.packaged(PerftTable.class.getResourceAsStream(FILE), FILE))
                .getOrElseThrow(errors -> new IllegalStateException(FILE + ": " + errors.mkString("; ")));
    }

    private static final class TableReader {
        private static final String POSITION = "position";
        private static final Pattern DEPTH = Pattern.compile("depth ([1-9][0-9]?): ([0-9]{1,30})( deep)?\\s*(?:#.*)?");

        private Vector<PerftPosition> positions = Vector.empty();
        private Vector<Fault> errors = Vector.empty();

        private int line;
        private final TreeSet<String> names = new TreeSet<>();
        private String name = "";
        private int named;
        private Vector<TextPiece> script = Vector.empty();
        private Vector<BigInteger> counts = Vector.empty();
        private int quick;

        Either<Seq<Fault>, Vector<PerftPosition>> read(String text) {
            Vector<Fault> faults = TextBounds.faults(text);
            if (faults.nonEmpty()) return Either.left(faults);
            text.lines().forEach(this::line);
            end();
            if (errors.nonEmpty()) return Either.left(TextBounds.first(errors));
            return Either.right(positions);
        }

        private void line(String text) {
            line++;
            boolean counted = text.startsWith("depth");
            boolean begins = text.equals(POSITION) || text.startsWith(POSITION + " ");
            if (begins) begin(name(text));
            else if (!text.isBlank() && !text.stripLeading().startsWith("#")) {
                if (named == 0) wrong(line, "no position has begun", "'position' and its name");
                else if (counted) depth(text);
                else if (counts.nonEmpty()) wrong(line, "this line is below the counts", "'depth' or 'position'");
            }
            if (!counted && !begins) script = script.append(new TextPiece(text, line, 1).withoutComment());
        }

        /** The text between the keyword and the comment. */
        private static String name(String text) {
            int comment = text.indexOf('#');
            return text.substring(POSITION.length(), comment < 0 ? text.length() : comment)
                    .strip();
        }

        private void begin(String words) {
            end();
            name = words;
            named = line;
            if (name.isEmpty()) wrong(line, "a position without a name", "'position' and its name");
            if (!names.add(name))
                wrong(line, Sentence.of("a second position is called '{name}'", name), "another name");
            script = Vector.empty();
            counts = Vector.empty();
            quick = 0;
        }

        private void depth(String text) {
            Matcher m = DEPTH.matcher(text);
            int due = counts.size() + 1;
            if (!m.matches() || Integer.parseInt(m.group(1)) != due) {
                wrong(
                        line,
                        Sentence.of("'{text}' is not understood", text.strip()),
                        Sentence.of("'depth {due}: ' and a number, perhaps 'deep'", due));
                return;
            }
            boolean deep = m.group(3) != null;
            if (!deep && quick < counts.size()) wrong(line, "a quick depth is below a deep one", "'deep' at its end");
            counts = counts.append(new BigInteger(m.group(2)));
            if (!deep) quick = counts.size();
        }

        private void end() {
            if (named == 0) return;
            if (counts.isEmpty())
                wrong(named, Sentence.of("'{name}' has no counts", name), "'depth 1: ' and a number below it");
            Script.read(
                            script.map(TextPiece::text).mkString("\n"),
                            script.headOption().map(TextPiece::line).getOrElse(named + 1))
                    .peek(read -> positions = positions.append(new PerftPosition(name, read, counts, quick)))
                    .peekLeft(found -> errors = errors.appendAll(found));
        }

        private void wrong(int where, CharSequence fault, CharSequence expected) {
            errors = errors.append(Fault.at(where, 1, fault, expected));
        }
    }

    /**
     * A position with the correct numbers: a script up to the first counted state, and one or more counts for the
     * depths from 1 upward. The first {@code quick} of them are fast.
     */
    public record PerftPosition(String name, Script script, Vector<BigInteger> counts, int quick) {
        /** The first counted state, or the failure of the script. */
        public Either<Script.Failed, GameState> state(Script.Runner runner) {
            return script.run(runner).map(Playback::state);
        }

        /** Counts all depths, or only the quick ones, and compares; or returns the failure of the script. */
        public Either<Script.Failed, PerftResult> check(Script.Runner runner, boolean deep) {
            int depth = deep ? counts.size() : quick;
            return state(runner)
                    .map(state ->
                            new PerftResult(name, counts.take(depth), new Perft(runner.rules()).counts(state, depth)));
        }

        /** The result of a position: expected and found numbers for each depth from 1 upward. */
        public record PerftResult(String position, Vector<BigInteger> expected, Vector<BigInteger> found) {
            /** The least depth at which engine and table differ; empty if all agree. */
            public Option<Integer> differs() {
                return Vector.rangeClosed(1, expected.size())
                        .find(depth -> !at(expected, depth).equals(at(found, depth)));
            }

            /**
             * {@code Two roofs: depth 4, 12345, ok}, or {@code Two roofs: depth 2, 17, differs: expected 16};
             * {@code Two roofs: no quick depth} if nothing was counted.
             */
            @Override
            public String toString() {
                if (expected.isEmpty()) return position + ": no quick depth";
                int depth = differs().getOrElse(expected::size);
                String verdict = differs()
                        .map(d -> "differs: expected " + at(expected, d))
                        .getOrElse("ok");
                return position + ": depth " + depth + ", " + at(found, depth) + ", " + verdict;
            }

            private static BigInteger at(Vector<BigInteger> counts, int depth) {
                return counts.get(depth - 1);
            }
        }
    }
}
