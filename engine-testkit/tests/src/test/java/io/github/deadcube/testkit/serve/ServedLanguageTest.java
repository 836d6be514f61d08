package io.github.deadcube.testkit.serve;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.core.Deadcube;
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
                .contains("ce n'est pas ce que demande la question")
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
}
