package io.github.deadcube.core.dispersion;

import io.github.deadcube.api.dispersion.Dispersion;
import io.github.deadcube.api.dispersion.Dispersion.Point;
import io.github.deadcube.api.dispersion.Landing;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;

/**
 * N3-2 to N3-7: the point, the direction, the distance, and what is to be done then. {@link DispersionCheck} refuses what makes no
 * sense, {@link Bearing} holds the direction, {@link Consequence} the obligation. When it applies (N3-1) is for the caller
 * to ask, by {@link io.github.deadcube.api.dispersion.Dispersion.Attempt#disperses}.
 */
public final class Dispersions {
    private Dispersions() {}

    /** Where the element lands when the die shows a number of the template, or all that is wrong with the question. */
    public static Either<Seq<Dispersion.Fault>, Landing> land(Dispersion dispersion, int die) {
        Vector<Dispersion.Fault> errors = new DispersionCheck(dispersion).errors(die);
        return errors.isEmpty() ? Either.right(landing(dispersion, die)) : Either.left(errors);
    }

    private static Landing landing(Dispersion dispersion, int die) {
        Bearing bearing = Bearing.toCentre(dispersion.table(), dispersion.point())
                .clockwise(
                        dispersion.template().numbers().indexOf(die),
                        dispersion.template().sectors());
        Point point = bearing.from(dispersion.point(), dispersion.distance());
        return new Landing(point, Consequence.of(dispersion, point));
    }
}
