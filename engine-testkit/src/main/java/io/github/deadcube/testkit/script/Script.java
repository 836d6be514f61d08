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
import io.github.deadcube.core.text.SituationText;
import io.github.deadcube.testkit.script.ScriptReader.Midst;
import io.github.deadcube.testkit.script.ScriptStep.ScriptProgress;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * A situation in a few lines, and how the game goes on from there: choices, dice and expectations. The package describes
 * the language. A script is a value; it can be run any number of times.
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
     * Reads a script, or says everything that cannot be read, in the order of the lines. Never throws. Time and memory grow with the length
     * of the text, the stack does not; {@link TextBounds} says how long a text and its lines may be, and an item of the situation has 2,000
     * characters at most.
     */
    public static Either<Seq<TextError>, Script> parse(String text) {
        return TextBounds.lines(text).flatMap(ScriptReader::read);
    }

    /** Reads a script that stands within a longer text, of lines none of which is too long ({@link TextBounds#lines}). */
    @SuppressWarnings("exports") // playthroughs and perft tables hold scripts
    public static Either<Seq<TextError>, Script> parse(Vector<TextPiece> lines) {
        return ScriptReader.read(lines);
    }

    /**
     * Reads and plays a script by the engine's own rules.
     *
     * @throws ScriptFailed if the text is no script, or its play does not go as it says
     */
    public static Playback play(String text) {
        return ScriptRunner.standard().play(text);
    }

    public Battlefield battlefield() {
        return text.battlefield();
    }

    /** The situation with which it begins, unchecked; on {@link OpenGround} the objectives are those of the script. */
    public Situation situation(Ruleset ruleset, Scenario scenario) {
        return text.situation(ruleset, scenario);
    }

    /** Whether the game begins with its set-up; else it goes on from the situation. */
    public boolean beginsWithSetup() {
        return text.beginsWithSetup();
    }

    /** Plays it: what came of it, or where and why it went wrong. */
    public Either<ScriptFailure, Playback> run(ScriptRunner runner) {
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

    private ScriptFailure unplayable(Seq<SetupError> errors) {
        String faults = errors.map(text::told).mkString("\n  ");
        int line = errors.map(text::line).find(l -> l > 0).getOrElse(0);
        return new ScriptFailure(line, faults, "the situation cannot be played:\n  " + faults);
    }

    /** Within an activation, a test or a chain. */
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

    /** In the middle of a game, or with the deployment if nobody is anywhere yet. */
    private Either<Seq<SetupError>, GameState> start(ScriptRunner runner) {
        return text.begun(runner.rules(), situation(runner.ruleset(), runner.scenarioOn(battlefield(), text.items())));
    }
}
