package io.github.deadcube.core.support;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.core.Deadcube;
import org.junit.jupiter.api.Test;

class FormatVersionTest {
    /** As the first minor version that has another format than the first release. */
    private static final FormatVersion LATER = FormatVersion.of(1, 2);

    @Test
    void todaysFormatIsReadAndNoLaterOne() {
        assertThat(FormatVersion.isRead(String.valueOf(Deadcube.FORMAT_VERSION)))
                .isTrue();
        assertThat(FormatVersion.isRead(String.valueOf(Deadcube.FORMAT_VERSION + 1)))
                .isFalse();
        assertThat(FormatVersion.expected()).endsWith(String.valueOf(Deadcube.FORMAT_VERSION));
    }

    @Test
    void aLaterVersionReadsTheFormatBeforeIts() {
        assertThat(LATER.reads("1")).isTrue();
        assertThat(LATER.reads("2")).isTrue();
        for (String other : new String[] {"0", "3", "01", "", "x"})
            assertThat(LATER.reads(other)).as(other).isFalse();
        assertThat(LATER).hasToString("1 or 2");
    }
}
