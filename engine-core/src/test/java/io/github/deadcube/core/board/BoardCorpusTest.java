package io.github.deadcube.core.board;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.board.Direction;
import io.github.deadcube.api.board.Place;
import io.github.deadcube.core.corpus.Corpus;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.IOException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/** ADV-7 to ADV-14, AWAY-2: what the board says agrees with answers that were worked out elsewhere. */
@EnabledIfSystemProperty(
        named = Corpus.FOLDER,
        matches = ".+",
        disabledReason = "no answers to compare with; -Ddeadcube.corpora=FOLDER names them")
class BoardCorpusTest {
    @Test
    @DisplayName("AWAY-2: directly away")
    void away() throws IOException {
        Corpus.compare("away", (field, q) -> {
            Place source = Place.parse(q.get("from").asText()).get();
            Place target = Place.parse(q.get("to").asText()).get();
            ArrayNode letters = JsonNodeFactory.instance.arrayNode();
            new Board(field)
                    .away(source, target)
                    .map(BoardCorpusTest::letters)
                    .sorted()
                    .forEach(letters::add);
            return letters;
        });
    }

    @Test
    @DisplayName("ADV-7 to ADV-14, GEO-7, PART-4: where one step leads, and what happens there")
    void steps() throws IOException {
        Corpus.compare("steps", (field, q) -> {
            Cube from = Cube.parse(q.get("from").asText()).get();
            int size = q.get("sz").asInt();
            ArrayNode steps = JsonNodeFactory.instance.arrayNode();
            around(field, from)
                    .filter(to -> new Ways(field, size).walks(from, to))
                    .flatMap(to -> step(field, size, from, to))
                    .sortBy(step -> step.get("to").asText())
                    .forEach(steps::add);
            return steps;
        });
    }

    private static Vector<Cube> around(Battlefield field, Cube from) {
        return field.cubes()
                .filter(to -> from.adjacentTo(to) || Sides.sameCube(from, to))
                .flatMap(to -> Sides.of(field, to))
                .filter(to -> !to.equals(from));
    }

    private static Option<ObjectNode> step(Battlefield field, int size, Cube from, Cube to) {
        ObjectNode step = JsonNodeFactory.instance.objectNode().put("to", to.toString());
        int up = to.level() - from.level();
        if (field.floored(to)) {
            boolean ramp = new Ways(field, size).alongRamp(from, to);
            step.put(
                    "kind",
                    Sides.otherSide(from, to) ? "side" : ramp ? "ramp" : up == 0 ? "walk" : up > 0 ? "climb" : "down");
            if (Footing.passingOnly(field, size, to)) step.put("passing_only", true);
            return Option.some(step);
        }
        boolean holds = Footing.holds(field, to);
        if (up > 0 && !holds) return Option.none();
        Cube lands = Footing.lands(field, to);
        int levels = (holds ? to : from).level() - lands.level();
        String down = levels == 1 ? "drop" : "fall";
        if (holds) step.put("kind", "hold").put("if_it_stops", down).put("levels", levels);
        else step.put("kind", down).put("levels", levels).put("lands", lands.toString());
        ArrayNode rolls = step.putArray("rolls");
        Footing.rolls(field, size, to).forEach(cube -> rolls.add(cube.toString()));
        return Option.some(step);
    }

    private static String letters(Direction d) {
        String north = d.north() > 0 ? "N" : d.north() < 0 ? "S" : "";
        return north + (d.east() > 0 ? "E" : d.east() < 0 ? "W" : "");
    }
}
