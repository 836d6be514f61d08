package io.github.deadcube.core.grid;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Body;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.api.extend.Hooks.MovementMode;
import io.github.deadcube.core.sight.Tables;
import io.github.deadcube.core.sight.Turn;
import io.github.deadcube.properties.Tries;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** ADV-7 to ADV-14, GEO-7, SLAM-2, FALL-3: properties of steps and throws, on random battlefields full of scenery. */
class StepsPropertyTest {
    private static List<Cube> places(Battlefield field) {
        return field.cubes().flatMap(CubeGrid.of(field)::parts).asJava();
    }

    private static List<Cube> steps(Battlefield field, MovementMode mode, int size, Cube from) {
        return List.of(CubeGrid.of(field).steps(mode, size, from));
    }

    @Property
    @Tries(build = 30, thorough = 1_000)
    void theSlowReferenceFindsTheSameSteps(
            @ForAll long seed, @ForAll MovementMode mode, @ForAll @IntRange(min = 1, max = 4) int size) {
        Battlefield field = new Tables(seed).next();
        SlowSteps slow = new SlowSteps(field, size, mode);
        List<Cube> places = places(field);
        for (Cube from : places) {
            List<Cube> to = new ArrayList<>();
            for (Cube there : places) if (slow.leads(from, there)) to.add(there);
            assertThat(steps(field, mode, size, from)).as("from %s", from).isEqualTo(to);
        }
    }

    @Property
    @Tries(build = 20, thorough = 300)
    void aStepIsRefusedExactlyIfItIsNotListed(
            @ForAll long seed, @ForAll MovementMode mode, @ForAll @IntRange(min = 1, max = 4) int size) {
        Battlefield field = new Tables(seed).next();
        CubeGrid grid = CubeGrid.of(field);
        for (Cube from : places(field))
            for (Cube to : places(field))
                assertThat(NoStepReason.reason(field, size, mode, from, to) == null)
                        .as("%s to %s", from, to)
                        .isEqualTo(grid.leads(mode, size, from, to));
    }

    @Property
    @Tries(build = 30, thorough = 600)
    void mirroredOrTurnedBattlefieldsHaveTheSameSteps(
            @ForAll long seed,
            @ForAll boolean mirrored,
            @ForAll @IntRange(max = 3) int quarters,
            @ForAll MovementMode mode,
            @ForAll @IntRange(min = 1, max = 4) int size) {
        Battlefield field = new Tables(seed).next();
        Turn turn = new Turn(mirrored, quarters, 0, 0);
        Battlefield turned = turn.of(field);
        for (Cube from : places(field)) {
            assertThat(steps(turned, mode, size, turn.of(from)))
                    .containsExactlyInAnyOrderElementsOf(steps(field, mode, size, from).stream()
                            .map(turn::of)
                            .toList());
            assertThat(Integer.bitCount(spots(turned, mode, size, turn.of(from))))
                    .isEqualTo(Integer.bitCount(spots(field, mode, size, from)));
        }
    }

    private static int spots(Battlefield field, MovementMode mode, int size, Cube cube) {
        return CubeGrid.of(field).spots(mode, size, Body.base(size)).applyAsInt(cube);
    }

    @Property
    @Tries(build = 20, thorough = 400)
    void smallModelsHaveAllStepsOfLargeModels(@ForAll long seed, @ForAll MovementMode mode) {
        Battlefield field = new Tables(seed).next();
        for (Cube from : places(field))
            for (int size = 2; size <= 4; size++)
                assertThat(steps(field, mode, size - 1, from)).containsAll(steps(field, mode, size, from));
    }

    @Property
    @Tries(build = 20, thorough = 400)
    void aThrowFollowsEveryStepOnOneLevel(
            @ForAll long seed, @ForAll MovementMode mode, @ForAll @IntRange(min = 1, max = 4) int size) {
        // K-JUMP-PACK: a model that jumps over walls is not thrown over them
        Assume.that(!mode.jumps());
        Battlefield field = new Tables(seed).next();
        CubeGrid grid = CubeGrid.of(field);
        for (Cube from : places(field))
            for (Direction d : Direction.ALL) {
                Cube to = from.next(d);
                boolean walks = steps(field, mode, size, from).stream()
                        .anyMatch(step -> step.whole().equals(to));
                if (walks) assertThat(grid.toward(size, from, to)).isNotEmpty();
            }
    }

    @Property
    @Tries(build = 40, thorough = 400)
    void aFallEndsOnTheBattlefield(@ForAll long seed) {
        Battlefield field = new Tables(seed).next();
        CubeGrid grid = CubeGrid.of(field);
        for (Cube from : places(field))
            if (from.level() > 1) assertThat(field.contains(grid.below(from))).isTrue();
    }
}
