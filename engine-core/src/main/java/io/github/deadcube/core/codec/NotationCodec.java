package io.github.deadcube.core.codec;

import io.github.deadcube.api.Position.Game;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.board.CubeFace;
import io.github.deadcube.api.board.Place;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.CommandDice;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Profile.Statistic;
import io.vavr.control.Option;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Values that are written in a notation, such as cubes and rule identifiers. */
final class NotationCodec extends Codec {
    /** Longer than any value; inputs are the longest. */
    private static final int LONGEST = 2_000;

    private final Class<?> type;
    /** The name of the type in schemas. */
    private final String name;

    private final String expected;
    private final Function<String, Option<?>> parse;

    private NotationCodec(Class<?> type, String name, String expected, Function<String, Option<?>> parse) {
        this.type = type;
        this.name = name;
        this.expected = expected;
        this.parse = parse;
    }

    /** The codec of a type; null if the type has no notation. */
    static @Nullable NotationCodec of(Class<?> type) {
        if (type == ModelId.class)
            return new NotationCodec(
                    type,
                    "modelId",
                    "a model such as A1",
                    it -> ModelId.read(it).toOption());
        if (type == Cube.class)
            return new NotationCodec(
                    type, "cube", "a cube such as c4:2", it -> Cube.read(it).toOption());
        if (type == Place.class)
            return new NotationCodec(type, "place", "a place such as c4:2/5", NotationCodec::place);
        if (type == RuleId.class)
            return new NotationCodec(
                    type,
                    "ruleId",
                    "a rule such as K-TRAP",
                    it -> RuleId.read(it).toOption());
        if (type == CommandDice.class)
            return new NotationCodec(
                    type,
                    "commandDice",
                    "the faces of command dice such as 'model dice'",
                    it -> CommandDice.read(it).toOption());
        if (type == Statistic.class)
            return new NotationCodec(
                    type,
                    "statistic",
                    "a statistic such as 4+, or -",
                    it -> Statistic.read(it).toOption());
        if (type == Keyword.class)
            return new NotationCodec(
                    type,
                    "keyword",
                    "a keyword such as TOXIC (1)",
                    s -> Keyword.read(s).toOption());
        if (type == Marker.class)
            return new NotationCodec(
                    type,
                    "marker",
                    "a marker such as 'K-SMOKE at c4'",
                    s -> Marker.read(s).toOption());
        if (type == CubeFace.class)
            return new NotationCodec(
                    type,
                    "cubeFace",
                    "a face such as 'open north of c4'",
                    it -> CubeFace.read(it).toOption());
        if (Choice.class.isAssignableFrom(type))
            return new NotationCodec(
                    type,
                    "choice",
                    "a choice such as 'A1 step c4'",
                    s -> Input.read(s).toOption());
        return null;
    }

    /** Reads a place; a model that is moving has no spot. */
    private static Option<Place> place(String text) {
        return Place.read(text)
                .toOption()
                .orElse(() -> Cube.read(text).toOption().map(cube -> new Place(cube, 0)));
    }

    @Override
    Node write(Object value, SavedTypes vocabulary) {
        return Node.word(value.toString());
    }

    @Override
    @Nullable
    Object read(Node node, ReadingContext in) {
        boolean words = node.isWord();
        Option<?> value = words && node.text().length() <= LONGEST ? parse.apply(node.text()) : Option.none();
        if (value.isEmpty() || !type.isInstance(value.get())) {
            in.expected(node, expected);
            return null;
        }
        String stranger = stranger(value.get(), in.game());
        if (stranger != null) in.wrong(node, "'" + node.text() + "' is not in this game", stranger);
        return value.get();
    }

    /** The expected value if the game does not have the model or the cube; null if the game has it. */
    static @Nullable String stranger(Object value, @Nullable Game game) {
        if (game == null) return null;
        if (value instanceof ModelId model
                && (model.number() < 1
                        || model.number()
                                > game.setup().team(model.side()).members().size()))
            return "a model of one of the teams";
        Cube cube = value instanceof Place place ? place.cube() : value instanceof Cube c ? c : null;
        return cube == null || game.setup().battlefield().contains(cube) ? null : "a cube of the battlefield";
    }

    /** Only command dice may be left out: then there are no dice. */
    @Override
    @Nullable
    Object absent() {
        return type == CommandDice.class ? CommandDice.NONE : null;
    }

    @Override
    Node schema(Schemas schemas) {
        return schemas.words(name, expected);
    }
}
