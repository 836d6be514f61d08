package io.github.deadcube.core.view;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Body;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.core.drawing.BattlefieldDrawings;
import io.github.deadcube.core.text.NamedBattlefield;
import io.vavr.collection.Vector;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Element;

/** Battlefields as SVG. */
class BattlefieldSvgTest {
    private static final Pattern CLASS = Pattern.compile("\\.([a-z]+)");

    static List<NamedBattlefield> all() {
        return NamedBattlefield.shipped().append(Every.KIND).asJava();
    }

    @ParameterizedTest
    @MethodSource("all")
    void itIsWellFormedTheSameEveryTimeAndWithoutScripts(NamedBattlefield named) {
        String text = BattlefieldDrawings.svg(named);
        assertThat(BattlefieldDrawings.svg(NamedBattlefield.read(named.text()).get()))
                .isEqualTo(text);
        ReadSvg svg = ReadSvg.of(text);
        assertThat(svg.document().getDocumentElement().getNamespaceURI()).isEqualTo("http://www.w3.org/2000/svg");
        assertThat(svg.document()
                        .getDocumentElement()
                        .getFirstChild()
                        .getNextSibling()
                        .getTextContent())
                .isEqualTo(named.name());
        assertThat(svg.elements("script")).isEmpty();
        assertThat(svg.elements("*").flatMap(BattlefieldSvgTest::attributes))
                .noneMatch(name -> name.startsWith("on") || name.contains("href"));
        assertThat(text).doesNotContain("NaN", "Infinity", "E-");
    }

    @ParameterizedTest
    @MethodSource("all")
    void everyColourIsThereForLightAndForDarkPages(NamedBattlefield named) {
        SightMap seen = SightMap.from(named.battlefield(), new Cube(1, 1, 1), new Body(2, false))
                .get();
        ReadSvg svg = ReadSvg.of(BattlefieldDrawings.svg(named, seen.from(), seen.body()));
        String style = svg.elements("style").head().getTextContent();
        assertThat(style).containsOnlyOnce("@media (prefers-color-scheme: dark)");
        String light = style.substring(0, style.indexOf("@media"));
        String dark = style.substring(style.indexOf("@media"));
        Vector<String> used = svg.elements("*")
                .flatMap(element -> Vector.of(element.getAttribute("class").split(" ", -1)))
                .filter(name -> !name.isEmpty())
                .distinct();
        assertThat(names(light)).containsAll(used);
        assertThat(names(dark))
                .containsExactlyInAnyOrderElementsOf(names(light.substring(light.indexOf("text { fill"))));
    }

    @ParameterizedTest
    @EnumSource
    void everyKindOfSceneryIsDrawnAndExplained(SceneryShape kind) {
        ReadSvg svg = ReadSvg.of(BattlefieldDrawings.svg(NamedBattlefield.of(kind.sample())));
        assertThat(svg.elements("text").map(Element::getTextContent))
                .contains(kind.words().toString());
        String bare = ReadSvg.of(BattlefieldDrawings.svg(NamedBattlefield.of(Battlefield.open(2, 2, 2))))
                .drawn();
        assertThat(svg.drawn()).isNotEqualTo(bare);
        assertThat(Vector.of(SceneryShape.values())
                        .map(other -> ReadSvg.of(BattlefieldDrawings.svg(NamedBattlefield.of(other.sample())))
                                .drawn()))
                .containsOnlyOnce(svg.drawn());
    }

    @Test
    void everyNameGivesValidXml() {
        NamedBattlefield odd = new NamedBattlefield(
                "<Mill & \"Mine\"> ]]> \u0001\ud800 \ud83c\udfed", Battlefield.open(2, 2, 1), Vector.empty());
        assertThat(ReadSvg.of(BattlefieldDrawings.svg(odd))
                        .elements("title")
                        .head()
                        .getTextContent())
                .isEqualTo("<Mill & \"Mine\"> ]]> \ufffd\ufffd \ud83c\udfed");
        NamedBattlefield nameless = NamedBattlefield.of(Battlefield.open(2, 2, 1));
        assertThat(ReadSvg.of(BattlefieldDrawings.svg(nameless))
                        .elements("title")
                        .head()
                        .getTextContent())
                .isEqualTo("Battlefield");
    }

    @Test
    void manyLevelsAreSetInRows() {
        NamedBattlefield largest = NamedBattlefield.of(Battlefield.open(26, 26, 9));
        Element root = ReadSvg.of(BattlefieldDrawings.svg(largest)).document().getDocumentElement();
        assertThat(Double.parseDouble(root.getAttribute("width"))).isLessThan(4000);
        assertThat(root.getAttribute("viewBox"))
                .isEqualTo("0 0 " + root.getAttribute("width") + " " + root.getAttribute("height"));
    }

    @Test
    void numbersAreShort() {
        assertThat(Vector.of(0.0, 1.0, -1.5, 0.004, -0.004, 12.345, 0.07, 100.1).map(Svg::number))
                .containsExactly("0", "1", "-1.5", "0", "0", "12.35", "0.07", "100.1");
    }

    private static Vector<String> names(String style) {
        return Vector.ofAll(CLASS.matcher(style)
                        .results()
                        .map((MatchResult m) -> m.group(1))
                        .toList())
                .distinct();
    }

    private static Vector<String> attributes(Element element) {
        return Vector.range(0, element.getAttributes().getLength())
                .map(i -> element.getAttributes().item(i).getNodeName());
    }
}
