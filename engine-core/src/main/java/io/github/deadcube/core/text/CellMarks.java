package io.github.deadcube.core.text;

import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.core.support.FigureDraft;

/** What a cell of a drawing says besides who is in it: the marks that follow a model, and the kinds of floor. */
final class CellMarks {
    static final String FLOOR = ".";
    /** An objective, where the scenario has none of its own; else it knows them, and a drawing only shows them. */
    static final String OBJECTIVE = "o";
    /** An item token; what it is, is said below. A number after it says which it is. */
    static final String TOKEN = "t";

    /** Smoke fills the cube, whoever is in it. */
    static final String SMOKE = "%";

    static final String EXPECTED =
            "'.' for a floor, 'o' for an objective, 't1' for token 1, '%' for smoke, models such as A1B2,"
                    + " each with '_' if it is pinned, '*' if it is injured and ''' if it is activated, or nothing";

    private static final char PINNED = '_';
    private static final char INJURED = '*';
    private static final char ACTIVATED = '\'';

    private CellMarks() {}

    static String of(ModelState model) {
        return (model.pinned() ? String.valueOf(PINNED) : "")
                + (model.injured() ? INJURED : "")
                + (model.activated() ? ACTIVATED : "");
    }

    /** How much damage an injured model has taken, is for an item to say. */
    static void read(String marks, FigureDraft figure) {
        figure.pinned |= marks.indexOf(PINNED) >= 0;
        figure.activated |= marks.indexOf(ACTIVATED) >= 0;
        if (marks.indexOf(INJURED) >= 0) figure.damage = Math.max(figure.damage, 1);
    }
}
