package io.github.deadcube.testkit.bot;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.testkit.learning.Encoding;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads the file of an {@link OptionNet}: its head, the places of the numbers that it sees of a view, and its four
 * tables.
 */
final class NetText {
    private static final String HEAD = "deadcube net 1";
    private static final int MOST_HIDDEN = 4096;
    /** A table with wrong numbers has many of them. */
    private static final int MOST_FAULTS = 20;

    /** The lines, and what stands after the last line feed. */
    private final String[] lines;
    /** The number of complete lines: half a number is another number. */
    private final int complete;

    private final List<Fault> faults = new ArrayList<>();
    private int next;
    private boolean lost;

    private NetText(String text) {
        lines = text.split("\n", -1);
        complete = lines.length - 1;
    }

    static Either<Seq<Fault>, OptionNet> read(String text) {
        return new NetText(text).net();
    }

    private Either<Seq<Fault>, OptionNet> net() {
        String encoding = "encoding " + Encoding.VERSION;
        if (!line().equals(HEAD)) fault(1, "this is no net", "'" + HEAD + "'");
        else if (!line().equals(encoding))
            fault(1, "the net is for another order of numbers", Sentence.of("'{encoding}'", encoding));
        if (!faults.isEmpty()) return Either.left(Vector.ofAll(faults));
        int[] columns = columns();
        int hidden = rows("state", columns.length);
        if (!faults.isEmpty()) return Either.left(Vector.ofAll(faults));
        float[] state = table(hidden, columns.length);
        float[] bias = table("bias", 1, hidden);
        float[] option = table("option", hidden, OptionInputs.COUNT);
        float[] out = table("out", 1, hidden);
        while (next < lines.length && lines[next].isBlank()) next++;
        if (faults.isEmpty() && next++ < lines.length) fault(1, "there are more lines", "the end of the file");
        return faults.isEmpty()
                ? Either.right(new OptionNet(columns, state, bias, option, out))
                : Either.left(Vector.ofAll(faults));
    }

    private String line() {
        return next < complete ? lines[next++].stripTrailing() : "";
    }

    private int[] columns() {
        String[] words = line().split(" ", -1);
        int[] columns = new int[Math.min(words.length - 1, Encoding.VIEW)];
        if (!words[0].equals("columns") || columns.length == 0)
            fault(1, "the places of the view are missing", "'columns', and places");
        else if (columns.length < words.length - 1)
            fault(
                    1,
                    Sentence.of("there are {count} places of the view", words.length - 1),
                    Sentence.of("{view} at most", Encoding.VIEW));
        for (int i = 0; i < columns.length; i++) {
            columns[i] = whole(words[i + 1]);
            if (columns[i] >= 0 && columns[i] < Encoding.VIEW) continue;
            fault(
                    i + 2,
                    Sentence.of("'{text}' is no place of a view", words[i + 1]),
                    Sentence.of("0 to {most}", Encoding.VIEW - 1));
        }
        return columns;
    }

    /** The number of rows of a table that decides how many hidden units there are. */
    private int rows(String name, int width) {
        String[] words = line().split(" ", -1);
        int rows = words.length == 3 && words[0].equals(name) && whole(words[2]) == width ? whole(words[1]) : -1;
        if (rows < 1 || rows > MOST_HIDDEN)
            fault(
                    1,
                    "the size of the table is wrong",
                    Sentence.of("'{name}', 1 to {mostHidden} rows, {width} columns", name, MOST_HIDDEN, width));
        return Math.max(0, Math.min(rows, MOST_HIDDEN));
    }

    private float[] table(String name, int rows, int width) {
        String head = name + " " + rows + " " + width;
        if (!isLost() && !line().equals(head)) {
            fault(1, "the size of the table is wrong", Sentence.of("'{head}'", head));
            lost = true;
        }
        return table(rows, width);
    }

    private float[] table(int rows, int width) {
        float[] numbers = new float[rows * width];
        for (int row = 0; row < rows && !isLost(); row++) {
            String[] words = line().split(" ", -1);
            if (words.length != width)
                fault(1, Sentence.of("the row has {length} numbers", words.length), Sentence.of("{width}", width));
            else for (int i = 0; i < width; i++) numbers[row * width + i] = number(words[i], i + 1);
            lost = faults.size() >= MOST_FAULTS;
        }
        return numbers;
    }

    /** Whether it is not known which table the next line belongs to; then also because there is none. */
    private boolean isLost() {
        if (lost || next < complete) return lost;
        next++;
        fault(1, "the file ends within the net", "the next row, and a line feed after each");
        lost = true;
        return true;
    }

    private float number(String word, int place) {
        try {
            float number = Float.parseFloat(word);
            if (Float.isFinite(number)) return number;
        } catch (NumberFormatException e) {
            // the fault below says it
        }
        fault(place, Sentence.of("'{word}' is no number", word), "a decimal number such as -0.25");
        return 0;
    }

    private static int whole(String word) {
        return word.matches("\\d{1,6}") ? Integer.parseInt(word) : -1;
    }

    /** @param word the place of the word in the line that was read last, from 1 */
    private void fault(int word, CharSequence text, CharSequence expected) {
        if (faults.size() < MOST_FAULTS)
            faults.add(
                    Fault.at(Math.min(next, lines.length), 0, text, expected).in(Sentence.of("word {number}", word)));
    }
}
