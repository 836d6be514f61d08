package io.github.deadcube.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.readme.ClassPath;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** Digests are the same in another Java virtual machine, with another locale, charset and time zone. */
class SecondMachineTest {
    @Test
    void anotherVirtualMachineComesToTheSameDigests() throws IOException, InterruptedException {
        String here = Digests.of(20);
        Process other = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Duser.language=tr",
                        "-Duser.timezone=Pacific/Chatham",
                        "-Dfile.encoding=ISO-8859-1",
                        "-XX:+UnlockExperimentalVMOptions",
                        "-XX:hashCode=2",
                        "-cp",
                        ClassPath.with(Digests.class),
                        Digests.class.getName())
                .redirectErrorStream(true)
                .start();
        String there = new String(other.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(other.waitFor()).as(there).isZero();
        assertThat(there.strip()).isEqualTo(here).hasLineCount(20);
    }
}
