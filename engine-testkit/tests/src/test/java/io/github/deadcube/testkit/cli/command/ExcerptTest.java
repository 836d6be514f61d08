package io.github.deadcube.testkit.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.rule.Language;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

class ExcerptTest {
    @Test
    void upToAHundredLinesAreShown() {
        assertThat(PrintableText.excerpt(Vector.fill(100, "a"), Language.ENGLISH))
                .hasSize(100)
                .containsOnly("a");
        assertThat(PrintableText.excerpt(Vector.fill(103, "a"), Language.ENGLISH))
                .hasSize(101)
                .endsWith("a", "and 3 lines more");
    }

    @Test
    void aLineIsCutShortAndEscaped() {
        assertThat(PrintableText.excerpt(
                        Vector.of("a".repeat(1_500), "a".repeat(1_501), "a\u001b[2Jb\u0007"), Language.ENGLISH))
                .containsExactly("a".repeat(1_500), "a".repeat(1_500) + "…", "a\\u001b[2Jb\\u0007");
    }
}
