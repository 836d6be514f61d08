package io.github.deadcube.core.script;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.internal.PartName;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.resolve.StateCheck.StateFault;
import io.github.deadcube.core.support.ItemForm;
import io.github.deadcube.core.support.ModelDraft;
import io.github.deadcube.core.support.TextPiece;
import io.vavr.control.Option;
import java.util.Comparator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds the items of a situation that cause faults. */
record SituationPlaces(SituationDraft draft) {
    private static final Pattern CARD =
            Pattern.compile("team ([AB]), model ([1-9][0-9]*)\\b(?:.*, weapon '(.*)')?.*", Pattern.DOTALL);
    private static final Pattern TOKEN = Pattern.compile("token (" + ItemForm.TOKEN + ")");
    private static final String BATTLEFIELD = "battlefield, ";

    /** The model whose card a fault names. */
    static Option<ModelId> card(String where) {
        Matcher card = CARD.matcher(where);
        return card.matches() ? ModelId.read(card.group(1) + card.group(2)).toOption() : Option.none();
    }

    Option<TextPiece> of(StateFault fault) {
        String where = fault.where();
        Matcher card = CARD.matcher(where);
        Matcher token = TOKEN.matcher(where);
        if (card.matches())
            return card(where)
                    .flatMap(draft.models::of)
                    .map(f -> f.ofCard(
                            Option.of(card.group(3)).getOrElse(""),
                            fault.fault().text()));
        if (token.matches()) return token(Integer.parseInt(token.group(1)));
        if (where.startsWith(BATTLEFIELD))
            return Cube.read(where.substring(BATTLEFIELD.length())).toOption().flatMap(this::cell);
        return draft.laid.at(where).orElse(() -> draft.turn(where)).orElse(() -> standing(where));
    }

    /** The statement about a token, or the last model that carries it. */
    private Option<TextPiece> token(int number) {
        return draft.tokens
                .at(number)
                .orElse(() -> draft.models
                        .all()
                        .filter(f -> f.token == number)
                        .lastOption()
                        .map(f -> f.at));
    }

    /** The place in the text of a model, or of the models in a cube. */
    private Option<TextPiece> standing(String where) {
        String name = PartName.model(where);
        return ModelId.read(name)
                .toOption()
                .flatMap(draft.models::of)
                .map(f -> f.said(where.substring(name.length()).stripLeading()).getOrElse(f::placed))
                .orElse(() -> Place.read(where)
                        .toOption()
                        .map(Place::cube)
                        .orElse(() -> Cube.read(where).toOption())
                        .flatMap(this::inside));
    }

    /** The last of the models that the text places in a cube; if there are no models, the drawn cell. */
    private Option<TextPiece> inside(Cube cube) {
        return draft.models
                .all()
                .filter(f -> f.cube.contains(cube))
                .map(ModelDraft::placed)
                .maxBy(Comparator.comparingInt(TextPiece::line).thenComparingInt(TextPiece::column))
                .orElse(() -> cell(cube));
    }

    private Option<TextPiece> cell(Cube cube) {
        return draft.terrain.cells.find(c -> c.cube().equals(cube)).map(TerrainReader.Cell::content);
    }
}
