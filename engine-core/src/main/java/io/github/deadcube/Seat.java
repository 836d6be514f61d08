package io.github.deadcube;

import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.support.Viewer;
import io.github.deadcube.core.text.TextDrawing;
import io.github.deadcube.core.text.TextDrawing.TextStyle;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * What a side, or the audience, may see and do in a game. It shows nothing that is hidden from them. Thread-safe.
 *
 * <pre>{@code
 * Seat a = game.seat(Side.A);
 * a.answer(a.question().number(), "A1 activate").peekLeft(System.out::println);
 * }</pre>
 */
public final class Seat {
    /**
     * ASK-8: an answer to another question than the one that is due, for example after a double click. The number of a
     * question is the number of the input that answers it. After an undo, a later question has the same number, and
     * accepts an answer from before the undo. If players may undo, let the application refuse such answers, for example
     * by counting the undos ({@link Game.Listener#undone}).
     */
    public static final RuleId STALE = RuleIds.ASK_8;

    /** ASK-9: the other side must answer. */
    public static final RuleId NOT_ASKED = RuleIds.ASK_9;

    private final Game game;
    private final Viewer viewer;

    Seat(Game game, Viewer viewer) {
        this.game = game;
        this.viewer = viewer;
    }

    /** The side that sits here; none for the audience. */
    public Option<Side> side() {
        return viewer.side();
    }

    /**
     * The question that a game asks, as a seat sees it.
     *
     * @param number the number of the input that is due; 1 for the first input of the game; after an undo, questions
     *     have it again
     * @param asked the side that must answer; none if the game is over
     * @param prompt the prompt that this seat must answer, or the end of the game; none while another side must answer
     */
    public record Question(int number, Option<Side> asked, Option<Prompt> prompt) {
        /** Every legal choice, in a stable order; empty while this seat has nothing to choose. */
        public Vector<Choice> options() {
            return prompt.toVector().flatMap(Game::options);
        }

        /** In words: {@code input 29: A: movement (ADV-2)}, or {@code input 29: B must answer}. */
        @Override
        public String toString() {
            return "input " + number + ": "
                    + prompt.map(Prompt::toString)
                            .orElse(asked.map(side -> side + " must answer"))
                            .getOrElse("the game is over");
        }
    }

    /**
     * The effect of one input, as a seat sees it.
     *
     * @param number the number of the input; 1 for the first input of the game
     * @param side the side that chose, rolled or shuffled
     * @param input none for a shuffle: its order is hidden
     * @param events oldest first, without the information that is hidden from the seat
     */
    public record Update(int number, Option<Side> side, Option<Input> input, List<Event> events) {
        static Update of(int number, Transition.Step step, Viewer viewer) {
            return new Update(
                    number,
                    step.prompt().respondingSide(),
                    viewer.view(step.input()),
                    step.transition().events().map(viewer::view));
        }

        /** In words: {@code input 29 of A: A1 end; A1 ends its activation (RND-5)}. */
        @Override
        public String toString() {
            String given = input.map(Input::toString).getOrElse("a shuffle");
            return "input " + number + side.map(by -> " of " + by).getOrElse("") + ": "
                    + events.map(Event::toString).prepend(given).mkString("; ");
        }
    }

    /** The question of this moment: another thread may answer after this call, but not between its parts. */
    public Question question() {
        UndoHistory now = game.history();
        Prompt prompt = game.rules().prompt(now.state());
        Option<Side> asked = prompt.respondingSide();
        return new Question(now.number(), asked, Option.when(asked.isEmpty() || asked.equals(side()), prompt));
    }

    /** Every legal choice of this seat, in a stable order; empty while it has nothing to choose. */
    public Vector<Choice> options() {
        return question().options();
    }

    /**
     * Why this seat cannot make a choice now. The answer contains no hidden information.
     *
     * @return none if it is one of the {@link #options}
     */
    public Option<Rejection> explain(Choice choice) {
        return game.explain(side(), choice);
    }

    /**
     * The game as this seat sees it. The view of the audience names side A and hides what is hidden from one of the
     * sides.
     */
    public PlayerView view() {
        return viewer.view(game.state());
    }

    /**
     * The game as this seat saw it earlier.
     *
     * @param inputs the number of inputs before that moment, from 0 to the number of the question minus 1
     * @throws IndexOutOfBoundsException if the number is out of this range
     */
    public PlayerView view(int inputs) {
        return viewer.view(game.state(inputs));
    }

    /**
     * The battlefield with its models as text. Levels and sides stand beside each other if they fit into {@code width}
     * characters. A line is longer if one level, a comment or a card is.
     */
    public String drawing(int width) {
        return TextDrawing.draw(view(), TextStyle.NONE, width).toString();
    }

    /**
     * What happened.
     *
     * @param inputs the number of inputs to skip; 0 or less for the whole game
     * @return one update for each later input, oldest first
     */
    public Vector<Update> updatesAfter(int inputs) {
        return game.history().since(inputs, viewer);
    }

    /**
     * Answers a question.
     *
     * @param number the number of the question
     * @param text the input in notation: a choice, or faces if the players roll
     * @return the updates of this input and of the rolls that followed, or why the input was refused: an ASK rule if no
     *     rule of the game forbids it
     */
    public Either<Rejection, Vector<Update>> answer(int number, String text) {
        return Input.read(text)
                .mapLeft(faults -> faults.head())
                .mapLeft(fault -> new Rejection(fault.rule(), fault.sentence(), fault.expectation()))
                .flatMap(input -> answer(number, input));
    }

    /**
     * Answers a question, as {@link #answer(int, String)} does. If the dice or a rule throws, this method throws the
     * same exception, and the game waits for the same input.
     */
    public Either<Rejection, Vector<Update>> answer(int number, Input input) {
        return game.submit(side(), number, input)
                .map(steps -> steps.zipWithIndex((step, i) -> Update.of(number + i, step, viewer)));
    }

    /** The record so far, without the information that is hidden from this seat. {@link Game#load} reads it. */
    public String save() {
        return game.save(viewer);
    }
}
