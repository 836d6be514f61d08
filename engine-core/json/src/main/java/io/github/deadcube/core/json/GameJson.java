package io.github.deadcube.core.json;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.Position;
import io.github.deadcube.api.Position.Game;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.core.session.Happened;
import io.github.deadcube.core.text.TextError;
import io.github.deadcube.core.tree.Assembly;
import io.github.deadcube.core.tree.Node;
import io.github.deadcube.core.tree.Places;
import io.github.deadcube.core.tree.PositionData;
import io.github.deadcube.core.tree.Reading;
import io.github.deadcube.core.tree.StateData;
import io.github.deadcube.core.tree.Trees;
import io.github.deadcube.core.tree.Vocabulary;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * What passes between the players of one game, as JSON: states, views, prompts, inputs, events and rejections, each there and back. The
 * set-up is said once, by {@link SetupJson}; states and views name it by its digest. What is false, 0, none or empty is left
 * out. Properties that are not known are refused by name. Safe for use by any number of threads.
 *
 * <pre>{@code
 * GameJson json = GameJson.of(state.position().game());
 * String text = json.view(state.seenBy(Side.A));
 * String asked = json.prompt(rules.prompt(state));    // {"type":"decision","text":"A: turn (RND-2)", … "options":[ … ]}
 * Input answer = json.readInput("{\"type\":\"activate\",\"model\":\"A1\"}").get();
 * }</pre>
 *
 * <p>No method that reads throws. Time and memory grow with the length of the text, which {@link
 * io.github.deadcube.core.text.TextBounds} bounds, the stack does not; values stand in values up to 100 deep.
 */
public final class GameJson {
    /** Raised whenever a document of another version would mean something else. */
    public static final int VERSION = 1;

    private final Game game;
    private final Vocabulary vocabulary;
    private final String setup;

    private GameJson(Game game) {
        this.game = game;
        this.vocabulary = Vocabulary.of(game);
        this.setup = StateData.hexadecimal(game.digest());
    }

    /**
     * The JSON of a game; to be kept, if there is much of it.
     *
     * @param game which, such as {@code state.position().game()} or {@code Deadcube.game(setup).get()}
     * @return its JSON
     */
    public static GameJson of(Game game) {
        return new GameJson(game);
    }

    /**
     * Writes a state. It holds what is hidden from players, for whom {@link #view} is.
     *
     * @param state a state of the game
     * @return one object on one line
     * @throws IllegalStateException if a rule has left a continuation in it that none of the rules played names
     */
    public String state(GameState state) {
        return write(StateParts.of(state));
    }

    /**
     * Reads a state.
     *
     * @param text as {@link #state} writes it, its digest left out or not
     * @return an equal state, or everything that is wrong with the text
     */
    public Either<Seq<TextError>, GameState> readState(String text) {
        Reading in = new Reading(vocabulary, game);
        return JsonTree.read(text, StateParts.class, in, (read, node) -> read.state(game, node, in));
    }

    /**
     * Writes what a side may know. Nothing that is hidden from it is in it, and no digest.
     *
     * @param view of a state of the game
     * @return one object on one line
     * @throws IllegalStateException as for {@link #state}
     */
    public String view(PlayerView view) {
        return write(new ViewParts(
                VERSION, setup, view.side(), PositionData.of(view.position()), view.known(), view.pending()));
    }

    /**
     * Reads a view.
     *
     * @param text as {@link #view} writes it
     * @return an equal view, or everything that is wrong with the text
     */
    public Either<Seq<TextError>, PlayerView> readView(String text) {
        Reading in = new Reading(vocabulary, game);
        return JsonTree.read(text, ViewParts.class, in, (read, node) -> view(read, node, in));
    }

    private @Nullable PlayerView view(ViewParts read, Node node, Reading in) {
        if (!StateParts.belongs(read.version(), read.setup(), game, node, in)) return null;
        Position position = new Assembly(game, in, Places.of(node)).position(read.position());
        return position == null ? null : new PlayerView(read.side(), position, read.known(), read.pending());
    }

    /**
     * Writes a prompt, a decision's options with their notation, their labels for people, whose they are and at what they are aimed.
     *
     * @param prompt of a state of the game
     * @return one object on one line
     */
    public String prompt(Prompt prompt) {
        return JsonTree.write(Trees.of(prompt.accept(new PromptParts(game.setup())), PromptData.class, vocabulary));
    }

    /**
     * Reads a prompt.
     *
     * @param text as {@link #prompt} writes it
     * @return an equal prompt, a decision with the same options; or everything that is wrong with the text
     */
    public Either<Seq<TextError>, Prompt> readPrompt(String text) {
        return value(text, PromptData.class, PromptData::prompt);
    }

    /**
     * Writes an input, part by part.
     *
     * @param input any input
     * @return one object on one line
     */
    public String input(Input input) {
        return JsonTree.write(Trees.of(input, Input.class, vocabulary));
    }

    /**
     * Reads an input.
     *
     * @param text an object as {@link #input} writes it, or a text with its notation: {@code "A1 advance"}
     * @return an equal input, or everything that is wrong with the text; whether it is legal is for its prompt to say
     */
    public Either<Seq<TextError>, Input> readInput(String text) {
        return value(text, Input.class, Function.identity());
    }

    /**
     * Writes an event. For a side it is to be masked before: {@link Event#seenBy}.
     *
     * @param event any event
     * @return one object on one line
     */
    public String event(Event event) {
        return JsonTree.write(Trees.of(event, Event.class, vocabulary));
    }

    /**
     * Reads an event.
     *
     * @param text as {@link #event} writes it
     * @return an equal event, or everything that is wrong with the text
     */
    public Either<Seq<TextError>, Event> readEvent(String text) {
        return value(text, Event.class, Function.identity());
    }

    /**
     * Writes what an input has led to. What a session gives for an onlooker is masked for that onlooker.
     *
     * @param happened as {@link io.github.deadcube.core.session.Session#since} gives it
     * @return one object on one line
     */
    public String happened(Happened happened) {
        return write(HappenedParts.of(happened));
    }

    /**
     * Reads what an input has led to.
     *
     * @param text as {@link #happened} writes it
     * @return an equal value, or everything that is wrong with the text
     */
    public Either<Seq<TextError>, Happened> readHappened(String text) {
        return value(text, HappenedParts.class, HappenedParts::happened);
    }

    /**
     * Writes why an input is refused.
     *
     * @param rejection any rejection
     * @return one object on one line
     */
    public String rejection(Rejection rejection) {
        return write(rejection);
    }

    /**
     * Reads why an input is refused.
     *
     * @param text as {@link #rejection} writes it
     * @return an equal rejection, or everything that is wrong with the text
     */
    public Either<Seq<TextError>, Rejection> readRejection(String text) {
        return value(text, Rejection.class, Function.identity());
    }

    private String write(Record parts) {
        return JsonTree.write(Trees.of(parts, vocabulary));
    }

    private <P, T> Either<Seq<TextError>, T> value(String text, Class<P> type, Function<P, T> made) {
        return JsonTree.read(text, type, new Reading(vocabulary, game), (read, node) -> made.apply(read));
    }
}
