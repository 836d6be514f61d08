package io.github.deadcube.testkit.jqwik;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.core.text.Picture;
import io.github.deadcube.testkit.script.ScriptRunner;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * A state and how the game came to it.
 *
 * @param inputs what was played, all of it legal; the last may be one that shows a bug
 * @param state what came of it; before the last input, if that shows a bug
 */
public record PlayedState(ScriptRunner stage, GameState beginning, Vector<Input> inputs, GameState state) {
    /** One input: the state that waited for it, and what it led to. */
    public record Step(GameState before, Input input, Transition transition) {}

    public Rules rules() {
        return stage.rules();
    }

    public Setup setup() {
        return state.position().game().setup();
    }

    /**
     * The way, input by input.
     *
     * @throws IllegalStateException if the last input shows a bug, or if an input that was accepted is refused when it is given again,
     *     since a hook depends on more than the table
     */
    public Vector<Step> steps() {
        Vector<Step> steps = Vector.empty();
        GameState before = beginning;
        for (Input input : inputs) {
            Either<Rejection, Transition> transition = rules().apply(before, input);
            if (transition.isLeft()) throw refused(steps.size() + 1, input, transition.getLeft(), before);
            steps = steps.append(new Step(before, input, transition.get()));
            before = transition.get().state();
        }
        return steps;
    }

    private IllegalStateException refused(int number, Input input, Rejection why, GameState before) {
        String which = "input " + number + ", '" + input + "', ";
        // the last one may never have been accepted: then the game stands where it was given
        return number == inputs.size() && before.equals(state)
                ? new IllegalStateException(which + "was offered, and is refused by " + why + "\n" + before)
                : new IllegalStateException(which + "was accepted, then refused on replay by " + why
                        + ": a hook depends on more than the table\n" + before);
    }

    public Prompt prompt() {
        return rules().prompt(state);
    }

    /** The game so far as a script, which the same {@link #stage} plays to an equal state. */
    public String script() {
        return PlayedScript.of(this);
    }

    @Override
    public String toString() {
        return script();
    }

    /** Writes what was played in the language of scripts, several statements on a line. */
    private static final class PlayedScript {
        private static final int WIDTH = 100;
        private static final String DICE = "dice ";

        private final PlayedState played;
        private final StringBuilder text;
        private String line = "";

        private PlayedScript(PlayedState played) {
            this.played = played;
            this.text = new StringBuilder(beginning(played.beginning()));
        }

        static String of(PlayedState played) {
            return new PlayedScript(played).written();
        }

        private static String beginning(GameState state) {
            if (state.position().round() > 0) return Picture.of(state);
            Setup setup = state.position().game().setup();
            int items = setup.scenario().items();
            return Picture.of(setup) + (items == 0 ? "" : "items " + items + "\n");
        }

        private String written() {
            text.append("play\n");
            Option<GameState> state = Option.some(played.beginning());
            for (Input input : played.inputs()) {
                say(input, state.map(played.rules()::prompt));
                state = state.flatMap(before -> after(before, input));
            }
            end();
            return text.append("# ").append(played.state().why()).append('\n').toString();
        }

        /** None where an input that was accepted is refused, since a hook depends on more than the table: what follows is written too. */
        private Option<GameState> after(GameState before, Input input) {
            return played.rules().apply(before, input).toOption().map(Transition::state);
        }

        /** Dice after dice are one statement. */
        private void say(Input input, Option<Prompt> prompt) {
            boolean dice = input instanceof Dice && prompt.forAll(Prompt.DiceRequest.class::isInstance);
            String said = dice ? prompt.map(of -> of.whose().get() + " ").getOrElse("") + input : input.toString();
            boolean goesOn = dice && Vector.of(line.split("; ", -1)).last().startsWith(DICE);
            String more = goesOn ? " | " + said : (line.isEmpty() ? "" : "; ") + (dice ? DICE + said : said);
            if (line.length() + more.length() <= WIDTH) line += more;
            else {
                end();
                line = dice ? DICE + said : said;
            }
        }

        private void end() {
            if (!line.isEmpty()) text.append(line).append('\n');
            line = "";
        }
    }
}
