package io.github.deadcube.dispersion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.deadcube.dispersion.Dispersion.Element;
import io.github.deadcube.properties.Tries;
import io.github.deadcube.testkit.junit.Rule;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;

/** Properties of dispersions with any table, template and point. */
@Rule({"N3-2", "N3-3", "N3-4"})
class DispersionPropertyTest {
    /** Tolerance: both coordinates are rounded to 1e-9 in. */
    private static final double EXACT = 1e-9;

    private static Dispersion on(double width, double depth, double across, double along, int sectors) {
        return Dispersion.at(new Point(width * across, depth * along))
                .withTable(Rectangle.table(width, depth))
                .withSectors(sectors)
                .withElement(Element.OTHER);
    }

    private static Point land(Dispersion dispersion, int die) {
        return dispersion.land(die).get().point();
    }

    private static void same(Point one, Point other) {
        assertThat(one.distance(other)).isLessThanOrEqualTo(2 * EXACT);
    }

    @Property
    @Tries(build = 300, thorough = 1000)
    void theDistanceIsKept(
            @ForAll @DoubleRange(min = 1, max = 200) double width,
            @ForAll @DoubleRange(min = 1, max = 200) double depth,
            @ForAll @DoubleRange(max = 1) double across,
            @ForAll @DoubleRange(max = 1) double along,
            @ForAll @IntRange(min = 1, max = 60) int sectors,
            @ForAll @IntRange(min = 1, max = 60) int die,
            @ForAll @DoubleRange(max = 100) double distance) {
        Assume.that(die <= sectors);
        Dispersion dispersion = on(width, depth, across, along, sectors).withDistance(distance);
        assertThat(land(dispersion, die).distance(dispersion.point())).isCloseTo(distance, within(EXACT));
    }

    /** Computes the angle in the way of a person. */
    @Property
    @Tries(build = 300, thorough = 1000)
    void theAngleIsThatOfTheCentreLessTheSectors(
            @ForAll @DoubleRange(max = 1) double across,
            @ForAll @DoubleRange(max = 1) double along,
            @ForAll @IntRange(min = 1, max = 60) int sectors,
            @ForAll @IntRange(min = 1, max = 60) int die) {
        Dispersion dispersion = on(48, 72, across, along, sectors);
        Point point = dispersion.point();
        Assume.that(die <= sectors && point.distance(new Point(24, 36)) > 0.001);
        double angle = StrictMath.atan2(36 - point.y(), 24 - point.x()) - 2 * Math.PI * (die - 1) / sectors;
        same(
                land(dispersion, die),
                new Point(point.x() + 16 * StrictMath.cos(angle), point.y() + 16 * StrictMath.sin(angle)));
    }

    @Property
    @Tries(build = 300, thorough = 1000)
    void aHigherNumberIsTurnedClockwiseAboutThePoint(
            @ForAll @DoubleRange(max = 1) double across,
            @ForAll @DoubleRange(max = 1) double along,
            @ForAll @IntRange(min = 1, max = 60) int sectors,
            @ForAll @IntRange(min = 1, max = 60) int die,
            @ForAll @IntRange(min = 1, max = 60) int other) {
        Assume.that(die <= sectors && other <= sectors);
        Dispersion dispersion = on(48, 48, across, along, sectors);
        Point point = dispersion.point();
        Point landed = land(dispersion, die);
        double angle = 2 * Math.PI * (other - die) / sectors;
        double east = landed.x() - point.x();
        double north = landed.y() - point.y();
        same(
                land(dispersion, other),
                new Point(
                        point.x() + east * StrictMath.cos(angle) + north * StrictMath.sin(angle),
                        point.y() + north * StrictMath.cos(angle) - east * StrictMath.sin(angle)));
    }

    @Property
    @Tries(build = 300, thorough = 1000)
    void movingTheTableMovesTheLanding(
            @ForAll @DoubleRange(max = 1) double across,
            @ForAll @DoubleRange(max = 1) double along,
            @ForAll @IntRange(min = 1, max = 20) int die,
            @ForAll @IntRange(min = -1000, max = 1000) int east,
            @ForAll @IntRange(min = -1000, max = 1000) int north) {
        Dispersion dispersion = on(48, 36, across, along, 20);
        Dispersion moved = dispersion
                .withTable(new Rectangle(east, north, east + 48, north + 36))
                .withPoint(new Point(
                        dispersion.point().x() + east, dispersion.point().y() + north));
        Point landed = land(dispersion, die);
        same(land(moved, die), new Point(landed.x() + east, landed.y() + north));
    }

    /** In a mirror image the numbers have the opposite direction. */
    @Property
    @Tries(build = 300, thorough = 1000)
    void aMirrorTurnsTheTemplateOver(
            @ForAll @DoubleRange(max = 1) double across,
            @ForAll @DoubleRange(max = 1) double along,
            @ForAll @IntRange(min = 1, max = 60) int sectors,
            @ForAll @IntRange(min = 1, max = 60) int die) {
        Assume.that(die <= sectors);
        Dispersion dispersion = on(48, 36, across, along, sectors);
        Point point = dispersion.point();
        Point landed = land(dispersion, die);
        int mirrored = die == 1 ? 1 : sectors + 2 - die;
        same(land(dispersion.withPoint(new Point(48 - point.x(), point.y())), mirrored), mirror(landed));
    }

    private static Point mirror(Point point) {
        return new Point(48 - point.x(), point.y());
    }

    /** Except for the centre: there number 1 always faces north. */
    @Property
    @Tries(build = 300, thorough = 1000)
    void turningTheTableTurnsTheLanding(
            @ForAll @DoubleRange(max = 1) double across,
            @ForAll @DoubleRange(max = 1) double along,
            @ForAll @IntRange(min = 1, max = 20) int die) {
        Dispersion dispersion = on(48, 36, across, along, 20);
        Point point = dispersion.point();
        Assume.that(!point.equals(new Point(24, 18)));
        Dispersion turned =
                dispersion.withTable(Rectangle.table(36, 48)).withPoint(new Point(point.y(), 48 - point.x()));
        Point landed = land(dispersion, die);
        same(land(turned, die), new Point(landed.y(), 48 - landed.x()));
    }
}
