package io.github.deadcube.api.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Keyword;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Notations are bounded: longer or deeper texts are refused without parsing, with a short message. */
class BoundsTest {
    private static final String FEW = "at most";
    private static final int SHORT = 200;

    @ParameterizedTest
    @ValueSource(ints = {10_000, 100_000, 1_000_000})
    void aLongTextIsRefused(int length) {
        for (String part : new String[] {"x and a at ", "spend dice: ", " ", "8 ", "a at B1 and ", "-", "é"}) {
            String text = "A1 shoot a at B1 as " + part.repeat(length / part.length());
            assertThat(Input.read(text).getLeft().mkString()).contains(FEW).hasSizeLessThan(SHORT);
            assertThat(Input.read(part.repeat(length / part.length())).getLeft().mkString())
                    .contains(FEW)
                    .hasSizeLessThan(SHORT);
            assertThat(Keyword.read(text).getLeft().mkString()).contains(FEW).hasSizeLessThan(SHORT);
            assertThatThrownBy(() -> RuleId.of(text))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining(FEW);
        }
    }

    @Test
    void theLongestAreRead() {
        assertThat(Input.read("8 ".repeat(999) + "8")).isNotEmpty();
        assertThat(Input.read("8 ".repeat(1_000) + "8").isLeft()).isTrue();
        String shot = "rifle and ".repeat(150) + "rifle at B1";
        assertThat(Input.read("A1 shoot " + shot).map(Object::toString)).contains("A1 shoot " + shot);
        assertThat(RuleId.of("H-" + "A".repeat(RuleId.LONGEST - 2)).id()).hasSize(RuleId.LONGEST);
        assertThatThrownBy(() -> RuleId.of("H-" + "A".repeat(RuleId.LONGEST - 1)))
                .hasMessageContaining("100 characters at most, not 101");
    }

    @Test
    void theLengthOfAKeywordIsTheLengthOfItsText() {
        String tight = "A(".repeat(5) + "A".repeat(185) + ")".repeat(5);
        assertThat(tight).hasSize(200);
        assertThat(Keyword.read(tight).getLeft().mkString()).isEqualTo("a keyword has 200 characters at most, not 205");
        String written = "A (".repeat(5) + "A".repeat(180) + ")".repeat(5);
        assertThat(written).hasSize(200);
        assertThat(Keyword.read(written).map(Keyword::toString)).contains(written);
    }

    @Test
    void theDepthOfBracketsAndDiceIsLimited() {
        assertThat(Keyword.read("A (".repeat(8) + "A" + ")".repeat(8))).isNotEmpty();
        assertThat(Keyword.read("A (".repeat(9) + "A" + ")".repeat(9)).getLeft().mkString())
                .isEqualTo("brackets within brackets are 8 deep at most");
        Keyword deepest = Keyword.of("A (".repeat(8) + "A" + ")".repeat(8));
        assertThatThrownBy(() -> Keyword.of("A", deepest))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("brackets within brackets are 8 deep at most");
        assertThat(Input.read("spend dice: ".repeat(8) + "add 1")).isNotEmpty();
        assertThat(Input.read("spend dice: ".repeat(9) + "add 1").getLeft().mkString())
                .startsWith("at most 8 dice are spent");
    }
}
