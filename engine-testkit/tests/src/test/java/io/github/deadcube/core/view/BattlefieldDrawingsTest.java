package io.github.deadcube.core.view;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.Position;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Face;
import io.github.deadcube.core.drawing.BattlefieldDrawings;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;

/** The drawings of web pages. */
class BattlefieldDrawingsTest {
    private static final Position POSITION = Script.play("""
            board 8 x 8 x 2; wall north of f5; smooth wall east of c4, hatch 2 east of c4; floors e3:2
            small gap east-west through e3; wall north-south through b2
            A1 at a1; B1 at h8
            play
            """).state().position();

    private static final Vector<Face.Placed> LATER =
            Vector.of("open north of f5", "barricade north of g2").map(text -> Face.Placed.of(text));

    /** A choice may aim at a side of a half-cube, such as e3s. */
    @Test
    void everyCubeAndEverySideOfAHalfCubeIsAnElement() {
        BattlefieldDrawings drawings = new BattlefieldDrawings("", POSITION);
        Vector<String> expected =
                POSITION.battlefield().cubes().map(Cube::toString).appendAll(Vector.of("e3s", "e3n", "b2w", "b2e"));
        assertThat(named(drawings.view(), "cube")).containsExactlyInAnyOrderElementsOf(expected);
        assertThat(named(drawings.plan(1), "cube"))
                .containsExactlyInAnyOrderElementsOf(expected.reject(name -> name.endsWith(":2")));
        assertThat(named(drawings.plan(2), "cube")).hasSize(64).contains("e3:2");
        assertThat(drawings.plan(1)).contains("data-cube=\"e3n\" d=\"M120 150h30v15h-30Z\"");
        assertThat(drawings.plan(1)).contains("data-cube=\"b2e\" d=\"M45 180h15v30h-15Z\"");
    }

    /** Each face is drawn, and those of later positions are hidden. */
    @Test
    void aPageShowsTheFacesThatAreNow() {
        BattlefieldDrawings drawings = new BattlefieldDrawings("", POSITION, LATER);
        for (String drawing : new String[] {drawings.plan(1), drawings.view()}) {
            assertThat(named(drawing, "face"))
                    .containsExactlyInAnyOrder(
                            "wall north of f5", "smooth wall with hatch 2 east of c4", "barricade north of g2");
            assertThat(ReadSvg.of(drawing)
                            .elements("g")
                            .filter(element -> element.getAttribute("class").equals("face away"))
                            .map(element -> element.getAttribute("data-face")))
                    .containsExactly("barricade north of g2");
        }
        assertThat(BattlefieldDrawings.style()).contains(".face.away { display: none }");
    }

    private static Vector<String> named(String drawing, String kind) {
        return ReadSvg.of(drawing)
                .elements("*")
                .filter(element ->
                        element.getAttribute("class").split(" ", -1)[0].equals(kind))
                .map((Element element) -> element.getAttribute("data-" + kind));
    }
}
