package io.github.deadcube.battlefield;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.api.battlefield.Face;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.core.text.NamedBattlefield;
import io.github.deadcube.core.text.NamedBattlefield.MapSymbol;
import io.github.deadcube.properties.Tries;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.Random;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The text of a battlefield is read as an equal battlefield. For other text all faults are reported. */
class NamedBattlefieldTest {
    private static final String YARDS = """
            battlefield "Two \\"yards\\" # not a comment"
            marker o "objective"
            marker z "zone; or not"
            board 3 x 2 x 2
            :1  a  b  c
             2  .  . |.
                   --
             1  z  z  o
            :2  a  b  c
             2     o
            smooth wall north of b1
            """;

    @Example
    void itIsWrittenAsItIsRead() {
        NamedBattlefield yards = NamedBattlefield.read(YARDS).get();
        assertThat(NamedBattlefield.read(YARDS + "floors b2:2"))
                .as("a statement that agrees with the drawing")
                .containsExactly(yards);
        assertThat(yards)
                .isEqualTo(new NamedBattlefield(
                        "Two \"yards\" # not a comment",
                        Battlefield.open(3, 2, 2)
                                .withFace(cube("b2"), Direction.EAST, Face.BLOCKED)
                                .withFace(cube("b2"), Direction.SOUTH, Face.EDGE)
                                .withFloor(cube("b2:2"), true),
                        Vector.of(
                                new MapSymbol('o', "objective", Vector.of(cube("c1"), cube("b2:2"))),
                                new MapSymbol('z', "zone; or not", Vector.of(cube("a1"), cube("b1"))))));
        assertThat(yards.text()).isEqualTo(YARDS);
    }

    @Example
    void commentsAndEmptyLinesStandWhereverTheyPlease() {
        String loose = "\n# a yard\n" + YARDS.replace("\n:", "   # here\n\n# there\n:");
        assertThat(NamedBattlefield.read(loose)).isEqualTo(NamedBattlefield.read(YARDS));
    }

    @Property
    @Tries(build = 60, thorough = 200)
    void everyDrawingIsReadBack(@ForAll Random chance) {
        NamedBattlefield field = new RandomBattlefield(chance).named();
        assertThat(NamedBattlefield.read(field.text())).as(field.text()).containsExactly(field);
    }

    /** Only a line feed ends a line of a text. */
    @Example
    void otherLineEndsOfUnicodeAreReadAsWritten() {
        NamedBattlefield odd = NamedBattlefield.read(YARDS.replace("objective", "a\u2028b\u2029c\u0085d"))
                .get();
        assertThat(NamedBattlefield.read(odd.text())).containsExactly(odd);
        assertThat(odd.text()).contains("a\u2028b\u2029c\u0085d");
    }

    @Example
    void allErrorsAreNamedAtOnce() {
        assertThat(errors("""
                        battlefield Yards
                        board 3 x 2 x 2
                        :1  a  b  c
                         2  .    |A1
                            -:
                         1  oz .  o
                        :2  a  b  c
                         2     .
                        smooth small gap east of b2, wall north of c1
                        A1 RA 4+
                        """))
                .containsExactly(
                        "line 1, column 13: 'Yards' is not understood; expected its name in quotation marks",
                        "line 4, column 8: a hole: nothing is drawn at b2; expected '.' for the ground, or a marker",
                        "line 4, column 11: 'A1' is not understood; expected '.' for a floor, a marker such as 'o', "
                                + "or nothing",
                        "line 5, column 5: the face south of a2 is drawn as '-:'; expected one kind of face",
                        "line 6, column 5: a1 has two markers: 'oz'; expected one marker for each cube",
                        "line 6, column 11: the text does not say what marker o means; expected a line such as"
                                + " 'marker o \"objective\"'",
                        "line 9, column 1: the face between b2 and c2 is smooth small gap here, but wall in line 4;"
                                + " expected faces that agree",
                        "line 9, column 30: the face between c1 and c2 is wall here, but drawn open;"
                                + " expected faces that agree",
                        "line 10, column 1: 'A1 RA 4+' is not understood; expected battlefield and its name, marker,"
                                + " board, a drawing, floors, a face (wall, small gap, medium gap, large gap,"
                                + " barricade or open, a direction and cubes, such as 'wall north of c4 d4') or "
                                + "scenery ("
                                + "'half floor north of c4:2', 'hatch 2 north of c4', 'floor hatch 2 of c4:2', "
                                + "'ladder of c4',"
                                + " 'ramp north of c4', 'block 10 10 20 20 15 of c4' (west, south, east, north, "
                                + "height in tenths of an inch),"
                                + " 'platform 1 2 3 high 10 of c4' or 'wall north-south through c4')");
    }

    @Example
    void aDrawingOfTheWrongSizeHasOneFault() {
        String rows = Vector.rangeClosed(1, 28)
                .reverse()
                .map(row -> (row < 10 ? " " : "") + row + "  .  .\n")
                .mkString();
        assertThat(errors(":1  a  b\n    ?\n" + rows.replace("27", "    ?\n27")))
                .containsExactly("line 3, column 1: '28' is not understood; expected a row from 26 to 1");
        assertThat(errors(":1  a\n 2  .\n 1  .\n"))
                .containsExactly("line 2, column 5: the ground has 1 × 2 cubes; expected 2 × 2 or more");
    }

    /** One line of the yards is replaced by no line, one line or two lines. */
    @ParameterizedTest
    @CsvSource(delimiter = '~', quoteCharacter = '`', textBlock = """
            ` 1  z  z  o`    ~ ` 1  z  *`              ~ line 8, column 11: a hole: nothing is drawn at c1
            ` 1  z  z  o`    ~ ` 1  z  z  o .`         ~ line 8, column 11: 'o .' is not understood
            ` 1  z  z  o`    ~ ` 1  z  z  o. `         ~ line 8, column 11: c1 has two markers: 'o.'
            ` 1  z  z  o`    ~ ``                      ~ line 6, column 11: the ground ends with c2; expected c1 as its last cube
            ` 2  .  . |.`    ~ ``                      ~ line 8, column 5: the ground begins with a1; expected a2 as its first cube
            `:1  a  b  c`    ~ `:1     b  c`           ~ line 6, column 8: the ground begins with b2; expected a2 as its first cube
            `:1  a  b  c`    ~ `:1  a  b`              ~ line 8, column 8: the ground ends with b1; expected c1 as its last cube
            ` 2     o`       ~ ` 2     o\n 2  .`       ~ line 11, column 2: '2' is not understood; expected row 1
            ` 2     o`       ~ ` 2     o\n:2 a b c\n 2   .` ~ line 12, column 4: a2:2 is drawn in line 10 already
            ` 2     o`       ~ ` 3     *`              ~ line 10, column 8: b3:2 is outside the battlefield of 3 × 2 × 2
            `:2  a  b  c`    ~ `:2  a  d  c`           ~ line 9, column 8: 'd' is not understood; expected column b
            `smooth wall north of b1` ~ `smooth wall north of b2` ~ line 11, column 1: north of b2 is the edge
            `smooth wall north of b1` ~ `open south of b2` ~ line 11, column 1: the face between b1 and b2 is open here, but wall in line 7
            `smooth wall north of b1` ~ `smooth wall north of b1; wall south of b2` ~ line 11, column 26: the face between b1 and b2 is wall here, but smooth wall in line 11
            `smooth wall north of b1` ~ `floors b1` ~ line 11, column 1: the ground at b1 has a floor
            `smooth wall north of b1` ~ `floors a2:2`   ~ line 11, column 1: a2:2 has a floor here, but is drawn without one in line 10; expected a drawing and floors that agree
            `smooth wall north of b1` ~ `floors b2:2\nfloors b2:2` ~ line 12, column 1: b2:2 has a floor in line 11 already; expected it once
            `marker o "objective"` ~ `marker z "zone"`  ~ line 3, column 1: marker z has a meaning already
            `marker o "objective"` ~ `marker o objective` ~ line 2, column 1: 'marker o objective' is not understood
            """)
    void anErrorSaysWhereItIs(String line, String other, String message) {
        assertThat(YARDS).contains(line + "\n");
        assertThat(errors(YARDS.replace(line + "\n", other.replace("\\n", "\n") + "\n")))
                .anySatisfy(error -> assertThat(error).startsWith(message));
    }

    @Property
    @Tries(build = 300, thorough = 3000)
    void damagedTextsAreReadOrRefused(@ForAll Random chance) {
        StringBuilder text = new StringBuilder(YARDS);
        for (int i = chance.nextInt(8); i >= 0; i--) {
            int from = chance.nextInt(text.length());
            int to = Math.min(text.length(), from + chance.nextInt(12));
            text.replace(
                    from,
                    to,
                    YARDS.substring(chance.nextInt(YARDS.length() - 5)).substring(0, chance.nextInt(6)));
        }
        NamedBattlefield.read(text.toString())
                .peek(field -> assertThat(NamedBattlefield.read(field.text())).containsExactly(field))
                .peekLeft(errors -> assertThat(errors).isNotEmpty());
    }

    private static Seq<String> errors(String text) {
        return NamedBattlefield.read(text).getLeft().map(Fault::toString);
    }

    private static Cube cube(String text) {
        return Cube.of(text);
    }
}
