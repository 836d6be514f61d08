package io.github.deadcube.core.record;

import io.github.deadcube.api.play.Input;
import io.github.deadcube.core.TextError;
import io.github.deadcube.core.record.GameRecord.RecordedInput;
import io.github.deadcube.core.support.TextBounds;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.regex.Matcher;

/** Reads what stands below {@code begin} in a record: the inputs and the result. */
final class InputsReader {
    private static final String EXPECTED =
            "an input with its number, digest and check, such as '17: A1 activate = 0123456789abcdef 01234567', or 'result'";

    private final RunningChecksum check;
    private Vector<RecordedInput> inputs = Vector.empty();
    private Option<RecordLine> ending = Option.none();
    private Vector<TextError> errors = Vector.empty();
    private int number;
    /** All checks after the first that is wrong are wrong. */
    private boolean sound;
    /** What cannot be replayed, because something before it is missing. */
    private boolean cut;

    /** Unsound, if something above it is already wrong. */
    InputsReader(RunningChecksum check, boolean sound) {
        this.check = check;
        this.sound = sound;
    }

    void line(RecordLine line) {
        Matcher input = RecordFormat.INPUT_LINE.matcher(line.text());
        Matcher result = RecordFormat.RESULT_LINE.matcher(line.text());
        if (ending.isDefined()) wrong(line.wrong("the record goes on after its result", "nothing"));
        else if (input.matches()) input(line, input);
        else if (result.matches()) {
            checked(line, result.group(1), result.group(3), "the result");
            ending = Option.some(new RecordLine(result.group(2), line.number(), line.column() + result.start(2)));
        } else {
            wrong(line.expected(EXPECTED));
            cut();
        }
    }

    Vector<RecordedInput> inputs() {
        return inputs;
    }

    /** None if the result is missing, or inputs before it. */
    Option<RecordLine> ending() {
        return cut ? Option.none() : ending;
    }

    boolean ended() {
        return ending.isDefined();
    }

    Vector<TextError> errors() {
        return errors;
    }

    private void input(RecordLine line, Matcher m) {
        numbered(line, Integer.parseInt(m.group(2)));
        checked(line, m.group(1), m.group(5), "input " + m.group(2));
        Either<String, Input> input = Input.parse(m.group(3));
        if (input.isLeft()) {
            wrong(new RecordLine(m.group(3), line.number(), line.column() + m.start(3))
                    .wrong(input.getLeft(), "an input"));
            cut();
        }
        if (!cut)
            inputs = inputs.append(
                    new RecordedInput(number, line.number(), input.get(), RecordFormat.digest(m.group(4))));
    }

    private void numbered(RecordLine line, int found) {
        int due = number + 1;
        if (found == due) number = found;
        else if (found < due) wrong(line.wrong("input " + found + " is here a second time", "input " + due));
        else {
            String missing =
                    found == due + 1 ? "input " + due + " is" : "inputs " + due + " to " + (found - 1) + " are";
            wrong(line.wrong(missing + " missing", "input " + due));
            number = found;
        }
        if (found != due) cut();
    }

    private void checked(RecordLine line, String text, String recorded, String what) {
        check.add(text);
        if (!sound || check.toString().equals(recorded)) return;
        sound = false;
        wrong(line.wrong(what + " is not what was recorded: this line has been changed", "check " + check));
    }

    private void cut() {
        cut = true;
        sound = false;
    }

    private void wrong(TextError error) {
        if (errors.size() <= TextBounds.MOST_ERRORS) errors = errors.append(error);
    }
}
