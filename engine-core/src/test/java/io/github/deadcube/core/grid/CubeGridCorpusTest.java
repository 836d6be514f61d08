package io.github.deadcube.core.grid;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.api.battlefield.Floor;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.extend.Hooks.MovementMode;
import io.github.deadcube.core.corpus.Corpus;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/** ADV-7 to ADV-14, AWAY-2: the grid agrees with reference answers. */
@EnabledIfSystemProperty(
        named = Corpus.FOLDER,
        matches = ".+",
        disabledReason = "no reference answers; -Ddeadcube.corpora=FOLDER names their folder")
class CubeGridCorpusTest {
    @Test
    @DisplayName("AWAY-2: directly away")
    void away() throws IOException {
        Corpus.compare("away", (field, q) -> {
            Place source = Place.of(q.get("from").asText());
            Place target = Place.of(q.get("to").asText());
            ArrayNode letters = JsonNodeFactory.instance.arrayNode();
            CubeGrid.of(field)
                    .away(source, target)
                    .map(CubeGridCorpusTest::letters)
                    .sorted()
                    .forEach(letters::add);
            return letters;
        });
    }

    @Test
    @DisplayName("ADV-7 to ADV-14, GEO-7, PART-4: the steps from a cube and their effects")
    void steps() throws IOException {
        Corpus.compare("steps", (field, q) -> {
            Cube from = Cube.of(q.get("from").asText());
            int size = q.get("sz").asInt();
            List<ObjectNode> steps = new ArrayList<>();
            for (Cube to : CubeGrid.of(field).steps(MovementMode.CLIMBING, size, from))
                steps.add(step(field, size, from, to));
            ArrayNode sorted = JsonNodeFactory.instance.arrayNode();
            steps.stream()
                    .sorted(Comparator.comparing(step -> step.get("to").asText()))
                    .forEach(sorted::add);
            return sorted;
        });
    }

    private static ObjectNode step(Battlefield field, int size, Cube from, Cube to) {
        ObjectNode step = JsonNodeFactory.instance.objectNode().put("to", to.toString());
        int up = to.level() - from.level();
        if (field.hasFloor(to)) {
            boolean ramp = new StepWays(field, size, MovementMode.CLIMBING).alongRamp(from, to);
            step.put(
                    "kind",
                    HalfCubes.otherSide(from, to)
                            ? "side"
                            : ramp ? "ramp" : up == 0 ? "walk" : up > 0 ? "climb" : "down");
            if (!CubeGrid.of(field).stands(size, to)) step.put("passing_only", true);
            return step;
        }
        boolean holds = CubeGrid.of(field).holds(MovementMode.CLIMBING, to);
        ArrayNode rolls = JsonNodeFactory.instance.arrayNode();
        Cube lands = to.whole();
        for (; field.floor(lands).cover() != Floor.Cover.FULL; lands = lands.atLevel(lands.level() - 1))
            if (CubeGrid.of(field).stands(size, lands)) rolls.add(lands.toString());
        int levels = (holds ? to : from).level() - lands.level();
        String down = levels == 1 ? "drop" : "fall";
        if (holds) step.put("kind", "hold").put("if_it_stops", down).put("levels", levels);
        else step.put("kind", down).put("levels", levels).put("lands", lands.toString());
        step.set("rolls", rolls);
        return step;
    }

    private static String letters(Direction d) {
        String north = d.north() > 0 ? "N" : d.north() < 0 ? "S" : "";
        return north + (d.east() > 0 ? "E" : d.east() < 0 ? "W" : "");
    }
}
