package io.github.deadcube.testkit.cli.dispersion;

import io.github.deadcube.api.dispersion.Dispersion.Inches;
import io.github.deadcube.api.dispersion.Landing;
import io.github.deadcube.api.dispersion.Landing.Obligation;
import io.github.deadcube.api.dispersion.Landing.Places;
import io.vavr.collection.Vector;

/** Where something has landed, a line each for x, y and the obligation. */
final class LandingText {
    private LandingText() {}

    static String of(Landing landing) {
        return Vector.of(
                        "x: " + Inches.text(landing.point().x()),
                        "y: " + Inches.text(landing.point().y()),
                        "obligation: "
                                + landing.obligation().map(Obligation::toString).getOrElse("none"))
                .appendAll(landing.obligation().toVector().flatMap(LandingText::places))
                .mkString(System.lineSeparator());
    }

    private static Vector<String> places(Obligation obligation) {
        if (!(obligation instanceof Obligation.Redeploy redeploy)) return Vector.empty();
        return Vector.of("places: " + redeploy.places().map(Places::toString).getOrElse("say --zone to learn them"));
    }
}
