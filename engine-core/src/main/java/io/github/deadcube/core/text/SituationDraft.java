package io.github.deadcube.core.text;

import io.github.deadcube.api.Situation;
import io.github.deadcube.api.Situation.Gone;
import io.github.deadcube.api.Situation.Lying;
import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Scenario.Objective;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.CommandDice;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.TextError;
import io.github.deadcube.core.support.ModelDraft;
import io.github.deadcube.core.support.Quoted;
import io.github.deadcube.core.support.TextBounds;
import io.github.deadcube.core.support.TextPiece;
import io.github.deadcube.core.text.NamedBattlefield.MapSymbol;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A situation while it is read, and everything that is wrong with it. */
final class SituationDraft {
    private static final int USUAL_POINTS = 100;

    /** What is said of a game that goes on; a deployment would leave it out. */
    private static final Vector<String> OF_PLAY = Vector.of(
            "round", "score", "command", "next", "overfull", "revealed", "looked", "zone", "token", "smoke", "laid");

    /** A battlefield without a situation, which may have markers, but no models. */
    final boolean alone;

    final TerrainReader terrain = new TerrainReader();
    final MapSymbols markers = new MapSymbols();
    final ModelDrafts figures = new ModelDrafts();
    int points = USUAL_POINTS;
    int items;
    boolean recon;
    Option<Side> began = Option.none();
    final TokenStatements tokens = new TokenStatements();
    final Goals goals = new Goals();
    final MarkerDrafts laid = new MarkerDrafts();

    /** None where the text does not say by which rules it is played. */
    Option<Ruleset> edition = Option.none();

    int round = 1;
    Side initiative = Side.A;
    Option<Side> starter = Option.none();
    Vector<Cube> overfull = Vector.empty();
    Vector<Integer> revealed = Vector.empty();
    Vector<Integer> lookedA = Vector.empty();
    Vector<Integer> lookedB = Vector.empty();
    Situation.Zone zoneA = Situation.Zone.NONE;
    Situation.Zone zoneB = Situation.Zone.NONE;
    int scoreA;
    int scoreB;
    CommandDice commandA = CommandDice.NONE;
    CommandDice commandB = CommandDice.NONE;
    /** CMD-6, CMD-9: of the activation that goes on. */
    boolean second;

    int ordersA;
    int ordersB;
    private final TreeMap<String, TextPiece> turn = new TreeMap<>();
    private Vector<TextPiece> ofPlay = Vector.empty();
    private Vector<TextError> errors = Vector.empty();

    SituationDraft(boolean alone) {
        this.alone = alone;
    }

    /** SET-3: whether an item is of a game that goes on, which a deployment would leave out. */
    static boolean isOfPlay(String item) {
        return OF_PLAY.exists(word -> item.equals(word) || item.startsWith(word + " "));
    }

    /** Something is said of the turn or the game. */
    void turn(TextPiece item) {
        if (isOfPlay(item.text())) ofPlay = ofPlay.append(item);
        turn.put(item.first().text(), item);
        turn.put(item.first().text() + " " + item.rest().first().text(), item);
    }

    /** Where the round, the score and their like are said, by their word, or by that and whose they are. */
    Option<TextPiece> turn(String word) {
        return Option.of(turn.get(word));
    }

    /** RND-3: what is said of an activation that goes on; none if no model is active. */
    Option<Situation.Underway> underway() {
        return figures.all()
                .find(f -> f.active)
                .map(f -> new Situation.Underway(f.id, second, f.taken, f.specials, f.dieSpent, ordersA, ordersB));
    }

    /** RND-3: what belongs to an activation, where there is none, or more than one. */
    Vector<TextError> inactive() {
        Vector<ModelDraft> active = figures.all().filter(f -> f.active);
        Vector<TextError> errors = active.drop(1).map(f -> f.at.wrong("a second active model", "one, or none"));
        for (ModelDraft f : figures.all())
            if (!f.active && (f.dieSpent || f.taken.nonEmpty() || f.specials.nonEmpty()))
                errors =
                        errors.append(f.at.wrong(f.id + " has taken something, and is not active", "'active' as well"));
        if (active.isEmpty())
            errors = errors.appendAll(Vector.of("second", "orders")
                    .flatMap(this::turn)
                    .map(item -> item.wrong("'" + item.text() + "', and no model is active", "'active' of a model")));
        return errors;
    }

    /** SET-3: what belongs to a set-up alone. */
    Vector<TextError> early() {
        return turn("items")
                .toVector()
                .map(item -> item.wrong(
                        "'" + item.text() + "' is of the set-up, and models are deployed already",
                        "models without a place, or tokens such as 'token 1 I-AMMO at c4'"));
    }

    /** SET-3: what a deployment would leave out, beside what cannot be read. */
    Vector<TextError> late() {
        Vector<TextPiece> drawn = laid.places().appendAll(tokens.places()).reject(at -> ofPlay.exists(at::isWithin));
        return ofPlay.appendAll(drawn)
                .reject(item -> errors.exists(e -> e.line() == item.line() && e.column() == item.column()))
                .map(item -> item.wrong(
                        "'" + item.text() + "' is of a game that goes on, and no model has a place yet",
                        "a place for each model, such as 'A1 at c4', or a game that begins with its deployment"));
    }

    /** Something about the battlefield cannot be read. */
    void unread(TextPiece item, TextError error) {
        terrain.doubts().unread(item);
        wrong(error);
    }

    void wrong(TextError error) {
        errors = errors.append(error);
    }

    /** So much is wrong already that nothing more is read. */
    boolean hopeless() {
        return errors.size() > TextBounds.MOST_ERRORS;
    }

    /** What is wrong with single items, then what is wrong with the whole. */
    Vector<TextError> errors() {
        return errors;
    }

    /**
     * SET-2: the objectives of a script while it is read: {@code objective 2 at c4} or {@code objective 2 inside c4}, or drawn as
     * {@code o} for 1 VP.
     */
    static final class Goals {
        private static final Pattern OBJECTIVE = Pattern.compile("objective ([0-9]{1,3}) (at|inside) (\\S+)");

        private Vector<Said> said = Vector.empty();
        private Vector<Drawn> drawn = Vector.empty();

        private record Said(TextPiece at, Cube cube, Objective objective) {}

        private record Drawn(TextPiece at, Cube cube) {}

        /** Reads what is said of an objective, or says what is wrong with it. */
        Option<TextError> said(TextPiece item) {
            Matcher m = OBJECTIVE.matcher(item.text());
            Option<Cube> cube = m.matches() ? Cube.parse(m.group(3)) : Option.none();
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

        /** Whether any is said in words. */
        boolean anySaid() {
            return !said.isEmpty();
        }

        /** Those that are said, then those that are drawn alone. */
        Vector<Objective> all() {
            Set<Cube> inside = said(true);
            Set<Cube> outside = said(false);
            return said.map(Said::objective)
                    .appendAll(drawn.map(Drawn::cube)
                            .reject(cube -> inside.contains(cube) || outside.contains(cube.atLevel(1)))
                            .map(cube -> new Objective(cube.atLevel(1), 1)));
        }

        /** Where those that are said lie: inside in their very cubes, else in their stacks. */
        private Set<Cube> said(boolean inside) {
            TreeSet<Cube> cubes = new TreeSet<>();
            for (Said s : said)
                if (s.objective().inside() == inside) cubes.add(s.objective().cube());
            return cubes;
        }

        Vector<TextError> errors(Battlefield field) {
            Set<Cube> inside = said(true);
            return drawn.filter(d -> field.contains(d.cube())
                            && !inside.contains(d.cube())
                            && !field.highestFloor(d.cube()).equals(d.cube()))
                    .map(d -> d.at().wrong(
                                    "an objective at " + d.cube() + " has a floor above it",
                                    "it at " + field.highestFloor(d.cube()) + ", the highest floor of its stack"))
                    .appendAll(said.reject(s -> field.contains(s.cube()))
                            .map(s -> s.at().wrong(s.cube() + " is outside the " + field, "a cube of it")))
                    .appendAll(said.filter(s -> s.objective().inside() && field.contains(s.cube()))
                            .reject(s -> field.floored(s.cube()))
                            .map(s -> s.at().wrong("there is no floor at " + s.cube(), "a cube with a floor")));
        }
    }

    /** The map symbols of a battlefield while it is read: {@code marker o "objective"}, and where the drawing shows them. */
    static final class MapSymbols {
        private static final Pattern MEANING = Pattern.compile("marker ([a-z]) (\".*\")");

        private static final Pattern SYMBOL = Pattern.compile("[a-z]");
        private static final Pattern SEVERAL = Pattern.compile("[a-z.]+");

        private Vector<Meaning> meanings = Vector.empty();
        private Vector<Shown> shown = Vector.empty();
        private Vector<TextError> errors = Vector.empty();

        private record Meaning(char symbol, String text) {}

        private record Shown(TextPiece at, Cube cube) {
            char symbol() {
                return at.text().charAt(0);
            }
        }

        void drawn(TextPiece at, Cube cube) {
            if (SYMBOL.matcher(at.text()).matches()) shown = shown.append(new Shown(at, cube));
            else if (SEVERAL.matcher(at.text()).matches())
                errors = errors.append(at.wrong(cube + " is taken twice: '" + at.text() + "'", "one marker a cube"));
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

        Vector<TextError> errors() {
            return errors.appendAll(shown.filter(s -> !known(s.symbol()))
                    .map(s -> s.at().wrong(
                                    "nothing says what marker " + s.symbol() + " means",
                                    "a line such as 'marker " + s.symbol() + " \"objective\"'")));
        }

        private boolean known(char symbol) {
            return meanings.exists(m -> m.symbol() == symbol);
        }
    }

    /** The item tokens of a script while it is read: {@code token 1 I-AMMO at c4 face down}, or drawn as {@code t1}. */
    static final class TokenStatements {
        private static final Pattern TOKEN = Pattern.compile(
                "token ([1-9][0-9]{0,2}) ([A-Z0-9]++(?:-[A-Z0-9]++)++)(?: at ((?!face )\\S+)|( gone))?( face down)?");

        private Vector<SaidToken> said = Vector.empty();
        private Vector<DrawnToken> drawn = Vector.empty();
        /** The first of each number. */
        private final TreeMap<Integer, SaidToken> described = new TreeMap<>();

        private final TreeMap<Integer, DrawnToken> shown = new TreeMap<>();

        private record SaidToken(
                TextPiece at, int number, RuleId item, Option<Cube> cube, boolean gone, boolean faceUp) {}

        private record DrawnToken(TextPiece at, int number, Cube cube) {}

        /** Reads what is said of a token, or says what is wrong with it. */
        Option<TextError> said(TextPiece item) {
            Matcher m = TOKEN.matcher(item.text());
            Option<Cube> cube = m.matches() && m.group(3) != null ? Cube.parse(m.group(3)) : Option.none();
            Option<RuleId> rule = m.matches() ? RuleId.parse(m.group(2)) : Option.none();
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

        Vector<Lying> all() {
            return said.reject(SaidToken::gone)
                    .flatMap(s -> cube(s).map(cube -> new Lying(s.number(), s.item(), cube, s.faceUp())));
        }

        Vector<Gone> gone() {
            return said.filter(SaidToken::gone).map(s -> new Gone(s.number(), s.item(), s.faceUp()));
        }

        /** Where tokens are drawn. */
        Vector<TextPiece> places() {
            return drawn.map(DrawnToken::at);
        }

        /** Where a token is spoken of. */
        Option<TextPiece> at(int number) {
            return drawn.find(d -> d.number() == number)
                    .map(DrawnToken::at)
                    .orElse(() -> said.findLast(s -> s.number() == number).map(SaidToken::at));
        }

        Vector<TextError> errors() {
            return said.filter(s -> !s.gone() && cube(s).isEmpty())
                    .map(s -> s.at().wrong(
                                    "token " + s.number() + " lies nowhere",
                                    "a place such as 'at c4', or t" + s.number() + " in a drawing"))
                    .appendAll(drawn.flatMap(this::error));
        }

        private Option<TextError> error(DrawnToken d) {
            Option<SaidToken> known = Option.of(described.get(d.number()));
            if (known.isEmpty())
                return Option.some(d.at().wrong(
                                "nothing says what token " + d.number() + " is",
                                "a line such as 'token " + d.number() + " I-AMMO', perhaps 'face down'"));
            return known.flatMap(this::cube)
                    .filter(cube -> !cube.equals(d.cube()))
                    .map(cube ->
                            d.at().wrong("token " + d.number() + " is at " + cube + " as well", "one place a token"));
        }

        private Option<Cube> cube(SaidToken s) {
            return s.cube().orElse(Option.of(shown.get(s.number())).map(DrawnToken::cube));
        }
    }
}
