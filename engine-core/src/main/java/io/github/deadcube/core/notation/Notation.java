package io.github.deadcube.core.notation;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Position.Game;
import io.github.deadcube.api.battlefield.Face;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.mission.Mission;
import io.github.deadcube.api.order.Order;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.codec.Node;
import io.github.deadcube.core.codec.ReadingContext;
import io.github.deadcube.core.codec.SavedTypes;
import io.github.deadcube.core.codec.StateAssembler;
import io.github.deadcube.core.codec.StateData;
import io.github.deadcube.core.codec.Trees;
import io.github.deadcube.core.support.TextBounds;
import io.github.deadcube.core.support.TextVersion;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import org.jspecify.annotations.Nullable;

/**
 * Writes and reads the states of a game as text, including states in the middle of a test, a chain of damage or a
 * volley, and scenarios and special orders as records and states hold them. A value that is written and read back is
 * equal, and a state has the same digest. The page {@code NOTATION.md} has the grammar. No method throws for a text
 * that it reads. Thread-safe.
 *
 * <pre>{@code
 * Notation notation = Notation.of(state.position().game());
 * String text = notation.write(state);
 * GameState same = Fault.orThrow(notation.read(text));
 * String mission = Notation.write(setup.scenario()); // (name "Hold Ground", text "…", zones [(cubes [a8, b8]), (cubes [g1, h1])])
 * }</pre>
 */
public final class Notation {
    static final String BEGIN = "state ";

    private final Game game;
    private final SavedTypes types;

    private Notation(Game game) {
        this.game = game;
        this.types = SavedTypes.of(game);
    }

    /**
     * The notation of a game's states. Reuse it for several states of the game.
     *
     * @param game for example {@code state.position().game()} or {@code Fault.orThrow(Deadcube.game(setup))}
     */
    public static Notation of(Game game) {
        return new Notation(game);
    }

    /**
     * Writes a state, without the set-up. The text contains hidden information: do not show it to players.
     *
     * @return one statement per line; each line ends with a line feed
     * @throws IllegalStateException if the state has a continuation that no rule in play names
     */
    public String write(GameState state) {
        Node tree = Trees.tree(StateData.of(state), types);
        Node position = tree.at("position");
        StringBuilder out = new StringBuilder(2_048).append(BEGIN).append(Deadcube.FORMAT_VERSION);
        line(out).append("rules ").append(rules(game.setup().ruleset()));
        items(StateSentences.TURN, position, line(out));
        lines(StateSentences.SIDES, position, out);
        Node active = position.part("active");
        if (active != null)
            StateSentences.ACTIVE.write(active, line(out).append("active ").append(active.textOf("model")), 0, ", ");
        lines(StateSentences.RECON, position, out);
        for (Node model : position.elements("models"))
            items(
                    StateSentences.MODEL,
                    model,
                    line(out).append(model.textOf("id")).append(' '));
        lines(StateSentences.TOKENS, position, out);
        for (Marker marker : state.position().markers())
            line(out).append("laid ").append(marker);
        for (Face.Placed face : state.position().changedFaces())
            line(out).append("now ").append(face);
        lines(StateSentences.KEPT, position, out);
        lines(StateSentences.RESULT, position, out);
        lines(StateSentences.PENDING, tree, out);
        return line(out)
                .append("digest ")
                .append(GameState.DIGEST_VERSION)
                .append(' ')
                .append(tree.textOf("digest"))
                .append('\n')
                .toString();
    }

    private static StringBuilder line(StringBuilder out) {
        return out.append('\n');
    }

    private static void lines(Clause.Table forms, Node of, StringBuilder out) {
        forms.write(of, out, 0, "\n");
    }

    private static void items(Clause.Table forms, Node of, StringBuilder out) {
        forms.write(of, out, out.length(), ", ");
    }

    /**
     * Reads a state. Time and memory grow with the length of the text, the stack does not. A text has at most
     * 2,097,152 characters, and a line 100,000.
     *
     * @param text as {@link #write(GameState)} writes it; a statement {@code play} ends it
     * @return an equal state, or all errors in the order of the lines
     */
    public Either<Seq<Fault>, GameState> read(String text) {
        Vector<Fault> faults = TextBounds.faults(text);
        return faults.isEmpty() ? read(text, 1, false) : Either.left(faults);
    }

    /**
     * Reads a state that is part of a longer text.
     *
     * @param text the text from the statement {@code state} on, no longer than a whole text may be
     * @param line the number of its first line
     * @return as {@link #read(String)}; what follows the statement {@code play} is not read
     */
    public Either<Seq<Fault>, GameState> read(String text, int line) {
        return read(text, line, true);
    }

    private Either<Seq<Fault>, GameState> read(String text, int line, boolean part) {
        ReadingContext in = new ReadingContext(types, game);
        StateReader reader = new StateReader(new Cursor(text, line, in), in);
        Node read = reader.read(part);
        GameState state = read == null || reader.isOfOtherRules() ? null : state(read, in);
        return state == null || !in.sound() ? Either.left(in.faults()) : Either.right(state);
    }

    private @Nullable GameState state(Node read, ReadingContext in) {
        StateData data = Trees.read(read, StateData.class, in);
        return new StateAssembler(game, in, read).state(in.sound() ? data : null);
    }

    /**
     * Writes a scenario on one line.
     *
     * @throws IllegalArgumentException if the scenario is a class of an application, not a text or data that was read
     */
    public static String write(Scenario scenario) {
        if (!(scenario instanceof Mission mission))
            throw new IllegalArgumentException("'" + scenario.name() + "' is a class, and has no text");
        return ValueText.text(Trees.tree(mission, SavedTypes.NONE));
    }

    /**
     * Reads a scenario on any number of lines, which may begin with its version, {@code version 1}. Returns an equal
     * scenario, or all errors.
     */
    public static Either<Seq<Fault>, Scenario> readScenario(String text) {
        return TextVersion.read(text, mission -> readScenario(mission, 1, 1));
    }

    /**
     * The scenario in a text that a program contains.
     *
     * @throws IllegalArgumentException with all errors of the text, each with its line and column
     */
    public static Scenario scenarioOf(String text) {
        return Fault.orThrow(readScenario(text));
    }

    /**
     * Reads a scenario that is part of a longer text.
     *
     * @param text as {@link #write(Scenario)} writes it
     * @param line the line of the scenario in the longer text, from 1
     * @param column the column of its first character, from 1
     * @return an equal scenario; or all errors, each with its line and column in the longer text
     */
    public static Either<Seq<Fault>, Scenario> readScenario(String text, int line, int column) {
        return ValueText.read(text, "the mission", line, column, (node, in) -> Trees.read(node, Mission.class, in));
    }

    /**
     * Writes an order, such as {@code (rule HOUSE-STEADY, name Steady, modes [(triggers [declared], effects
     * [adds(modifier dice, amount 1)])])}.
     *
     * @return one line of fewer than 50,000 characters; or why the order cannot be written: it has an effect or a
     *     condition of an application, or {@link #readOrder(String)} would report an error
     */
    public static Either<Seq<Fault>, String> write(Order order) {
        return Trees.ofOrder(order).map(ValueText::text);
    }

    /**
     * Reads an order.
     *
     * @param line as {@link #write(Order)} writes it
     * @return an equal order; or all errors, each with its column in line 1
     */
    public static Either<Seq<Fault>, Order> readOrder(String line) {
        return readOrder(line, 1, 1);
    }

    /**
     * The order in a line that a program contains.
     *
     * @throws IllegalArgumentException with all errors of the line, each with its column
     */
    public static Order orderOf(String line) {
        return Fault.orThrow(readOrder(line));
    }

    /**
     * Reads an order that is part of a longer text.
     *
     * @param text as {@link #write(Order)} writes it
     * @param line the line of the order in the longer text, from 1
     * @param column the column of its first character, from 1
     * @return an equal order; or all errors, each with its line and column in the longer text
     */
    public static Either<Seq<Fault>, Order> readOrder(String text, int line, int column) {
        return ValueText.read(text, "the special order", line, column, (node, in) -> Trees.read(node, Order.class, in));
    }

    /**
     * The name and the version of a ruleset, in quotation marks if the name contains other characters than plain words,
     * or spaces around them.
     */
    static String rules(Ruleset ruleset) {
        String name = ruleset.toString();
        boolean bare = !ruleset.name().isEmpty()
                && ruleset.name().equals(ruleset.name().strip());
        if (bare && name.matches("[a-zA-Z0-9. -]+")) return name;
        return ValueText.quoted(name);
    }
}
