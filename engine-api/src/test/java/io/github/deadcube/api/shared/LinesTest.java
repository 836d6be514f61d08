package io.github.deadcube.api.shared;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

/** The lines of every short text are those that the class of texts returns. */
class LinesTest {
    private static final int LONGEST = 6;

    @Test
    void theLinesOfEveryShortText() {
        Vector<String> texts = Vector.of("");
        for (int length = 0; length <= LONGEST; length++) {
            for (String text : texts)
                assertThat(Lines.lines(text))
                        .as(text)
                        .containsExactlyElementsOf(text.lines().toList());
            texts = texts.flatMap(text -> Vector.of("a", "\n", "\r").map(text::concat));
        }
    }
}
