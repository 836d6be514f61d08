package io.github.deadcube.testkit.narration;

import io.github.deadcube.api.team.ModelId;
import io.vavr.control.Option;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** The line in the making, and where lines go when the next one begins. */
final class NarrationLines {
    private final NarrationNames names;
    private final Consumer<String> out;
    private Option<Sentence> line = Option.none();

    NarrationLines(NarrationNames names, Consumer<String> out) {
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

    /**
     * One line in the making: a head, asides in brackets, the dice after a colon, and after another what came of them. A
     * clause about the model that was named last does not name it again.
     */
    static final class Sentence {
        private final NarrationNames names;
        private final StringBuilder text;
        private final Option<ModelId> actor;
        private Option<ModelId> target = Option.none();
        private Option<ModelId> about;
        private boolean moves;
        private boolean decided;
        private String joint = ": ";
        private String otherwise = "";

        Sentence(NarrationNames names, String head, Option<ModelId> actor) {
            this.names = names;
            this.text = new StringBuilder(head);
            this.actor = actor;
            this.about = actor;
        }

        /** What follows befalls the target, unless it says otherwise. */
        Sentence at(Option<ModelId> whom) {
            target = whom;
            about = whom.orElse(about);
            return this;
        }

        /** Cubes follow. */
        Sentence moving() {
            moves = true;
            joint = " to ";
            return this;
        }

        /** The end of the line, if nothing is told after what has been told so far. */
        Sentence unlessMoreIsTold(String words) {
            otherwise = words;
            return this;
        }

        Option<ModelId> actor() {
            return actor;
        }

        boolean attacks(ModelId attacker, ModelId whom) {
            return !decided && actor.contains(attacker) && target.contains(whom);
        }

        boolean moves(ModelId model) {
            return moves && actor.contains(model);
        }

        /** Whether it moves, and has not come anywhere yet. */
        boolean setsOut(ModelId model) {
            return moves(model) && !otherwise.isEmpty();
        }

        boolean about(ModelId model) {
            return about.contains(model);
        }

        /** Whether its test is over. */
        boolean decided() {
            return decided;
        }

        /** Whether an attack is declared, and its dice are still to come. */
        boolean awaitsDice() {
            return target.isDefined() && !decided;
        }

        /** What happens next to whom the head is about is told as if the head were a clause. */
        Sentence goingOn() {
            joint = ", ";
            return this;
        }

        void more(String words) {
            text.append(words);
        }

        void aside(String words) {
            text.append(" (").append(words).append(')');
        }

        Sentence dice(String words) {
            text.append(": ").append(words);
            joint = ": ";
            moves = false;
            decided = true;
            otherwise = "";
            return this;
        }

        void clause(String words) {
            text.append(joint).append(words);
            joint = ", ";
            otherwise = "";
        }

        void of(ModelId model, String verb) {
            clause(about(model) ? verb : names.of(model) + " " + verb);
            about = Option.some(model);
            moves = false;
        }

        /** As far as it is known, while it may go on. */
        String soFar() {
            return text.toString();
        }

        @Override
        public String toString() {
            return text + otherwise;
        }
    }
}
