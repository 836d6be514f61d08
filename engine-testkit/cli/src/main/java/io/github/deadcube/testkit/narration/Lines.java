package io.github.deadcube.testkit.narration;

import io.github.deadcube.api.team.ModelId;
import io.vavr.control.Option;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** The line in the making, and where lines go when the next one begins. */
final class Lines {
    private final Names names;
    private final Consumer<String> out;
    private Option<Sentence> line = Option.none();

    Lines(Names names, Consumer<String> out) {
        this.names = names;
        this.out = out;
    }

    void flush() {
        line.forEach(sentence -> out.accept(sentence.toString()));
        line = Option.none();
    }

    Option<String> soFar() {
        return line.map(Sentence::soFar);
    }

    /** A line about no model in particular. */
    Sentence begin(String head) {
        return begin(new Sentence(names, head, Option.none()));
    }

    /** A line about what a model does: its name is the head's beginning. */
    Sentence begin(ModelId actor, String verb) {
        String head = names.of(actor) + (verb.isEmpty() ? "" : " " + verb);
        return begin(new Sentence(names, head, Option.some(actor)));
    }

    boolean any() {
        return line.isDefined();
    }

    boolean exists(Predicate<Sentence> what) {
        return line.exists(what);
    }

    Sentence current() {
        return line.getOrElse(() -> begin(""));
    }

    /** What befalls a model is told in the line that has led to it. */
    void befalls(ModelId model, String verb) {
        if (line.isEmpty()) begin(model, verb).goingOn();
        else current().of(model, verb);
    }

    /** What befalls a model is told in the line that has led to it, if that line is about the model. */
    void befallsApart(ModelId model, String verb) {
        if (exists(sentence -> sentence.about(model))) current().of(model, verb);
        else begin(model, verb).goingOn();
    }

    private Sentence begin(Sentence next) {
        flush();
        line = Option.some(next);
        return next;
    }
}
