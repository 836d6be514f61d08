package io.github.deadcube.core.codec;

import io.github.deadcube.api.Position.Game;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Face;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.Card.Statistic;
import io.github.deadcube.api.team.CommandDice;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.support.TextPiece;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Values that are written in a notation, such as cubes and rule identifiers. Schemas know their type by its name. */
record NotationCodec(Class<?> type, String name, CharSequence expected, Function<String, Option<?>> parse)
        implements Codec {
    /** Longer than any value; inputs are the longest. */
    private static final int LONGEST = 2_000;

    private static final Vector<NotationCodec> ALL = Vector.of(
            of(ModelId.class, "modelId", "a model such as A1", ModelId::read),
            of(Cube.class, "cube", "a cube such as c4:2", Cube::read),
            // a model that is moving has no spot
            of(Place.class, "place", "a place such as c4:2/5", text -> new TextPiece(text, 1, 1).place()),
            of(RuleId.class, "ruleId", "a rule such as K-TRAP", RuleId::read),
            of(CommandDice.class, "commandDice", "the faces of command dice such as 'model dice'", CommandDice::read),
            of(Statistic.class, "statistic", "a statistic such as 4+, or -", Statistic::read),
            of(Keyword.class, "keyword", "a keyword such as TOXIC (1)", Keyword::read),
            of(Marker.class, "marker", "a marker such as 'K-SMOKE at c4'", Marker::read),
            of(Face.Placed.class, "cubeFace", "a face such as 'open north of c4'", Face.Placed::read));

    private static <T> NotationCodec of(
            Class<T> type, String name, CharSequence example, Function<String, Either<?, ? extends T>> read) {
        return new NotationCodec(type, name, example, text -> read.apply(text).toOption());
    }

    static @Nullable NotationCodec of(Class<?> type) {
        if (Choice.class.isAssignableFrom(type))
            return new NotationCodec(
                    type,
                    "choice",
                    "a choice such as 'A1 step c4'",
                    text -> Input.read(text).toOption());
        return ALL.find(one -> one.type == type).getOrNull();
    }

    @Override
    public Node write(Object value, SavedTypes types) {
        return Node.word(value.toString());
    }

    @Override
    public @Nullable Object read(Node node, ReadingContext in) {
        boolean words = node.isWord();
        Option<?> value = words && node.text().length() <= LONGEST ? parse.apply(node.text()) : Option.none();
        if (value.isEmpty() || !type.isInstance(value.get())) {
            in.expected(node, expected);
            return null;
        }
        CharSequence stranger = stranger(value.get(), in.game());
        if (stranger != null) in.wrong(node, Sentence.of("'{text}' is not in this game", node.text()), stranger);
        return value.get();
    }

    /** The expected value if the game does not have the model or the cube; null if the game has it. */
    static @Nullable CharSequence stranger(Object value, @Nullable Game game) {
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
    public @Nullable Object absent() {
        return type == CommandDice.class ? CommandDice.NONE : null;
    }

    @Override
    public Node schema(Schemas schemas) {
        return schemas.words(name, expected.toString());
    }
}
