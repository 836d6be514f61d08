package io.github.deadcube.testkit.serve;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.deadcube.testkit.learning.Encoding;
import org.junit.jupiter.api.Test;

/** Views and options as numbers, for clients that learn. */
class EncodeTest {
    private final ServerClient server = new ServerClient();

    @Test
    void theSideThatMustChooseSeesItsNumbers() {
        JsonNode asked = server.ask("{'do': 'start', 'game': 'g', 'seed': 3}");
        JsonNode encoded = server.ask("{'do': 'encode', 'names': true, 'board': true}");
        assertThat(encoded.get("encoding").asInt()).isEqualTo(Encoding.VERSION);
        assertThat(encoded.get("side")).isEqualTo(asked.at("/prompt/side"));
        assertThat(encoded.get("numbers")).hasSize(Encoding.VIEW);
        assertThat(encoded.at("/names/view")).hasSize(Encoding.VIEW);
        assertThat(encoded.at("/names/view/0").asText()).isEqualTo("game round");
        assertThat(encoded.get("board")).hasSize(Encoding.BOARD);
        assertThat(encoded.get("optionNumbers")).hasSameSizeAs(asked.at("/prompt/options"));
        assertThat(encoded.at("/optionNumbers/0")).hasSize(Encoding.OPTION);
    }

    @Test
    void anotherSideHasNoOptions() {
        String other = server.ask("{'do': 'start', 'game': 'g', 'seed': 3}")
                        .at("/prompt/side")
                        .asText()
                        .equals("A")
                ? "B"
                : "A";
        JsonNode encoded = server.ask("{'do': 'encode', 'side': '" + other + "'}");
        assertThat(encoded.get("side").asText()).isEqualTo(other);
        assertThat(encoded.has("optionNumbers")).isFalse();
        assertThat(encoded.has("names")).isFalse();
        assertThat(encoded.has("board")).isFalse();
    }

    @Test
    void aStateOfASearchIsEncoded() {
        server.ask("{'do': 'start', 'game': 'g', 'seed': 3}");
        String state = server.ask("{'do': 'hold'}").get("state").toString();
        JsonNode held = server.ask("{'do': 'encode', 'state': " + state + "}");
        JsonNode game = server.ask("{'do': 'encode'}");
        assertThat(held).isEqualTo(game);
        assertThat(server.ask("{'do': 'encode', 'state': " + state + ", 'side': 'B', 'game': 'g'}")
                        .has("faults"))
                .isTrue();
    }

    @Test
    void aSetUpThatIsTooLargeIsAnError() {
        server.ask("{'do': 'start', 'seed': 3, 'situation': 'board 8 x 8 x 6; A1 at a1; B1 at h8; play'}");
        JsonNode encoded = server.ask("{'do': 'encode'}");
        assertThat(ServerClient.faults(encoded)).contains("there are 6 levels; expected 5 at most");
    }
}
