package io.github.deadcube.testkit.match;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.rule.Language;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.testkit.match.Match.Forfeit;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import org.junit.jupiter.api.Test;

/** A game that a bot loses because it cannot continue. */
class ForfeitTest {
    private static final Forfeit CRASHED = new Forfeit(Side.B, Sentence.of("it has ended with exit code {code}", 3));

    @Test
    void theReasonIsToldInTheLanguage() {
        assertThat(CRASHED.description()).hasToString("side B loses: it has ended with exit code 3");
        assertThat(CRASHED.description().told(Language.of("fr").get()))
                .isEqualTo("le camp B perd\u00a0: il s'est arrêté avec le code 3");
    }

    /** A cluster sends failures to the machine that asked. */
    @Test
    void theReasonReachesAnotherMachine() throws IOException, ClassNotFoundException {
        ByteArrayOutputStream sent = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(sent)) {
            out.writeObject(CRASHED);
        }
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(sent.toByteArray()))) {
            assertThat(((Forfeit) in.readObject()).description())
                    .hasToString("side B loses: it has ended with exit code 3");
        }
    }
}
