package io.github.deadcube.dispersion;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.dispersion.Dispersion.Element;
import io.github.deadcube.dispersion.Landing.Reason;
import io.github.deadcube.testkit.junit.Rule;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The obligations for an element that has landed badly. */
class ObligationTest {
    /** Number 1 faces east, and 11 is the opposite. */
    private static final Dispersion WEST = Dispersion.at(new Point(10, 24));

    private static final int OPPOSITE = 11;
    private static final Rectangle SOUTH_ZONE = new Rectangle(0, 0, 48, 12);
    private static final Rectangle NORTH_ZONE = new Rectangle(0, 36, 48, 48);

    private static Landing after(Dispersion dispersion, int die) {
        return dispersion.land(die).get();
    }

    private static Option<Reason> reason(Dispersion dispersion, int die) {
        return after(dispersion, die).reason();
    }

    private static String places(Dispersion dispersion) {
        return after(dispersion, OPPOSITE).places().get().mkString("; ");
    }

    /** Returns a dispersion that lands at this point. */
    private static Dispersion landing(double x, double y) {
        return Dispersion.at(new Point(x, y)).withDistance(0);
    }

    @Rule("N3-5")
    @Test
    void aTroopOffTheTableIsPlacedAgain() {
        Landing landing = after(WEST, OPPOSITE);
        assertThat(landing)
                .isEqualTo(new Landing(
                        new Point(-6, 24),
                        Option.some(RuleIds.N3_5),
                        Option.some(Reason.OFF_THE_TABLE),
                        Option.none()));
        assertThat(landing.words()).isEqualTo("deployment zone");
        assertThat(landing.explanation())
                .isEqualTo("deployment zone: off the table, so its owner places it in its own deployment zone,"
                        + " touching a border of the table (N3-5)");
        assertThat(landing.allows(new Point(24, 1))).as("no zone is known").isFalse();
    }

    /** The radius of a base of 25 mm is 0.492125984 in, of 40 mm 0.787401575, of 55 mm 1.082677165. */
    @Rule({"N3-5", "N3-8"})
    @ParameterizedTest
    @CsvSource({
        "25, 0.492125984, 24, ",
        "25, 0.492125982, 24, partly off the table",
        "40, 24, 47.212598425, ",
        "40, 24, 47.212598427, partly off the table",
        "55, 46.917322835, 24, ",
        "55, 46.917322837, 24, partly off the table",
        "25.4, 24, 0.5, ",
        "25.4, 24, 0.499999998, partly off the table",
        "25, 0, 24, partly off the table",
    })
    void theWholeBaseOfATroopIsOnTheTable(double base, double x, double y, String why) {
        assertThat(reason(landing(x, y).withBase(base), 1).map(Reason::toString))
                .isEqualTo(Option.of(why));
    }

    /** A base may touch an enemy zone or a barred area, but must not overlap it. */
    @Rule("N3-5")
    @ParameterizedTest
    @CsvSource({
        "24, 35.5, ",
        "24, 35.500000002, in the enemy zone",
        "24, 40, in the enemy zone",
        "9.5, 22, ",
        "9.500000002, 22, in a barred area",
        "9.6, 19.7, ",
        "9.600000002, 19.7, in a barred area",
        "12, 22, in a barred area",
    })
    void aTroopStaysOutOfWhereItMayNotDeploy(double x, double y, String why) {
        Dispersion dispersion = landing(x, y)
                .withBase(25.4)
                .withEnemyZones(Vector.of(NORTH_ZONE))
                .withBarred(Vector.of(new Rectangle(10, 20, 14, 24)));
        assertThat(reason(dispersion, 1).map(Reason::toString)).isEqualTo(Option.of(why));
    }

    /** The places are along the three borders that the zone touches. The whole base is in the zone. */
    @Rule("N3-5")
    @Test
    void itsOwnerPlacesItAnywhereAlongTheBordersOfItsZone() {
        Dispersion dispersion = WEST.withBase(25.4).withZone(Option.some(SOUTH_ZONE));
        assertThat(places(dispersion)).isEqualTo("0.5,0.5,47.5,0.5; 47.5,0.5,47.5,11.5; 0.5,0.5,0.5,11.5");
        Landing landing = after(dispersion, OPPOSITE);
        assertThat(landing.allows(new Point(20, 0.5))).isTrue();
        assertThat(landing.allows(new Point(20, 0.6))).isFalse();
        assertThat(landing.allows(new Point(0.5, 11.6))).isFalse();
        assertThat(places(dispersion.withZone(Option.some(NORTH_ZONE))))
                .isEqualTo("47.5,36.5,47.5,47.5; 0.5,47.5,47.5,47.5; 0.5,36.5,0.5,47.5");
        assertThat(places(WEST.withZone(Option.some(new Rectangle(0, 0, 1, 12)))))
                .isEqualTo("0.492125984,0.492125984,0.507874016,0.492125984; "
                        + "0.492125984,0.492125984,0.492125984,11.507874016");
    }

    /** A zone that is exactly as wide as the base, or as deep, has room for it. */
    @Rule("N3-5")
    @Test
    void aBaseMayFillItsZone() {
        Dispersion dispersion = WEST.withBase(25.4);
        Landing narrow = after(dispersion.withZone(Option.some(new Rectangle(0, 0, 1, 12))), OPPOSITE);
        assertThat(narrow.allows(new Point(0.5, 6))).isTrue();
        assertThat(narrow.allows(new Point(0.6, 6))).isFalse();
        Landing shallow = after(dispersion.withZone(Option.some(new Rectangle(0, 0, 48, 1))), OPPOSITE);
        assertThat(shallow.allows(new Point(20, 0.5))).isTrue();
        assertThat(shallow.allows(new Point(20, 0.6))).isFalse();
    }

    /** If the zone has no room for the base or touches no border, there is no place. */
    @Rule("N3-5")
    @ParameterizedTest
    @CsvSource({"10, 10, 20, 20", "0, 0, 48, 0.9", "0, 0, 0.9, 48"})
    void thereMayBeNoPlace(double west, double south, double east, double north) {
        Dispersion dispersion = WEST.withZone(Option.some(new Rectangle(west, south, east, north)));
        assertThat(after(dispersion, OPPOSITE).places().get()).isEmpty();
    }

    /** The element must not be placed where it may not deploy. */
    @Rule("N3-5")
    @Test
    void barredAreasAreRemovedFromTheZone() {
        Dispersion dispersion = WEST.withBase(25.4).withZone(Option.some(new Rectangle(6, 0, 42, 12)));
        assertThat(places(dispersion)).isEqualTo("6.5,0.5,41.5,0.5");
        assertThat(places(dispersion.withBarred(Vector.of(new Rectangle(20, 0, 22, 1)))))
                .isEqualTo("6.5,0.5,19.5,0.5; 22.5,0.5,41.5,0.5");
        assertThat(places(dispersion.withBarred(Vector.of(new Rectangle(20, 0.8, 22, 2)))))
                .isEqualTo("6.5,0.5,19.6,0.5; 22.4,0.5,41.5,0.5");
        assertThat(places(dispersion.withBarred(Vector.of(new Rectangle(20, 1, 22, 2)))))
                .isEqualTo("6.5,0.5,41.5,0.5");
        assertThat(places(dispersion.withEnemyZones(Vector.of(new Rectangle(0, 0, 40, 12)))))
                .isEqualTo("40.5,0.5,41.5,0.5");
        assertThat(places(dispersion.withBarred(Vector.of(new Rectangle(0, 0, 20, 2), new Rectangle(20, 0, 48, 2)))))
                .isEmpty();
    }

    /** A beacon is destroyed only if its centre is off the table. */
    @Rule("N3-6")
    @Test
    void aBeaconIsDestroyedOffTheTableOnly() {
        Landing destroyed = after(WEST.withElement(Element.BEACON), OPPOSITE);
        assertThat(destroyed.obligation()).contains(RuleIds.N3_6);
        assertThat(destroyed.places()).isEmpty();
        assertThat(destroyed.words()).isEqualTo("removed beacon");
        assertThat(destroyed.explanation()).isEqualTo("removed beacon: it is off the table, so it is destroyed (N3-6)");
        assertThat(after(WEST.withElement(Element.BEACON).withDistance(10.000000001), OPPOSITE)
                        .obligation())
                .isNotEmpty();
        assertThat(after(WEST.withElement(Element.BEACON).withDistance(10), OPPOSITE)
                        .obligation())
                .isEmpty();
        Dispersion enemyZone =
                landing(24, 40).withEnemyZones(Vector.of(NORTH_ZONE)).withBarred(Vector.of(NORTH_ZONE));
        assertThat(after(enemyZone.withElement(Element.BEACON), 1).obligation()).isEmpty();
        assertThat(after(enemyZone, 1).obligation()).isNotEmpty();
    }

    /** The caller decides about other elements. */
    @Rule("N3-7")
    @ParameterizedTest
    @EnumSource(names = {"TEMPLATE", "OTHER"})
    void anythingElseOffTheTableIsSaidToBe(Element element) {
        Landing off = after(WEST.withElement(element), OPPOSITE);
        assertThat(off.obligation()).contains(RuleIds.N3_7);
        assertThat(off.words()).isEqualTo("off the table");
        assertThat(off.explanation()).isEqualTo("off the table: the caller decides what follows (N3-7)");
        assertThat(after(WEST.withElement(element).withDistance(10), OPPOSITE).obligation())
                .isEmpty();
        assertThat(after(landing(24, 40).withElement(element).withBarred(Vector.of(NORTH_ZONE)), 1)
                        .obligation())
                .isEmpty();
    }
}
