package io.github.deadcube.testkit.jqwik;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.core.bot.RandomPlay;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.core.support.OpenGround.WithItems;
import io.github.deadcube.core.text.TextDrawing;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Function;

/**
 * A state, and the inputs that led to it.
 *
 * @param inputs legal inputs; the last may be an input that shows a bug
 * @param state the last state; the state before the last input, if that shows a bug
 */
public record PlayedState(Script.Runner scriptRunner, GameState firstState, Vector<Input> inputs, GameState state) {
    /** The most characters of a line of a script. */
    private static final int WIDTH = 100;

    private static final String DICE = "dice ";

    /**
     * Plays until the game ends, until it has had {@code mostInputs}, or until an input meets a bug, which is then the
     * last input.
     *
     * @param chance the numbers for dice and random answers
     * @param answer gives the answer to the prompt, for example {@link RandomPlay#answer}
     */
    public static PlayedState played(
            Script.Runner runner,
            GameState firstState,
            SplitMix64 chance,
            int mostInputs,
            Function<RandomPlay, Input> answer) {
        RandomPlay play = RandomPlay.from(runner.rules(), firstState, chance);
        Vector<Input> given = Vector.empty();
        try {
            while (given.size() < mostInputs && !play.over()) {
                Input input = answer.apply(play);
                given = given.append(input);
                play.give(input);
            }
        } catch (RuntimeException | StackOverflowError bug) {
            // the reader must meet the bug too, with the inputs that lead to it
        }
        return new PlayedState(runner, firstState, given, play.state());
    }

    public Rules rules() {
        return scriptRunner.rules();
    }

    public Setup setup() {
        return state.position().game().setup();
    }

    /**
     * Replays the inputs.
     *
     * @return the transition of each input
     * @throws IllegalStateException if the last input shows a bug, or if an input that was accepted is refused in the
     *     replay because a hook depends on more than the game state
     */
    public Vector<Transition> transitions() {
        Vector<Transition> transitions = Vector.empty();
        GameState before = firstState;
        for (Input input : inputs) {
            Either<Rejection, Transition> transition = rules().apply(before, input);
            if (transition.isLeft()) throw refused(transitions.size() + 1, input, transition.getLeft(), before);
            transitions = transitions.append(transition.get());
            before = transition.get().state();
        }
        return transitions;
    }

    /** The first state, and the state after each input. Throws as {@link #transitions}. */
    public Vector<GameState> states() {
        return transitions().map(Transition::state).prepend(firstState);
    }

    private IllegalStateException refused(int number, Input input, Rejection why, GameState before) {
        String which = "input " + number + ", '" + input + "', ";
        // the last input may never have been accepted: then it did not change the state
        return number == inputs.size() && before.equals(state)
                ? new IllegalStateException(which + "was offered, but is refused by " + why + "\n" + before)
                : new IllegalStateException(which + "was accepted, then refused on replay by " + why
                        + ": a hook depends on more than the game state\n" + before);
    }

    public Prompt prompt() {
        return rules().prompt(state);
    }

    /** The first state as a script. */
    String beginning() {
        if (firstState.position().round() > 0) return TextDrawing.script(firstState);
        Setup setup = firstState.position().game().setup();
        // the text of the set-up says how many if the scenario has the number from a text
        int items = setup.scenario() instanceof WithItems ? 0 : setup.scenario().items();
        return TextDrawing.script(setup) + (items == 0 ? "" : "items " + items + "\n");
    }

    /** The game as a script, which the same {@link #scriptRunner} plays to an equal state. */
    public String script() {
        StringBuilder text = new StringBuilder(beginning()).append("play\n");
        String line = "";
        Option<GameState> before = Option.some(firstState);
        for (Input input : inputs) {
            String said = said(input, before.map(rules()::prompt));
            // successive dice are one statement
            boolean goesOn = said.startsWith(DICE)
                    && Vector.of(line.split("; ", -1)).last().startsWith(DICE);
            String more = goesOn ? " | " + said.substring(DICE.length()) : (line.isEmpty() ? "" : "; ") + said;
            if (line.isEmpty() || line.length() + more.length() <= WIDTH) line += more;
            else {
                text.append(line).append('\n');
                line = said;
            }
            before = before.flatMap(last -> after(last, input));
        }
        if (!line.isEmpty()) text.append(line).append('\n');
        return text.append("# ").append(state.describePending()).append('\n').toString();
    }

    private static String said(Input input, Option<Prompt> prompt) {
        return input instanceof Dice && prompt.forAll(Prompt.DiceRequest.class::isInstance)
                ? DICE + prompt.map(of -> of.respondingSide().get() + " ").getOrElse("") + input
                : input.toString();
    }

    /** Empty if the input meets a bug, or if it is refused because a rule depends on more than the game. */
    Option<GameState> after(GameState before, Input input) {
        try {
            return rules().apply(before, input).toOption().map(Transition::state);
        } catch (RuntimeException | StackOverflowError bug) {
            return Option.none();
        }
    }

    @Override
    public String toString() {
        return script();
    }

    /** A state in which a player chooses, and the inputs that led to it. */
    public record PromptedState(PlayedState played, Prompt.Decision decision) {
        public Rules rules() {
            return played.rules();
        }

        /** The state that waits for the choice. */
        public GameState state() {
            return played.state();
        }

        public Vector<Choice> options() {
            return decision.options();
        }

        @Override
        public String toString() {
            return played.script();
        }
    }
}
