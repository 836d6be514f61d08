package io.github.deadcube.testkit.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.Pipe;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A client that does not read holds few threads, and none for long. */
class SlowClientsTest {
    @Test
    @Timeout(30)
    void anAnswerThatNoOneReadsEnds() throws IOException {
        Pipe pipe = Pipe.open();
        try (SlowClients slow = new SlowClients(1, 1, 1000);
                Pipe.SinkChannel full = pipe.sink();
                Pipe.SourceChannel unread = pipe.source()) {
            assertThat(unread.isOpen()).isTrue();
            assertThatThrownBy(() -> slow.write(1, () -> {
                        while (true) full.write(ByteBuffer.allocate(1 << 16));
                    }))
                    .isInstanceOf(ClosedByInterruptException.class);
            assertThat(Thread.currentThread().isInterrupted()).isFalse();
            int[] written = new int[1];
            slow.write(100_000, () -> written[0]++);
            assertThat(written).containsExactly(1);
        }
    }

    @Test
    void aClientHasSoManyRequestsAtATime() {
        try (SlowClients slow = new SlowClients(2, 1, 1)) {
            assertThat(slow.entered("one")).isTrue();
            assertThat(slow.entered("one")).isTrue();
            assertThat(slow.entered("one")).isFalse();
            assertThat(slow.entered("other")).isTrue();
            slow.left("one");
            assertThat(slow.entered("one")).isTrue();
            assertThat(slow.entered("one")).isFalse();
        }
    }
}
