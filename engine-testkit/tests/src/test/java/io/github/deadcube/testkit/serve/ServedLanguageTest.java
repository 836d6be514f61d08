package io.github.deadcube.testkit.serve;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.json.Json;
import io.github.deadcube.testkit.start.ShippedThings;
import java.io.IOException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A program shows its user in their language why something is refused. */
class ServedLanguageTest {
    private final Server server = new Server(Deadcube.rules(), DocumentFolder.NONE);

    @BeforeEach
    void start() {
        assertThat(server.answer("{\"do\":\"start\",\"seed\":7}")).doesNotContain("faults");
    }

    @Test
    void whyAChoiceIsRefused() {
        assertThat(server.answer("{\"do\":\"why\",\"choice\":\"A1 activate\",\"language\":\"fr\"}"))
                .contains("\"rule\":\"ASK-1\"")
                .contains("ce n'est pas ce qui est demandé maintenant")
                .contains("une réponse");
        assertThat(server.answer("{\"do\":\"why\",\"choice\":\"A1 activate\"}"))
                .contains("this is not what the prompt asks for")
                .isEqualTo(server.answer("{\"do\":\"why\",\"choice\":\"A1 activate\",\"language\":\"en\"}"));
    }

    @Test
    void theFaultsOfARequest() {
        assertThat(server.answer("{\"do\":\"why\",\"choice\":\"dance\",\"language\":\"fr\"}"))
                .contains("\"where\":\"/choice\"")
                .contains("«\u00a0dance\u00a0»")
                .doesNotContain("is no choice");
    }

    @Test
    void anUnknownLanguageIsRefused() {
        assertThat(server.answer("{\"do\":\"why\",\"choice\":\"pass\",\"language\":\"xx\"}"))
                .contains("\"where\":\"/language\"")
                .contains("one of en, fr");
    }

    /** The question and the labels of its options are words; the notation of an option stays. */
    @Test
    void theQuestionAndItsOptions() {
        assertThat(server.answer("{\"do\":\"prompt\",\"language\":\"fr\"}"))
                .contains("\"text\":\"A\u00a0: premier joueur (SET-6)\"")
                .contains("\"text\":\"A starts\",\"label\":\"A commence\"");
        assertThat(server.answer("{\"do\":\"prompt\"}")).contains("\"text\":\"A starts\",\"label\":\"A starts\"");
    }

    /** Each reader is told the same game in a language. */
    @Test
    void theStory() {
        server.answer("{\"do\":\"choose\",\"choice\":\"A starts\"}");
        String french = server.answer("{\"do\":\"events\",\"side\":\"everybody\",\"language\":\"fr\"}");
        assertThat(french)
                .contains("Les pions d'objet sont pos\u00e9s face cach\u00e9e")
                .contains("\"label\":\"initiative \u00e0 A\"")
                .contains("\"text\":\"initiative A\"")
                .doesNotContain("Item tokens lie");
        assertThat(server.answer("{\"do\":\"events\",\"side\":\"everybody\"}"))
                .contains("Item tokens lie face down")
                .doesNotContain("Les pions");
        assertThat(server.answer("{\"do\":\"events\",\"side\":\"everybody\",\"language\":\"fr\"}"))
                .isEqualTo(french);
    }

    @Test
    void aPlanAndTheRulebook() {
        server.answer("{\"do\":\"choose\",\"choice\":\"A starts\"}");
        assertThat(server.answer("{\"do\":\"hint\",\"plans\":1,\"iterations\":1,\"language\":\"fr\"}"))
                .contains("\"words\":\"zone ");
        assertThat(server.answer("{\"do\":\"rulebook\",\"language\":\"fr\"}"))
                .contains("\"title\":\"Couch\u00e9e au sol\"")
                .doesNotContain("\"title\":\"Pinned\"", RuleIds.PIN_1.text());
    }

    @Test
    void severalQuestionsInTheLanguageOfAll() {
        String several = "{\"do\":\"several\",\"language\":\"fr\",\"requests\":["
                + "{\"do\":\"why\",\"choice\":\"A1 activate\"},{\"do\":\"why\",\"choice\":\"dance\"},"
                + "{\"do\":\"why\",\"choice\":\"dance\",\"language\":\"en\"}]}";
        assertThat(server.answer(several))
                .contains("ce n'est pas ce qui est demandé maintenant")
                .contains("\u00ab\u00a0dance\u00a0\u00bb")
                .contains("'dance' is");
    }

    /** A game with a team that breaks a rule may begin: the answer says which. */
    @Test
    void whatIsWrongWithATeam() throws IOException {
        String team = Json.write(
                        ShippedThings.TEAMS.called("kiln-road-breakers").get())
                .replaceFirst("\"points\":[0-9]+", "\"points\":999");
        String start = "{\"do\":\"start\",\"game\":\"%s\",\"teams\":{\"A\":" + team
                + ",\"B\":\"saltwind-wardens\"},\"language\":\"%s\"}";
        JsonNode english = illegal(start.formatted("g", "en"));
        JsonNode french = illegal(start.formatted("h", "fr"));
        assertThat(english.at("/rule")).isEqualTo(french.at("/rule"));
        assertThat(french.at("/text")).isNotEqualTo(english.at("/text"));
    }

    private JsonNode illegal(String request) throws IOException {
        return ServerClient.JSON.readTree(server.answer(request)).at("/illegal/0");
    }
}
