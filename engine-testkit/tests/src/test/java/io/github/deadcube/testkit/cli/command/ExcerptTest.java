package io.github.deadcube.testkit.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

class ExcerptTest {
    @Test
    void upToAHundredLinesAreShown() {
        assertThat(PrintableText.excerpt(Vector.fill(100, "a"))).hasSize(100).containsOnly("a");
        assertThat(PrintableText.excerpt(Vector.fill(103, "a"))).hasSize(101).endsWith("a", "and 3 lines more");
    }

    @Test
    void aLineIsCutShortAndEscaped() {
        assertThat(PrintableText.excerpt(Vector.of("a".repeat(1_500), "a".repeat(1_501), "a\u001b[2Jb\u0007")))
                .containsExactly("a".repeat(1_500), "a".repeat(1_500) + "…", "a\\u001b[2Jb\\u0007");
    }
}
