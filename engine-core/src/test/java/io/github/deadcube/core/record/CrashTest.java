package io.github.deadcube.core.record;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.core.record.RecordFile.Crash;
import java.nio.file.StandardOpenOption;
import org.junit.jupiter.api.Test;

/** A test cannot cause a power cut, so it checks the options with which a file is opened. */
class CrashTest {
    @Test
    void onlyACrashOfTheMachineWaitsForTheDisk() {
        assertThat(Crash.OF_PROCESS.options()).containsExactly(StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        assertThat(Crash.OF_MACHINE.options())
                .containsExactly(StandardOpenOption.CREATE, StandardOpenOption.APPEND, StandardOpenOption.DSYNC);
    }
}
