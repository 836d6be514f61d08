package io.github.deadcube.battlefield;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.core.drawing.BattlefieldDrawings;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Vector;
import java.io.StringReader;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/** Draws states of a game as SVG. */
class DrawnStateTest {
    private static final GameState STATE = Script.play("""
            board 3 x 2 x 2
            :1  a  b  c  :2  a  b  c
             2  .  .  .   2     .
             1  .  .  .   1
            initiative A, round 2, points 100, token 3 I-AMMO at c1, smoke a2
            A1 "Kell", HP 3, at a1/1, damage 1
            A2 "Mina", at b2:2/5, activated
            B1 "Bo", at c1/9, pinned
            B2 "Ox", killed
            """).state();

    @Test
    void everyModelInPlayStandsOnItsPlanAndInTheView() throws Exception {
        Vector<Element> figures = figures(BattlefieldDrawings.svg("Yard", STATE.position()));
        assertThat(figures.map(f -> f.getAttribute("data-model") + " " + f.getAttribute("class")))
                .containsExactlyInAnyOrder(
                        "A1 figure a injured",
                        "A1 figure a injured",
                        "A2 figure a activated",
                        "A2 figure a activated",
                        "B1 figure b pinned",
                        "B1 figure b pinned");
        assertThat(figures.map(f -> f.getAttribute("transform")))
                .contains("translate(5 55)", "translate(45 15)", "translate(85 35)");
    }

    @Test
    void hitPointsItemsAndMarkersAreWritten() {
        String svg = BattlefieldDrawings.svg("Yard", STATE.position());
        assertThat(svg).contains(">2/3<", ">Ammo 3<", ">smoke<", ">Yard<");
        assertThat(BattlefieldDrawings.svg("", STATE.position()))
                .contains(">Battlefield<")
                .doesNotContain("Yard");
    }

    private static Vector<Element> figures(String svg) throws Exception {
        NodeList groups = DocumentBuilderFactory.newDefaultNSInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(svg)))
                .getElementsByTagNameNS("*", "g");
        return Vector.range(0, groups.getLength())
                .map(i -> (Element) groups.item(i))
                .filter(group -> group.getAttribute("class").startsWith("figure"));
    }
}
