package io.github.deadcube.api.battlefield;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.battlefield.Scenery.Block;
import io.github.deadcube.api.battlefield.Scenery.MiddleWall;
import io.github.deadcube.api.battlefield.Scenery.Platform;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

/** GEO-4 to GEO-7: valid battlefields are built, and invalid ones are reported. */
class BattlefieldBuilderTest {
    private static final MiddleWall MIDDLE = new MiddleWall(MiddleWall.Run.NORTH_SOUTH, Face.BLOCKED);

    private static Cube cube(String text) {
        return Cube.of(text);
    }

    private static Battlefield.Builder builder() {
        return Battlefield.builder(4, 4, 3);
    }

    private static Seq<String> faults(Battlefield.Builder builder) {
        return builder.build().getLeft().map(fault -> fault.where() + " " + fault.rule());
    }

    @Test
    void allKindsOfSceneryAreBuilt() {
        Battlefield field = builder()
                .face(cube("b2"), Direction.NORTH, new Face(Face.Gap.SMALL, true, 3))
                .floor(cube("b3:2"), new Floor(Floor.Cover.NORTH, 1))
                .ladder(cube("b3"))
                .ramp(cube("c1"), Direction.NORTH_WEST)
                .block(cube("a1"), new Block(0, 0, 10, 10, 30))
                .block(cube("a1"), new Block(20, 20, 30, 30, 1))
                .platform(cube("d1"), new Platform(Vector.of(1, 2), 10))
                .middle(cube("d4"), MIDDLE)
                .build()
                .get();
        assertThat(field.face(cube("b3"), Direction.SOUTH).hatch()).isEqualTo(3);
        assertThat(field.floor(cube("b3:2")).cover()).isEqualTo(Floor.Cover.NORTH);
        assertThat(field.scenery(cube("b3")).ladder()).isTrue();
        assertThat(field.scenery(cube("c1")).ramp()).containsExactly(Direction.NORTH_WEST);
        assertThat(field.scenery(cube("a1")).blocks()).hasSize(2);
        assertThat(field.contains(cube("d4w"))).isTrue();
        assertThat(field.contains(cube("d4s"))).isFalse();
        assertThat(field.contains(cube("d3w"))).isFalse();
        assertThat(field.toBuilder().build().get()).isEqualTo(field).hasSameHashCodeAs(field);
        assertThat(field.toBuilder().ladder(cube("a1")).build().get()).isNotEqualTo(field);
    }

    @Test
    void allFaultsAreReportedTogether() {
        assertThat(faults(builder()
                        .face(cube("a4"), Direction.NORTH, Face.LOW)
                        .ladder(cube("e1"))
                        .face(cube("b2"), Direction.NORTH_EAST, Face.LOW)
                        .face(cube("a1"), Direction.EAST, new Face(Face.Gap.OPEN, false, 2))
                        .floor(cube("c1"), Floor.NONE)
                        .ladder(cube("c1:3"))
                        .floor(cube("d1:3"), new Floor(Floor.Cover.FULL, 5))))
                .containsExactly(
                        "a4 GEO-5", "e1 GEO-1", "b2 GEO-4", "a1 GEO-4", "c1 GEO-5", "c1:3 GEO-6", "d1:3 ADV-8");
    }

    @Test
    void aRampNeedsAFullFloorASpaceAboveAndAnExit() {
        assertThat(faults(builder().ramp(cube("b2:2"), Direction.NORTH))).containsExactly("b2:2 GEO-6");
        assertThat(faults(builder().ramp(cube("b2"), Direction.NORTH).floor(cube("b2:2"), Floor.of(Floor.Cover.EAST))))
                .containsExactly("b2 GEO-6");
        assertThat(faults(builder().ramp(cube("a1"), Direction.WEST))).containsExactly("a1 GEO-6");
        assertThat(faults(builder().floor(cube("b2:3"), Floor.FULL).ramp(cube("b2:3"), Direction.NORTH)))
                .containsExactly("b2:3 GEO-6");
        assertThat(faults(builder().ramp(cube("b2"), Direction.NORTH).block(cube("b2"), new Block(1, 1, 2, 2, 3))))
                .containsExactly("b2 GEO-6");
    }

    @Test
    void boxesAreWithinTheirCubesAndNoSpotIsTakenTwice() {
        assertThat(faults(builder().block(cube("a1"), new Block(5, 5, 5, 9, 3))))
                .containsExactly("a1 GEO-6");
        assertThat(faults(builder().block(cube("a1"), new Block(0, 0, 31, 9, 3))))
                .containsExactly("a1 GEO-6");
        assertThat(faults(builder().block(cube("a1"), new Block(0, 0, 9, 9, 31))))
                .containsExactly("a1 GEO-6");
        assertThat(faults(builder()
                        .platform(cube("a1"), new Platform(Vector.of(1, 2), 10))
                        .platform(cube("a1"), new Platform(Vector.of(2, 10), 29))))
                .containsExactly("a1 GEO-6", "a1 GEO-6", "a1 GEO-2");
    }

    @Test
    void aHalfCubeIsBisectedByAWallAndHasAFullFloorOrNone() {
        assertThat(builder()
                        .floor(cube("a1:2"), Floor.FULL)
                        .middle(cube("a1:2"), MIDDLE)
                        .build())
                .isNotEmpty();
        assertThat(faults(builder()
                        .floor(cube("a1:2"), Floor.of(Floor.Cover.SOUTH))
                        .middle(cube("a1:2"), new MiddleWall(MiddleWall.Run.EAST_WEST, Face.LOW))
                        .platform(cube("a1:2"), new Platform(Vector.of(1), 10))))
                .containsExactly("a1:2 GEO-7", "a1:2 GEO-7", "a1:2 GEO-7");
    }

    @Test
    void derivedValuesAreCached() {
        Battlefield field = Battlefield.open(2, 2, 1);
        StringBuilder made = field.derived(StringBuilder.class, f -> new StringBuilder(f.toString()));
        assertThat(field.derived(StringBuilder.class, f -> new StringBuilder())).isSameAs(made);
    }

    @Test
    void derivedValuesAreCachedByTheirRequestedType() {
        Battlefield field = Battlefield.open(2, 2, 1);
        String text = field.derived(String.class, Battlefield::toString);
        CharSequence words = field.derived(CharSequence.class, f -> "words");
        assertThat(words).isEqualTo("words");
        assertThat(field.derived(CharSequence.class, f -> "others")).isSameAs(words);
        assertThat(field.derived(String.class, f -> "other")).isSameAs(text);
    }
}
