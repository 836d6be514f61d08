package io.github.deadcube.core.board;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import io.github.deadcube.api.board.Direction;
import io.github.deadcube.api.board.Place;
import io.github.deadcube.core.corpus.Corpus;
import java.io.IOException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/** AWAY-2: what the board says agrees with answers that were worked out elsewhere. */
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

    private static String letters(Direction d) {
        String north = d.north() > 0 ? "N" : d.north() < 0 ? "S" : "";
        return north + (d.east() > 0 ? "E" : d.east() < 0 ? "W" : "");
    }
}
