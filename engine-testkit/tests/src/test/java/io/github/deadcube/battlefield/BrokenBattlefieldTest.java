package io.github.deadcube.battlefield;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.core.text.NamedBattlefield;
import io.github.deadcube.testkit.junit.Rule;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

/** A battlefield with every possible fault. All faults are reported, each with its place. */
class BrokenBattlefieldTest {
    private static final String BROKEN = """
            battlefield "Broken yard"
            marker o "objective"
            board 4 x 4 x 2
            :1  a  b  c  d
             4  .  .  .  .
                      12
             3  . |.     .
                   --
             2  o  oo .  .
             1  .  .  .  .
            :2  a  b  c  d
             3  .  .
            small gap west of b3
            wall north of a9
            ramp north of d4; ramp north of b1, ramp south of b1
            ramp west of c2
            platform 1 2 5 high 10 of d1; platform 5 6 high 12 of d1
            platform 1 1 high 10 of d2
            block 10 10 5 20 31 of a2
            ladder of a2:2
            half floor north of a1
            hatch 2 north of c4
            hatch 3 east of a1
            floor hatch 2 of d2:2
            wall north-south through a2; small gap east-west through a2
            half floor north of a3:2
            ladder of a1; ladder of a1
            block 0 0 30 30 30 of c3
            """;

    private static final String FAULTS = """
            line 6, column 11: the face south of c4 is drawn as '12'; expected one kind of face
            line 7, column 11: a hole: nothing is drawn at c3; expected '.' for the ground, or a marker
            line 9, column 8: b2 has two markers: 'oo'; expected one marker for each cube
            line 13, column 1: the face between a3 and b3 is small gap here, but wall in line 7; expected faces that agree
            line 14, column 1: a9 is outside the battlefield of 4 × 4 × 2 cubes; expected a cube of the battlefield
            line 15, column 1: d4: the ramp leads north to no cube; expected a cube there, one level up (GEO-6)
            line 15, column 37: b1: the ramp leads south to no cube; expected a cube there, one level up (GEO-6)
            line 15, column 37: b1 has a ramp in line 15 already; expected it once
            line 17, column 31: d1: spot 5 is on two platforms; expected each spot on one platform (GEO-6)
            line 18, column 1: d2: spot 1 is on two platforms; expected each spot on one platform (GEO-6)
            line 19, column 1: a2: a block from 10 to 5 eastward, 10 to 20 northward, 31 high is no box in its cube; expected a box within 30 × 30 × 30 tenths of an inch (GEO-6)
            line 20, column 1: a2:2: a ladder leads up, but no cube is above; expected no ladder here, or one more level (GEO-6)
            line 21, column 1: a1: the ground here is not a whole floor; expected a full floor without a hatch (GEO-5)
            line 22, column 1: c4: its north face is the edge of the battlefield and cannot be changed; expected a face between two cubes (GEO-5)
            line 23, column 1: a1: its east face is not a wall, but has a hatch; expected a wall, or no hatch (GEO-4)
            line 24, column 1: d2:2: a hatch is here, but no floor; expected a floor, or no hatch (GEO-5)
            line 25, column 30: a2 has a middle wall in line 25 already; expected it once
            line 27, column 15: a1 has a ladder in line 27 already; expected it once
            """;

    @Test
    @Rule("GEO-1")
    @Rule("GEO-4")
    @Rule("GEO-5")
    @Rule("GEO-6")
    @Rule("GEO-7")
    void everythingIsSaidAtOnceWithLineAndColumn() {
        assertThat(NamedBattlefield.read(BROKEN)
                        .map(NamedBattlefield::battlefield)
                        .getLeft()
                        .mkString("", "\n", "\n"))
                .isEqualTo(FAULTS);
    }

    @Test
    void aFaultStandsWhereTheItemDoesThatBringsIt() {
        assertThat(faults("floors a2:2\nramp north of a1\nladder of a1\nhalf floor north of a1:2\nladder of a1:2"))
                .containsExactly(
                        "line 7, column 1: a1: a ramp begins here, but a floor is above; expected no floor above "
                                + "its cube (GEO-6)",
                        "line 8, column 1: a1:2: a ladder leads up, but no cube is above; expected no ladder here, "
                                + "or one more level"
                                + " (GEO-6)");
    }

    @Test
    void theSameFaultTwiceIsSaidTwice() {
        assertThat(faults("platform 1 high 10 of a1; platform 1 high 11 of a1; platform 1 high 12 of a1"))
                .containsExactly(
                        "line 4, column 27: a1: spot 1 is on two platforms; expected each spot on one platform (GEO-6)",
                        "line 4, column 53: a1: spot 1 is on two platforms; expected each spot on one platform "
                                + "(GEO-6)");
    }

    @Test
    void amongVeryManyItemsAFaultStandsWhereItsCubeWasNamedLast() {
        assertThat(faults("ramp south of a1\n"
                        + ("block 0 0 1 1 1 of b1" + " b1".repeat(49) + "\n").repeat(20)
                        + "block 0 0 1 1 1 of a1"))
                .containsExactly(
                        "line 25, column 1: a1: a ramp is here with other scenery; expected no middle wall, block "
                                + "or platform (GEO-6)",
                        "line 25, column 1: a1: the ramp leads south to no cube; expected a cube there, one level up"
                                + " (GEO-6)");
    }

    private static Vector<String> faults(String words) {
        return NamedBattlefield.read(":1 a b\n 2 . .\n 1 . .\n" + words + "\n")
                .map(NamedBattlefield::battlefield)
                .getLeft()
                .map(Fault::toString)
                .toVector();
    }
}
