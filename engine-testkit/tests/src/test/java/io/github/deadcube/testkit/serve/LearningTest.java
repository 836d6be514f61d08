package io.github.deadcube.testkit.serve;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.deadcube.testkit.endings.Puzzle;
import io.github.deadcube.testkit.lessons.Lesson;
import org.junit.jupiter.api.Test;

/** Lessons and puzzles by the protocol. */
class LearningTest {
    private final ServerClient server = new ServerClient();

    private JsonNode starts(JsonNode lesson) {
        return server.ask("{'do': 'start', 'game': 'g', 'situation': " + lesson.get("situation") + ", 'seed': "
                + lesson.get("seed") + "}");
    }

    private JsonNode standing() {
        return server.ask("{'do': 'lesson', 'game': 'g', 'lesson': 'move'}");
    }

    @Test
    void theServerJudgesTheGoal() {
        JsonNode lesson = server.ask("{'do': 'lessons'}").at("/lessons/0");
        assertThat(lesson.get("name").asText()).isEqualTo("move");
        assertThat(starts(lesson).at("/prompt/side").asText()).isEqualTo("A");
        assertThat(standing().get("reached").asBoolean()).isFalse();
        assertThat(standing().at("/unmet/0").asText()).startsWith("expected A1 at b2, but A1 at b1");
        server.ask("{'do': 'choose', 'choices': ['A1 activate', 'A1 advance', 'A1 step b2', 'A1 spot 5']}");
        assertThat(standing().get("reached").asBoolean()).isTrue();
        server.ask("{'do': 'undo', 'to': 0}");
        server.ask("{'do': 'choose', 'choices': ['A1 activate', 'A1 end']}");
        assertThat(standing().get("reached").asBoolean()).isFalse();
        assertThat(standing().get("missed").asBoolean()).isTrue();
    }

    @Test
    void aLessonOfAGameNeedsTheTokenOfTheKeeper() {
        server.ask("{'do': 'start', 'game': 'g', 'situation': 'A1 at a1; B1 at h8', 'tokens': {'A': 'the token of A', "
                + "'B': 'the token of B', 'keeper': 'the token of the keeper'}}");
        assertThat(standing().at("/faults/0/where").asText()).isEqualTo("/token");
        assertThat(server.ask("{'do': 'lesson', 'lesson': 'dance', 'token': 'the token of the keeper'}")
                        .at("/faults/0/text")
                        .asText())
                .isEqualTo("no lesson is called 'dance'");
    }

    @Test
    void everyLessonAndEachOfTheThirtyStarts() {
        for (JsonNode lesson : server.ask("{'do': 'lessons'}").get("lessons")) {
            assertThat(starts(lesson).has("prompt")).as(lesson.toString()).isTrue();
            server.ask("{'do': 'close', 'game': 'g'}");
        }
        assertThat(Lesson.shipped()).hasSizeBetween(8, 12);
        for (Puzzle puzzle : Puzzle.shipped()) {
            JsonNode told = server.ask("{'do': 'puzzle', 'name': '" + puzzle.name() + "'}")
                    .get("puzzle");
            server.ask("{'do': 'start', 'game': 'g', 'seed': 1, 'edition': " + told.get("edition") + ", 'situation': "
                    + told.get("situation") + "}");
            JsonNode asked = server.ask("{'do': 'choose', 'choices': " + told.get("choices") + "}");
            assertThat(asked.at("/prompt/side")).isEqualTo(told.get("side"));
            assertThat(asked.at("/prompt/options")).hasSize(told.get("options").size());
            server.ask("{'do': 'close', 'game': 'g'}");
        }
    }

    @Test
    void anUnknownPuzzleIsRefused() {
        assertThat(server.ask("{'do': 'puzzle', 'name': '02-30'}")
                        .at("/faults/0/where")
                        .asText())
                .isEqualTo("/name");
    }
}
