package io.github.deadcube.core.json;

import io.github.deadcube.Seat.Update;
import io.github.deadcube.api.GameState;
import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.Position.Game;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.internal.HouseRulebook;
import io.github.deadcube.api.mission.Mission;
import io.github.deadcube.api.order.Order;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Language;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.codec.Node;
import io.github.deadcube.core.codec.ReadingContext;
import io.github.deadcube.core.codec.SavedTypes;
import io.github.deadcube.core.codec.StateData;
import io.github.deadcube.core.codec.Trees;
import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.core.text.Registry;
import io.vavr.Function3;
import io.vavr.Tuple;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * JSON: writes and reads set-ups, teams, scenarios, battlefields, special orders and records, and what belongs to
 * {@linkplain #of one game}: states, views, prompts, inputs, events, updates and rejections. The set-up is written
 * once; states and views refer to it by its digest, and it refers to its battlefield.
 *
 * <p>A document is one object on one line. Values that are false, 0, none or empty are omitted. A reading method reads
 * the documents of the writing method with the same name, and returns an equal value or all errors: those of its form;
 * if there is none, those of its values; and then those of the values together. Each error has its line and column, or
 * the JSON Pointer of its value ({@link #readOrders}). Unknown properties are errors. A {@link Prompt.Decision} that is
 * read has equal options, and is not equal.
 *
 * <pre>{@code
 * Json json = Json.of(state.position().game());
 * String text = json.write(state.seenBy(Side.A));
 * String asked = json.write(rules.prompt(state));    // {"type":"decision","text":"A: turn (RND-2)", … "options":[ … ]}
 * Input answer = Fault.orThrow(json.readInput("{\"type\":\"activate\",\"model\":\"A1\"}"));
 * }</pre>
 *
 * <p>A set-up:
 *
 * <pre>{@code
 * {"version":1,"ruleset":"deadzone-3 v1","scenario":"Patrol","battlefield":"5d0c02…","points":100,
 *  "teamA":{"name":"Night Shift","leader":1,"models":[{"name":"Rigger","card":["RA 5+ HP 2","Cutter CC AP1"]}]},"teamB":{…}}
 * }</pre>
 *
 * <p>Any number of threads may use it. No method that reads throws. Time and memory grow with the length of the text,
 * which has a limit; the stack does not. Values stand in values up to 100 deep.
 */
public final class Json {
    /** The version of the format. It increases when the meaning of a document changes. */
    public static final int VERSION = Deadcube.FORMAT_VERSION;

    private static final String MISSION = "mission";

    private final Game game;
    private final SavedTypes types;
    private final GameDocuments documents;

    private Json(Game game) {
        this.game = game;
        this.types = SavedTypes.of(game);
        this.documents = new GameDocuments(game);
    }

    /**
     * The JSON of a game. Keep it if you write many documents.
     * @param game which, such as {@code state.position().game()} or {@code Fault.orThrow(Deadcube.game(setup))}
     */
    public static Json of(Game game) {
        return new Json(game);
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
        return JsonTree.read(text, in, node -> documents.state(node, in));
    }

    /**
     * Writes the view of a side. It contains neither hidden information nor a digest.
     * @throws IllegalStateException as for {@link #write(GameState)}
     */
    public String write(PlayerView view) {
        return written(documents.parts(view));
    }

    public Either<Seq<Fault>, PlayerView> readView(String text) {
        ReadingContext in = new ReadingContext(types, game);
        return JsonTree.read(text, GameDocuments.ViewParts.class, in, (read, node) -> documents.view(read, node, in));
    }

    /**
     * Writes a prompt. The options of a decision have their notation, a label for people, what they do, with what, to
     * whom, where, and what they cost.
     */
    public String write(Prompt prompt) {
        return write(prompt, Language.ENGLISH);
    }

    /** Writes a prompt with its text and the labels of its options in a language. */
    public String write(Prompt prompt, Language language) {
        return JsonTree.write(Trees.tree(documents.parts(prompt, language), PromptData.class, types));
    }

    /** Reads a prompt: an equal prompt, a decision with the same options and facts; or all errors of the text. */
    public Either<Seq<Fault>, Prompt> readPrompt(String text) {
        return value(text, PromptData.class, PromptData::prompt);
    }

    /** Writes an input, part by part. */
    public String write(Input input) {
        return JsonTree.write(Trees.tree(input, Input.class, types));
    }

    /**
     * Reads an input.
     * @param text an object as {@link #write(Input)} writes it, or its notation in the quotation marks of JSON:
     *     {@code "A1 advance"}
     * @return an equal input, or all errors of the text; its prompt decides whether it is legal
     */
    public Either<Seq<Fault>, Input> readInput(String text) {
        return value(text, Input.class, Function.identity());
    }

    /** Writes an event. Mask it first if it is for a side: {@link Event#seenBy}. */
    public String write(Event event) {
        return JsonTree.write(Trees.tree(event, Event.class, types));
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
        return write(update, Language.ENGLISH);
    }

    /** Writes an update with the labels of its input and its events in a language. Its texts are notations. */
    public String write(Update update, Language language) {
        return written(documents.parts(update, language));
    }

    public Either<Seq<Fault>, Update> readUpdate(String text) {
        return value(text, GameDocuments.UpdateParts.class, GameDocuments.UpdateParts::update);
    }

    /** Writes a rejection. */
    public String write(Rejection rejection) {
        return write(rejection, Language.ENGLISH);
    }

    /** Writes a rejection with its texts in a language. */
    public String write(Rejection rejection, Language language) {
        return written(GameDocuments.RejectionParts.of(rejection, language));
    }

    public Either<Seq<Fault>, Rejection> readRejection(String text) {
        return value(text, GameDocuments.RejectionParts.class, GameDocuments.RejectionParts::rejection);
    }

    private String written(Record parts) {
        return JsonTree.write(Trees.tree(parts, types));
    }

    private <P, T> Either<Seq<Fault>, T> value(String text, Class<P> type, Function<P, T> made) {
        return JsonTree.read(text, type, new ReadingContext(types, game), (read, node) -> made.apply(read));
    }

    /** Writes a set-up with the names of its rules and its scenario. */
    public static String write(Setup setup) {
        return text(SetupParts.of(setup));
    }

    /**
     * Reads a set-up.
     * @param battlefield the battlefield of the set-up
     * @return an equal set-up, unchecked; or all errors of the text
     */
    public static Either<Seq<Fault>, Setup> readSetup(String text, Registry registry, Battlefield battlefield) {
        return read(
                text,
                SetupParts.class,
                (parts, node, in) ->
                        parts.setup(node, in, registry, battlefield).getOrNull());
    }

    /**
     * The set-up in a document that a program contains.
     *
     * @throws IllegalArgumentException with all errors of the text, as {@link #readSetup} returns them
     */
    public static Setup setupOf(String text, Registry registry, Battlefield battlefield) {
        return Fault.orThrow(readSetup(text, registry, battlefield));
    }

    /**
     * Writes the game in numbers: each card with its statistics, HP, VP and weapons, and the scenario on its
     * battlefield with its zones, objectives, rounds and target. It follows from the set-up and cannot be read back.
     * @param setup a set-up without faults
     */
    public static String writePlayed(Setup setup) {
        return text(PlayedParts.of(setup));
    }

    /**
     * Writes the rulebook of a game: every rule with its title, its text and where each passage comes from. It has the
     * rules of the library and of the scenario, and the unknown keywords that cards carry without effect. It cannot be
     * read back.
     */
    public static String writeRulebook(Setup setup) {
        return writeRulebook(setup, Language.ENGLISH);
    }

    /** Writes the rulebook of a game in a language, in which a text is one passage with the bases of all. */
    public static String writeRulebook(Setup setup, Language language) {
        return text(RulebookParts.of(HouseRulebook.of(setup), language));
    }

    /** Writes the rulebook of an edition in the same form: the rules of the game and those of the library. */
    public static String writeRulebook(Ruleset ruleset) {
        return text(RulebookParts.of(HouseRulebook.of(ruleset), Language.ENGLISH));
    }

    /**
     * Writes a scenario.
     *
     * @throws IllegalArgumentException if the scenario is a class of an application, not a text or data that was read
     */
    public static String write(Scenario scenario) {
        if (!(scenario instanceof Mission mission))
            throw new IllegalArgumentException("'" + scenario.name() + "' is a class, and has no document");
        return text(mission);
    }

    /**
     * Reads a scenario: an equal one, unchecked; or all errors of the text. Parts that {@link
     * io.github.deadcube.core.notation.Notation} may omit may be omitted, and so may its {@code version}.
     */
    public static Either<Seq<Fault>, Scenario> readScenario(String text) {
        ReadingContext in = new ReadingContext(SavedTypes.NONE, null);
        return JsonTree.read(text, in, node -> Trees.read(JsonTree.withoutVersion(node), Mission.class, in));
    }

    /**
     * The scenario in a document that a program contains.
     *
     * @throws IllegalArgumentException with all errors of the text, as {@link #readScenario} returns them
     */
    public static Scenario scenarioOf(String text) {
        return Fault.orThrow(readScenario(text));
    }

    /** Writes a strike team. */
    public static String write(StrikeTeam team) {
        return text(SetupParts.TeamParts.of(team));
    }

    /** Reads a strike team: an equal team, unchecked; or all errors of the text. */
    public static Either<Seq<Fault>, StrikeTeam> readStrikeTeam(String text) {
        return read(text, SetupParts.TeamParts.class, (parts, node, in) -> parts.team());
    }

    /**
     * The strike team in a document that a program contains.
     *
     * @throws IllegalArgumentException with all errors of the text, as {@link #readStrikeTeam} returns them
     */
    public static StrikeTeam strikeTeamOf(String text) {
        return Fault.orThrow(readStrikeTeam(text));
    }

    /** Writes the parts of a battlefield that differ from open ground, in battlefield order. */
    public static String write(Battlefield field) {
        return text(BattlefieldParts.of(field));
    }

    /** Reads a battlefield: an equal battlefield; or all errors of the text, or with the battlefield. */
    public static Either<Seq<Fault>, Battlefield> readBattlefield(String text) {
        return read(
                text,
                BattlefieldParts.class,
                (parts, node, in) -> parts.battlefield(node, in).getOrNull());
    }

    /**
     * The battlefield in a document that a program contains.
     *
     * @throws IllegalArgumentException with all errors of the text, as {@link #readBattlefield} returns them
     */
    public static Battlefield battlefieldOf(String text) {
        return Fault.orThrow(readBattlefield(text));
    }

    /** The id by which set-ups refer to a battlefield: 16 digits, equal for equal battlefields. */
    public static String id(Battlefield field) {
        return BattlefieldParts.id(field);
    }

    /** Writes a team as one object on one line. {@link #readTeam} returns an equal team. */
    public static String write(ChosenTeam team) {
        return TeamJson.write(team);
    }

    /**
     * Reads a team. Never throws. Unknown fields are refused by name.
     * @param text one object, as {@link #write} writes it, with any white space; {@code version}, {@code list}, {@code
     *     edition}, {@code choices}, a model's own name ({@code called}) and equipment besides its card's ({@code
     *     further}) may be left out
     * @return the team, or all errors of the text
     */
    public static Either<Seq<Fault>, ChosenTeam> readTeam(String text) {
        return TeamJson.read(text);
    }

    /**
     * The team in a document that a program contains.
     *
     * @throws IllegalArgumentException with all errors of the text, as {@link #readTeam} returns them
     */
    public static ChosenTeam teamOf(String text) {
        return Fault.orThrow(readTeam(text));
    }

    /**
     * Writes orders.
     * @param orders with different names
     * @return one object on one line; or what cannot be written, a fault for each order: effects and conditions of an
     *     application's own have no name, and what {@link #readOrders} would refuse is not written
     */
    public static Either<Seq<Fault>, String> writeOrders(Seq<Order> orders) {
        return OrdersJson.write(orders);
    }

    /**
     * Reads orders. The ruleset of a game looks up the keywords of an order when the game starts.
     * @param text as {@link #writeOrders} writes it, on any number of lines
     * @return the orders; or all errors of the text, in the order of its lines. The part of an error is the JSON
     *     Pointer (RFC 6901) of the value, such as {@code /orders/0/name}; it is empty for the whole document, and for
     *     what is no JSON
     */
    public static Either<Seq<Fault>, Vector<Order>> readOrders(String text) {
        return OrdersJson.read(text);
    }

    /**
     * The orders in a document that a program contains.
     *
     * @throws IllegalArgumentException with all errors of the text, as {@link #readOrders} returns them
     */
    public static Vector<Order> ordersOf(String text) {
        return Fault.orThrow(readOrders(text));
    }

    /**
     * Writes a record, also of a running game.
     * @param record a record's text
     * @return one object on one line; or all errors of the record
     */
    public static Either<Seq<Fault>, String> writeRecord(String record, Registry registry) {
        return RecordJson.write(record, registry);
    }

    /**
     * Reads a record.
     * @param text as {@link #writeRecord} writes it
     * @return the record's text, which {@link io.github.deadcube.Replay} reads; or all errors
     */
    public static Either<Seq<Fault>, String> readRecord(String text, Registry registry) {
        return RecordJson.read(text, registry);
    }

    /**
     * The text of the record in a document that a program contains.
     *
     * @throws IllegalArgumentException with all errors of the text, as {@link #readRecord} returns them
     */
    public static String recordOf(String text, Registry registry) {
        return Fault.orThrow(readRecord(text, registry));
    }

    /**
     * The schemas, generated from what is written and read. The id of each is {@code urn:deadcube:} and its name.
     * @param game the schema of states has the continuations of its rules
     * @return each by the name of its document: {@code state}, {@code view}, {@code prompt}, {@code input},
     *     {@code event}, {@code update}, {@code rejection}, {@code setup}, {@code played}, {@code mission},
     *     {@code team}, {@code battlefield}, {@code record}, {@code orders}, {@code rulebook}, {@code chosenTeam}: a
     *     strike team with its choices, while {@code team} is one without
     */
    public static Map<String, String> schemas(Game game) {
        SavedTypes words = SavedTypes.of(game);
        Node mission = Trees.schema(MISSION, Mission.class, words);
        mission.at("$defs")
                .at(MISSION)
                .at("properties")
                .add(JsonTree.VERSION, Node.parts("").add("type", Node.text("integer")));
        return LinkedHashMap.<String, Class<?>>of("state", StateData.class)
                .put("view", GameDocuments.ViewParts.class)
                .put("prompt", PromptData.class)
                .put("input", Input.class)
                .put("event", Event.class)
                .put("update", GameDocuments.UpdateParts.class)
                .put("rejection", GameDocuments.RejectionParts.class)
                .put("setup", SetupParts.class)
                .put("played", PlayedParts.class)
                .put("team", SetupParts.TeamParts.class)
                .put("battlefield", BattlefieldParts.class)
                .put("record", RecordJson.RecordParts.class)
                .put("rulebook", RulebookParts.class)
                .map((name, type) -> Tuple.of(name, JsonTree.write(Trees.schema(name, type, words))))
                .put(MISSION, JsonTree.write(mission))
                .put("orders", JsonTree.write(OrdersJson.schema("orders", words)))
                .put("chosenTeam", JsonTree.write(TeamJson.schema("chosenTeam")));
    }

    private static String text(Record parts) {
        return JsonTree.write(Trees.tree(parts, SavedTypes.NONE));
    }

    private static <P, T> Either<Seq<Fault>, T> read(
            String text, Class<P> type, Function3<P, Node, ReadingContext, @Nullable T> made) {
        ReadingContext in = new ReadingContext(SavedTypes.NONE, null);
        return JsonTree.read(text, type, in, (parts, node) -> made.apply(parts, node, in));
    }
}
