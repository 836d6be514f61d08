package io.github.deadcube.testkit.replay;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.deadcube.api.GameState;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.rule.Language;
import io.github.deadcube.testkit.match.BegunGames;
import io.github.deadcube.testkit.script.Script;
import io.github.deadcube.testkit.serve.RecordedGame;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

/** Which dice explode, in the document of a game that a page replays. */
class RecordedRollTest {
    /** Of each roll after a shot: the faces, and the lowest face that explodes, if the update says it. */
    private static Vector<String> rolls(String edition, int... first) throws JsonProcessingException {
        GameState begin = Script.Runner.standard()
                .play("edition " + edition + "; A1 RA 8+, gun R5 HOLO-SIGHT, at c3; B1 SV 5+ HP 9, at c5\nplay")
                .state();
        Vector<Input> inputs = Vector.of("A1 activate", "A1 shoot gun at B1").map(text -> Input.of(text));
        GameState state = inputs.foldLeft(
                begin, (now, input) -> BegunGames.RULES.play(now, input).state());
        for (int face : first) {
            int dice = ((Prompt.DiceRequest) BegunGames.RULES.prompt(state)).dice();
            Input rolled = Input.of(face + " 2".repeat(dice - 1));
            inputs = inputs.append(rolled);
            state = BegunGames.RULES.play(state, rolled).state();
        }
        JsonNode updates = new ObjectMapper()
                .readTree(RecordedGame.document("game", BegunGames.RULES, begin, inputs, Language.ENGLISH))
                .get("updates");
        return Vector.ofAll(updates)
                .drop(2)
                .map(update -> update.get("text").asText() + "; " + update.path("explodes"));
    }

    /** R25-K-HOLO-SIGHT: the dice of the shooter, also bonus dice, and no others. */
    @Test
    void aRollSaysWhichDiceExplode() throws JsonProcessingException {
        assertThat(rolls("revised", 7, 2, 8, 1)).containsExactly("7 2 2 2 2; 7", "2; 7", "8 2 2; ", "1; ");
        assertThat(rolls("third", 8, 2, 8, 1)).hasSize(4).allMatch(roll -> roll.endsWith("; "));
    }
}
