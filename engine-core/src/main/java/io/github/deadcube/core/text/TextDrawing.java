package io.github.deadcube.core.text;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.Position;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Scenario.Objective;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Token;
import io.github.deadcube.api.play.Token.TokenItem;
import io.github.deadcube.api.rule.Language;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.script.CubeDrawing;
import io.github.deadcube.core.script.CubeDrawing.CellMarks;
import io.github.deadcube.core.script.CubeDrawing.Paint;
import io.github.deadcube.core.script.DrawnBattlefield;
import io.github.deadcube.core.script.DrawnBattlefield.LineBuilder;
import io.github.deadcube.core.script.ScriptWriter;
import io.github.deadcube.core.support.ModelWriter;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Function;

/**
 * Draws the game as its players see it: the levels side by side, and below them the turn and the state of each model.
 * The text is a script. It leaves out the models' cards and the items of face-down tokens; {@link #script(GameState)}
 * writes these too.
 *
 * <pre>{@code
 * board 3 x 2 x 2
 * :1  a    b     c      :2  c
 *  2  .   |A1_B1 .       2  .
 *  1  A2*' .     o       1  .
 * # objectives: c1:2 (1 VP)
 * initiative A, round 2, points 100
 * A1 "Kell", HP 3, at b2/5, pinned                ; B1 "Bo", at b2/1
 * A2 "Mina", HP 2, at a1/5, damage 1, activated
 * }</pre>
 */
public final class TextDrawing {
    private static final String BETWEEN_SIDES = " ; ";

    private TextDrawing() {}

    /**
     * Draws what both sides see.
     *
     * @param width in characters; if it is less than the width of one level, lines are longer
     * @return several lines, each with its end
     */
    public static String draw(Position position, TextStyle paint, int width) {
        return draw(position, paint, width, Language.ENGLISH);
    }

    /** The same, with what is no notation in a language: its comments, and the names of zones. */
    public static String draw(Position position, TextStyle paint, int width, Language language) {
        return draw(position, Vector.empty(), paint, width, language);
    }

    /**
     * Draws what a side sees, with the items of the face-down tokens that it knows.
     *
     * @param width in characters; if it is less than the width of one level, lines are longer
     * @return several lines, each with its end
     */
    public static String draw(PlayerView view, TextStyle paint, int width) {
        return draw(view, paint, width, Language.ENGLISH);
    }

    /** The same, with what is no notation in a language: its comments, and the names of zones. */
    public static String draw(PlayerView view, TextStyle paint, int width, Language language) {
        return draw(view.position(), view.known(), paint, width, language);
    }

    /**
     * Writes a state as a script: the battlefield with its models, the turn, and each model's card.
     * {@link io.github.deadcube.Game#of(String, long) Game.of} reads it back as the same position at the beginning of a
     * turn, or between two actions if the state waits for an action. All other pending steps are left out. Of a game
     * that is over, the position is that before the last round ends: read again, the round ends and is scored once
     * more. The text contains hidden information. Every line ends with a line break.
     */
    public static String script(GameState state) {
        return ScriptWriter.write(state);
    }

    /**
     * Writes a set-up as a script: the battlefield and the cards of both teams, without its ruleset, its scenario and
     * the names of its teams. Every line ends with a line break.
     */
    public static String script(Setup setup) {
        return ScriptWriter.write(setup);
    }

    private static String draw(
            Position position, Vector<TokenItem> known, TextStyle paint, int width, Language language) {
        Battlefield field = position.battlefield();
        Vector<Objective> objectives = position.game().setup().scenario().objectives(field);
        Vector<String> goals = ScriptWriter.goals(position.game().setup());
        Vector<Cube> marked = objectives.map(objective -> objective.place(field));
        Zones zones = Zones.of(position);
        Function<Cube, String> markers =
                cube -> position.tokens().exists(t -> t.cube().equals(cube))
                        ? CellMarks.TOKEN
                        : marked.contains(cube) ? CellMarks.OBJECTIVE : zones.letter(cube);
        return DrawnBattlefield.tight(new CubeDrawing(
                                field,
                                position.models(),
                                markers,
                                ScriptWriter.smoke(position),
                                true,
                                new Paint(paint::side, paint::strong, paint::faint)))
                        .text(width)
                + zones.legend(language)
                + (goals.isEmpty() ? comment(objectives(objectives, field), language) : "")
                + comment(faceDown(position, known), language)
                + ScriptWriter.statements(
                        position,
                        ScriptWriter.turn(position)
                                .appendAll(goals)
                                .appendAll(position.changedFaces().map(face -> "now " + face))
                                .appendAll(position.tokens()
                                        .filter(Token::faceUp)
                                        .flatMap(t -> t.item().map(item -> ScriptWriter.token(t, item)))))
                + legend(position, paint, width);
    }

    /**
     * SET-7, SET-9: the deployment zones, while models wait to be deployed. A zone has a letter on each of its floors
     * that shows nothing else.
     */
    private record Zones(Vector<Vector<Cube>> grounds, Vector<Sentence> names) {
        private static final String LETTERS = "yz";

        static Zones of(Position position) {
            Battlefield field = position.game().setup().battlefield();
            Vector<Vector<Cube>> zones = position.game().setup().scenario().zones(field);
            boolean deploying = position.models().exists(model -> model.status() == Model.Status.WAITING);
            if (!deploying || zones.size() != LETTERS.length()) return new Zones(Vector.empty(), Vector.empty());
            return new Zones(
                    zones.zipWithIndex((zone, i) -> zone.appendAll(owner(position, i + 1)
                            .map(side -> position.side(side).added())
                            .getOrElse(Vector.empty()))),
                    Vector.rangeClosed(1, zones.size())
                            .map(number -> owner(position, number)
                                    .map(side -> Sentence.of("zone {number} of {side}", number, side))
                                    .getOrElse(() -> Sentence.of("zone {number}", number))));
        }

        private static Option<Side> owner(Position position, int zone) {
            return Side.BOTH.find(side -> position.side(side).zone() == zone);
        }

        /** The letter of the zone in whose stack a cube is; empty outside of both. */
        String letter(Cube cube) {
            int zone = grounds.indexWhere(
                    ground -> ground.exists(one -> one.column() == cube.column() && one.row() == cube.row()));
            return zone < 0 ? "" : LETTERS.substring(zone, zone + 1);
        }

        String legend(Language language) {
            return names.zipWithIndex((name, i) -> "marker " + LETTERS.charAt(i) + " \"" + name.told(language) + "\"\n")
                    .mkString();
        }
    }

    /** A model's card and state in one line, as a script has them; none if the game has no model with this id. */
    public static Option<String> card(Position position, ModelId id) {
        return position.model(id).map(model -> ModelWriter.whole(model, ScriptWriter.leads(position, model)));
    }

    /**
     * A model's state without its card in one line, as a script has it: {@code B1 at c6/5, pinned, damage 1}.
     */
    public static String standing(Model model) {
        return ModelWriter.text(model);
    }

    private static String comment(Option<Sentence> what, Language language) {
        return what.map(told -> "# " + told.told(language) + "\n").getOrElse("");
    }

    /** For a comment: a script does not state the objectives of its scenario. */
    private static Option<Sentence> objectives(Vector<Objective> objectives, Battlefield field) {
        return Option.when(
                objectives.nonEmpty(),
                () -> Sentence.of(
                        "objectives: {objectives}",
                        objectives.map(objective ->
                                Sentence.of("{cube} ({worth} VP)", objective.place(field), objective.worth()))));
    }

    /** For a comment: the items are hidden, except from a side that has looked at them. */
    private static Option<Sentence> faceDown(Position position, Vector<TokenItem> known) {
        Vector<Token> hidden = position.tokens().filter(token -> !token.faceUp());
        return Option.when(
                hidden.nonEmpty(),
                () -> Sentence.of(
                        "tokens face down: {tokens}",
                        hidden.map(token -> known.find(k -> k.token() == token.number())
                                .map(k -> Sentence.of(
                                        "{number} at {cube} ({item})", token.number(), token.cube(), k.item()))
                                .getOrElse(() -> Sentence.of("{number} at {cube}", token.number(), token.cube())))));
    }

    /** Side A on the left and side B on the right if both fit into the width. */
    private static String legend(Position position, TextStyle paint, int width) {
        Vector<String> a = standing(position, Side.A);
        Vector<String> b = standing(position, Side.B);
        int left = a.map(String::length).max().getOrElse(0);
        int right = b.map(String::length).max().getOrElse(0);
        boolean beside = left + BETWEEN_SIDES.length() + right <= width;
        Vector<LineBuilder> lines = beside
                ? Vector.range(0, Math.max(a.size(), b.size())).map(i -> beside(a, b, i, left, paint))
                : a.map(text -> told(new LineBuilder(), Side.A, text, paint))
                        .appendAll(b.map(text -> told(new LineBuilder(), Side.B, text, paint)));
        return lines.map(line -> line + "\n").mkString();
    }

    private static LineBuilder beside(Vector<String> a, Vector<String> b, int i, int left, TextStyle paint) {
        LineBuilder line = new LineBuilder();
        if (i < a.size()) told(line, Side.A, a.get(i), paint);
        if (i < b.size()) told(line.at(left).put(BETWEEN_SIDES), Side.B, b.get(i), paint);
        return line;
    }

    private static LineBuilder told(LineBuilder line, Side side, String text, TextStyle paint) {
        return line.put(paint.side(side, text), text.length());
    }

    private static Vector<String> standing(Position position, Side side) {
        return ScriptWriter.standing(position)
                .filter(model -> model.id().side() == side)
                .map((Model model) -> ModelWriter.brief(model, ScriptWriter.leads(position, model)))
                .toVector();
    }

    /** Colours parts of a text. The visible characters must stay the same. */
    public interface TextStyle {
        /** No colours: for files, pipes and tests. */
        TextStyle NONE = new TextStyle() {
            @Override
            public String side(Side side, String text) {
                return text;
            }

            @Override
            public String strong(String text) {
                return text;
            }

            @Override
            public String faint(String text) {
                return text;
            }
        };

        /** Text that belongs to a side, such as a model's name. */
        String side(Side side, String text);

        /** Important text: rounds, killed models, the result. */
        String strong(String text);

        /** Less important text, such as rule identifiers. */
        String faint(String text);
    }
}
