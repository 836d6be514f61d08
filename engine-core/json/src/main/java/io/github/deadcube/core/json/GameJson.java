package io.github.deadcube.core.json;

import io.github.deadcube.Seat.Update;
import io.github.deadcube.api.GameState;
import io.github.deadcube.api.GameState.Pending;
import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.Position.Game;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.codec.Node;
import io.github.deadcube.core.codec.PositionData;
import io.github.deadcube.core.codec.ReadingContext;
import io.github.deadcube.core.codec.SavedTypes;
import io.github.deadcube.core.codec.StateAssembler;
import io.github.deadcube.core.codec.StateData;
import io.github.deadcube.core.codec.Trees;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * JSON of one game: writes and reads states, views, prompts, inputs, events and rejections. {@link Json} writes the set-up
 * once; states and views refer to it by its digest. Values that are false, 0, none or empty are omitted. Unknown properties are
 * refused by name. Any number of threads may use it. A document is one object on one line. A reading method reads the documents
 * of the writing method with the same name, and returns an equal value or all errors: those of its form; if there is none, those of
 * its values; and then those of the values together. A {@link Prompt.Decision} that is read has equal options, and is not equal.
 * <pre>{@code
 * GameJson json = GameJson.of(state.position().game());
 * String text = json.write(state.seenBy(Side.A));
 * String asked = json.write(rules.prompt(state));    // {"type":"decision","text":"A: turn (RND-2)", … "options":[ … ]}
 * Input answer = Fault.orThrow(json.readInput("{\"type\":\"activate\",\"model\":\"A1\"}"));
 * }</pre>
 *
 * <p>No method that reads throws. Time and memory grow with the length of the text, which {@link
 * io.github.deadcube.core.support.TextBounds} bounds, the stack does not; values stand in values up to 100 deep.
 */
public final class GameJson {
    /** The version of the format. It increases when the meaning of a document changes. */
    public static final int VERSION = Deadcube.FORMAT_VERSION;

    private final Game game;
    private final SavedTypes types;
    private final String setup;
    private final Labels labels;

    private GameJson(Game game) {
        this.game = game;
        this.types = SavedTypes.of(game);
        this.setup = StateData.hexadecimal(game.digest());
        this.labels = new Labels(game.setup());
    }

    /**
     * The JSON of a game. Keep it if you write many documents.
     * @param game which, such as {@code state.position().game()} or {@code Fault.orThrow(Deadcube.game(setup))}
     */
    public static GameJson of(Game game) {
        return new GameJson(game);
    }

    /**
     * Writes a state, which contains hidden information. Write its view for players.
     *
     * @throws IllegalStateException if the state has a continuation that no rule of the game declares
     */
    public String write(GameState state) {
        return written(StateData.of(state));
    }

    /**
     * Reads a state.
     * @param text as {@link #write(GameState)} writes it, with or without its digest
     * @return an equal state, or all errors of the text
     */
    public Either<Seq<Fault>, GameState> readState(String text) {
        ReadingContext in = new ReadingContext(types, game);
        return JsonTree.read(text, in, node -> {
            StateData read = Trees.read(node, StateData.class, in);
            return read == null || !in.sound() ? partly(node, in) : state(read, game, node, in);
        });
    }

    /** Reports what else is wrong with a state of which some parts cannot be read, if it has the rules and the set-up of the game. */
    private @Nullable GameState partly(Node node, ReadingContext in) {
        boolean ofGame = node.kind() == Node.Kind.PARTS
                && node.textOf("rules").equals(game.setup().ruleset().toString())
                && (!node.textOf("digestVersion").equals(String.valueOf(GameState.DIGEST_VERSION))
                        || node.textOf("setup").equals(setup));
        return ofGame ? new StateAssembler(game, in, node).state(null) : null;
    }

    /** The state; null after an error. */
    static @Nullable GameState state(StateData read, Game game, Node node, ReadingContext in) {
        boolean compares = read.digestVersion() == GameState.DIGEST_VERSION;
        String setup = compares ? read.setup() : StateData.hexadecimal(game.digest());
        if (!belongs(read.version(), read.rules(), setup, game, node, in)) return null;
        if (read.digest().isDefined() && read.digestVersion() == 0)
            in.wrong(node, "'digestVersion' is missing", "the version of the digest, " + GameState.DIGEST_VERSION);
        return new StateAssembler(game, in, node).state(read);
    }

    /** Whether a document has this version and belongs to this game, or to one with an earlier version of its rules. */
    private static boolean belongs(int version, String rules, String to, Game game, Node node, ReadingContext in) {
        String setup = StateData.hexadecimal(game.digest());
        SetupReader.version(version, node, in);
        String played = game.setup().ruleset().toString();
        if (game.setup().ruleset().succeeds(rules)) return in.sound();
        if (!rules.equals(played))
            in.wrong(
                    SetupReader.at(node, "rules"),
                    "'rules' is '" + rules + "'",
                    "'" + played + "', the rules of this game");
        else if (!to.equals(setup))
            in.wrong(SetupReader.at(node, "setup"), "'setup' is '" + to + "'", "this game's set-up, " + setup);
        return in.sound();
    }

    /**
     * Writes the view of a side. It contains neither hidden information nor a digest.
     * @throws IllegalStateException as for {@link #write(GameState)}
     */
    public String write(PlayerView view) {
        return written(new ViewParts(
                VERSION,
                game.setup().ruleset().toString(),
                setup,
                view.side(),
                PositionData.of(view.position(), view.known()),
                view.pending()));
    }

    public Either<Seq<Fault>, PlayerView> readView(String text) {
        ReadingContext in = new ReadingContext(types, game);
        return JsonTree.read(text, ViewParts.class, in, (read, node) -> view(read, node, in));
    }

    private @Nullable PlayerView view(ViewParts read, Node node, ReadingContext in) {
        if (!belongs(read.version(), read.rules(), read.setup(), game, node, in)) return null;
        return new StateAssembler(game, in, node).view(read.side(), read.position(), read.pending());
    }

    /**
     * Writes a prompt. The options of a decision have their notation, a label for people, what they do, with what, to whom, where, and what
     * they cost.
     */
    public String write(Prompt prompt) {
        return JsonTree.write(Trees.of(parts(prompt), PromptData.class, types));
    }

    private PromptData parts(Prompt prompt) {
        if (prompt instanceof Prompt.Decision d)
            return new PromptData.Decision(
                    d.toString(),
                    d.side(),
                    d.purpose(),
                    d.rule(),
                    new PromptData.OfferWriter(game.setup(), labels, d).offers());
        if (prompt instanceof Prompt.DiceRequest r)
            return new PromptData.Dice(r.toString(), r.side(), r.purpose(), r.rule(), r.dice(), r.die());
        if (prompt instanceof Prompt.ShuffleRequest r)
            return new PromptData.Shuffle(r.toString(), r.side(), r.rule(), r.things());
        Prompt.Finished f = (Prompt.Finished) prompt;
        return new PromptData.Finished(f.toString(), f.result());
    }

    /** Reads a prompt: an equal prompt, a decision with the same options and facts; or all errors of the text. */
    public Either<Seq<Fault>, Prompt> readPrompt(String text) {
        return value(text, PromptData.class, PromptData::prompt);
    }

    /** Writes an input, part by part. */
    public String write(Input input) {
        return JsonTree.write(Trees.of(input, Input.class, types));
    }

    /**
     * Reads an input.
     * @param text an object as {@link #write(Input)} writes it, or its notation in the quotation marks of JSON: {@code "A1 advance"}
     * @return an equal input, or all errors of the text; its prompt decides whether it is legal
     */
    public Either<Seq<Fault>, Input> readInput(String text) {
        return value(text, Input.class, Function.identity());
    }

    /** Writes an event. Mask it first if it is for a side: {@link Event#seenBy}. */
    public String write(Event event) {
        return JsonTree.write(Trees.of(event, Event.class, types));
    }

    public Either<Seq<Fault>, Event> readEvent(String text) {
        return value(text, Event.class, Function.identity());
    }

    /**
     * Writes an update. A seat masks it for its viewer.
     *
     * @param update from {@link io.github.deadcube.Seat#updatesAfter}
     */
    public String write(Update update) {
        return written(UpdateParts.of(update, labels));
    }

    public Either<Seq<Fault>, Update> readUpdate(String text) {
        return value(text, UpdateParts.class, UpdateParts::update);
    }

    /** Writes a rejection. */
    public String write(Rejection rejection) {
        return written(rejection);
    }

    public Either<Seq<Fault>, Rejection> readRejection(String text) {
        return value(text, Rejection.class, Function.identity());
    }

    private String written(Record parts) {
        return JsonTree.write(Trees.of(parts, types));
    }

    private <P, T> Either<Seq<Fault>, T> value(String text, Class<P> type, Function<P, T> made) {
        return JsonTree.read(text, type, new ReadingContext(types, game), (read, node) -> made.apply(read));
    }

    /**
     * An update.
     * @param number the number of the input, 1 for the first of the game
     * @param text the input in its notation; empty for a shuffle
     * @param label the text with titles in place of the identifiers of rules; empty if it has none
     * @param input the input; none for a shuffle
     * @param events the events, oldest first
     */
    @SavedName(value = "update", parts = "number side text label input events")
    record UpdateParts(
            int number, Option<Side> side, String text, String label, Option<Input> input, Vector<Told> events) {
        /** An event, its text and its label. */
        @SavedName(value = "updateEvent", parts = "text label event")
        record Told(String text, String label, Event event) {}

        static UpdateParts of(Update h, Labels labels) {
            String text = h.input().map(Input::toString).getOrElse("");
            return new UpdateParts(
                    h.number(),
                    h.side(),
                    text,
                    labels.unlike(text),
                    h.input(),
                    h.events()
                            .map(event -> new Told(event.toString(), labels.unlike(event.toString()), event))
                            .toVector());
        }

        Update update() {
            return new Update(number, side, input, events.map(Told::event).toList());
        }
    }

    /**
     * The view of one side.
     *
     * @param rules the ruleset and its version, such as {@code deadzone-3 v2}
     * @param setup the digest of the set-up
     */
    @SavedName(value = "view", parts = "version rules setup side position pending")
    record ViewParts(
            int version, String rules, String setup, Side side, PositionData position, List<Pending> pending) {}
}
