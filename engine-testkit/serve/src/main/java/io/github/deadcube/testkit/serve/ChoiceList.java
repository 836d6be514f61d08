package io.github.deadcube.testkit.serve;

import io.github.deadcube.Seat;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.core.json.Json;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.List;

/**
 * The choices of a move, in the order in which they are made.
 *
 * @param steps the alternatives of each: the first one that is offered is made
 */
record ChoiceList(Vector<Vector<Choice>> steps) {
    static final String CHOICES = "choices";
    static final String CHOICE = "choice";

    /** A move has some twenty choices at most, and a cube has nine spots. */
    private static final int MOST = 100;

    private static final String EXPECTED = "an array of choices in notation, each a text, or an array of alternatives";

    /** The choices that a request makes: one as {@code choice}, or several as {@code choices}. */
    static ChoiceList of(Request request, Json json) throws RequestError {
        if (!request.has(CHOICES)) return new ChoiceList(Vector.of(Vector.of(request.choice(CHOICE, json))));
        request.without(Vector.of(CHOICE), "'choices' already names the choices");
        Vector<Vector<Choice>> steps = Vector.empty();
        for (Object step : list(request, CHOICES, request.value(CHOICES))) {
            Object alternatives = step instanceof String ? List.of(step) : step;
            steps = steps.append(choices(request, CHOICES, list(request, CHOICES, alternatives)));
        }
        if (steps.isEmpty() || steps.exists(Vector::isEmpty))
            throw request.wrong(CHOICES, "a choice is missing", EXPECTED);
        return new ChoiceList(steps);
    }

    /** A list of choices without alternatives. */
    static Vector<Choice> plain(Request request, String name) throws RequestError {
        return choices(request, name, list(request, name, request.value(name)));
    }

    private static List<?> list(Request request, String name, Object value) throws RequestError {
        if (!(value instanceof List<?> list)) throw request.wrong(name, "this is no array", EXPECTED);
        if (list.size() > MOST)
            throw request.wrong(name, Sentence.of("the array has {count} elements", list.size()), "at most " + MOST);
        return list;
    }

    private static Vector<Choice> choices(Request request, String name, List<?> texts) throws RequestError {
        Vector<Choice> choices = Vector.empty();
        for (Object text : texts) {
            Input input = Input.read(String.valueOf(text))
                    .getOrElseThrow(faults -> request.wrong(name, unread(text, faults.head())));
            if (!(input instanceof Choice choice))
                throw request.wrong(name, Sentence.of("'{text}' is no choice", text), EXPECTED);
            choices = choices.append(choice);
        }
        return choices;
    }

    /** The place of a fault within one of the texts is not a place in the request. */
    private static Vector<Fault> unread(Object text, Fault fault) {
        return Vector.of(Fault.of(Sentence.of("'{text}': {otherText}", text, fault.sentence()), fault.expectation()));
    }

    /**
     * The first alternative of the first step that is offered; if none is, the first one, which is refused with its
     * reason.
     */
    Choice first(Seat seat) {
        Vector<Choice> all = steps.head();
        return offered(seat, all).getOrElse(all::head);
    }

    ChoiceList rest() {
        return new ChoiceList(steps.tail());
    }

    static Option<Choice> offered(Seat seat, Vector<Choice> alternatives) {
        return alternatives.find(choice -> seat.explain(choice).isEmpty());
    }
}
