package io.github.deadcube.testkit.cli.look;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.battlefield.Body;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.core.drawing.BattlefieldDrawings;
import io.github.deadcube.core.text.NamedBattlefield;
import io.github.deadcube.core.view.SightMap;
import io.github.deadcube.testkit.cli.Run;
import io.github.deadcube.testkit.start.ShippedThings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code deadcube table}. */
class ShowTableTest {
    @TempDir
    private Path folder = Path.of("");

    @ParameterizedTest
    @ValueSource(
            strings = {"open-street", "walled-compound", "rooftop-quarter", "container-yard", "refinery", "tower-block"
            })
    void aBattlefieldThatShipsIsDrawn(String name) throws IOException {
        Path svg = folder.resolve("table.svg");
        Run run = Run.of("table", name, "--svg", svg.toString());
        NamedBattlefield field = ShippedThings.BATTLEFIELDS.called(name).get();
        assertThat(run.exitCode()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).isEqualTo(BattlefieldDrawings.picture(field));
        assertThat(Files.readString(svg)).isEqualTo(BattlefieldDrawings.svg(field));
    }

    @Test
    void visibleCubesAreShaded() throws IOException {
        Path svg = folder.resolve("table.svg");
        NamedBattlefield tower =
                ShippedThings.BATTLEFIELDS.called("tower-block").get();
        SightMap seen = SightMap.from(tower.battlefield(), Place.of("d2/8"), new Body(2, false))
                .get();
        Run run = Run.of("table", "tower-block", "--from", "d2/8", "--size", "2", "--svg", svg.toString());
        assertThat(run.exitCode()).isZero();
        assertThat(run.out())
                .isEqualTo(BattlefieldDrawings.picture(tower, seen.from(), seen.body()))
                .contains("\nseen from d2/8 by a model of SZ 2");
        assertThat(Files.readString(svg)).isEqualTo(BattlefieldDrawings.svg(tower, seen.from(), seen.body()));
    }

    @Test
    void withoutASpotTheOutputNamesTheSpot() {
        assertThat(Run.of("table", "tower-block", "--from", "c4:2").out()).contains("\nseen from c4:2/5 by ");
        assertThat(Run.of("table", "tower-block", "--from", "d4").out()).contains("\nseen from d4w/5 by ");
    }

    @Test
    void aFileMayHoldABattlefield() throws IOException {
        Path yard = Files.writeString(folder.resolve("yard.txt"), ":1 a b\n 2 . .\n 1 . .\n");
        assertThat(Run.of("table", yard.toString()).out()).startsWith("Battlefield, 2 × 2 cubes, 1 level\n");
    }

    @Test
    void allFaultsAreReportedAtOnce() throws IOException {
        Path yard = Files.writeString(folder.resolve("yard.txt"), ":1 a b\n 2 .\n 1 . x\n");
        Run run = Run.of("table", yard.toString(), "--from", "zz", "--size", "9");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err())
                .isEqualTo(
                        yard + ", line 2, column 6: a hole: nothing is drawn at b2; expected '.' for the ground, or a"
                                + " marker\n"
                                + yard
                                + ", line 3, column 6: the text does not say what marker x means; expected a line "
                                + "such as 'marker x"
                                + " \"objective\"'\n"
                                + "--from: 'zz' is not understood; expected a cube, or a cube and a spot, such as "
                                + "c4:2 or c4:2/5\n"
                                + "--size: '9' is not understood; expected 1, 2, 3 or 4\n");
    }

    @Test
    void aSizeNeedsAViewpoint() {
        Run run = Run.of("table", "tower-block", "--size", "2");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).isEqualTo("--size has no meaning without --from, the cube of the model that looks\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"h9", "d4/3", "d1:2/5", "e5:4/2"})
    void aViewpointNeedsAFloor(String from) {
        Run run = Run.of("table", "tower-block", "--from", from);
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).startsWith("--from: ").doesNotContain("\tat ").containsPattern("cube|GEO");
    }

    @Test
    void aFileThatCannotBeWrittenIsReported() {
        Run run = Run.of("table", "refinery", "--svg", folder.toString());
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).isEqualTo(folder + " cannot be written: it is a folder\n");
        assertThat(Run.of("table", "refinery", "--svg", "a\0b").err())
                .startsWith("Invalid value for option '--svg': 'a\\u0000b' is not the name of a file");
        assertThat(Run.of("table").exitCode()).isEqualTo(2);
    }
}
