package io.github.deadcube.dispersion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.properties.Tries;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** All faults are reported together. */
class DispersionCheckTest {
    private static final Dispersion SOUND = Dispersion.at(new Point(10, 24));

    private static Vector<String> errors(Dispersion dispersion, int die) {
        return Vector.ofAll(dispersion.land(die).getLeft()).map(Fault::toString);
    }

    @Test
    void everythingAtOnce() {
        Dispersion wrong = Dispersion.at(new Point(50, 24))
                .withDistance(-1)
                .withBase(0)
                .withZone(Option.some(new Rectangle(0, 12, 48, 12)))
                .withEnemyZones(Vector.of(new Rectangle(0, 36, 49, 48)))
                .withBarred(Vector.of(new Rectangle(2, 2, 1, 3), new Rectangle(0, 0, 1e7, 1)));
        assertThat(errors(wrong, 21))
                .containsExactly(
                        "point: 50,24 is off the table, which is 0,0,48,48 (N3-2)",
                        "die: the template has no number 21; it has 1 to 20 (N3-3)",
                        "distance: it is 0 to 1000000 in, not -1 (N3-4)",
                        "base: its diameter is more than 0 and at most 1000000 mm, not 0 (N3-5)",
                        "zone: 0,12,48,12 has no area: the south-western corner comes first, then the north-eastern"
                                + " (N3-5)",
                        "enemy zone: 0,36,49,48 reaches beyond the table, which is 0,0,48,48 (N3-5)",
                        "barred area: 2,2,1,3 has no area: the south-western corner comes first, then the"
                                + " north-eastern (N3-5)",
                        "barred area: 0,0,10000000,1 is not within 1000000 in (N3-5)");
    }

    @Test
    void faultsThatFollowFromAFaultyTableAreNotReported() {
        Dispersion wrong = Dispersion.at(new Point(500, 24))
                .withTable(Rectangle.table(48, 0))
                .withZone(Option.some(new Rectangle(0, 0, 48, 12)));
        assertThat(errors(wrong, 1))
                .containsExactly("table: 0,0,48,0 has no area: the south-western corner comes first, then the"
                        + " north-eastern (N3-4)");
    }

    @Test
    void theTemplateBeginsWithOneAndRepeatsNothing() {
        String wrong = "template: its numbers begin with 1, and each is there once (N3-3)";
        assertThat(errors(SOUND.withTemplate(Vector.empty()), 1)).containsExactly(wrong);
        assertThat(errors(SOUND.withTemplate(Vector.of(2, 1)), 1)).containsExactly(wrong);
        assertThat(errors(SOUND.withTemplate(Vector.of(1, 2, 2)), 1)).containsExactly(wrong);
        assertThat(errors(SOUND.withTemplate(Vector.of(1, 4, 2)), 3))
                .containsExactly("die: the template has no number 3; it has 1, 4, 2 (N3-3)");
    }

    @Test
    void noNumberIsNotANumber() {
        assertThat(errors(SOUND.withPoint(new Point(Double.NaN, 1)).withDistance(Double.POSITIVE_INFINITY), 1))
                .containsExactly(
                        "point: NaN,1 is not within 1000000 in (N3-2)",
                        "distance: it is 0 to 1000000 in, not Infinity (N3-4)");
    }

    @Property
    @Tries(build = 300, thorough = 1000)
    void anyNumbersAreAnswered(
            @ForAll double x, @ForAll double y, @ForAll double distance, @ForAll double base, @ForAll int die) {
        Dispersion dispersion = Dispersion.at(new Point(x, y))
                .withTable(new Rectangle(y, x, base, distance))
                .withDistance(distance)
                .withBase(base)
                .withZone(Option.some(new Rectangle(x, y, distance, base)));
        assertThatCode(() -> dispersion.land(die)).doesNotThrowAnyException();
    }
}
