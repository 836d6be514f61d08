package io.github.deadcube.testkit.scenario;

import io.github.deadcube.api.play.ModelState;

/** What a cell of a drawing says besides who is in it: the marks that follow a model, and the kinds of floor. */
final class CellMarks {
    static final String FLOOR = ".";
    /** The scenario knows where objectives are; a drawing only shows them. */
    static final String OBJECTIVE = "o";
    /** An item token; what it is, is said below. */
    static final String TOKEN = "t";

    static final String EXPECTED =
            "'.' for a floor, 'o' for one with an objective, 't' for one with a token, models such as A1B2, each with '_' if"
                    + " it is pinned, '*' if it is injured and ''' if it is activated, or nothing";

    private static final char PINNED = '_';
    private static final char INJURED = '*';
    private static final char ACTIVATED = '\'';

    private CellMarks() {}

    /** Whether it stands for something on a floor that is said elsewhere. */
    static boolean shows(String cell) {
        return cell.equals(OBJECTIVE) || cell.equals(TOKEN);
    }

    static String of(ModelState model) {
        return (model.pinned() ? String.valueOf(PINNED) : "")
                + (model.injured() ? INJURED : "")
                + (model.activated() ? ACTIVATED : "");
    }

    /** How much damage an injured model has taken, is for an item to say. */
    static void read(String marks, Figure figure) {
        figure.pinned |= marks.indexOf(PINNED) >= 0;
        figure.activated |= marks.indexOf(ACTIVATED) >= 0;
        if (marks.indexOf(INJURED) >= 0) figure.damage = Math.max(figure.damage, 1);
    }
}
