package io.github.deadcube.properties.level;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;

/** Numbers of tries and seeds of repeated tests that are not properties. */
@ResourceLock(Resources.SYSTEM_PROPERTIES)
class LevelTest {
    private static final String SETTING = "deadcube.tries.LevelTest.aSettingChangesIt";

    @Test
    void aSettingChangesIt() {
        int usual = Level.thorough() ? 90 : 3;
        assertThat(Level.tries(LevelTest.class, "aSettingChangesIt", 3, 90)).isEqualTo(usual);
        System.setProperty(SETTING, "7");
        try {
            assertThat(Level.tries(LevelTest.class, "aSettingChangesIt", 3, 90)).isEqualTo(7);
            assertThat(Level.tries(LevelTest.class, "aTestThatIsNotThereHasNone", 3, 90))
                    .isEqualTo(usual);
        } finally {
            System.clearProperty(SETTING);
        }
    }

    @Test
    void aTestThatIsNotThereHasNone() {
        assertThatThrownBy(() -> Level.tries(LevelTest.class, "nothing", 1, 2))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("has no method nothing");
        assertThatThrownBy(() -> Level.tries(LevelTest.class, "aSettingChangesIt", 0, 2))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void theSeedComesFromTheName() {
        assertThat(Level.seed(LevelTest.class, "one")).isEqualTo(Level.seed(LevelTest.class, "one"));
        assertThat(Level.seed(LevelTest.class, "one")).isNotEqualTo(Level.seed(LevelTest.class, "other"));
        assertThat(Level.seed(LevelTest.class, "one")).isNotEqualTo(Level.seed(TriesTest.class, "one"));
    }
}
