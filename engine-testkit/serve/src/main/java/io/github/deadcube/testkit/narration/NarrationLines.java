package io.github.deadcube.testkit.narration;

import io.github.deadcube.api.team.ModelId;
import io.vavr.control.Option;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** The current line, and the output for lines that are complete. */
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

    /** Begins a line that is not about a model. */
    Sentence begin(String head) {
        return begin(new Sentence(head, Option.none()));
    }

    /** Begins a line about an action of a model. The head begins with the name of the model. */
    Sentence begin(ModelId actor, String verb) {
        String head = names.name(actor) + (verb.isEmpty() ? "" : " " + verb);
        return begin(new Sentence(head, Option.some(actor)));
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

    /** Adds an effect on a model to the line of its cause. */
    void happens(ModelId model, String verb) {
        if (line.isEmpty()) begin(model, verb).goingOn();
        else current().about(model, verb);
    }

    /** Adds an effect on a model to the line of its cause, if that line is about the model. */
    void happensApart(ModelId model, String verb) {
        if (exists(sentence -> sentence.about(model))) current().about(model, verb);
        else begin(model, verb).goingOn();
    }

    /** {@code its}, or {@code B2 Brute's} if the line is about another model. */
    String its(ModelId model) {
        return isAboutAnother(model) ? names.name(model) + "'s" : "its";
    }

    /** {@code using}, or {@code B2 Brute using} if the line is about another model. */
    String using(ModelId model) {
        return isAboutAnother(model) ? names.name(model) + " using" : "using";
    }

    private boolean isAboutAnother(ModelId model) {
        return line.flatMap(Sentence::actor).exists(actor -> !actor.equals(model));
    }

    private Sentence begin(Sentence next) {
        flush();
        line = Option.some(next);
        return next;
    }

    /**
     * One line: a head, asides in brackets, the dice after a colon, and the results after another colon. A clause about
     * the model that was named last does not name it again.
     */
    final class Sentence {
        private final StringBuilder text;
        private final Option<ModelId> actor;
        private Option<ModelId> target = Option.none();
        private Option<ModelId> about;
        private boolean moves;
        private boolean decided;
        private boolean order;
        private boolean aimed;
        private boolean told;
        private String joint = ": ";
        private String otherwise = "";

        Sentence(String head, Option<ModelId> actor) {
            this.text = new StringBuilder(head);
            this.actor = actor;
            this.about = actor;
        }

        /** The next clauses are about the target, unless they name another model. */
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

        /** The line is about a special order, which may come in the middle of an explosion. */
        void order() {
            order = true;
        }

        /** The line is about a shot at a cube. */
        void aimed() {
            aimed = true;
        }

        /** Whether the line is about a shot at a cube, and does not say where it lands. */
        boolean inTheAir() {
            return aimed && !told;
        }

        /** Whether the line is about a special order that has had an effect: the dice that follow are not its own. */
        boolean interrupts() {
            return order && told;
        }

        /** The text that ends the line if nothing is added to it. */
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

        /** Whether the model has declared an attack on some model, and its dice are not rolled. */
        boolean attacks(ModelId attacker) {
            return awaitsDice() && actor.contains(attacker);
        }

        /** No dice follow. */
        void calledOff(String why) {
            clause("called off (" + why + ")");
            decided = true;
        }

        boolean moves(ModelId model) {
            return moves && actor.contains(model);
        }

        /** Whether the model moves and has not entered a cube. */
        boolean setsOut(ModelId model) {
            return moves(model) && !otherwise.isEmpty();
        }

        boolean about(ModelId model) {
            return about.contains(model);
        }

        /** Whether the test of the line is over. */
        boolean decided() {
            return decided;
        }

        /** Whether an attack is declared and its dice are not rolled. */
        boolean awaitsDice() {
            return target.isDefined() && !decided;
        }

        /** The next clause about the model of the head does not name it again. */
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
            told = true;
        }

        /** A clause that ends the line if nothing is added to it. */
        void unlessMoreHappens(String words) {
            otherwise = joint + words;
        }

        /** A clause about a thing, such as a bomb: the next clause about a model names it. */
        void ofThing(String words) {
            clause(words);
            about = Option.none();
        }

        void about(ModelId model, String verb) {
            clause(about(model) ? verb : names.name(model) + " " + verb);
            about = Option.some(model);
            moves = false;
        }

        /** The text of a line that may be incomplete. */
        String soFar() {
            return text.toString();
        }

        @Override
        public String toString() {
            return text + otherwise;
        }
    }
}
