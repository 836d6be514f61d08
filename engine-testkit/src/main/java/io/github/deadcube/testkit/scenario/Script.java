package io.github.deadcube.testkit.scenario;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.SetupError;
import io.github.deadcube.api.Situation;
import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.StrikeTeam;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * A situation in a few lines, and how the game goes on from there: choices, dice and expectations. The package describes
 * the language. A script is a value; it can be run any number of times.
 */
public final class Script {
    private final Draft draft;
    private final Battlefield battlefield;
    private final Vector<Step> steps;

    Script(Draft draft, Battlefield battlefield, Vector<Step> steps) {
        this.draft = draft;
        this.battlefield = battlefield;
        this.steps = steps;
    }

    /**
     * Reads a script. Never throws.
     *
     * @param text the script
     * @return the script, or everything that cannot be read, in the order of the lines
     */
    public static Either<Seq<TextError>, Script> parse(String text) {
        return ScriptReader.read(text);
    }

    /**
     * Reads and plays a script by the engine's own rules.
     *
     * @param text the script
     * @return what came of it
     * @throws ScriptFailed if the text is no script, or its play does not go as it says
     */
    public static Playback play(String text) {
        return Stage.standard().play(text);
    }

    /**
     * Its battlefield.
     *
     * @return as drawn or described
     */
    public Battlefield battlefield() {
        return battlefield;
    }

    /**
     * The situation with which it begins.
     *
     * @param ruleset the rules that are played
     * @param scenario what is fought for; on {@link OpenGround} the objectives are those of the script
     * @return the situation, unchecked
     */
    public Situation situation(Ruleset ruleset, Scenario scenario) {
        StrikeTeam a = draft.figures.team(Side.A);
        StrikeTeam b = draft.figures.team(Side.B);
        Setup setup = new Setup(
                ruleset,
                OpenGround.with(draft.goals.all(), scenario),
                battlefield,
                draft.points,
                a,
                b,
                Option.when(!draft.recon, draft.initiative));
        return new Situation(
                setup,
                draft.round,
                draft.initiative,
                draft.scoreA,
                draft.scoreB,
                draft.commandA,
                draft.commandB,
                draft.figures.standings(battlefield),
                draft.tokens.all(),
                draft.smoke.cubes());
    }

    /**
     * Whether the game begins with its set-up.
     *
     * @return if nobody is anywhere yet; else it goes on from the situation
     */
    public boolean beginsWithSetup() {
        return draft.figures.allWait();
    }

    /**
     * Plays it.
     *
     * @param stage where
     * @return what came of it, or where and why it went wrong
     */
    public Either<Failure, Playback> run(Stage stage) {
        Either<Seq<SetupError>, GameState> start = start(stage);
        if (start.isLeft()) {
            Origins origins = new Origins(draft);
            Seq<SetupError> errors = start.getLeft();
            String faults = errors.map(origins::told).mkString("\n  ");
            int line = errors.map(origins::line).find(l -> l > 0).getOrElse(0);
            return Either.left(new Failure(line, faults, "the situation cannot be played:\n  " + faults));
        }
        Scene scene = new Scene(stage.rules(), start.get(), Vector.empty());
        for (Step step : steps) {
            Either<Step.Stumble, Scene> next = step.perform(scene);
            if (next.isLeft()) return Either.left(Failure.of(step, next.getLeft()));
            scene = next.get();
        }
        return Either.right(new Playback(scene.state(), scene.events()));
    }

    /** In the middle of a game, or with the deployment if nobody is anywhere yet. */
    private Either<Seq<SetupError>, GameState> start(Stage stage) {
        Situation situation = situation(stage.ruleset(), stage.scenarioOn(battlefield, draft.items));
        return beginsWithSetup()
                ? stage.rules().start(situation.setup())
                : stage.rules().resume(situation);
    }
}
