package io.github.deadcube.core.record;

import io.github.deadcube.api.Rules;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.record.GameRecord.RecordedBegin;
import io.github.deadcube.core.record.GameRecord.RecordedInput;
import io.github.deadcube.core.record.SealedLines.RunningChecksum;
import io.github.deadcube.core.record.SealedLines.Sums;
import io.github.deadcube.core.support.FormatVersion;
import io.github.deadcube.core.support.TextBounds;
import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.core.support.TextPiece;
import io.github.deadcube.core.text.Registry;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.BiFunction;
import java.util.regex.Matcher;

public final class RecordReader {
    private static final String UNFINISHED =
            "the record ends without a result: it has been torn off, or the game goes on";

    /** The lines of the record, without comments and empty lines. */
    private final Vector<TextPiece> lines;

    /** The text after the last line feed; empty if the record is not torn off. */
    private final TextPiece tail;

    private final RunningChecksum check = new RunningChecksum();
    private Vector<Fault> errors = Vector.empty();

    private RecordReader(Vector<TextPiece> lines, TextPiece tail) {
        this.lines = lines;
        this.tail = tail;
    }

    /** Reads a record; or returns all its errors: unreadable, missing, repeated and changed lines, and a torn end. */
    public static Either<Seq<Fault>, GameRecord> read(String text) {
        Reading reading = reading(text);
        return reading.errors().isEmpty() ? Either.right(reading.readable().get()) : Either.left(reading.errors());
    }

    /** @param marked the text, with or without a byte order mark */
    static Reading reading(String marked) {
        String text = TextFile.unmarked(marked);
        Vector<Fault> faults = TextBounds.faults(text, TextBounds.MOST_OF_A_RECORD);
        if (faults.nonEmpty()) return new Reading(faults);
        Vector<String> parts = Vector.of(text.split("\n", -1));
        Vector<TextPiece> all = parts.init()
                .map(line -> line.endsWith("\r") ? line.substring(0, line.length() - 1) : line)
                .append(parts.last())
                .zipWithIndex((line, i) -> new TextPiece(line, i + 1, 1));
        Vector<TextPiece> lines = all.reject(line -> line.text().isBlank() || line.startsWith(RecordFormat.COMMENT));
        return new RecordReader(lines, all.last()).whole();
    }

    private Reading whole() {
        TextPiece first = lines.headOption().getOrElse(tail);
        if (!first.startsWith(RecordFormat.TITLE)
                || !FormatVersion.isRead(first.afterPrefix(RecordFormat.TITLE).text())) return foreign(first);
        Vector<TextPiece> above = lines.takeUntil(RecordReader::beginsPlay);
        Vector<TextPiece> below = lines.drop(above.size());
        above.map(TextPiece::text).forEach(check::add);
        Vector<TextPiece> sums = above.filter(line -> line.startsWith(RecordFormat.LINES));
        Vector<TextPiece> setup = above.removeAll(sums);
        HeadReader heading = new HeadReader(setup.tail());
        Option<RecordHead> head = heading.read(setup.last());
        errors = heading.errors().appendAll(sums.drop(1).map(line -> line.wrong("this is here twice", "it once")));
        Option<RecordedBegin> begin = begin(below.headOption(), setup, sums);
        InputsReader play = new InputsReader(check, errors.isEmpty());
        play.lines(below.drop(below.headOption().exists(line -> line.startsWith(RecordFormat.BEGIN_WORD)) ? 1 : 0));
        errors = errors.appendAll(play.errors);
        boolean brokenOff = begin.isDefined() && play.ending.isEmpty() && errors.forAll(this::inRest);
        if (play.ending.isEmpty() && below.nonEmpty())
            wrong(end().wrong(UNFINISHED, "'result' and how the game ended"));
        Option<GameRecord> readable =
                head.flatMap(h -> begin.map(b -> new GameRecord(h, b, play.inputs, play.ending())));
        return new Reading(
                readable,
                ordered(),
                brokenOff,
                (rules, registry) -> heading.withRules(ordered(), sums.nonEmpty(), rules, registry));
    }

    private static Reading foreign(TextPiece first) {
        Fault error = first.startsWith(RecordFormat.TITLE)
                ? version(first.afterPrefix(RecordFormat.TITLE))
                : first.wrong("this is not a record", "'" + RecordFormat.TITLE + Deadcube.FORMAT_VERSION + "'");
        return new Reading(Vector.of(error));
    }

    private static Fault version(TextPiece version) {
        return version.wrong(
                Sentence.of("the record has format {text}", TextBounds.quoted(version.text())),
                Sentence.of("format {expected}", FormatVersion.expected()));
    }

    private Option<RecordedBegin> begin(Option<TextPiece> below, Vector<TextPiece> setup, Vector<TextPiece> sums) {
        if (!below.exists(line -> line.startsWith(RecordFormat.BEGIN_WORD))) {
            wrong(below.getOrElse(this::end).wrong("the line 'begin' is missing", "the first state's digest"));
            return Option.none();
        }
        TextPiece line = below.get();
        Matcher m = RecordFormat.BEGIN_LINE.matcher(line.text());
        if (!m.matches()) {
            wrong(line.expected("'begin = 0123456789abcdef 01234567': the first state's digest, and the check"));
            return Option.none();
        }
        check.add(m.group(1));
        boolean sound = errors.isEmpty();
        if (!sound) errors = causes(setup, sums);
        else if (sums.isEmpty()) wrong(line.wrong("the line 'lines' is missing", "the sums of the lines above"));
        if (sound && errors.isEmpty() && !check.toString().equals(m.group(3))) {
            errors = Sums.differences(setup, sums.head());
            if (errors.isEmpty())
                wrong(line.wrong(
                        "this line has been changed, or the set-up above", Sentence.of("check {check}", check)));
        }
        return Option.some(new RecordedBegin(line.line(), RecordFormat.digest(m.group(2))));
    }

    /**
     * The errors of the heading, without those of lines that are as they were recorded: these follow from other errors.
     */
    private Vector<Fault> causes(Vector<TextPiece> setup, Vector<TextPiece> sums) {
        Vector<Fault> changed = sums.headOption().toVector().flatMap(line -> Sums.ifIntact(setup, line));
        if (changed.isEmpty()) return errors;
        Set<Integer> recorded = setup.map(TextPiece::line).toLinkedSet().removeAll(lines(changed));
        Vector<Fault> found =
                errors.reject(error -> recorded.contains(error.where().line()));
        Set<Integer> told = lines(found).toLinkedSet();
        return found.appendAll(
                changed.reject(error -> told.contains(error.where().line())));
    }

    private static Vector<Integer> lines(Vector<Fault> faults) {
        return faults.map(fault -> fault.where().line());
    }

    /** The errors; all errors in the torn last line are replaced with one. */
    private Vector<Fault> ordered() {
        boolean torn = errors.exists(this::inRest);
        Vector<Fault> found = torn
                ? errors.filter(e -> e.where().line() < tail.line())
                        .append(tail.wrong(
                                Sentence.of("the last line is torn off: '{tail}'", tail.shortened()), "all of it"))
                : errors;
        return TextBounds.first(found);
    }

    /** Whether the error is in the text after the last line feed, not at its end. */
    private boolean inRest(Fault error) {
        return error.where().line() == tail.line()
                && error.where().column() <= tail.text().length();
    }

    private static boolean beginsPlay(TextPiece line) {
        return line.startsWith(RecordFormat.BEGIN_WORD)
                || RecordFormat.INPUT_LINE.matcher(line.text()).matches();
    }

    /** The end of the text, for errors about missing lines. */
    private TextPiece end() {
        return new TextPiece("", tail.line(), tail.text().length() + 1);
    }

    private void wrong(Fault error) {
        errors = errors.append(error);
    }

    /**
     * The result of reading a record.
     *
     * @param readable the record up to the first input that cannot be replayed; none without a readable heading and
     *     {@code begin}
     * @param brokenOff whether the only error is that the record ends too early
     * @param withRules the errors, and what a registry and the rules say of a heading with errors
     */
    record Reading(
            Option<GameRecord> readable,
            Vector<Fault> errors,
            boolean brokenOff,
            BiFunction<Rules, Registry, Vector<Fault>> withRules) {
        /** Of a text without a heading. */
        private Reading(Vector<Fault> errors) {
            this(Option.none(), errors, false, (rules, registry) -> errors);
        }

        /** All errors of a record that cannot be replayed. */
        Vector<Fault> errors(Rules rules, Registry registry) {
            return withRules.apply(rules, registry);
        }

        /** The errors for a reader that also takes a record without a result. */
        Vector<Fault> ofRunning() {
            Vector<Fault> others = errors.reject(fault -> fault.text().equals(UNFINISHED));
            return others.isEmpty() ? errors : others;
        }
    }

    /** Reads the lines below {@code begin}: the inputs and the result. */
    private static final class InputsReader {
        private static final String EXPECTED =
                "an input with its number, digest and check, such as '17: A1 activate = 0123456789abcdef 01234567', "
                        + "or 'result'";

        private final RunningChecksum check;
        private Vector<RecordedInput> inputs = Vector.empty();
        private Option<TextPiece> ending = Option.none();
        private boolean goesOn;
        private Vector<Fault> errors = Vector.empty();
        private int number;
        /** The number of the next line, if two lines have changed places; 0 if not. */
        private int late;
        /** False after the first error: each later check is wrong too, and is not reported. */
        private boolean sound;
        /** Whether an input is missing or unreadable, so that the inputs after it cannot be replayed. */
        private boolean cut;

        InputsReader(RunningChecksum check, boolean sound) {
            this.check = check;
            this.sound = sound;
        }

        void lines(Vector<TextPiece> lines) {
            Option<Matcher> input = lines.headOption().flatMap(InputsReader::input);
            for (int i = 0; i < lines.size(); i++) {
                Option<Matcher> next = i + 1 < lines.size() ? input(lines.get(i + 1)) : Option.none();
                line(lines.get(i), input, next.map(InputsReader::number));
                input = next;
            }
        }

        private static Option<Matcher> input(TextPiece line) {
            return Option.some(RecordFormat.INPUT_LINE.matcher(line.text())).filter(Matcher::matches);
        }

        private static int number(Matcher input) {
            return Integer.parseInt(input.group(2));
        }

        /** Of several lines after the result, only the first is wrong. */
        private void beyond(TextPiece line) {
            if (!goesOn) wrong(line.wrong("the record goes on after its result", "nothing, and one game in a file"));
            goesOn = true;
        }

        /** @param next the number of the next line */
        private void line(TextPiece line, Option<Matcher> input, Option<Integer> next) {
            Matcher result = RecordFormat.RESULT_LINE.matcher(line.text());
            if (ending.isDefined()) beyond(line);
            else if (input.isDefined()) input(line, input.get(), next);
            else if (result.matches()) {
                checked(line, result.group(1), result.group(3), Sentence.of("the result"));
                ending = Option.some(new TextPiece(result.group(2), line.line(), line.column() + result.start(2)));
            } else {
                wrong(line.expected(EXPECTED));
                if (next.contains(number + 2)) number++;
                cut();
            }
        }

        /** None if the result or an input before it is missing. */
        Option<TextPiece> ending() {
            return cut ? Option.none() : ending;
        }

        private void input(TextPiece line, Matcher m, Option<Integer> next) {
            numbered(line, number(m), next);
            boolean unchanged = checked(line, m.group(1), m.group(5), Sentence.of("input {due}", m.group(2)));
            Either<Seq<Fault>, Input> input = Input.read(m.group(3));
            if (input.isLeft() && unchanged)
                wrong(new TextPiece(m.group(3), line.line(), line.column() + m.start(3))
                        .wrong(input.getLeft().head()));
            if (input.isLeft()) cut();
            if (!cut)
                inputs = inputs.append(
                        new RecordedInput(number, line.line(), input.get(), RecordFormat.digest(m.group(4))));
        }

        /** Reports a break in the numbers once, and counts on from the line after it. */
        private void numbered(TextPiece line, int found, Option<Integer> next) {
            int due = number + 1;
            if (found == late) {
                late = 0;
                return;
            }
            number = found;
            if (found == due) return;
            cut();
            if (found == due + 1 && next.contains(due)) {
                wrong(line.wrong(
                        Sentence.of("input {found} is before input {due}", found, due),
                        Sentence.of("input {due}", due)));
                late = due;
            } else if (next.contains(due + 1)) {
                wrong(line.wrong(
                        Sentence.of("the number of input {due} has been changed", due),
                        Sentence.of("input {due}", due)));
                number = due;
            } else if (found < due)
                wrong(line.wrong(
                        Sentence.of("input {found} is here a second time", found), Sentence.of("input {due}", due)));
            else {
                Sentence missing = found == due + 1
                        ? Sentence.of("input {due} is missing", due)
                        : Sentence.of("inputs {due} to {last} are missing", due, found - 1);
                wrong(line.wrong(missing, Sentence.of("input {due}", due)));
            }
        }

        /** False if it reports that the line has been changed. */
        private boolean checked(TextPiece line, String text, String recorded, Sentence what) {
            check.add(text);
            if (!sound || check.toString().equals(recorded)) return true;
            sound = false;
            wrong(line.wrong(
                    Sentence.of("{what} is not what was recorded: this line has been changed", what),
                    Sentence.of("check {check}", check)));
            return false;
        }

        private void cut() {
            cut = true;
            sound = false;
        }

        private void wrong(Fault error) {
            if (errors.size() <= TextBounds.MOST_ERRORS) errors = errors.append(error);
        }
    }
}
