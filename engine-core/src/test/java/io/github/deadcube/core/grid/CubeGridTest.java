package io.github.deadcube.core.grid;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.api.battlefield.Face;
import io.github.deadcube.api.battlefield.Face.Gap;
import io.github.deadcube.api.extend.Hooks.MovementMode;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** ADV-2, ADV-3, ADV-7, ADV-9 to ADV-12, GEO-8, SLAM-2: where a step leads. */
class CubeGridTest {
    private static final Battlefield OPEN = Battlefield.open(5, 5, 3);

    private static Cube cube(String notation) {
        return Cube.of(notation);
    }

    private static List<String> steps(Battlefield field, int size, String from) {
        List<String> steps = new ArrayList<>();
        for (Cube to : CubeGrid.of(field).steps(MovementMode.CLIMBING, size, cube(from))) steps.add(to.toString());
        return steps;
    }

    private static RuleId refused(Battlefield field, int size, String from, String to) {
        CubeGrid grid = CubeGrid.of(field);
        assertThat(grid.leads(MovementMode.CLIMBING, size, cube(from), cube(to)))
                .isFalse();
        return java.util.Objects.requireNonNull(grid.refusal(MovementMode.CLIMBING, size, cube(from), cube(to)))
                .rule();
    }

    private static boolean leads(Battlefield field, int size, String from, String to) {
        CubeGrid grid = CubeGrid.of(field);
        boolean leads = grid.leads(MovementMode.CLIMBING, size, cube(from), cube(to));
        assertThat(NoStepReason.reason(field, size, MovementMode.CLIMBING, cube(from), cube(to)) == null)
                .isEqualTo(leads);
        return leads;
    }

    @Test
    void onOpenGroundAllEightNeighboursAreOneStepAway() {
        assertThat(steps(OPEN, 4, "c3")).containsExactly("b2", "c2", "d2", "b3", "d3", "b4", "c4", "d4");
        assertThat(steps(OPEN, 1, "a1")).containsExactly("b1", "a2", "b2");
    }

    @Test
    void adv2AndAdv3NameTheirRefusals() {
        assertThat(refused(OPEN, 1, "c3", "c5")).isEqualTo(RuleIds.ADV_2);
        assertThat(refused(OPEN, 1, "c3", "c3")).isEqualTo(RuleIds.ADV_2);
        Cube beyond = new Cube(0, 1, 1);
        assertThat(CubeGrid.of(OPEN).refusal(MovementMode.CLIMBING, 1, cube("a1"), beyond))
                .satisfies(r -> assertThat(r.rule()).isEqualTo(RuleIds.ADV_3));
    }

    /** ADV-7: the largest SZ that fits: blocked 0, small 1, medium 2, large 3, open and low 4. */
    @ParameterizedTest
    @CsvSource({"BLOCKED,0", "SMALL,1", "MEDIUM,2", "LARGE,3", "LOW,4", "OPEN,4"})
    void gapsLetModelsThroughByTheirSize(Gap gap, int largest) {
        Battlefield field = OPEN.withFace(cube("c3"), Direction.NORTH, new Face(gap, false));
        for (int size = 1; size <= 4; size++) {
            assertThat(leads(field, size, "c3", "c4")).isEqualTo(size <= largest);
            assertThat(leads(field, size, "c4", "c3")).isEqualTo(size <= largest);
            assertThat(CubeGrid.of(field).toward(size, cube("c3"), cube("c4")).isEmpty())
                    .isEqualTo(size > largest);
        }
        if (largest < 4) assertThat(refused(field, largest + 1, "c3", "c4")).isEqualTo(RuleIds.ADV_7);
    }

    /** ADV-9: a diagonal step needs one free order of crossings, not both. */
    @Test
    void aDiagonalStepGoesAroundOneCornerButNotThroughTwo() {
        Battlefield one = OPEN.withFace(cube("c3"), Direction.NORTH, Face.BLOCKED);
        assertThat(leads(one, 1, "c3", "d4")).isTrue();
        Battlefield two = one.withFace(cube("c3"), Direction.EAST, Face.BLOCKED);
        assertThat(refused(two, 1, "c3", "d4")).isEqualTo(RuleIds.ADV_7);
        Battlefield farther = one.withFace(cube("d3"), Direction.NORTH, Face.BLOCKED);
        assertThat(refused(farther, 1, "c3", "d4")).isEqualTo(RuleIds.ADV_7);
        assertThat(CubeGrid.of(farther).toward(1, cube("c3"), cube("d4")).isEmpty())
                .isTrue();
    }

    /** c4 with a roof and this southern wall. */
    private static Battlefield roof(Face south) {
        return OPEN.withFace(cube("c4"), Direction.SOUTH, south).withFloor(cube("c4:2"), true);
    }

    /**
     * ADV-10: a model climbs a wall in a sideways direction of the step, whatever its gap, unless the wall is smooth.
     */
    @Test
    void aWallBesideTheStepIsClimbed() {
        assertThat(leads(roof(Face.BLOCKED), 4, "c3", "c4:2")).isTrue();
        assertThat(leads(roof(Face.wall(Gap.LARGE)), 4, "c3", "c4:2")).isTrue();
        assertThat(refused(roof(new Face(Gap.BLOCKED, true)), 1, "c3", "c4:2")).isEqualTo(RuleIds.ADV_10);
        assertThat(refused(roof(Face.LOW), 1, "c3", "c4:2")).isEqualTo(RuleIds.ADV_10);
        assertThat(refused(roof(Face.BLOCKED), 1, "c4", "c4:2"))
                .as("a floor in the way")
                .isEqualTo(RuleIds.ADV_10);
    }

    /**
     * ADV-10: a wall on a face that the step does not cross is no help. On a diagonal step, the last crossed face
     * counts.
     */
    @Test
    void aWallElsewhereIsNotClimbed() {
        Battlefield west =
                OPEN.withFace(cube("c3"), Direction.WEST, Face.BLOCKED).withFloor(cube("c4:2"), true);
        assertThat(refused(west, 1, "c3", "c4:2")).isEqualTo(RuleIds.ADV_10);
        Battlefield lastCrossed =
                OPEN.withFace(cube("c3"), Direction.EAST, Face.wall(Gap.LARGE)).withFloor(cube("d4:2"), true);
        assertThat(leads(lastCrossed, 3, "c3", "d4:2")).isTrue();
    }

    /** ADV-11, ADV-9: a step down needs nothing to climb; cubes in the middle of a step need no floor. */
    @Test
    void downOneLevelIsAnOrdinaryStep() {
        Battlefield field = OPEN.withFloor(cube("c4:2"), true);
        assertThat(leads(field, 4, "c4:2", "c3")).isTrue();
        assertThat(leads(field, 4, "c4:2", "b3")).isTrue();
        assertThat(refused(field, 1, "c4:2", "c4")).as("through its own floor").isEqualTo(RuleIds.ADV_11);
    }

    /** ADV-12: no step goes up into the air; after a step on one level or down, the model drops. */
    @Test
    void aStepIntoTheAirIsNotPossibleUpwards() {
        Battlefield field = OPEN.withFloor(cube("c4:2"), true);
        assertThat(refused(field, 1, "c4:2", "c4:3")).isEqualTo(RuleIds.ADV_12);
        assertThat(leads(field, 1, "c4:2", "c3:2")).isTrue();
    }

    /** Cached steps equal the uncached ones, on random battlefields and for every size. */
    @Test
    void cachedStepsEqualUncachedSteps() {
        SplittableRandom chance = new SplittableRandom(7);
        for (int n = 0; n < 40; n++) {
            Battlefield field = Fields.random(chance);
            CubeGrid grid = CubeGrid.of(field);
            for (Cube from : field.cubes())
                for (int size = 1; size <= 4; size++) {
                    List<Cube> listed = List.of(grid.steps(MovementMode.CLIMBING, size, from));
                    int sz = size;
                    List<Cube> slow = field.cubes()
                            .filter(to -> NoStepReason.reason(field, sz, MovementMode.CLIMBING, from, to) == null)
                            .asJava();
                    assertThat(listed).isEqualTo(slow);
                }
        }
    }
}
