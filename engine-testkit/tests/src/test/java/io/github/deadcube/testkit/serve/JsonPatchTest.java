package io.github.deadcube.testkit.serve;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Vector;
import java.util.List;
import org.junit.jupiter.api.Test;

class JsonPatchTest {
    @Test
    void changedMembersAreNamedByTheirPaths() {
        JsonObject before = JsonObject.of("gone", 1).with("kept", 2).with("list", List.of(1, 2));
        JsonObject now = JsonObject.of("kept", 2).with("list", List.of(1, 3)).with("new", 4);
        assertThat(lines(before, now))
                .containsExactly(
                        "{\"op\":\"remove\",\"path\":\"/gone\"}",
                        "{\"op\":\"replace\",\"path\":\"/list/1\",\"value\":3}",
                        "{\"op\":\"add\",\"path\":\"/new\",\"value\":4}");
    }

    /** RFC 6901. */
    @Test
    void slashesAndTildesInNamesAreEscaped() {
        assertThat(lines(JsonObject.of("a/b~c", JsonObject.of("d", 1)), JsonObject.of("a/b~c", JsonObject.of("d", 2))))
                .containsExactly("{\"op\":\"replace\",\"path\":\"/a~1b~0c/d\",\"value\":2}");
    }

    private static Vector<String> lines(JsonObject before, JsonObject now) {
        return JsonPatch.between(before, now).map(JsonObject::line);
    }
}
