package io.github.deadcube.dispersion;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.dispersion.Dispersion.Element;
import io.github.deadcube.properties.Tries;
import io.github.deadcube.testkit.junit.Rule;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;

/** An element has landed at a legal place, or there is an obligation. */
@Rule({"N3-5", "N3-6", "N3-7"})
class ObligationPropertyTest {
    private static final Rectangle TABLE = Rectangle.table(48, 48);
    private static final Rectangle OWN = new Rectangle(0, 0, 48, 12);
    private static final Vector<Rectangle> ENEMY = Vector.of(new Rectangle(0, 36, 48, 48));
    private static final double EXACT = 1e-8;

    @Property
    @Tries(build = 300, thorough = 1000)
    void anythingIsOnTheTableOrSaidToBeOff(
            @ForAll Element element,
            @ForAll @DoubleRange(max = 48) double x,
            @ForAll @DoubleRange(max = 48) double y,
            @ForAll @IntRange(min = 1, max = 20) int die) {
        Dispersion dispersion =
                Dispersion.at(new Point(x, y)).withElement(element).withEnemyZones(ENEMY);
        Landing landing = dispersion.land(die).get();
        if (element == Element.TROOP)
            assertThat(landing.obligation().isEmpty()).isEqualTo(stands(landing.point(), dispersion));
        else assertThat(landing.obligation().isEmpty()).isEqualTo(TABLE.contains(landing.point()));
    }

    /** N3-5: checks the points of the base's rim. */
    private static boolean stands(Point centre, Dispersion dispersion) {
        double radius = dispersion.radius();
        return Vector.range(0, 360)
                .map(degree -> new Point(
                        centre.x() + radius * StrictMath.cos(Math.PI * degree / 180),
                        centre.y() + radius * StrictMath.sin(Math.PI * degree / 180)))
                .append(centre)
                .forAll(point ->
                        TABLE.contains(point) && !dispersion.enemyZones().exists(zone -> zone.contains(point)));
    }

    @Property
    @Tries(build = 300, thorough = 1000)
    void aPlaceIsAllowedWhereverTheRuleHolds(
            @ForAll @DoubleRange(max = 46) double west,
            @ForAll @DoubleRange(max = 14) double south,
            @ForAll @DoubleRange(min = 0.1, max = 20) double width,
            @ForAll @DoubleRange(min = 0.1, max = 20) double depth,
            @ForAll @IntRange(min = 1, max = 60) int base,
            @ForAll @DoubleRange(max = 1) double share) {
        Rectangle barred = new Rectangle(west, south, west + width, south + depth);
        double radius = Dispersion.at(new Point(0, 0)).withBase(base).radius();
        Landing landing = landing(barred, base);
        landing.places()
                .get()
                .forEach(line ->
                        assertThat(legal(between(line, share), barred, radius)).isTrue());
        Point anywhere = new Point(radius + share * (48 - 2 * radius), radius);
        double clearance = barred.distance(anywhere) - radius;
        if (Math.abs(clearance) > EXACT) assertThat(landing.allows(anywhere)).isEqualTo(clearance > 0);
    }

    private static Landing landing(Rectangle barred, int base) {
        Dispersion dispersion = Dispersion.at(new Point(10, 24))
                .withBase(base)
                .withZone(Option.some(OWN))
                .withBarred(Vector.of(barred));
        return dispersion.land(11).get();
    }

    private static Point between(Rectangle line, double share) {
        return new Point(
                line.west() + share * (line.east() - line.west()),
                line.south() + share * (line.north() - line.south()));
    }

    private static boolean legal(Point centre, Rectangle barred, double radius) {
        double west = centre.x() - radius;
        double east = 48 - centre.x() - radius;
        double south = centre.y() - radius;
        double north = 12 - centre.y() - radius;
        boolean inside = Vector.of(west, east, south, north).forAll(room -> room > -EXACT);
        boolean touches = Vector.of(west, east, south).exists(room -> Math.abs(room) < EXACT);
        return inside && touches && barred.distance(centre) > radius - EXACT;
    }
}
