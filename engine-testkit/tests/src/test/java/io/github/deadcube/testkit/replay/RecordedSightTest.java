package io.github.deadcube.testkit.replay;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.rule.Language;
import io.github.deadcube.core.text.NamedBattlefield;
import io.github.deadcube.properties.level.Level;
import io.github.deadcube.testkit.match.BegunGames;
import io.github.deadcube.testkit.script.Script;
import io.github.deadcube.testkit.serve.RecordedGame;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The lines of sight of shots in the document of a game that a page replays. */
class RecordedSightTest {
    private static final ObjectMapper JSON = new ObjectMapper();

    /** The updates of the document, one an input. */
    private static JsonNode updates(GameState begin, Vector<Input> inputs) {
        return read(RecordedGame.document("game", BegunGames.RULES, begin, inputs, Language.ENGLISH))
                .get("updates");
    }

    private static JsonNode read(String text) {
        try {
            return JSON.readTree(text);
        } catch (JsonProcessingException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void aShotHasTheRaysOfItsTime() {
        GameState begin = Script.Runner.standard().play("""
                barricade north of c3
                A1 RA 5+, rifle R8, at c1/5; B1 SV 5+ HP 3, pinned, at d5/5
                play
                """).state();
        JsonNode updates = updates(
                begin,
                Vector.of("A1 activate", "A1 advance", "A1 step c2", "A1 spot 5", "A1 shoot rifle at B1")
                        .map(text -> Input.of(text)));
        for (int before = 0; before < 4; before++)
            assertThat(updates.get(before).has("sight")).isFalse();
        String rays = "'left edge at the feet: blocked by the low face of c3', 'axis at the feet: free',"
                + " 'right edge at the feet: free', 'left edge at half height: blocked by the low face of c3',"
                + " 'axis at half height: free', 'right edge at half height: free', 'left edge at full height: free',"
                + " 'axis at full height: free', 'right edge at full height: free'";
        String sight = "[{'model': 'A1', 'at': 'B1', 'line': 'partial', 'rays': [" + rays + "]}]";
        assertThat(updates.get(4).get("sight")).isEqualTo(read(sight.replace('\'', '"')));
    }

    /** A shot at a cube has no target, and an assault needs no sight. */
    @Test
    void everyShotAtAModelAndNothingElseHasRays() {
        int seen = 0;
        Vector<NamedBattlefield> shipped = NamedBattlefield.shipped();
        for (NamedBattlefield named : Level.thorough() ? shipped : shipped.take(3)) {
            ReplayedGame game = ReplayedGame.on(named.name(), 5);
            JsonNode updates = updates(game.states().head(), game.inputs());
            for (int i = 0; i < game.inputs().size(); i++) {
                List<String> shots = new ArrayList<>();
                for (JsonNode sight : updates.get(i).path("sight")) {
                    shots.add(sight.get("model").asText() + " at "
                            + sight.get("at").asText());
                    assertThat(sight.get("rays")).hasSize(9);
                }
                assertThat(shots)
                        .as("%s, input %s", named.name(), i + 1)
                        .isEqualTo(shots(game.states().get(i), game.inputs().get(i)));
                seen += shots.size();
            }
        }
        assertThat(seen).isGreaterThan(8);
    }

    private static List<String> shots(GameState state, Input input) {
        Transition next = BegunGames.RULES.play(state, input);
        return next.events()
                .filter(event -> event instanceof Event.Acted)
                .map(event -> ((Event.Acted) event).action())
                .map(action -> action instanceof Choice.SpendDie spend ? spend.action() : action)
                .filter(action -> action instanceof Choice.Shoot shoot
                        && shoot.shot().target().isModel())
                .map(action -> ((Choice.Shoot) action).model() + " at "
                        + ((Choice.Shoot) action).shot().target())
                .asJava();
    }
}
