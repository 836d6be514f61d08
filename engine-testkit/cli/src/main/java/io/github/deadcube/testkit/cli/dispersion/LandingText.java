package io.github.deadcube.testkit.cli.dispersion;

import io.github.deadcube.api.dispersion.Dispersion.Inches;
import io.github.deadcube.api.dispersion.Dispersion.Point;
import io.github.deadcube.api.dispersion.Landing;
import io.github.deadcube.api.dispersion.Landing.Obligation;
import io.github.deadcube.api.dispersion.Landing.Obligation.Redeploy;
import io.github.deadcube.api.dispersion.Landing.Places;
import io.github.deadcube.testkit.cli.command.JsonObject;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.math.BigDecimal;

/** Prints the point of impact. */
final class LandingText {
    private LandingText() {}

    /** One line each for x, y and the obligation. */
    static String lines(Landing landing) {
        return Vector.of(
                        "x: " + Inches.text(landing.point().x()),
                        "y: " + Inches.text(landing.point().y()),
                        "obligation: "
                                + landing.obligation().map(Obligation::toString).getOrElse("none"))
                .appendAll(redeploy(landing)
                        .map(redeploy -> "places: "
                                + redeploy.places().map(Places::toString).getOrElse("give --zone to list them")))
                .mkString(System.lineSeparator());
    }

    /** One JSON object on one line. */
    static String json(Landing landing) {
        Option<Redeploy> redeploy = redeploy(landing);
        return point(landing.point())
                .with("obligation", landing.obligation().map(Obligation::words).getOrElse("none"))
                .with("rule", landing.obligation().map(Obligation::rule))
                .with("reason", redeploy.map(Redeploy::reason))
                .with(
                        "places",
                        redeploy.flatMap(Redeploy::places)
                                .map(places -> places.stretches()
                                        .map(stretch -> JsonObject.of("from", point(stretch.from()))
                                                .with("to", point(stretch.to())))))
                .line();
    }

    private static Option<Redeploy> redeploy(Landing landing) {
        return landing.obligation().filter(Redeploy.class::isInstance).map(Redeploy.class::cast);
    }

    private static JsonObject point(Point point) {
        return JsonObject.of("x", inches(point.x())).with("y", inches(point.y()));
    }

    private static BigDecimal inches(double inches) {
        return BigDecimal.valueOf(inches).stripTrailingZeros();
    }
}
