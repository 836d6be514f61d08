package io.github.deadcube.text;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** An identifier of a rule that is too long is refused with an error text in every place. */
class LongIdentifiersTest {
    private static final String LONG = "I-" + "G".repeat(RuleId.LONGEST);

    @ParameterizedTest
    @ValueSource(
            strings = {
                "A1 at a1; token 1 %s at c4",
                "A1 at c4, carries %s",
                "A1 at c4, equipment %s",
                "A1 at c4, marked %s 1 until game",
                "A1 at c4, active, taken %s",
                "A1 at c4; laid %s at c4"
            })
    void inScripts(String line) {
        assertThat(Script.read(line.formatted("I-AMMO")).isRight()).isTrue();
        assertThat(Script.read(line.formatted(LONG)).getLeft().head().toString())
                .startsWith("line 1, column ")
                .contains("; expected ");
    }

    private static Either<Seq<Fault>, Vector<Fault>> expected(String text) {
        GameState state = Script.play("A1 at a1; B1 at b2\nplay").state();
        return Script.unmet(Deadcube.rules(), state, Vector.empty(), text);
    }

    @Test
    void inExpectations() {
        assertThat(expected("A1 marked I-AMMO").isRight()).isTrue();
        assertThat(expected("A1 marked " + LONG).getLeft().head().expected())
                .isEqualTo("'marked', a rule, and perhaps a number and a side, such as 'marked K-PREY 1 by A'");
    }

    @Test
    void inInputsAndMarkers() {
        assertThat(Input.read("A1 use I-AMMO").isRight()).isTrue();
        assertThat(Input.read("A1 use " + LONG).isLeft()).isTrue();
        assertThat(Marker.read(LONG + " at c4").getLeft().mkString()).contains("is not understood; expected a rule");
    }

    @Test
    void byThemselves() {
        assertThat(RuleId.read("I-AMMO").toOption()).containsExactly(RuleId.of("I-AMMO"));
        assertThat(RuleId.read(LONG).toOption()).isEmpty();
        assertThat(RuleId.read("ammo").toOption()).isEmpty();
    }
}
