package io.github.deadcube.core.script;

import io.github.deadcube.api.Position.SideState;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Face;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.internal.CurrentActivation;
import io.github.deadcube.api.internal.PartName;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.machine.StateCheck.StateFault;
import io.github.deadcube.core.support.ItemForm;
import io.github.deadcube.core.support.ModelDraft;
import io.github.deadcube.core.support.RuleOption;
import io.github.deadcube.core.support.TextBounds;
import io.github.deadcube.core.support.TextPiece;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Comparator;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A situation while it is read, and everything that is wrong with it. */
final class SituationDraft {
    private static final int USUAL_POINTS = 100;

    /** The items of a running game, which a deployment ignores. */
    private static final Vector<String> OF_PLAY = Vector.of(
            "round", "score", "command", "next", "overfull", "looked", "zone", "token", "smoke", "laid", "now");

    /** The statements that count once, because a second would replace the first. */
    private static final Vector<String> ONCE =
            Vector.of("edition", "scenario", "initiative", "round", "next", "points", "items", "began");

    private static final Vector<String> ONCE_A_SIDE = Vector.of("score", "command", "looked", "zone", "orders");

    private static final Pattern CARD =
            Pattern.compile("team ([AB]), model ([1-9][0-9]*)\\b(?:.*, weapon '(.*)')?.*", Pattern.DOTALL);
    private static final Pattern TOKEN = Pattern.compile("token (" + ItemForm.TOKEN + ")");
    private static final String BATTLEFIELD = "battlefield, ";

    /** Whether the text is only a battlefield. It may have map symbols, but no models. */
    final boolean alone;

    final TerrainReader terrain = new TerrainReader();
    final MapSymbols markers = new MapSymbols();
    final ModelDrafts models = new ModelDrafts();
    int points = USUAL_POINTS;
    Option<Integer> items = Option.none();
    boolean recon;
    Option<Side> began = Option.none();
    final TokenStatements tokens = new TokenStatements();
    final Goals goals = new Goals();
    final MarkerDrafts laid = new MarkerDrafts();

    Option<Ruleset> edition = Option.none();

    Vector<RuleOption> options = Vector.empty();

    Option<String> scenario = Option.none();

    /** Whether the text may name other rules in an item that cannot be read. */
    boolean rulesInDoubt;

    int round = 1;
    Side initiative = Side.A;
    Option<Side> starter = Option.none();
    Vector<Face.Placed> faces = Vector.empty();
    Vector<Cube> overfull = Vector.empty();
    private SideState a = SideState.NONE;
    private SideState b = SideState.NONE;
    /** CMD-6, CMD-9: whether the current activation is of a second model. */
    boolean second;

    int ordersA;
    int ordersB;
    private final TreeMap<String, TextPiece> turn = new TreeMap<>();
    private Vector<TextPiece> ofPlay = Vector.empty();
    private Vector<Fault> errors = Vector.empty();

    SituationDraft(boolean alone) {
        this.alone = alone;
    }

    /** SET-3: whether an item belongs to a running game. A deployment ignores it. */
    static boolean isOfPlay(String item) {
        return OF_PLAY.exists(word -> item.equals(word) || item.startsWith(word + " "));
    }

    SideState side(Side side) {
        return side == Side.A ? a : b;
    }

    void side(Side side, UnaryOperator<SideState> change) {
        if (side == Side.A) a = change.apply(a);
        else b = change.apply(b);
    }

    /**
     * The fault of an item about the turn or the game that the text has already; none if it is the first, or may be
     * repeated.
     */
    Option<Fault> said(TextPiece item) {
        String word = item.first().text();
        String key =
                ONCE_A_SIDE.contains(word) ? word + " " + item.rest().first().text() : word;
        return Option.when(ONCE.contains(word) || ONCE_A_SIDE.contains(word), key)
                .flatMap(this::turn)
                .map(first ->
                        item.wrong(Sentence.of("'{key}' is in line {line} already", key, first.line()), "it once"));
    }

    void turn(TextPiece item) {
        if (isOfPlay(item.text())) ofPlay = ofPlay.append(item);
        turn.put(item.first().text(), item);
        turn.put(item.first().text() + " " + item.rest().first().text(), item);
    }

    /**
     * The last item that begins with a word, such as {@code round}, or with a word and a side, such as {@code score A}.
     */
    Option<TextPiece> turn(String word) {
        return Option.of(turn.get(word));
    }

    /** RND-3: the current activation; none if no model is active. */
    Option<CurrentActivation> underway(ModelDrafts models) {
        return models.all()
                .find(f -> f.active && !f.doubtful)
                .map(f -> new CurrentActivation(
                        f.id,
                        f.controller.getOrElse(f.id.side()),
                        second,
                        f.taken,
                        f.specials,
                        f.dieSpent,
                        ordersA,
                        ordersB));
    }

    /** RND-3: errors about activation items without exactly one active model. */
    Vector<Fault> inactive() {
        Vector<ModelDraft> active = models.all().filter(f -> f.active);
        Vector<Fault> errors = active.drop(1).map(f -> f.at.wrong("a second active model", "at most one active model"));
        for (ModelDraft f : models.all())
            if (!f.active && (f.dieSpent || f.taken.nonEmpty() || f.specials.nonEmpty()))
                errors = errors.append(
                        f.at.wrong(Sentence.of("{id} has taken actions, but is not active", f.id), "'active' as well"));
        if (active.isEmpty())
            errors = errors.appendAll(Vector.of("second", "orders")
                    .flatMap(this::turn)
                    .map(item -> item.wrong(
                            Sentence.of("'{text}', but no model is active", item.text()), "'active' of a model")));
        return errors;
    }

    /** SET-3: items that are allowed only in a set-up. */
    Vector<Fault> early() {
        return turn("items")
                .toVector()
                .map(item -> item.wrong(
                        Sentence.of("'{text}' belongs to the set-up, but models are already deployed", item.text()),
                        "models without a place, or tokens such as 'token 1 I-AMMO at c4'"));
    }

    /** SET-3: readable items that a deployment ignores. */
    Vector<Fault> late() {
        Map<Integer, Vector<TextPiece>> ofLine = ofPlay.groupBy(TextPiece::line);
        Vector<TextPiece> drawn = laid.places()
                .appendAll(tokens.places())
                .reject(at -> ofLine.get(at.line()).exists(items -> items.exists(at::isWithin)));
        return TextBounds.elsewhere(
                ofPlay.appendAll(drawn)
                        .map(item -> item.wrong(
                                Sentence.of(
                                        "'{text}' belongs to a running game, but no model has a place yet",
                                        item.text()),
                                "a place for each model, such as 'A1 at c4', or a game that begins with its "
                                        + "deployment")),
                errors);
    }

    /** Reports an error that may concern the battlefield. */
    void unread(TextPiece item, Fault error) {
        terrain.doubts.unread(item);
        wrong(error);
    }

    void otherRules(Fault error) {
        rulesInDoubt = true;
        wrong(error);
    }

    void wrong(Fault error) {
        errors = errors.append(error);
    }

    /** Whether there are so many errors that the reader stops. */
    boolean hopeless() {
        return errors.size() > TextBounds.MOST_ERRORS;
    }

    Vector<Fault> errors() {
        return errors;
    }

    /** The cubes in which the text places something. */
    Vector<Cube> cubes() {
        return models.cubes()
                .appendAll(tokens.cubes())
                .appendAll(laid.all().map(Marker::cube))
                .appendAll(goals.cubes());
    }

    static Option<ModelId> card(String where) {
        Matcher card = CARD.matcher(where);
        return card.matches() ? ModelId.read(card.group(1) + card.group(2)).toOption() : Option.none();
    }

    /** The item that causes a fault; none if the text has no such item. */
    Option<TextPiece> cause(StateFault fault) {
        String where = fault.where();
        Matcher card = CARD.matcher(where);
        Matcher token = TOKEN.matcher(where);
        if (card.matches())
            return card(where)
                    .flatMap(models::draft)
                    .map(f -> f.ofCard(
                            Option.of(card.group(3)).getOrElse(""),
                            fault.fault().text()));
        if (token.matches()) return token(Integer.parseInt(token.group(1)));
        if (where.startsWith(BATTLEFIELD))
            return Cube.read(where.substring(BATTLEFIELD.length())).toOption().flatMap(this::cell);
        return laid.at(where).orElse(() -> turn(where)).orElse(() -> standing(where));
    }

    /** The statement about a token, or the last model that carries it. */
    private Option<TextPiece> token(int number) {
        return tokens.at(number)
                .orElse(() ->
                        models.all().filter(f -> f.token == number).lastOption().map(f -> f.at));
    }

    /** The place in the text of a model, or of the models in a cube. */
    private Option<TextPiece> standing(String where) {
        String name = PartName.model(where);
        return ModelId.read(name)
                .toOption()
                .flatMap(models::draft)
                .map(f -> f.said(where.substring(name.length()).stripLeading()).getOrElse(f::placed))
                .orElse(() -> Place.read(where)
                        .toOption()
                        .map(Place::cube)
                        .orElse(() -> Cube.read(where).toOption())
                        .flatMap(this::inside));
    }

    /** The last of the models that the text places in a cube; if there are no models, the drawn cell. */
    private Option<TextPiece> inside(Cube cube) {
        return models.all()
                .filter(f -> f.cube.contains(cube))
                .map(ModelDraft::placed)
                .maxBy(Comparator.comparingInt(TextPiece::line).thenComparingInt(TextPiece::column))
                .orElse(() -> cell(cube));
    }

    private Option<TextPiece> cell(Cube cube) {
        return terrain.cells.find(c -> c.cube().equals(cube)).map(TerrainReader.Cell::content);
    }
}
