package io.github.deadcube.testkit.script;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.script.SituationText;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.support.OpenGround;
import io.github.deadcube.core.support.TextBounds;
import io.github.deadcube.core.support.TextPiece;
import io.github.deadcube.testkit.report.FailureReport;
import io.github.deadcube.testkit.script.ScriptStep.ScriptProgress;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * A situation in a few lines, and the play that follows: choices, dice and expectations. The package describes the
 * language. A script is immutable and can be run many times.
 */
public final class Script {
    /** A runner with more scenarios knows those that ship. */
    private static final int FEW = 2;

    private static final String HOW_TO_KNOW_MORE =
            "; 'Script.Runner.shipped()' knows those that ship, and 'Script.Runner.knowing' adds others";

    private final SituationText text;
    private final Option<ScriptReader.Midst> midst;
    private final Vector<ScriptStep> steps;

    Script(SituationText text, Option<ScriptReader.Midst> midst, Vector<ScriptStep> steps) {
        this.text = text;
        this.midst = midst;
        this.steps = steps;
    }

    /**
     * Reads a script, or returns all errors in the order of the lines. Never throws. Time and memory grow with the
     * length of the text; stack depth does not. A text has at most 2,097,152 characters, a line 100,000, and an item of
     * the situation 2,000.
     */
    public static Either<Seq<Fault>, Script> read(String text) {
        return TextBounds.lines(text).flatMap(ScriptReader::read);
    }

    private static Either<Seq<Fault>, Script> read(Vector<TextPiece> lines, Runner runner) {
        return ScriptReader.read(lines)
                .mapLeft(errors -> ScriptReader.Midst.of(lines).isDefined()
                                || ScriptReader.withoutPlay(lines).isDefined()
                        ? errors
                        : SituationText.withRules(
                                errors,
                                lines,
                                situation -> situation
                                        .scenarioOf(runner.nameable())
                                        .map(named ->
                                                named.map(runner::withScenario).getOrElse(runner))
                                        .flatMap(as -> start(situation, as))));
    }

    /**
     * The script in a text.
     *
     * @throws IllegalArgumentException with all errors of the text
     */
    public static Script of(String text) {
        return Fault.orThrow(read(text));
    }

    /**
     * Reads a script that is part of a longer text.
     *
     * @param text its lines are no longer than those of a whole text may be
     * @param line the number of its first line
     */
    public static Either<Seq<Fault>, Script> read(String text, int line) {
        return ScriptReader.read(TextPiece.lines(text, line));
    }

    /**
     * Reads and plays a script by the engine's own rules.
     *
     * @throws Failed if the text is not a script, or its play fails
     */
    public static Playback play(String text) {
        return Runner.standard().play(text);
    }

    /**
     * The facts that may follow {@code expect} in a script, for games that are not played by a script.
     *
     * @param events what has happened, oldest first
     * @param expectations such as {@code B1 at c6/5, pinned, score A 2}; each line is a statement
     * @return those that the state and the events do not meet, each with the actual fact; or all errors of the text
     */
    public static Either<Seq<Fault>, Vector<Fault>> unmet(
            Rules rules, GameState state, Vector<Event> events, String expectations) {
        ScriptProgress progress = new ScriptProgress(rules, state, events);
        return Expectation.read(expectations)
                .map(read ->
                        read.flatMap(step -> step.perform(progress).swap().map(stumble -> stumble.at(step.source()))));
    }

    public Battlefield battlefield() {
        return text.battlefield();
    }

    /** The set-up of its game, unchecked; on open ground the objectives are those of the script. */
    public Setup setup(Ruleset ruleset, Scenario scenario) {
        return text.setup(ruleset, scenario);
    }

    /**
     * Its first position as a state without pending steps, unchecked, or all errors of the set-up. {@link Rules#resume}
     * continues from there; it does not know which actions the active model of the script has taken, and which cubes
     * may be overfull. {@link #run} does.
     */
    public Either<Seq<Fault>, GameState> position(Ruleset ruleset, Scenario scenario) {
        return text.state(setup(ruleset, scenario));
    }

    /** Whether the game begins with its set-up; if not, it continues from the situation. */
    public boolean beginsWithSetup() {
        return text.beginsWithSetup();
    }

    /** Plays the script; returns the result or the failure. */
    public Either<Failed, Playback> run(Runner standard) {
        Either<Seq<Fault>, Option<Scenario>> named = text.scenarioOf(standard.nameable());
        if (named.isLeft()) return Either.left(unknownScenario(named.getLeft(), standard));
        Runner runner = named.get().map(standard::withScenario).getOrElse(standard);
        Either<Failed, GameState> start = midst.map(state -> within(state, runner))
                .getOrElse(() -> start(text, runner).mapLeft(Script::unplayable));
        if (start.isLeft()) return Either.left(start.getLeft());
        ScriptProgress progress = new ScriptProgress(runner.rules(), start.get(), Vector.empty());
        Vector<Playback.Moment> moments = Vector.empty();
        for (ScriptStep step : steps) {
            Either<ScriptStep.Stumble, ScriptProgress> next = step.perform(progress);
            if (next.isLeft()) {
                ScriptProgress end = next.getLeft().progress();
                return Either.left(
                        Failed.of(step, next.getLeft(), new Playback(start.get(), end.state(), end.events(), moments)));
            }
            moments = moments.append(Playback.Moment.of(step, progress, next.get()));
            progress = next.get();
        }
        return Either.right(new Playback(start.get(), progress.state(), progress.events(), moments));
    }

    private static Failed unknownScenario(Seq<Fault> errors, Runner runner) {
        return new Failed(errors, errors.mkString() + (runner.scenarios().size() > FEW ? "" : HOW_TO_KNOW_MORE));
    }

    private static Failed failed(String what, Seq<Fault> errors) {
        return new Failed(errors, what + ":\n  " + errors.mkString("\n  "));
    }

    private static Failed unplayable(Seq<Fault> errors) {
        return failed("the situation cannot be played", errors);
    }

    /** Starts within an activation, a test or a chain of damage. */
    private Either<Failed, GameState> within(ScriptReader.Midst state, Runner runner) {
        Scenario scenario = runner.scenarioOn(battlefield(), text.items());
        return Deadcube.game(setup(runner.ruleset(), scenario))
                .mapLeft(Script::unplayable)
                .flatMap(game -> state.state(game).mapLeft(errors -> failed("the state cannot be read", errors)));
    }

    /** Starts in the middle of a game, or with the deployment if no model has a place yet. */
    private static Either<Seq<Fault>, GameState> start(SituationText text, Script.Runner runner) {
        return text.begun(
                runner.rules(), text.setup(runner.ruleset(), runner.scenarioOn(text.battlefield(), text.items())));
    }

    /**
     * A script that was played to its last line, or up to the line that failed. The engine may still wait for an
     * answer: a script may end before the game does.
     *
     * @param begin the state in which the play began
     * @param moments its statements in their order, up to one that failed
     */
    public record Playback(GameState begin, GameState state, Vector<Event> events, Vector<Moment> moments) {
        /**
         * One statement of the play: a choice, dice, or an expectation that holds.
         *
         * @param statement as a script says it, such as {@code A1 step c5}, {@code dice A 5 1} or
         *     {@code expect A1 pinned}
         * @param isExpectation whether it expects something; then it changes nothing
         * @param state the state after it
         * @param events what it caused; empty for an expectation
         * @param refusal the refusal that it expects; none for other statements
         */
        public record Moment(
                String statement,
                boolean isExpectation,
                GameState state,
                Vector<Event> events,
                Option<Rejection> refusal) {
            static Moment of(ScriptStep step, ScriptProgress before, ScriptProgress after) {
                return new Moment(
                        step.said(),
                        step instanceof Expectation,
                        after.state(),
                        after.events().drop(before.events().size()),
                        step.refusal(before));
            }
        }
    }

    /** A script cannot be read, or its play fails. The message is the {@link #report}. */
    public static final class Failed extends AssertionError {
        private static final long serialVersionUID = 1L;

        private final transient Vector<Fault> faults;
        private final transient Option<Playback> played;

        Failed(Seq<Fault> faults, String report) {
            this(faults, report, Option.none());
        }

        private Failed(Seq<Fault> faults, String report, Option<Playback> played) {
            super(report);
            this.faults = faults.toVector();
            this.played = played;
        }

        /** A step that fails after others. */
        static Failed of(ScriptStep step, ScriptStep.Stumble stumble, Playback played) {
            ScriptProgress progress = stumble.progress();
            String report =
                    "line " + step.source().line() + ": " + step.source().text() + "\n  " + stumble.fault() + "\n"
                            + FailureReport.text(progress.rules(), progress.state());
            return new Failed(Vector.of(stumble.at(step.source())), report, Option.some(played));
        }

        /**
         * All faults of a text that cannot be read or of a situation that cannot be played; otherwise the first one of
         * the play.
         *
         * @return at least one
         */
        public Vector<Fault> faults() {
            return faults;
        }

        /** What was played up to the failure; none if the play did not begin. */
        public Option<Playback> played() {
            return played;
        }

        /** The line, the fault, the prompt, the current effects, the options, and the situation as a script. */
        public String report() {
            return String.valueOf(getMessage());
        }
    }

    /**
     * Runs scripts with rules, a ruleset and a scenario. A script may name another edition, and another scenario that
     * the runner knows.
     *
     * @param scenario empty for Patrol on a battlefield of 8 × 8 cubes, and for open ground on others
     * @param scenarios those that a script may name, besides open ground: {@code scenario hold-ground}
     */
    public record Runner(Rules rules, Ruleset ruleset, Option<Scenario> scenario, Vector<Scenario> scenarios) {
        /** A runner of scripts that name no scenario but Patrol and open ground. */
        public Runner(Rules rules, Ruleset ruleset, Option<Scenario> scenario) {
            this(rules, ruleset, scenario, Vector.of(Deadcube.patrol()));
        }

        /** The engine with its own rules. */
        public static Runner standard() {
            return new Runner(Deadcube.rules(), Deadcube.ruleset(), Option.none());
        }

        /** The engine with the special orders and scenarios that ship. */
        public static Runner shipped() {
            return standard().with(Shipped.ruleset()).knowing(Shipped.scenarios());
        }

        /** A runner with another ruleset, such as one with an added keyword. */
        public Runner with(Ruleset ruleset) {
            return new Runner(rules, ruleset, scenario, scenarios);
        }

        /** A runner with one scenario for all battlefields. */
        public Runner withScenario(Scenario scenario) {
            return new Runner(rules, ruleset, Option.some(scenario), scenarios);
        }

        /** A runner of scripts that may name these scenarios, and open ground. */
        public Runner knowing(Vector<? extends Scenario> known) {
            return new Runner(rules, ruleset, scenario, Vector.narrow(known));
        }

        /**
         * Reads a script that this runner will play: if something cannot be read, its rules check the rest of the
         * situation, so that all faults come at once.
         */
        public Either<Seq<Fault>, Script> read(String text) {
            return TextBounds.lines(text).flatMap(lines -> Script.read(lines, this));
        }

        /** The same for a script that is part of a longer text, like {@link Script#read(String, int)}. */
        public Either<Seq<Fault>, Script> read(String text, int line) {
            return Script.read(TextPiece.lines(text, line), this);
        }

        /**
         * Reads and plays a script.
         *
         * @throws Script.Failed if the text is not a script, or its play fails
         */
        public Playback play(String text) {
            Script script = read(text).getOrElseThrow(errors -> new Script.Failed(errors, errors.mkString("\n")));
            return script.run(this).getOrElseThrow(failure -> failure);
        }

        private Vector<Scenario> nameable() {
            return scenarios.append(new OpenGround());
        }

        /** The scenario of a script on a battlefield with a number of item tokens. */
        public Scenario scenarioOn(Battlefield field, int items) {
            return OpenGround.withItems(scenario.getOrElse(() -> OpenGround.usual(field)), items);
        }
    }
}
