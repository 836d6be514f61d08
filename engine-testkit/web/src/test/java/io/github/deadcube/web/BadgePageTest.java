package io.github.deadcube.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Body;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.json.Json;
import io.github.deadcube.core.text.NamedBattlefield;
import io.vavr.collection.Vector;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Wherever a figure stands, one of the four turns of the table shows its badge, alone and in a crowd of neighbours. */
class BadgePageTest extends OneBrowser {
    private static final int CROWD = 12;

    /**
     * The places whose figures have no badge that a mouse would hit in any turn. A badge must be in the table, on top,
     * and not far from its figure.
     */
    private static final String HIDDEN = """
            const [field, places, crowd, width, height, done] = arguments;
            const draw = async () => {
                const { Table } = await import("./table.js");
                document.body.replaceChildren();
                const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
                svg.id = "table";
                svg.style.cssText = `position: fixed; left: 0; top: 0; width: ${width}px; height: ${height}px`;
                document.body.append(svg);
                const table = new Table(svg, () => {});
                const ids = [...Array(crowd).keys()].map((i) => `${i % 2 ? "B" : "A"}${i + 1}`);
                const models = ids.map((model) => ({ model, name: model, size: 1, hitPoints: 3 }));
                const of = (side) => ({ models: models.filter(({ model }) => model[0] === side) });
                table.setUp(JSON.parse(field), { teamA: of("A"), teamB: of("B"), scenario: {} });
                const seen = (id) => {
                    const badge = svg.querySelector(`.badge[data-model=${id}]`);
                    if (!badge) return false;
                    const { left, top, width: wide, height: high } = badge.querySelector(".plate").getBoundingClientRect();
                    const drawn = table.drawn.find(({ figure }) => figure.id === id);
                    const foot = table.camera.onScreen(drawn.foot);
                    if (Math.hypot(foot.x - left - wide / 2, foot.y - top - high / 2) > 150) return false;
                    return [0.2, 0.8].every((x) => [0.2, 0.8].every((y) =>
                        document.elementFromPoint(left + wide * x, top + high * y)?.closest(".badge") === badge));
                };
                const hidden = [];
                for (let i = 0; i < places.length; i += crowd) {
                    let missing = places.slice(i, i + crowd);
                    const figures = missing.map((place, n) => ({ id: ids[n], place, status: "in-play" }));
                    for (let turn = 0; turn < 4 && missing.length; turn++) {
                        table.look({ turn: 1 });
                        table.show({ round: 1, models: figures, a: {}, b: {} }, {}, []);
                        missing = missing.filter((place) => !seen(figures.find((each) => each.place === place).id));
                    }
                    hidden.push(...missing);
                }
                return hidden;
            };
            draw().then(done, (error) => done(["" + error.stack]));
            """;

    static Stream<Arguments> battlefieldsAndRooms() {
        return NamedBattlefield.shipped()
                .toJavaStream()
                .flatMap(named -> Stream.of(
                        Arguments.of(named.name(), named.battlefield(), 1, 330, 420),
                        Arguments.of(named.name(), named.battlefield(), CROWD, 330, 420),
                        Arguments.of(named.name(), named.battlefield(), CROWD, 900, 700)));
    }

    @ParameterizedTest(name = "{0}: {2} in {3} x {4}")
    @MethodSource("battlefieldsAndRooms")
    void aBadgeIsSeenInOneOfTheTurns(String name, Battlefield field, int crowd, int width, int height) {
        browser.shows(1400, 900, "light");
        browser.opens(host.address());
        browser.waitsFor(driver -> browser.isShown("#start form"));
        List<String> places = places(field);
        assertThat(places).hasSizeGreaterThan(300);
        assertThat((List<?>) browser.waitsForScript(HIDDEN, Json.write(field), places, crowd, width, height))
                .as("%s: hidden of %s places", name, places.size())
                .isEmpty();
    }

    /** Where a model of size 1 may stand. */
    private static List<String> places(Battlefield field) {
        return field.cubes()
                .flatMap(cube -> parts(field, cube))
                .flatMap(cube -> Deadcube.spots(field, cube, body()).map(spot -> cube + "/" + spot))
                .asJava();
    }

    private static Body body() {
        return new Body(1, Body.base(1), Body.tall(1), false);
    }

    private static Vector<Cube> parts(Battlefield field, Cube cube) {
        return field.scenery(cube)
                .middle()
                .map(wall -> Vector.of(cube.part(wall.low()), cube.part(wall.high())))
                .getOrElse(Vector.of(cube));
    }
}
