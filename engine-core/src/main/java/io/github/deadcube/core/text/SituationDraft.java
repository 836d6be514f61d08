package io.github.deadcube.core.text;

import io.github.deadcube.api.Position.SideState;
import io.github.deadcube.api.Situation;
import io.github.deadcube.api.Situation.ItemToken;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.CubeFace;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Scenario.Objective;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.support.ItemForm;
import io.github.deadcube.core.support.ModelDraft;
import io.github.deadcube.core.support.Quoted;
import io.github.deadcube.core.support.RuleOption;
import io.github.deadcube.core.support.TextBounds;
import io.github.deadcube.core.support.TextPiece;
import io.github.deadcube.core.text.NamedBattlefield.MapSymbol;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A situation while it is read, and everything that is wrong with it. */
final class SituationDraft {
    private static final int USUAL_POINTS = 100;

    /** The items of a running game, which a deployment ignores. */
    private static final Vector<String> OF_PLAY = Vector.of(
            "round", "score", "command", "next", "overfull", "looked", "zone", "token", "smoke", "laid", "now");

    /** Whether the text is only a battlefield. It may have map symbols, but no models. */
    final boolean alone;

    final TerrainReader terrain = new TerrainReader();
    final MapSymbols markers = new MapSymbols();
    final ModelDrafts models = new ModelDrafts();
    int points = USUAL_POINTS;
    int items;
    boolean recon;
    Option<Side> began = Option.none();
    final TokenStatements tokens = new TokenStatements();
    final Goals goals = new Goals();
    final MarkerDrafts laid = new MarkerDrafts();

    /** None if the text names no edition. */
    Option<Ruleset> edition = Option.none();

    /** The options that the text sets, each once. */
    Vector<RuleOption> options = Vector.empty();

    /** The name of the scenario; none if the text names none. */
    Option<String> scenario = Option.none();

    int round = 1;
    Side initiative = Side.A;
    Option<Side> starter = Option.none();
    Vector<CubeFace> faces = Vector.empty();
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

    /** Records the place of an item about the turn or the game. */
    void turn(TextPiece item) {
        if (isOfPlay(item.text())) ofPlay = ofPlay.append(item);
        turn.put(item.first().text(), item);
        turn.put(item.first().text() + " " + item.rest().first().text(), item);
    }

    /** The last item that begins with a word, such as {@code round}, or with a word and a side, such as {@code score A}. */
    Option<TextPiece> turn(String word) {
        return Option.of(turn.get(word));
    }

    /** RND-3: the current activation; none if no model is active. */
    Option<Situation.CurrentActivation> underway() {
        return models.all()
                .find(f -> f.active)
                .map(f -> new Situation.CurrentActivation(
                        f.id, second, f.taken, f.specials, f.dieSpent, ordersA, ordersB));
    }

    /** RND-3: errors about activation items without exactly one active model. */
    Vector<Fault> inactive() {
        Vector<ModelDraft> active = models.all().filter(f -> f.active);
        Vector<Fault> errors = active.drop(1).map(f -> f.at.wrong("a second active model", "at most one active model"));
        for (ModelDraft f : models.all())
            if (!f.active && (f.dieSpent || f.taken.nonEmpty() || f.specials.nonEmpty()))
                errors = errors.append(f.at.wrong(f.id + " has taken actions, but is not active", "'active' as well"));
        if (active.isEmpty())
            errors = errors.appendAll(Vector.of("second", "orders")
                    .flatMap(this::turn)
                    .map(item -> item.wrong("'" + item.text() + "', but no model is active", "'active' of a model")));
        return errors;
    }

    /** SET-3: items that are allowed only in a set-up. */
    Vector<Fault> early() {
        return turn("items")
                .toVector()
                .map(item -> item.wrong(
                        "'" + item.text() + "' belongs to the set-up, but models are already deployed",
                        "models without a place, or tokens such as 'token 1 I-AMMO at c4'"));
    }

    /** SET-3: readable items that a deployment ignores. */
    Vector<Fault> late() {
        Vector<TextPiece> drawn = laid.places().appendAll(tokens.places()).reject(at -> ofPlay.exists(at::isWithin));
        return ofPlay.appendAll(drawn)
                .reject(item -> errors.exists(
                        e -> e.where().line() == item.line() && e.where().column() == item.column()))
                .map(item -> item.wrong(
                        "'" + item.text() + "' belongs to a running game, but no model has a place yet",
                        "a place for each model, such as 'A1 at c4', or a game that begins with its deployment"));
    }

    /** Reports an error that may concern the battlefield. */
    void unread(TextPiece item, Fault error) {
        terrain.doubts().unread(item);
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

    /**
     * SET-2: collects the objectives of a script: {@code objective 2 at c4}, {@code objective 2 inside c4}, or drawn as {@code o}
     * for 1 VP.
     */
    static final class Goals {
        private static final Pattern OBJECTIVE = Pattern.compile("objective ([0-9]{1,3}) (at|inside) (\\S+)");

        private Vector<Said> said = Vector.empty();
        private Vector<Drawn> drawn = Vector.empty();

        private record Said(TextPiece at, Cube cube, Objective objective) {}

        private record Drawn(TextPiece at, Cube cube) {}

        /** Reads an objective, or returns the error. */
        Option<Fault> said(TextPiece item) {
            Matcher m = OBJECTIVE.matcher(item.text());
            Option<Cube> cube = m.matches() ? Cube.read(m.group(3)).toOption() : Option.none();
            if (cube.isEmpty())
                return Option.some(item.expected("an objective's VPs and its place, such as 'objective 2 at c4'"));
            boolean inside = m.group(2).equals("inside");
            Cube place = inside ? cube.get().whole() : cube.get().atLevel(1);
            said = said.append(new Said(item, cube.get(), new Objective(place, Integer.parseInt(m.group(1)), inside)));
            return Option.none();
        }

        void drawn(TextPiece at, Cube cube) {
            drawn = drawn.append(new Drawn(at, cube));
        }

        /** Whether an item states an objective. */
        boolean anySaid() {
            return !said.isEmpty();
        }

        /** The objectives of items, then the objectives that are only drawn. */
        Vector<Objective> all() {
            Set<Cube> inside = said(true);
            Set<Cube> outside = said(false);
            return said.map(Said::objective)
                    .appendAll(drawn.map(Drawn::cube)
                            .reject(cube -> inside.contains(cube) || outside.contains(cube.atLevel(1)))
                            .map(cube -> new Objective(cube.atLevel(1), 1)));
        }

        /** The cubes of the stated objectives: exact cubes if {@code inside}, otherwise the ground cubes of their stacks. */
        private Set<Cube> said(boolean inside) {
            TreeSet<Cube> cubes = new TreeSet<>();
            for (Said s : said)
                if (s.objective().inside() == inside) cubes.add(s.objective().cube());
            return cubes;
        }

        Vector<Fault> errors(Battlefield field) {
            Set<Cube> inside = said(true);
            return drawn.filter(d -> field.contains(d.cube())
                            && !inside.contains(d.cube())
                            && !field.highestFloor(d.cube()).equals(d.cube()))
                    .map(d -> d.at().wrong(
                                    "an objective at " + d.cube() + " has a floor above it",
                                    "it at " + field.highestFloor(d.cube()) + ", the highest floor of its stack"))
                    .appendAll(said.reject(s -> field.contains(s.cube()))
                            .map(s -> s.at().wrong(s.cube() + " is outside the " + field, "a cube of the battlefield")))
                    .appendAll(said.filter(s -> s.objective().inside() && field.contains(s.cube()))
                            .reject(s -> field.hasFloor(s.cube()))
                            .map(s -> s.at().wrong("there is no floor at " + s.cube(), "a cube with a floor")));
        }
    }

    /** Collects the map symbols of a battlefield, such as {@code marker o "objective"}, and their cubes in the drawing. */
    static final class MapSymbols {
        private static final Pattern MEANING = Pattern.compile("marker ([a-z]) (\".*\")");

        private static final Pattern SYMBOL = Pattern.compile("[a-z]");
        private static final Pattern SEVERAL = Pattern.compile("[a-z.]+");

        private Vector<Meaning> meanings = Vector.empty();
        private Vector<Shown> shown = Vector.empty();
        private Vector<Fault> errors = Vector.empty();

        private record Meaning(char symbol, String text) {}

        private record Shown(TextPiece at, Cube cube) {
            char symbol() {
                return at.text().charAt(0);
            }
        }

        void drawn(TextPiece at, Cube cube) {
            if (SYMBOL.matcher(at.text()).matches()) shown = shown.append(new Shown(at, cube));
            else if (SEVERAL.matcher(at.text()).matches())
                errors = errors.append(
                        at.wrong(cube + " has two markers: '" + at.text() + "'", "one marker for each cube"));
            else errors = errors.append(at.expected("'.' for a floor, a marker such as 'o', or nothing"));
        }

        void explained(TextPiece statement) {
            Matcher m = MEANING.matcher(statement.text());
            if (!m.matches() || !Quoted.is(m.group(2)))
                errors = errors.append(
                        statement.expected("a marker and what it means, such as 'marker o \"objective\"'"));
            else if (known(m.group(1).charAt(0)))
                errors = errors.append(
                        statement.wrong("marker " + m.group(1) + " has a meaning already", "one meaning"));
            else meanings = meanings.append(new Meaning(m.group(1).charAt(0), Quoted.unquoted(m.group(2))));
        }

        Vector<MapSymbol> all() {
            return meanings.map(meaning -> new MapSymbol(
                    meaning.symbol(),
                    meaning.text(),
                    shown.filter(s -> s.symbol() == meaning.symbol())
                            .map(Shown::cube)
                            .sorted()));
        }

        Vector<Fault> errors() {
            return errors.appendAll(shown.filter(s -> !known(s.symbol()))
                    .map(s -> s.at().wrong(
                                    "the text does not say what marker " + s.symbol() + " means",
                                    "a line such as 'marker " + s.symbol() + " \"objective\"'")));
        }

        private boolean known(char symbol) {
            return meanings.exists(m -> m.symbol() == symbol);
        }
    }

    /** Collects the item tokens of a script: {@code token 1 I-AMMO at c4 face down}, or drawn as {@code t1}. */
    static final class TokenStatements {
        private static final Pattern TOKEN =
                Pattern.compile("token (" + ItemForm.TOKEN + ") (\\S++)(?: at ((?!face )\\S+)|( gone))?( face down)?");

        private Vector<SaidToken> said = Vector.empty();
        private Vector<DrawnToken> drawn = Vector.empty();
        /** The first statement of each number. */
        private final TreeMap<Integer, SaidToken> described = new TreeMap<>();

        private final TreeMap<Integer, DrawnToken> shown = new TreeMap<>();

        private record SaidToken(
                TextPiece at, int number, RuleId item, Option<Cube> cube, boolean gone, boolean faceUp) {}

        private record DrawnToken(TextPiece at, int number, Cube cube) {}

        /** Reads a token, or returns the error. */
        Option<Fault> said(TextPiece item) {
            Matcher m = TOKEN.matcher(item.text());
            Option<Cube> cube =
                    m.matches() && m.group(3) != null ? Cube.read(m.group(3)).toOption() : Option.none();
            Option<RuleId> rule = ItemForm.rule(m, 2);
            if (rule.isEmpty() || m.group(3) != null && cube.isEmpty())
                return Option.some(item.expected(
                        "a token such as 'token 1 I-AMMO at c4', 'gone' in place of the cube, or 'face down'"));
            SaidToken token = new SaidToken(
                    item, Integer.parseInt(m.group(1)), rule.get(), cube, m.group(4) != null, m.group(5) == null);
            said = said.append(token);
            described.putIfAbsent(token.number(), token);
            return Option.none();
        }

        void drawn(TextPiece at, int number, Cube cube) {
            DrawnToken token = new DrawnToken(at, number, cube);
            drawn = drawn.append(token);
            shown.putIfAbsent(number, token);
        }

        /** The tokens on the battlefield, then those that are gone. */
        Vector<ItemToken> all() {
            return said.filter(s -> s.gone() || cube(s).isDefined())
                    .sortBy(SaidToken::gone)
                    .map(s -> new ItemToken(s.number(), s.item(), s.gone() ? Option.none() : cube(s), s.faceUp()));
        }

        /** The places of drawn tokens in the text. */
        Vector<TextPiece> places() {
            return drawn.map(DrawnToken::at);
        }

        /** The place of a token in the text: the drawing, or its last statement. */
        Option<TextPiece> at(int number) {
            return drawn.find(d -> d.number() == number)
                    .map(DrawnToken::at)
                    .orElse(() -> said.findLast(s -> s.number() == number).map(SaidToken::at));
        }

        Vector<Fault> errors() {
            return said.filter(s -> !s.gone() && cube(s).isEmpty())
                    .map(s -> s.at().wrong(
                                    "token " + s.number() + " has no place",
                                    "a place such as 'at c4', or t" + s.number() + " in a drawing"))
                    .appendAll(drawn.flatMap(this::error));
        }

        private Option<Fault> error(DrawnToken d) {
            Option<SaidToken> known = Option.of(described.get(d.number()));
            if (known.isEmpty())
                return Option.some(d.at().wrong(
                                "the text does not say what token " + d.number() + " is",
                                "a line such as 'token " + d.number() + " I-AMMO', perhaps 'face down'"));
            return known.flatMap(this::cube)
                    .filter(cube -> !cube.equals(d.cube()))
                    .map(cube -> d.at().wrong(
                                    "token " + d.number() + " is at " + cube + " as well", "one place for each token"));
        }

        private Option<Cube> cube(SaidToken s) {
            return s.cube().orElse(Option.of(shown.get(s.number())).map(DrawnToken::cube));
        }
    }
}
