package io.github.deadcube.core.setup;

import io.github.deadcube.api.SetupError;
import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.core.board.Board;
import io.github.deadcube.core.resolve.Prepared;
import io.vavr.collection.Vector;
import java.util.List;
import java.util.TreeSet;

/** GEO-5, GEO-7: markers lie on floors, are read as they are written, and those that hide fill whole cubes, once. */
final class MarkerCheck {
    private static final int MOST = 999;

    private final Prepared game;
    private final Battlefield field;
    private final List<SetupError> errors;

    private MarkerCheck(Prepared game, List<SetupError> errors) {
        this.game = game;
        this.field = game.setup().battlefield();
        this.errors = errors;
    }

    static void of(Vector<Marker> markers, Prepared game, List<SetupError> errors) {
        MarkerCheck check = new MarkerCheck(game, errors);
        if (markers.size() > MOST)
            check.errors.add(
                    new SetupError("markers", RuleIds.KT_1, "at most " + MOST + " markers lie, not " + markers.size()));
        else markers.forEach(check::marker);
        TreeSet<Cube> hidden = new TreeSet<>();
        TreeSet<Cube> told = new TreeSet<>();
        for (Marker marker : markers)
            if (game.hides(marker.rule()) && !hidden.add(marker.cube()) && told.add(marker.cube()))
                check.error(marker, marker.rule(), "a cube holds one " + marker.words() + " marker");
    }

    private void marker(Marker marker) {
        Cube cube = marker.cube();
        if (!field.contains(cube)) error(marker, RuleIds.GEO_1, cube + " is not on the battlefield");
        else if (game.hides(marker.rule()) && !cube.equals(cube.whole()))
            error(marker, RuleIds.GEO_7, marker.words() + " fills the whole cube, " + cube.whole());
        else if (!game.hides(marker.rule()) && Board.of(field).sideOpen(cube))
            error(marker, RuleIds.GEO_7, cube + " is halved by a wall: it lies on one side");
        else if (!field.floored(cube)) error(marker, RuleIds.GEO_5, cube + " has no floor");
        marker.owner()
                .filter(owner -> !game.has(owner))
                .forEach(owner -> error(marker, RuleIds.ASK_4, "there is no model " + owner));
        if (game.setup().rule(marker.rule()).isEmpty())
            error(marker, RuleIds.KT_1, game.setup().ruleset() + " has no rule " + marker.rule());
        if (field.contains(cube) && !Marker.parse(marker.toString()).contains(marker))
            error(marker, RuleIds.KT_1, "'" + marker + "' is read as another marker");
    }

    private void error(Marker marker, RuleId rule, String fault) {
        errors.add(new SetupError(marker.words() + " in " + marker.cube(), rule, fault));
    }
}
