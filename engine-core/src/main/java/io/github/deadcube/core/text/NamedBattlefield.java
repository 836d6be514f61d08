package io.github.deadcube.core.text;

import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.core.TextError;
import io.github.deadcube.core.support.Piece;
import io.github.deadcube.core.support.Quoted;
import io.github.deadcube.core.support.TextBounds;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * A battlefield as a text of its own, drawn as scripts draw it, but wholly: each cube of the ground and each row once,
 * and whatever is said of a face, in words or by its character, agrees.
 *
 * <pre>{@code
 * battlefield "Two yards"
 * marker o "objective"
 * board 3 x 2 x 2
 * :1  a  b  c
 *  2  .  . |.
 *        --
 *  1  .  .  o
 * :2  a  b  c
 *  2     .
 * smooth wall north of b1
 * }</pre>
 *
 * @param name what it is called, on one line; empty if it has no name
 * @param markers what else the drawing shows; it is for those who look at it, and means nothing to the rules
 */
public record NamedBattlefield(String name, Battlefield battlefield, Vector<MapSymbol> markers) {
    /** A battlefield without a name and markers: what {@link #text} writes as nothing but the drawing. */
    public static NamedBattlefield of(Battlefield battlefield) {
        return new NamedBattlefield("", battlefield, Vector.empty());
    }

    /**
     * Reads a battlefield. Never throws. Time and memory grow with the length of the text, the stack does not; {@link
     * TextBounds} says how long a text and its lines may be, and an item has 2,000 characters at most.
     *
     * @param text as {@link #text} writes it, comments and empty lines wherever they please
     * @return the battlefield, or everything that cannot be read, in the order of the lines
     */
    public static Either<Seq<TextError>, NamedBattlefield> read(String text) {
        return new BattlefieldReader().read(text);
    }

    /** Draws it: several lines, each with its end, which {@link #read} as an equal battlefield. */
    public String text() {
        StringBuilder s = new StringBuilder();
        if (!name.isEmpty()) s.append("battlefield ").append(Quoted.of(name)).append('\n');
        for (MapSymbol m : markers)
            s.append("marker ")
                    .append(m.symbol())
                    .append(' ')
                    .append(Quoted.of(m.meaning()))
                    .append('\n');
        return s.append(DrawnBattlefield.even(Cells.marked(battlefield, this::symbol))
                        .text(Picture.ONE_LEVEL))
                .toString();
    }

    private String symbol(Cube cube) {
        return markers.find(m -> m.cubes().contains(cube))
                .map(m -> String.valueOf(m.symbol()))
                .getOrElse("");
    }

    /**
     * A map symbol stands in cubes of a drawing and shows something there, such as objectives or a deployment zone. It is for those
     * who look at it, and means nothing to the rules; a marker of the rules is a {@link io.github.deadcube.api.play.Marker}.
     *
     * @param symbol its character, {@code a} to {@code z}; {@code o} for objectives, as boards draw them
     * @param meaning what it stands for, on one line
     * @param cubes where it is, in board order, on floors only; no cube has two
     */
    public record MapSymbol(char symbol, String meaning, Vector<Cube> cubes) {}

    /** Reads a battlefield of its own: its name, its markers, its drawing, and what is said of it in words. */
    private static final class BattlefieldReader {
        private static final String EXPECTED = "battlefield and its name, marker, board, a drawing, floors, a face ("
                + FaceWords.EXPECTED + ") or scenery (" + SceneryWords.EXPECTED + ")";

        private final Draft draft = new Draft(true);
        private final SituationReader situation = new SituationReader(draft);
        private String name = "";
        private Option<Piece> named = Option.none();

        Either<Seq<TextError>, NamedBattlefield> read(String text) {
            Either<Seq<TextError>, Vector<Piece>> lines = TextBounds.lines(text);
            if (lines.isLeft()) return Either.left(lines.getLeft());
            for (Piece line : lines.get().takeWhile(line -> !draft.hopeless()))
                if (!situation.draws(line)) line.split(';').forEach(this::statement);
            Either<Seq<TextError>, Battlefield> field = draft.terrain.battlefield();
            Vector<TextError> errors = draft.errors()
                    .appendAll(field.swap().getOrElse(Vector.empty()))
                    .appendAll(draft.markers.errors())
                    .appendAll(new BattlefieldCheck(draft.terrain).errors());
            if (errors.nonEmpty()) return Either.left(TextBounds.first(errors));
            return Either.right(new NamedBattlefield(name, field.get(), draft.markers.all()));
        }

        private void statement(Piece statement) {
            if (statement.begins("battlefield")) name(statement);
            else if (statement.tooLong().isDefined())
                statement.tooLong().forEach(error -> draft.unread(statement, error));
            else if (statement.begins("marker")) draft.markers.explained(statement);
            else
                for (Piece item : statement.split(','))
                    if (!situation.scenery(item)) draft.unread(item, item.expected(EXPECTED));
        }

        private void name(Piece statement) {
            Piece quoted = statement.after("battlefield");
            named.forEach(first -> draft.wrong(
                    statement.wrong("the battlefield has a name in line " + first.line() + " already", "it once")));
            named = named.orElse(Option.some(statement));
            if (Quoted.is(quoted.text())) name = Quoted.unquoted(quoted.text());
            else draft.wrong(quoted.expected("its name in quotation marks"));
        }
    }
}
