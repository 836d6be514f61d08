package io.github.deadcube.testkit.script;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.SetupError;
import io.github.deadcube.api.Situation;
import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.TextError;
import io.github.deadcube.core.support.TextBounds;
import io.github.deadcube.core.support.TextPiece;
import io.github.deadcube.core.text.OpenGround;
import io.github.deadcube.core.text.Registry;
import io.github.deadcube.core.text.SituationText;
import io.github.deadcube.testkit.script.ScriptReader.Midst;
import io.github.deadcube.testkit.script.ScriptStep.ScriptProgress;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * A situation in a few lines, and the play that follows: choices, dice and expectations. The package describes the language. A
 * script is immutable and can be run many times.
 */
public final class Script {
    private final SituationText text;
    private final Option<Midst> midst;
    private final Vector<ScriptStep> steps;

    Script(SituationText text, Option<Midst> midst, Vector<ScriptStep> steps) {
        this.text = text;
        this.midst = midst;
        this.steps = steps;
    }

    /**
     * Reads a script, or returns all errors in the order of the lines. Never throws. Time and memory grow with the length of
     * the text; stack depth does not. {@link TextBounds} has the limits of a text and its lines; an item of the situation has
     * at most 2,000 characters.
     */
    public static Either<Seq<TextError>, Script> parse(String text) {
        return TextBounds.lines(text).flatMap(ScriptReader::read);
    }

    /** Reads a script that is part of a longer text; the lines must be within the limit ({@link TextBounds#lines}). */
    @SuppressWarnings("exports") // playthroughs and perft tables hold scripts
    public static Either<Seq<TextError>, Script> parse(Vector<TextPiece> lines) {
        return ScriptReader.read(lines);
    }

    /**
     * Reads and plays a script by the engine's own rules.
     *
     * @throws ScriptFailed if the text is not a script, or its play fails
     */
    public static Playback play(String text) {
        return ScriptRunner.standard().play(text);
    }

    public Battlefield battlefield() {
        return text.battlefield();
    }

    /** Its first situation, unchecked; on {@link OpenGround} the objectives are those of the script. */
    public Situation situation(Ruleset ruleset, Scenario scenario) {
        return text.situation(ruleset, scenario);
    }

    /** Whether the game begins with its set-up; if not, it continues from the situation. */
    public boolean beginsWithSetup() {
        return text.beginsWithSetup();
    }

    /** Plays the script; returns the result or the failure. */
    public Either<ScriptFailure, Playback> run(ScriptRunner standard) {
        Option<ScriptRunner> named = standard.in(text.scenario());
        if (named.isEmpty()) return Either.left(unknownScenario(standard));
        ScriptRunner runner = named.get();
        Either<ScriptFailure, GameState> start = midst.map(state -> within(state, runner))
                .getOrElse(() -> start(runner).mapLeft(this::unplayable));
        if (start.isLeft()) return Either.left(start.getLeft());
        ScriptProgress scene = new ScriptProgress(runner.rules(), start.get(), Vector.empty());
        for (ScriptStep step : steps) {
            Either<ScriptStep.Stumble, ScriptProgress> next = step.perform(scene);
            if (next.isLeft()) return Either.left(ScriptFailure.of(step, next.getLeft()));
            scene = next.get();
        }
        return Either.right(new Playback(scene.state(), scene.events()));
    }

    private ScriptFailure unknownScenario(ScriptRunner runner) {
        String fault = "no scenario is called '" + text.scenario().get() + "'; this runner knows "
                + runner.scenarios().map(one -> Registry.brief(one.name())).mkString(", ")
                + "; 'ScriptRunner.shipped()' of engine-bots knows those that ship, and 'ScriptRunner.knowing' adds others";
        return new ScriptFailure(0, fault, fault);
    }

    private ScriptFailure unplayable(Seq<SetupError> errors) {
        String faults = errors.map(text::told).mkString("\n  ");
        int line = errors.map(text::line).find(l -> l > 0).getOrElse(0);
        return new ScriptFailure(line, faults, "the situation cannot be played:\n  " + faults);
    }

    /** Starts within an activation, a test or a chain of damage. */
    private Either<ScriptFailure, GameState> within(Midst state, ScriptRunner runner) {
        Scenario scenario = runner.scenarioOn(battlefield(), text.items());
        return Deadcube.game(situation(runner.ruleset(), scenario).setup())
                .mapLeft(this::unplayable)
                .flatMap(game -> state.of(game).mapLeft(Script::unreadable));
    }

    private static ScriptFailure unreadable(Seq<TextError> errors) {
        String faults = errors.mkString("\n  ");
        return new ScriptFailure(errors.head().line(), faults, "the state cannot be read:\n  " + faults);
    }

    /** Starts in the middle of a game, or with the deployment if no model has a place yet. */
    private Either<Seq<SetupError>, GameState> start(ScriptRunner runner) {
        return text.begun(runner.rules(), situation(runner.ruleset(), runner.scenarioOn(battlefield(), text.items())));
    }
}
