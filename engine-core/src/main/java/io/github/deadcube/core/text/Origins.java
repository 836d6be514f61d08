package io.github.deadcube.core.text;

import io.github.deadcube.api.SetupError;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.board.Place;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.support.FigureDraft;
import io.github.deadcube.core.support.Piece;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Where in a script something stands with which a game cannot begin. */
record Origins(Draft draft) {
    private static final Pattern CARD = Pattern.compile("team ([AB]), model ([1-9][0-9]*)\\b.*");
    private static final Pattern TOKEN = Pattern.compile("token ([1-9][0-9]{0,2})");
    private static final String BATTLEFIELD = "battlefield, ";

    /** Its line, 0 if it is nowhere in particular. */
    int line(SetupError error) {
        return of(error).map(Piece::line).getOrElse(0);
    }

    /** What is wrong, after the line and the column. */
    String told(SetupError error) {
        return of(error)
                .map(at -> "line " + at.line() + ", column " + at.column() + ": " + error)
                .getOrElse(error::toString);
    }

    private Option<Piece> of(SetupError error) {
        String where = error.where();
        Matcher card = CARD.matcher(where);
        Matcher token = TOKEN.matcher(where);
        if (card.matches())
            return ModelId.parse(card.group(1) + card.group(2))
                    .flatMap(id -> figure(id).map(f -> f.at));
        if (token.matches()) return draft.tokens.at(Integer.parseInt(token.group(1)));
        if (where.startsWith(BATTLEFIELD))
            return Cube.parse(where.substring(BATTLEFIELD.length())).flatMap(this::cell);
        return draft.laid.at(where).orElse(() -> draft.turn(where)).orElse(() -> standing(where));
    }

    /** A model, or where several stand. */
    private Option<Piece> standing(String where) {
        return ModelId.parse(where)
                .flatMap(id -> figure(id).map(FigureDraft::placed))
                .orElse(() -> Place.parse(where)
                        .map(Place::cube)
                        .orElse(() -> Cube.parse(where))
                        .flatMap(this::inside));
    }

    private Option<FigureDraft> figure(ModelId id) {
        return draft.figures.of(id);
    }

    /** Of those that are crowded together, the one that was put there last. */
    private Option<Piece> inside(Cube cube) {
        Vector<Piece> placed = draft.figures
                .all()
                .filter(f -> f.cube.contains(cube))
                .map(FigureDraft::placed)
                .sortBy(Piece::column)
                .sortBy(Piece::line);
        return placed.lastOption().orElse(() -> cell(cube));
    }

    private Option<Piece> cell(Cube cube) {
        return draft.terrain.cells().find(c -> c.cube().equals(cube)).map(Terrain.Cell::content);
    }
}
