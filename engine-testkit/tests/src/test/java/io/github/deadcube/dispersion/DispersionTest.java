package io.github.deadcube.dispersion;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.testkit.junit.Rule;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The points where elements land. */
class DispersionTest {
    private static Landing land(Dispersion dispersion, int die) {
        return dispersion.land(die).get();
    }

    private static String landed(double x, double y, int die) {
        return land(Dispersion.at(new Point(x, y)), die).point().toString();
    }

    /** Number 1 faces north, and 6 of 20 is a quarter of a turn clockwise. */
    @Rule({"N3-2", "N3-3", "N3-4"})
    @Test
    void aQuarterClockwiseOfNorthIsEast() {
        Landing landing = land(Dispersion.at(new Point(24, 12)), 6);
        assertThat(landing.point()).isEqualTo(new Point(40, 12));
        assertThat(landing.obligation()).isEmpty();
    }

    /** From any point, number 1 faces the centre of the table. */
    @Rule("N3-2")
    @ParameterizedTest
    @CsvSource({
        "24, 12, '24,28'",
        "24, 36, '24,20'",
        "10, 24, '26,24'",
        "38, 24, '22,24'",
        "4, 4, '15.313708499,15.313708499'",
        "9, 4, '18.6,16.8'",
        "23.999999999, 24, '39.999999999,24'",
        "24.000000001, 24.000000001, '12.686291502,12.686291502'",
    })
    void number1FacesTheCentre(double x, double y, String landed) {
        assertThat(landed(x, y, 1)).isEqualTo(landed);
    }

    /** On the centre of the table, number 1 faces north. */
    @Rule("N3-2")
    @ParameterizedTest
    @CsvSource({"1, '24,40'", "6, '40,24'", "11, '24,8'", "16, '8,24'"})
    void onTheCentreNumber1FacesNorth(int die, String landed) {
        assertThat(landed(24, 24, die)).isEqualTo(landed);
    }

    /** Tables of any size have a centre. */
    @Rule("N3-2")
    @Test
    void everyTableHasACentre() {
        Dispersion odd = Dispersion.at(new Point(23.65, 10.05)).withTable(Rectangle.table(47.3, 20.1));
        assertThat(land(odd, 1).point()).isEqualTo(new Point(23.65, 26.05));
        Dispersion elsewhere = Dispersion.at(new Point(-20, 110)).withTable(new Rectangle(-30, 100, -10, 140));
        assertThat(land(elsewhere, 1).point()).isEqualTo(new Point(-20, 126));
        assertThat(land(elsewhere.withPoint(new Point(-20, 120)), 1).point()).isEqualTo(new Point(-20, 136));
    }

    /** 18 degrees for each number. The expected coordinates were computed independently, to 30 places. */
    @Rule({"N3-3", "N3-4"})
    @ParameterizedTest
    @CsvSource({
        "1, '24,28'",
        "2, '28.94427191,27.216904261'",
        "3, '33.404564037,24.94427191'",
        "4, '36.94427191,21.404564037'",
        "5, '39.216904261,16.94427191'",
        "6, '40,12'",
        "7, '39.216904261,7.05572809'",
        "11, '24,-4'",
        "16, '8,12'",
        "20, '19.05572809,27.216904261'",
    })
    void eachNumberIsAnEqualSectorFurther(int die, String landed) {
        assertThat(landed(24, 12, die)).isEqualTo(landed);
    }

    /** Other templates. */
    @Rule("N3-3")
    @ParameterizedTest
    @CsvSource({
        "4, 2, '40,12'",
        "8, 2, '35.313708499,23.313708499'",
        "12, 2, '32,25.856406461'",
        "12, 3, '37.856406461,20'",
        "6, 5, '10.143593539,4'",
        "2, 2, '24,-4'",
        "1, 1, '24,28'",
        "1000, 251, '40,12'",
    })
    void theTemplateMayHaveOtherSectors(int sectors, int die, String landed) {
        Dispersion dispersion = Dispersion.at(new Point(24, 12)).withSectors(sectors);
        assertThat(land(dispersion, die).point()).hasToString(landed);
    }

    /** The numbers of a template may have any order. */
    @Rule("N3-3")
    @Test
    void theDieIsLookedForOnTheTemplate() {
        Dispersion dispersion = Dispersion.at(new Point(24, 12)).withTemplate(Vector.of(1, 4, 2, 3));
        assertThat(land(dispersion, 4).point()).isEqualTo(new Point(40, 12));
        assertThat(land(dispersion, 2).point()).isEqualTo(new Point(24, -4));
    }

    /** A skill or the scenario may change the distance. */
    @Rule("N3-4")
    @ParameterizedTest
    @CsvSource({"0, '24,12'", "8.5, '32.5,12'", "1000000, '1000024,12'"})
    void theDistanceMayBeAnother(double distance, String landed) {
        assertThat(land(Dispersion.at(new Point(24, 12)).withDistance(distance), 6)
                        .point())
                .hasToString(landed);
    }
}
