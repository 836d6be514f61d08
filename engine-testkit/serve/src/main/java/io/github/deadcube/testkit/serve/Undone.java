package io.github.deadcube.testkit.serve;

import io.github.deadcube.Seat.Update;
import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.support.Viewer;
import io.github.deadcube.core.text.TextDrawing.TextStyle;
import io.github.deadcube.testkit.narration.Narrator;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Inputs that a side has taken back, with what they had done.
 *
 * @param to the number of inputs before them
 * @param agreed whether the other side has agreed
 * @param begin the state before them
 * @param steps one or more
 */
record Undone(int to, Side side, boolean agreed, GameState begin, Vector<Transition.Step> steps) {
    private static final String AGREED = " agreed";
    /** The first line of an undo that is kept. The inputs follow, a line each. */
    private static final Pattern HEAD = Pattern.compile("(\\d{1,9}) ([AB])(" + AGREED + ")?");

    /** Inputs that a game has; or why the game has not had them. */
    static Either<Rejection, Undone> of(
            Rules rules, int to, Side side, boolean agreed, GameState begin, Seq<Input> inputs) {
        Vector<Transition.Step> steps = Vector.empty();
        GameState state = begin;
        for (Input input : inputs) {
            Prompt prompt = rules.prompt(state);
            Either<Rejection, Transition> next = rules.apply(state, input);
            if (next.isLeft()) return Either.left(next.getLeft());
            steps = steps.append(new Transition.Step(prompt, input, next.get()));
            state = next.get().state();
        }
        return Either.right(new Undone(to, side, agreed, begin, steps));
    }

    /** The document of an undo, as its reader saw its inputs. */
    JsonObject shown(GameAnswers answers, ServedGame.Reader reader, Work work) {
        Viewer viewer = reader.viewer();
        List<String> lines = new ArrayList<>();
        Narrator narrator = new Narrator(begin, viewer, TextStyle.NONE, reader.language(), lines::add);
        Vector<JsonObject.Raw> updates = Vector.empty();
        for (Transition.Step step : steps) {
            work.goOn();
            narrator.tell(step.transition());
            if (updates.size() + 1 == steps.size()) narrator.flush();
            JsonObject more = new JsonObject();
            if (!lines.isEmpty()) more.put("told", Vector.ofAll(lines));
            lines.clear();
            updates = updates.append(
                    answers.update(seen(to + updates.size() + 1, step, viewer), more, reader.language()));
        }
        return JsonObject.of("to", to).with("side", side).with("agreed", agreed).with("updates", updates);
    }

    private static Update seen(int number, Transition.Step step, Viewer viewer) {
        return new Update(
                number,
                step.prompt().respondingSide(),
                viewer.view(step.input()),
                step.transition().events().map(viewer::view));
    }

    /** The states before and after each input. */
    Vector<GameState> states() {
        return steps.map(step -> step.transition().state()).prepend(begin);
    }

    /** The text that {@link WrittenUndo#read} reads. No input has more than one line. */
    String written() {
        return to + " " + side + (agreed ? AGREED : "")
                + steps.map(step -> "\n" + step.input()).mkString();
    }

    /** An undo as it is kept. */
    record WrittenUndo(int to, Side side, boolean agreed, Vector<Input> inputs) {
        static Either<Fault, WrittenUndo> read(String text) {
            Vector<String> lines = Vector.of(text.split("\n", -1));
            Matcher head = HEAD.matcher(lines.head());
            if (!head.matches())
                return Either.left(Fault.unread(lines.head(), "the number of inputs that were kept, and the side"));
            Vector<Input> inputs = Vector.empty();
            for (String line : lines.tail()) {
                Either<Seq<Fault>, Input> input = Input.read(line);
                if (input.isLeft()) return Either.left(input.getLeft().head());
                inputs = inputs.append(input.get());
            }
            return Either.right(new WrittenUndo(
                    Integer.parseInt(head.group(1)), Side.valueOf(head.group(2)), head.group(3) != null, inputs));
        }
    }
}
