package io.github.deadcube.dispersion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import io.github.deadcube.dispersion.Dispersion.Element;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DispersionValuesTest {
    /** N3-4: 48 × 48 in, 16 in, 20 sectors. */
    @Test
    void theDefaultsAreATroopOnAStandardTable() {
        Dispersion dispersion = Dispersion.at(new Point(10, 24));
        assertThat(dispersion.table()).hasToString("0,0,48,48");
        assertThat(dispersion.distance()).isEqualTo(16);
        assertThat(dispersion.template()).isEqualTo(Vector.rangeClosed(1, 20));
        assertThat(dispersion.element()).isEqualTo(Element.TROOP);
        assertThat(dispersion.base()).isEqualTo(25);
        assertThat(dispersion.zone()).isEmpty();
        assertThat(dispersion.enemyZones()).isEmpty();
        assertThat(dispersion.barred()).isEmpty();
    }

    /** N3-4: 25.4 mm to the inch. */
    @ParameterizedTest
    @CsvSource({"25.4, 0.5", "25, 0.49212598425196851", "40, 0.78740157480314961", "55, 1.0826771653543307"})
    void halfADiameterIsARadiusInInches(double millimetres, double radius) {
        assertThat(Dispersion.at(new Point(0, 0)).withBase(millimetres).radius())
                .isCloseTo(radius, within(1e-15));
    }

    @Test
    void pointsAreRoundedToABillionthOfAnInch() {
        assertThat(new Point(1.0000000004, -0.0000000004))
                .isEqualTo(new Point(1, 0))
                .hasToString("1,0");
        assertThat(new Point(1.0000000006, -0.5))
                .isEqualTo(new Point(1.000000001, -0.5))
                .hasToString("1.000000001,-0.5");
        assertThat(new Point(-1e5, 1e6)).hasToString("-100000,1000000");
        assertThat(new Point(1e300, Double.NaN)).hasToString("1" + "0".repeat(300) + ",NaN");
    }

    @Test
    void anyTwoOppositeCornersMakeARectangle() {
        Rectangle rectangle = new Rectangle(-1, 2, 3, 4.5);
        assertThat(rectangle).hasToString("-1,2,3,4.5");
        assertThat(Rectangle.between(new Point(3, 2), new Point(-1, 4.5))).isEqualTo(rectangle);
        assertThat(Rectangle.between(new Point(-1, 2), new Point(3, 4.5))).isEqualTo(rectangle);
        assertThat(rectangle.contains(new Point(3, 4.5))).isTrue();
        assertThat(rectangle.contains(new Point(3.000000001, 4))).isFalse();
        assertThat(rectangle.contains(new Point(0, 1.999999999))).isFalse();
        assertThat(rectangle.distance(new Point(0, 3))).isZero();
        assertThat(rectangle.distance(new Point(-4, 8.5))).isEqualTo(5);
        assertThat(rectangle.contains(new Rectangle(-1, 2, 3, 4))).isTrue();
        assertThat(rectangle.contains(new Rectangle(-1, 1, 3, 4))).isFalse();
    }

    @Test
    void aTroopMayBePlacedAtBothEndsOfALine() {
        Rectangle line = new Rectangle(0.5, 0.5, 0.5, 11.5);
        Landing landing = new Landing(new Point(-6, 24), Option.none(), Option.none(), Option.some(Vector.of(line)));
        assertThat(landing.allows(new Point(0.5, 0.5))).isTrue();
        assertThat(landing.allows(new Point(0.5, 11.5))).isTrue();
        assertThat(landing.allows(new Point(0.5, 6))).isTrue();
        assertThat(landing.allows(new Point(0.50001, 6))).isFalse();
        assertThat(landing.allows(new Point(0.5, 11.50001))).isFalse();
    }

    @Test
    void aTemplateHasSectors() {
        Dispersion any = Dispersion.at(new Point(0, 0));
        assertThat(any.withSectors(8).template()).isEqualTo(Vector.rangeClosed(1, 8));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> any.withSectors(0))
                .withMessageContaining("not 0");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> any.withSectors(1001))
                .withMessageContaining("1 to 1000");
    }
}
