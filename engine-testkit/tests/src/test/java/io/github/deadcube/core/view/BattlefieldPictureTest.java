package io.github.deadcube.core.view;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.core.drawing.BattlefieldDrawings;
import io.github.deadcube.core.text.NamedBattlefield;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Battlefields in characters. */
class BattlefieldPictureTest {
    @Test
    void everythingIsDrawnAndExplained() {
        assertThat(BattlefieldDrawings.picture(Every.KIND)).isEqualTo("""
                Every kind, 4 × 3 cubes, 2 levels
                :1     a       b       c       d
                     . . .   . . . | ././.   . . .
                                   |  / /    . . .
                 3   . . .   . . . | ././.  ---1---
                                   |  / /    . . .
                     . . .   . . . DV././.   . . .
                    -----------1----       |:::::::
                     . . . | . . .   . . . | . .=.=
                 2  H. . . 2 . . .   . . . 3 . .=.=
                     . . . | . . .   . . . | . .=.=
                           ----2---~~~~~~~~~
                     . . .   .^.^.   . .%%   ..|..
                 1   . . .   .^.^.   ### .   ..|..o
                     . . .   .^.^.   ### .   ..|..

                :2     a       b       c       d
                    B. . .
                 3   . . .
                     . . .

                                     . .
                 2                   . .
                                     . .

                  .            spot on a floor
                               nothing: no floor
                  | -          wall without a gap
                  1            wall with a small gap, for SZ 1
                  2            wall with a medium gap, for SZ 1 and 2
                  3            wall with a large gap, for SZ 1 to 3
                  ! ~          smooth wall, which no model climbs
                  :            barricade
                  A to D       hatch in a wall, for SZ 1 to 4
                  A to D       hatch in a floor, for SZ 1 to 4
                               half floor: the spots of its half and of the middle line
                  H            ladder to the cube above
                  ^ > V <      ramp that leads up in this direction
                  /^ /V \\^ \\V  ramp that leads up to a corner
                  #            block as high as the cube
                  %            lower block
                  =.=          platform
                               half-cube: a wall through its middle, six spots on either side
                  o            objective
                """);
    }

    @Test
    void everyKindOfSceneryLooksDifferent() {
        Vector<String> pictures = Vector.of(SceneryShape.values())
                .map(SceneryShape::sample)
                .append(Battlefield.open(2, 2, 2))
                .map(field -> levels(NamedBattlefield.of(field)));
        assertThat(pictures).doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @EnumSource
    void aLegendExplainsWhatIsThere(SceneryShape kind) {
        assertThat(SceneryShape.in(Every.KIND.battlefield())).contains(kind);
        assertThat(BattlefieldDrawings.picture(NamedBattlefield.of(kind.sample())))
                .contains(kind.words());
        assertThat(BattlefieldDrawings.picture(NamedBattlefield.of(Battlefield.open(2, 2, 2))))
                .doesNotContain(kind.words());
    }

    private static String levels(NamedBattlefield named) {
        String picture = BattlefieldDrawings.picture(named);
        return picture.substring(0, picture.indexOf("\n  ."));
    }
}
