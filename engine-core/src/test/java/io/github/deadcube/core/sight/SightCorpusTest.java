package io.github.deadcube.core.sight;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.TextNode;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Body;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.extend.Sight.Sightlines;
import io.github.deadcube.core.corpus.Corpus;
import io.vavr.collection.Vector;
import java.io.IOException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/** LOS-1 to LOS-6, KT-9: sight agrees with reference answers. */
@EnabledIfSystemProperty(
        named = Corpus.FOLDER,
        matches = ".+",
        disabledReason = "no reference answers; -Ddeadcube.corpora=FOLDER names their folder")
class SightCorpusTest {
    @Test
    @DisplayName("LOS-1 to LOS-4: the line of sight between two models")
    void lines() throws IOException {
        Corpus.compare(
                "los",
                (field, q) -> new TextNode(
                        switch (view(field, q)
                                .line(place(q, "from"), body(q, "shooter"), place(q, "to"), body(q, "target"))) {
                            case NONE -> "none";
                            case PARTIAL -> "some";
                            case CLEAR -> "clear";
                        }));
    }

    @Test
    @DisplayName("LOS-5: whether a model sees a cube")
    void cubes() throws IOException {
        Corpus.compare("los_cube", (field, q) -> {
            Cube cube = Cube.of(q.get("to").asText());
            return new TextNode(past(field, q).sees(place(q, "from"), body(q, "shooter"), cube) ? "some" : "none");
        });
    }

    @Test
    @DisplayName("KT-9: smoke beside the line")
    void smoke() throws IOException {
        Corpus.compare("smoke", (field, q) -> {
            Vector<Cube> crossed =
                    view(field, q).crossed(place(q, "from"), body(q, "shooter"), place(q, "to"), body(q, "target"));
            boolean beside = clouds(q).exists(cloud -> crossed.exists(cloud::adjacentTo));
            return new IntNode(beside ? -1 : 0);
        });
    }

    @Test
    @DisplayName("LOS-6: visible from above")
    void fromAbove() throws IOException {
        Corpus.compare("above", (field, q) -> BooleanNode.valueOf(field.visibleFromAbove(place(q, "at"))));
    }

    private static Sightlines past(Battlefield field, JsonNode question) {
        return BattlefieldSight.on(field).past(clouds(question));
    }

    private static SightView view(Battlefield field, JsonNode question) {
        return new SightView(field, new SightBlockers(field), clouds(question));
    }

    private static Vector<Cube> clouds(JsonNode question) {
        return Vector.ofAll(question.get("smoke")).map(cube -> Cube.of(cube.asText()));
    }

    private static Place place(JsonNode question, String where) {
        return Place.of(question.get(where).asText());
    }

    private static Body body(JsonNode question, String whose) {
        JsonNode model = question.get(whose);
        return new Body(model.get("sz").asInt(), model.path("pinned").asBoolean());
    }
}
