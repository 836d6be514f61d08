package io.github.deadcube.testkit.assertions;

import static io.github.deadcube.testkit.assertions.DeadcubeAssertions.assertThat;
import static io.github.deadcube.testkit.assertions.DeadcubeAssertions.assertThatThrownBy;
import static io.github.deadcube.testkit.assertions.Failing.fault;
import static io.github.deadcube.testkit.assertions.Failing.message;

import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Model.Status;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.Side.Allegiance;
import io.github.deadcube.testkit.match.AlteredStates;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class ModelAssertTest {
    private static final String B2 =
            "B2 at c1/5, pinned, damage 1, activated, carries I-AMMO, marked K-PREY 1 until game";

    private static Model model(Side side, int number) {
        return Fight.SO_FAR.state().position().model(new ModelId(side, number)).get();
    }

    @Test
    void stateOfAModel() {
        assertThat(model(Side.B, 2))
                .isAt("c1/5")
                .isAt("c1")
                .isPinned()
                .hasDamage(1)
                .isInPlay()
                .isActivated()
                .hasAllegiance(Allegiance.B)
                .isMarked("K-PREY")
                .isNotMarked("K-STEALTHY")
                .carries("I-AMMO");
        assertThat(model(Side.B, 1))
                .isUpright()
                .isUnharmed()
                .isNotActivated()
                .isNotMarked("K-PREY")
                .carriesNothing();
        assertThat(AlteredStates.status(model(Side.B, 1), Status.KILLED))
                .isKilled()
                .hasStatus(Status.KILLED);
    }

    static Stream<Arguments> falseClaims() {
        return Stream.of(
                not("at c2", model -> model.isAt("c2")),
                not("at c1/4", model -> model.isAt("c1/4")),
                not("upright", ModelAssert::isUpright),
                not("with damage 2", model -> model.hasDamage(2)),
                not("with damage 0", ModelAssert::isUnharmed),
                not("with the status KILLED", ModelAssert::isKilled),
                not("not activated", ModelAssert::isNotActivated),
                not("with the allegiance NEUTRAL", model -> model.hasAllegiance(Allegiance.NEUTRAL)),
                not("marked K-TOXIC", model -> model.isMarked("K-TOXIC")),
                not("not marked K-PREY", model -> model.isNotMarked("K-PREY")),
                not("to carry I-INTEL", model -> model.carries("I-INTEL")),
                not("to carry nothing", ModelAssert::carriesNothing));
    }

    private static Arguments not(String words, Consumer<ModelAssert> assertion) {
        return Arguments.of(words, assertion);
    }

    @ParameterizedTest
    @MethodSource
    void falseClaims(String words, Consumer<ModelAssert> assertion) {
        assertThat(message(() -> assertion.accept(assertThat(model(Side.B, 2)))))
                .isEqualTo("\nExpected B2 " + words + ", but " + B2 + ".");
    }

    @Test
    void propertiesOfOtherModels() {
        Model other = model(Side.B, 1);
        assertThat(fault(() -> assertThat(other).isPinned())).isEqualTo("Expected B1 pinned, but B1 at b2/5.");
        assertThat(fault(() -> assertThat(other).isActivated())).isEqualTo("Expected B1 activated, but B1 at b2/5.");
        Model dead = AlteredStates.status(other, Status.KILLED);
        assertThat(fault(() -> assertThat(dead).isUpright())).isEqualTo("Expected B1 upright, but B1 killed.");
        assertThat(fault(() -> assertThat(dead).isUnharmed())).isEqualTo("Expected B1 with damage 0, but B1 killed.");
        assertThat(fault(() -> assertThat(dead).isInPlay()))
                .isEqualTo("Expected B1 with the status IN_PLAY, but B1 killed.");
        assertThat(fault(() -> assertThat(dead).isAt("b2"))).isEqualTo("Expected B1 at b2, but B1 killed.");
    }

    @Test
    void failuresShowTheState() {
        assertThat(Fight.SO_FAR.state()).model("B2").isPinned();
        assertThat(message(() -> assertThat(Fight.SO_FAR.state()).model("B2").isUpright()))
                .contains(
                        "\nExpected B2 upright, but " + B2 + ".\nquestion: B: fight back (AST-3)\n",
                        "\nthe situation:\n");
    }

    @Test
    void theDifferenceIsNamed() {
        Model model = model(Side.B, 2);
        assertThat(model).isEqualTo(AlteredStates.harm(model, 1, true));
        assertThat(message(() -> assertThat(model).isEqualTo(AlteredStates.harm(model, 2, false))))
                .isEqualTo("""

                        Expected an equal model, but these differ:
                          damage: 1, expected 2
                          pinned: true, expected false""");
        assertThat(message(() -> assertThat(model).isEqualTo("B2"))).contains("B2");
    }

    @Test
    void aPlaceIsWrittenInNotation() {
        assertThatThrownBy(() -> assertThat(model(Side.B, 2)).isAt("c1/0"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("'c1/0' is not a place, such as c4, c4/5 or c4:2/5");
    }
}
