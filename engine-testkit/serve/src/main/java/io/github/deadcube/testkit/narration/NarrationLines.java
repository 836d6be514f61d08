package io.github.deadcube.testkit.narration;

import io.github.deadcube.api.rule.Language;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.rule.Told;
import io.github.deadcube.api.team.ModelId;
import io.vavr.control.Option;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** The current line, and the output for lines that are complete. */
final class NarrationLines {
    private final NarrationNames names;
    private final Language language;
    private final Consumer<String> out;
    private Option<Line> line = Option.none();

    NarrationLines(NarrationNames names, Language language, Consumer<String> out) {
        this.names = names;
        this.language = language;
        this.out = out;
    }

    void flush() {
        line.forEach(complete -> out.accept(complete.whole().told(language)));
        line = Option.none();
    }

    /** The current line, which may be incomplete. */
    Option<Told> soFar() {
        return line.map(Line::soFar);
    }

    /** Begins a line that is not about a model. */
    Line begin(Told head) {
        return begin(new Line(head, Option.none()));
    }

    /** Begins a line about an action of a model. The head begins with the name of the model. */
    Line begin(ModelId actor, Told head) {
        return begin(new Line(head, Option.some(actor)));
    }

    /** Begins a line about a model whose head is only its name. */
    Line begin(ModelId actor) {
        return begin(actor, Sentence.verbatim(names.name(actor)));
    }

    boolean any() {
        return line.isDefined();
    }

    boolean exists(Predicate<Line> what) {
        return line.exists(what);
    }

    Line current() {
        return line.getOrElse(() -> begin(Sentence.verbatim("")));
    }

    /** Adds an effect on a model to the line of its cause. */
    void happens(ModelId model, ModelClause clause) {
        if (line.isEmpty()) begin(model, clause.named()).goingOn();
        else current().about(model, clause);
    }

    /** Adds an effect on a model to the line of its cause, if that line is about the model. */
    void happensApart(ModelId model, ModelClause clause) {
        if (exists(one -> one.about(model))) current().about(model, clause);
        else begin(model, clause.named()).goingOn();
    }

    /** Whether the line is about another model, so that an aside must name this one. */
    boolean isAboutAnother(ModelId model) {
        return line.flatMap(Line::actor).exists(actor -> !actor.equals(model));
    }

    private Line begin(Line next) {
        flush();
        line = Option.some(next);
        return next;
    }

    /** A line with more at its end. */
    static Sentence colon(Told line, Told more) {
        return Sentence.of("{line}: {more}", line, more);
    }

    private static Sentence comma(Told line, Told more) {
        return Sentence.of("{line}, {more}", line, more);
    }

    private static Sentence to(Told line, Told cube) {
        return Sentence.of("{line} to {cube}", line, cube);
    }

    /** How a clause is joined to a line. */
    @FunctionalInterface
    private interface Joint {
        Sentence join(Told line, Told more);
    }

    /**
     * One line: a head, asides in brackets, the dice after a colon, and the results after another colon. A clause about
     * the model that was named last does not name it again.
     */
    final class Line {
        private Told text;
        private final Option<ModelId> actor;
        private Option<ModelId> target = Option.none();
        private Option<ModelId> about;
        private boolean moves;
        private boolean decided;
        private boolean order;
        private boolean aimed;
        private boolean told;
        private boolean standsUp;
        private Joint joint = NarrationLines::colon;
        private Option<UnaryOperator<Told>> otherwise = Option.none();

        Line(Told head, Option<ModelId> actor) {
            this.text = head;
            this.actor = actor;
            this.about = actor;
        }

        /** The next clauses are about the target, unless they name another model. */
        Line at(Option<ModelId> whom) {
            target = whom;
            about = whom.orElse(about);
            return this;
        }

        /** Cubes follow. */
        Line moving() {
            moves = true;
            joint = NarrationLines::to;
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

        /** The line says that a model stands up. */
        Line standsUp() {
            standsUp = true;
            return this;
        }

        /** Whether the line says that a model stands up. */
        boolean saysStandsUp() {
            return standsUp;
        }

        /** How the line ends if nothing is added to it. */
        Line unlessMoreIsTold(UnaryOperator<Told> ending) {
            otherwise = Option.some(ending);
            return this;
        }

        /** The line needs no ending of its own. */
        void mayEnd() {
            otherwise = Option.none();
        }

        Option<ModelId> actor() {
            return actor;
        }

        boolean attacks(ModelId attacker, ModelId whom) {
            return awaitsDice() && actor.contains(attacker) && target.contains(whom);
        }

        /** Whether the model has declared an attack on some model, and its dice are not rolled. */
        boolean attacks(ModelId attacker) {
            return awaitsDice() && actor.contains(attacker);
        }

        /** No dice follow. */
        void calledOff(Told why) {
            clause(Sentence.of("called off ({rule})", why));
            decided = true;
        }

        boolean moves(ModelId model) {
            return moves && actor.contains(model);
        }

        /** Whether the model moves and has not entered a cube. */
        boolean setsOut(ModelId model) {
            return moves(model) && otherwise.isDefined();
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
        Line goingOn() {
            joint = NarrationLines::comma;
            return this;
        }

        /** The line with more in its last clause. */
        void more(UnaryOperator<Told> longer) {
            text = longer.apply(text);
        }

        void aside(Told words) {
            text = Sentence.of("{line} ({aside})", text, words);
        }

        Line dice(Told words) {
            text = colon(text, words);
            joint = NarrationLines::colon;
            moves = false;
            decided = true;
            otherwise = Option.none();
            return this;
        }

        void clause(Told words) {
            text = joint.join(text, words);
            joint = NarrationLines::comma;
            otherwise = Option.none();
            told = true;
        }

        /** A clause that ends the line if nothing is added to it. */
        void unlessMoreHappens(Told words) {
            Joint last = joint;
            otherwise = Option.some(line -> last.join(line, words));
        }

        /** A clause about a thing, such as a bomb: the next clause about a model names it. */
        void ofThing(Told words) {
            clause(words);
            about = Option.none();
        }

        void about(ModelId model, ModelClause clause) {
            clause(about(model) ? clause.alone() : clause.named());
            about = Option.some(model);
            moves = false;
        }

        /** A line that may be incomplete. */
        Told soFar() {
            return text;
        }

        /** The line with its ending. */
        Told whole() {
            return otherwise.map(ending -> ending.apply(text)).getOrElse(text);
        }
    }
}
