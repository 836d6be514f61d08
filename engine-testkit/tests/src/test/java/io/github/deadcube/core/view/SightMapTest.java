package io.github.deadcube.core.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Body;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.extend.Sight.LineOfSight;
import io.github.deadcube.api.extend.Sight.Sightlines;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.drawing.BattlefieldDrawings;
import io.github.deadcube.core.text.NamedBattlefield;
import io.github.deadcube.core.text.RandomScenery;
import io.github.deadcube.properties.Tries;
import io.vavr.collection.Vector;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The shading of pictures agrees with the lines of sight of the engine. */
class SightMapTest {
    private static final Body SMALL = new Body(1, false);

    @ParameterizedTest
    @CsvSource({
        "Open street, d4/5, 1",
        "Walled compound, c6:3/9, 1",
        "Rooftop quarter, d6:2/2, 2",
        "Container yard, a1w/6, 1",
        "Container yard, d5:3/5, 2",
        "Refinery, c4:2/5, 1",
        "Refinery, d6s/2, 1",
        "Tower block, b4:3/6, 1",
        "Tower block, d2/8, 3",
        "Tower block, d5:4/5, 4"
    })
    void everySpotsShadeIsTheEnginesAnswer(String name, String from, int size) {
        NamedBattlefield named = NamedBattlefield.shipped()
                .find(field -> field.name().equals(name))
                .get();
        assertThat(sameAsTheEngine(named, place(from), new Body(size, false))).contains(LineOfSight.values());
    }

    @Property
    @Tries(build = 20, thorough = 300)
    void theShadeIsTheEnginesAnswer(@ForAll Random chance) {
        NamedBattlefield named = NamedBattlefield.of(new RandomScenery(chance).field());
        Body usual = new Body(1 + chance.nextInt(4), chance.nextInt(4) == 0);
        Body body = chance.nextBoolean()
                ? usual
                : new Body(usual.size(), 20 + chance.nextInt(60), 50 + chance.nextInt(250), usual.pinned());
        Vector<Place> standing = standing(named.battlefield(), body);
        if (standing.nonEmpty()) sameAsTheEngine(named, standing.get(chance.nextInt(standing.size())), body);
    }

    /** Returns the engine's line of sight to each place, and compares it with the map. */
    private static Vector<LineOfSight> sameAsTheEngine(NamedBattlefield named, Place from, Body body) {
        Battlefield field = named.battlefield();
        SightMap seen = SightMap.from(field, from, body).get();
        Sightlines engine = Deadcube.sightlines(field);
        TreeMap<String, LineOfSight> answers = new TreeMap<>();
        for (Place place : standing(field, body).remove(from))
            answers.put(place.toString(), engine.line(from, body, place, body));
        assertThat(seen.places().map(Place::toString)).containsExactlyInAnyOrderElementsOf(answers.keySet());
        String picture = BattlefieldDrawings.picture(named, seen.from(), seen.body());
        Map<String, Character> characters = ReadPicture.of(picture, field, seen.places());
        Map<String, String> dots = ReadSvg.of(BattlefieldDrawings.svg(named, seen.from(), seen.body()))
                .spots();
        answers.forEach((place, line) -> {
            assertThat(characters.get(place)).as(place).isEqualTo(character(line));
            assertThat(dots.get(place)).as(place).isEqualTo(dot(line));
        });
        assertThat(ReadPicture.of(picture, field, Vector.of(from))).containsEntry(from.toString(), '@');
        assertThat(dots).containsEntry(from.toString(), "spot viewer");
        return Vector.ofAll(answers.values());
    }

    @Test
    void theIsometricViewShowsTheSameSpots() {
        SightMap seen =
                SightMap.from(Every.KIND.battlefield(), place("a1/5"), SMALL).get();
        ReadSvg svg = ReadSvg.of(BattlefieldDrawings.svg(Every.KIND, seen.from(), seen.body()));
        for (String kind : Vector.of("spot clear", "spot partly", "spot none"))
            assertThat(svg.classes("ellipse").filter(kind::equals))
                    .as(kind)
                    .isNotEmpty()
                    .hasSameSizeAs(
                            svg.spots().values().stream().filter(kind::equals).toList());
    }

    @Test
    void withoutASpotItIsTheMiddleOrTheFirstThatIsFree() {
        Battlefield field = Every.KIND.battlefield();
        assertThat(SightMap.from(field, cube("a1"), SMALL).get())
                .hasToString("seen from a1/5 by a model of SZ 1, of others like it");
        assertThat(SightMap.from(field, cube("a1"), new Body(2, 50, 140, true)).get())
                .hasToString("seen from a1/5 by a model of SZ 2 (50 mm wide, 1.4 in tall), pinned, of others like it");
        assertThat(SightMap.from(field, cube("d1"), SMALL).get().from()).hasToString("d1w/5");
        assertThat(SightMap.from(field, cube("c2:2"), SMALL).get().from()).hasToString("c2:2/5");
        Battlefield pillar = NamedBattlefield.read(":1 a b\n 2 . .\n 1 . .\nblock 0 0 20 20 30 of a1\n")
                .get()
                .battlefield();
        assertThat(SightMap.from(pillar, cube("a1"), SMALL).get().from()).hasToString("a1/3");
    }

    @Test
    void aPlaceWhereNoModelCanStandSeesNothing() {
        Battlefield field = Every.KIND.battlefield();
        assertThat(SightMap.from(field, cube("e1"), SMALL).getLeft().mkString())
                .isEqualTo("e1 is outside the battlefield of 4 × 3 × 2 cubes (GEO-1)");
        assertThat(SightMap.from(field, cube("a1w"), SMALL).getLeft().mkString())
                .isEqualTo("a1w is outside the battlefield of 4 × 3 × 2 cubes (GEO-1)");
        assertThat(SightMap.from(field, place("d1/5"), SMALL).getLeft().mkString())
                .isEqualTo("d1 is a half-cube: a place names its side; expected d1w or d1e (GEO-7)");
        assertThat(SightMap.from(field, cube("b2:2"), SMALL).getLeft().mkString())
                .isEqualTo("b2:2 has no floor to stand on (GEO-5)");
        assertThat(SightMap.from(field, place("c1/1"), SMALL).getLeft().mkString())
                .isEqualTo("a model of SZ 1 cannot stand on c1/1; expected c1/3, c1/6, c1/7 or c1/8 (GEO-6)");
        assertThat(SightMap.from(field, cube("c2:2"), new Body(3, false))
                        .getLeft()
                        .mkString())
                .isEqualTo("a model of SZ 3 has nowhere to stand in c2:2 (GEO-6)");
        assertThatThrownBy(() -> new SightMap(field, place("b2:2/5"), SMALL))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the viewer cannot stand on b2:2/5");
    }

    @Test
    void aLargeModelIsShownWhereItCannotStand() {
        SightMap seen = SightMap.from(Every.KIND.battlefield(), place("a1/5"), new Body(3, false))
                .get();
        String picture = BattlefieldDrawings.picture(Every.KIND, seen.from(), seen.body());
        assertThat(ReadPicture.of(picture, Every.KIND.battlefield(), Vector.of(place("c2:2/4"), place("c2:2/5")))
                        .values())
                .containsOnly('_');
        assertThat(picture).contains("cannot stand there");
    }

    /** Tries all places and returns those where a model can stand. */
    private static Vector<Place> standing(Battlefield field, Body body) {
        return field.cubes()
                .flatMap(cube -> field.scenery(cube)
                        .middle()
                        .map(wall -> Vector.of(cube.part(wall.low()), cube.part(wall.high())))
                        .getOrElse(() -> Vector.of(cube)))
                .filter(field::hasFloor)
                .flatMap(cube -> Vector.rangeClosed(1, cube.part().spots()).map(spot -> new Place(cube, spot)))
                .filter(place -> Deadcube.spots(field, place.cube(), body).contains(place.spot()));
    }

    private static char character(LineOfSight line) {
        return switch (line) {
            case NONE -> '.';
            case PARTIAL -> '+';
            case CLEAR -> '*';
        };
    }

    private static String dot(LineOfSight line) {
        return switch (line) {
            case NONE -> "spot none";
            case PARTIAL -> "spot partly";
            case CLEAR -> "spot clear";
        };
    }

    private static Cube cube(String notation) {
        return Cube.of(notation);
    }

    private static Place place(String notation) {
        return Place.of(notation);
    }
}
